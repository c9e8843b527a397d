"""Backdrops: each family of cards has its own colours and a backdrop with random details."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Final

from posse.core.rng import Rng
from posse.games.space_serenade.art.palette import GOLD, INK, round_line
from posse.games.svg import Parts, background, disc, line, path, ring, star, use

FORMS: Final[Parts] = {
    "spike": "M0-11 11 0 0 11-11 0z",
    "jet": "M0-11 9.5-5.5v11L0 11-9.5 5.5v-11z",
    "faye": "M3-11A11 11 0 1 0 11 4 9 9 0 0 1 3-11z",
    "ed": star(5, 12, 5.4),
}
"""The shapes of the characters: diamond, hexagon, moon and star."""

TONES: Final[Parts] = {
    "spike": "#5aa0cc",
    "jet": "#d0704e",
    "faye": "#d877ab",
    "ed": "#86c277",
    "": "#9aa6c4",
    "damage": "#d65a48",
}
"""The colours of the families: characters, neutral cards and Damage."""

GROUNDS: Final[dict[str, tuple[str, str, str]]] = {
    "spike": ("#0e1830", "#182a4e", "#21406b"),
    "jet": ("#1d1518", "#33221f", "#543528"),
    "faye": ("#22102c", "#371a45", "#552a5c"),
    "ed": ("#0d211e", "#143831", "#1f5345"),
    "": ("#151a2a", "#20283f", "#303b5a"),
    "damage": ("#240a10", "#3d1017", "#5f1a1e"),
}
"""The colours of background, details and the light around the thing in the middle."""


def city(rng: Rng, tone: str) -> str:
    """Spike: roofs at night and two searchlights."""
    x, roofs = 0, "M0 70"
    while x < 100:
        width, top = 7 + rng.below(10), 26 + rng.below(30)
        roofs += f"V{top}h{width}"
        x += width
    beams = f"M{10 + rng.below(20)} 70 {rng.below(30)} 0h14zM{70 + rng.below(20)} 70 {60 + rng.below(36)} 0h14z"
    lights = "".join([f"M{rng.below(98)} {44 + rng.below(24)}h2" for _ in range(12)])
    return path(beams, tone, 'opacity=".35"') + path(f"{roofs}V70z", tone) + line(lights, GOLD, 1.6, 'opacity=".6"')


def workshop(rng: Rng, tone: str) -> str:
    """Jet: plates, rivets and pipes."""
    seam, pipe = 16 + rng.below(60), 8 + rng.below(10)
    plates = line(f"M0 {pipe + 44}H100M{seam} 0V70M{(seam + 50) % 100} 0V{pipe + 44}", tone, 1.6)
    rivets = round_line(f"M{seam + 3} 4V70M0 {pipe + 47}H100", tone, 1.4).replace("/>", ' stroke-dasharray="0 6"/>')
    return line(f"M0 {pipe}H100", tone, 7) + plates + rivets


def lounge(rng: Rng, tone: str) -> str:
    """Faye: a fan of light and sequins."""
    rays, turn = 9 + rng.below(5), rng.below(20) / 100
    fan = ""
    for i in range(rays):
        a, b = [pi * ((i + half) / rays) + turn for half in (0.0, 0.5)]
        fan += f"M50 78L{50 + 110 * cos(a):.0f} {78 - 110 * sin(a):.0f} {50 + 110 * cos(b):.0f} {78 - 110 * sin(b):.0f}z"
    sequins = "".join([f"M{rng.below(100)} {rng.below(70)}h0" for _ in range(14)])
    return path(fan, tone) + round_line(sequins, "#b98ac4", 1.3)


def network(rng: Rng, tone: str) -> str:
    """Ed: a grid, a wave and scattered blocks."""
    high, shift = 6 + rng.below(12), rng.below(12)
    grid = line("M0 14H100M0 28H100M0 42H100M0 56H100M14 0V70M28 0V70M42 0V70M56 0V70M70 0V70M84 0V70", tone, 0.8)
    wave = line(f"M-{shift} 35q10-{2 * high} 20 0t20 0 20 0 20 0 20 0 20 0", tone, 3)
    blocks = "".join([f"M{rng.below(14) * 7} {rng.below(10) * 7}h6v6h-6z" for _ in range(8)])
    return grid + path(blocks, tone) + wave


def grooves(rng: Rng, tone: str) -> str:
    """Neutral cards: a record larger than the picture."""
    x, y = 30 + rng.below(40), 20 + rng.below(30)
    return "".join([ring(x, y, r, tone, 2) for r in range(16, 92, 8)])


def cracks(rng: Rng, tone: str) -> str:
    """Damage: broken glass."""
    x, y, rays = 35 + rng.below(30), 25 + rng.below(20), 9 + rng.below(4)
    ways, last = "", ""
    for i in range(rays):
        a = 2 * pi * i / rays + rng.below(30) / 100
        near, far = 16 + rng.below(14), 90
        ways += (
            f"M{x} {y}L{x + near * cos(a + 0.2):.0f} {y + near * sin(a + 0.2):.0f} {x + far * cos(a):.0f} {y + far * sin(a):.0f}"
        )
        last += f"{'L' if last else 'M'}{x + near * cos(a + 0.2):.0f} {y + near * sin(a + 0.2):.0f}"
    return line(f"{ways}{last}z", tone, 1.8)


BACKDROPS: Final = {"spike": city, "jet": workshop, "faye": lounge, "ed": network, "": grooves, "damage": cracks}


def backdrop(family: str, rng: Rng) -> str:
    ground, tone, light = GROUNDS[family]
    haze = use("smoke", 12 + rng.below(76), 44, 1.1 + rng.below(8) / 10, turn=rng.below(40) - 20).replace(
        "/>", ' opacity=".16"/>'
    )
    return background(ground) + BACKDROPS[family](rng, tone) + haze + disc(50, 35, 30, light)


def emblem(character: str, x: float, y: float, size: float) -> str:
    return use(f"e-{character}", x, y, size, TONES[character])


def parts() -> Parts:
    """The characters' shapes, with a dark rim."""
    return {f"_e-{name}": path(form, more=f'stroke="{INK}" stroke-width="1.5"') for name, form in FORMS.items()}

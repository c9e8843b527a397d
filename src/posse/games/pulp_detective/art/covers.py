"""Backs, the poster, and covers of cards without a drawing."""

from __future__ import annotations

from typing import Final

from posse.core.rng import Rng
from posse.games.pulp_detective.art.icons import RESOURCES
from posse.games.pulp_detective.art.palette import INK, PAPER, RED, black, drawn, glow, red, tone
from posse.games.svg import background, disc, group, line, path, rng_for, star, use

BACKS: Final = {
    # by letter: background, pattern, disc in the middle, icon of the likely reward
    "c": (RED, INK, PAPER, "energy"),
    "s": (PAPER, RED, INK, "object"),
    "i": (INK, RED, PAPER, "clue"),
}
ALLEY: Final = ("car", "grill")
PEOPLE: Final = ("man", "run", "dame", "bust", "side", "lass")


def back(letter: str) -> str:
    """The back of a storyline card: its letter and an icon of its likely reward."""
    ground, pattern, sheet, prize = BACKS.get(letter.lower(), BACKS["i"])
    below = PAPER if sheet == INK else INK
    rays = path(
        "M50 70-30-10H6zM50 70 34-10H66zM50 70 94-10h36zM50 70-30 46v48zM50 70 130 46v48zM50 70-30 150H6z"
        "M50 70 34 150H66zM50 70 94 150h36z",
        pattern,
    )
    frame = line("M5 5H95V135H5z", sheet, 1.6)
    sign = group(RESOURCES[prize], 50, 70, 2.1, below if ground != PAPER else RED)
    middle = disc(50, 70, 34, ground) + disc(50, 70, 31, sheet) + group(f'<g fill-rule="evenodd">{sign}</g>')
    return (
        background(ground, 100, 140)
        + rays
        + glow(50, 70, 33, sheet)
        + middle
        + frame
        + plate(letter, 20, 20)
        + plate(letter, 80, 120, 180)
    )


def plate(letter: str, x: float, y: float, turn: float = 0) -> str:
    """A slanted letter in the corner."""
    body = black("M-10-11H14L10 11H-14z") + lettering(letter.upper(), 0, 6.5, 19, PAPER)
    return group(body, x, y, turn=turn)


def lettering(text: str, x: float, y: float, size: float, colour: str, width: float = 0) -> str:
    """Slanted text, stretched to `width` if that is given."""
    font = 'font-family="Impact,Haettenschweiler,Oswald,sans-serif-condensed,sans-serif" font-weight="700" font-style="italic"'
    length = f' textLength="{width:g}" lengthAdjust="spacingAndGlyphs"' if width else ""
    return f'<text fill="{colour}" {font} x="{x:g}" y="{y:g}" font-size="{size:g}" text-anchor="middle"{length}>{text}</text>'


def strange(slug: str) -> str:
    """A cover composed of random stock shapes, seeded by the card's name."""
    rng = rng_for(slug)
    inks = [RED, PAPER]
    sky = inks.pop(rng.below(2))
    x = 38 + rng.below(25)
    light = disc(x, 26, 18 + rng.below(8), inks[0])
    town = use("town", -rng.below(12), 6 + rng.below(14), 1.15, "", 0)
    stage = path(f"M0 {58 + rng.below(5)}H100V70H0z", INK)
    return background(sky) + shade(rng) + light + (town if rng.below(2) else street(rng)) + stage + cast(rng, x, sky)


def shade(rng: Rng) -> str:
    return tone(-4, 0, INK) if rng.below(2) else tone(rng.below(20) - 10, 60, INK, -60 - rng.below(50))


def street(rng: Rng) -> str:
    """Lamps along a kerb, sometimes with a car."""
    lamps = [use("lamp", spot + rng.below(9), 62, 0.7 + 0.1 * rng.below(4)) for spot in (6, 84)]
    return "".join(lamps) + use(ALLEY[rng.below(2)], 30 + rng.below(40), 62, 0.8 + 0.1 * rng.below(4), flip=rng.below(2) == 1)


def cast(rng: Rng, x: float, sky: str) -> str:
    """One or two people in the light."""
    first, second = PEOPLE[rng.below(len(PEOPLE))], PEOPLE[rng.below(3)]
    size = 1.2 if first in ("bust", "side", "lass") else 0.9
    front = use(first, x, 70, size, flip=rng.below(2) == 1)
    other = use(second, 12 + rng.below(12) if x > 50 else 78 + rng.below(12), 64, 0.7, RED if sky == PAPER else "")
    return (other if rng.below(2) else "") + drawn(front, sky, 1.5) + front


def poster() -> str:
    """A man with a hat in front of the moon, and the title."""
    sky = background(INK, 300, 400) + group(disc(0, 0, 40, PAPER) + glow(0, 0, 40, RED), 158, 138, 3)
    town = group(use("town", 0, 0, 3, RED), 0, 120)
    man = group(drawn(use("bust"), PAPER, 1.4) + use("bust") + use("bustlit", fill=PAPER), 128, 322, 4.6)
    band = red("M83 156Q128 178 173 156L176 170Q128 196 80 170z")
    smoke = line("M126 263 178 272", PAPER, 4.5) + disc(180, 272.5, 4, RED) + drawn(use("smoke", 186, 262, 1.5), INK)
    ground = black("M0 312 300 296V400H0z") + red("M0 312 300 296V302L0 318z")
    price = group(path(star(14, 30, 24), RED) + lettering("10¢", 0, 8, 23, PAPER, 34), 48, 52, turn=-10)
    title = group(lettering("PULP", 92, 0, 52, PAPER, 150) + lettering("DETECTIVE", 150, 36, 38, RED, 268), 0, 362, turn=-2)
    return sky + town + man + band + smoke + ground + price + title

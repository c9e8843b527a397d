"""Hunters: silhouettes in front of a landscape, composed of random parts."""

from __future__ import annotations

from typing import Final, NamedTuple

from posse.games.bounty_hunters.art.palette import DEEP, INK, NEON, RUST, SAND, TEAL, fill, lit, shape
from posse.games.svg import Parts, background, path, rng_for

Part = tuple[str, str]
"""The outline of a shape and of its trimmings, which have another colour."""

COATS: Final[tuple[Part, ...]] = (
    # duster with a high collar
    ("M20 70 25 53 39 46 40 33 47 44h6l7-11 1 13 14 7 5 17z", "M40 35l7 12-4 5zM60 35l-7 12 4 5zM49 52h2v18h-2z"),
    # poncho
    ("M9 70 33 46 45 41h10l12 5 24 24z", "M29 53l5 5 5-5 5 5 6-5 6 5 5-5 5 5 5-5 3 4-8 7-5-5-5 5-6-5-6 5-5-5-5 5-7-7z"),
    # pauldrons
    ("M27 70V60H20Q17 43 35 43l9-3h12l9 3q18 0 15 17h-7v10z", "M21 55q1-9 12-9l-5 9zM79 55q-1-9-12-9l5 9zM41 52h18l-3 9H44z"),
    # fur collar
    ("M22 70 27 57l-6-4 7-3-4-6 8 1-1-6 8 3 3-5 5 4 3-3 3 3 5-4 3 5 8-3-1 6 8-1-4 6 7 3-6 4 5 13z", "M46 50h8l3 20H43z"),
    # scarf in the wind
    ("M28 70 32 53l11-8h14l11 8 4 17zM41 40q9 7 18 0l3 4 30-9-7 8 11 2-35 6q-11 6-22 1z", "M41 41q9 7 18 0l2 7q-11 6-21 1z"),
    # cape over one shoulder
    ("M17 70Q22 49 41 43l4-3h10l4 3q10 3 14 12l6 15z", "M24 70q3-17 19-24l17 2Q46 53 42 70z"),
    # tanks on the back
    (
        "M28 70 31 53l12-8h14l12 8 3 17zM16 37q0-6 6-6t6 6v24H16zM72 37q0-6 6-6t6 6v24H72z",
        "M16 39h12v4H16zM72 39h12v4H72zM43 50h14v9H43z",
    ),
    # broad shoulders, bandolier
    ("M13 70Q13 49 34 46l9-5h14l9 5q21 3 21 24z", "M29 49l6-3 33 24h-9z"),
    # narrow robe with a chain
    ("M31 70 33 50q6-6 12-9h10q6 3 12 9l2 20z", "M38 47q12 14 24 0l-2-1q-10 10-20 0zM50 53l4 5-4 6-4-6z"),
    # quilted vest
    ("M24 70V56q2-9 19-14h14q17 5 19 14v14z", "M34 49h6v21h-6zM60 49h6v21h-6zM44 54h12v3H44zM44 61h12v3H44z"),
)

HEADS: Final = (
    "M40 26a10 12 0 0 1 20 0q0 9-5 14v5H45v-5q-5-5-5-14z",
    "M38 15h24l1 22-6 6H43l-6-6z",
    "M37 29a13 14 0 0 1 26 0v12l-4 3H41l-4-3z",
    "M40 25a10 12 0 0 1 20 0v7l6 3v8h-8l-4 3h-8l-4-3h-8v-8l6-3z",
    "M50 11a16 16 0 1 0 .1 0zM38 38h24v6H38z",
    "M41 33Q34 10 50 9t9 24l-4 12H45z",
    "M40 26a10 12 0 0 1 20 0q0 9-5 14v5H45v-5q-5-5-5-14zM42 19Q32 19 29 5q6 8 15 9zM58 19q10 0 13-14-6 8-15 9z",
    "M36 24q3-12 14-12t14 12q-1 11-9 16v5H45v-5q-8-5-9-16z",
    "M40 26a10 12 0 0 1 20 0l4 22q-6 1-8-4H44q-2 5-8 4z",
)
"""The eyes of all heads are at y = 27."""

HATS: Final[tuple[Part, ...]] = (
    ("", ""),
    # wide brim
    ("M22 21q14 0 17-2l3-13q8 4 16 0l3 13q3 2 17 2-14 6-28 5-14 1-28-5z", "M40 15h20l1 4q-11 3-22 0z"),
    # bowler
    ("M32 20h6Q37 5 50 5t12 15h6l-2 4H34z", "M38 16h24v4H38z"),
    # top hat
    ("M31 20h8L37 1h26l-2 19h8v4H31z", "M38 14h23l-.5 6h-22z"),
    # tricorne
    ("M24 20Q40 19 50 5q10 14 26 15-12 7-26 2-14 5-26-2z", "M26 20q16 0 24-8 8 8 24 8-12 4-24 0-12 4-24 0z"),
    # hood
    ("M31 50Q25 18 51 4q24 14 18 46l-9 2V26H40v26z", "M37 50Q32 24 50 12q18 12 13 38l-3 1Q65 28 50 17 35 28 40 51z"),
    # crest of spikes
    ("M44 20 36 13l8 0-3-9 7 5 4-8 3 8 8-3-3 8 6 2-8 5z", ""),
    # cap
    ("M38 21Q38 8 50 8t12 11l13 3-1 3H38z", "M38 18h24l-1 3H38z"),
    # turban
    ("M36 22Q32 7 50 6t14 16q-14 4-28 0z", "M36 19Q50 4 62 10l1 3Q50 9 40 22zM48 6l2-5 3 5-2 4z"),
    # straw cone
    ("M19 25 50 4l31 21q-31 8-62 0z", "M38 12 50 4l12 8q-12 4-24 0z"),
    # ear pieces and aerials
    ("M35 21h6v13h-6zM59 21h6v13h-6zM36 21 30 2h2l7 19zM60 21V8h2v13z", "M36 24h3v7h-3zM61 24h3v7h-3z"),
    # flying cap
    ("M38 24Q37 8 50 8t12 16l2 14-6 2V22H42v18l-6-2z", "M39 16h22v4H39z"),
    # feather
    ("M30 20q20-4 40 0v3H30zM40 19Q40 9 52 10q9 1 8 9z", "M56 17Q58 2 76 3q-4 10-17 15z"),
    # dreadlocks
    ("M37 28Q34 8 50 7t13 21l5 20-5-2-2-16H39l-2 16-5 2z", "M39 14q11-4 22 0v3q-11-4-22 0z"),
)

MASKS: Final = (
    "M41 25h18l-2 5H43z",
    "M45 23.5a3.5 3.5 0 1 0 .1 0zM55 23.5a3.5 3.5 0 1 0 .1 0z",
    "M50 22a5 5 0 1 0 .1 0z",
    "M42 24l7 4-5 1.5zM58 24l-7 4 5 1.5z",
    "M42 23h2v7h-2zM46.5 23h2v9h-2zM51 23h2v9h-2zM56 23h2v7h-2z",
    "M54 24.5a2.5 2.5 0 1 0 .1 0z",
    "M43 26h14v2H43zM45 33h10v1.5H45zM46 36h8v1.5h-8z",
    "M44 26a1.8 1.8 0 1 0 .1 0zM50 22a1.8 1.8 0 1 0 .1 0zM56 26a1.8 1.8 0 1 0 .1 0z",
    "M40 24q10 9 20 0v4q-10 8-20 0z",
)

BANDANA: Final = "M40 30q10 3 20 0l-2 8-8 9-8-9z"

ARMS: Final[tuple[Part, ...]] = (
    # on the right: the values of the card cover the left side of the picture
    ("", ""),
    # rifle on the back
    ("M68 60 87 8l4 1-2 8 4 2-3 8-4-1-12 38z", "M87 14l4 2-2 6-4-1z"),
    # two blades on the back
    ("M34 54 13 11l1-7 6 5 20 42zM66 54 87 11l-1-7-6 5-20 42z", "M20 34l9-5 1 2-9 5zM80 34l-9-5-1 2 9 5z"),
    # pistol held high
    ("M64 62 79 48V32h8v19L72 70zM77 33V17h2V5h5v12h3v16z", "M78 17h9v3h-9z"),
    # ringed staff
    ("M81 70V18h3v52zM82 2a9 9 0 1 0 .1 0zM82 7a4.5 4.5 0 1 1-.1 0z", "M80 30h5v3h-5zM80 36h5v3h-5z"),
    # spear with a pennant
    ("M81 70 82 15h-4l5-13 5 13h-4v55z", "M84 17l15 5-15 7z"),
    # axe
    ("M80 70 82 8h3l-1 62zM84 11q13-4 13 9t-13 9zM82 14l-6-2v10l6-1z", "M92 14q5 6 0 12z"),
    # bow
    ("M82 3q22 33 0 65l3 0q23-33 0-65zM82 3h1v65h-1z", "M90 30h4v10h-4z"),
    # hook
    ("M81 70 79 16h-3l1 54zM76 18Q76 6 88 6 96 8 97 20q-8-8-14-5-3 3-3 6z", "M76 24h5v8h-5z"),
    # hawk on the shoulder
    ("M80 47q6-13-3-19 0-6-6-6l-5 4 4 1q-7 11-1 21zM78 44 89 58l-9-3z", "M78 32q-6 4-5 13l5-1q2-6 0-12z"),
    # cannon on the shoulder
    ("M60 45V32h26v-4h9v19h-9v-3H72v8z", "M66 35h18v5H66zM89 31h3v13h-3z"),
    # lantern
    ("M79 70 82 10h3l-1 60zM84 12h8v6h-8zM86 18h10v15H86z", "M88 21h6v9h-6z"),
    # rope
    ("M82 34a11 14 0 1 0 .1 0zM82 39a6 9 0 1 1-.1 0z", "M71 46h5v4h-5z"),
    # flying eye
    ("M82 14a8 8 0 1 0 .1 0zM71 20h22v3H71zM77 13 73 5h2l5 8zM87 13l4-8h-2l-5 8z", "M82 19a3 3 0 1 0 .1 0z"),
    # guitar
    ("M62 62 84 14l-2-6 6-4 5 5-3 6-4 1-18 48z", "M83 8l6-3 3 4-2 5-4 1z"),
)

VIEWS: Final[tuple[Part, ...]] = (
    # the land, then its lit parts
    # sun over mesas
    ("M0 46h12l3-12h13l4 14h36l4-18h16l4 16h8v24H0z", "M50 4a26 26 0 1 0 .1 0z"),
    # two moons over dunes
    ("M0 50q26-16 50-3t50-7v30H0z", "M26 5a15 15 0 1 0 .1 0zM77 9a6 6 0 1 0 .1 0z"),
    # a town with lit windows
    (
        "M0 24h14v8h8V12h14v40h28V18h15v12h9v-8h12v48H0zM4 30v3h5v-3zM4 38v3h5v-3zM26 18v4h5v-4zM26 28v4h5v-4zM26 40v4h5v-4z"
        "M69 24v4h5v-4zM69 36v4h5v-4zM90 30v4h5v-4zM90 40v4h5v-4z",
        "M2 28h8v16H2zM24 16h8v30h-8zM68 22h8v20h-8zM88 28h8v18h-8z",
    ),
    # dust storm
    (
        "M0 8h64l8 5-8 5H0zM40 26h60v9H40l-8-4zM0 44h70l8 5-8 4H0z",
        "M78 10h22v4H78zM0 28h24v4H0zM86 46h14v4H86z",
    ),
    # canyon
    ("M0 0h26l4 16-6 12 8 14-6 28H0zM100 0H74l-5 20 7 14-7 14 5 22h26z", "M20 0h60v70H20z"),
    # ringed planet
    (
        "M14 46Q0 54 2 47T27 28Q8 42 9 45T50 32 92 13 76 16Q100 7 98 13T55 38 14 46zM0 62q50-12 100 0v8H0z",
        "M50 7a23 23 0 1 0 .1 0z",
    ),
    # ribs of a wreck
    (
        "M0 58h100v12H0zM8 60Q2 24 24 8q-8 26-2 52zM30 60Q22 20 48 2 36 30 42 60zM92 60q6-36-16-52 8 26 2 52z",
        "M64 12a14 14 0 1 0 .1 0z",
    ),
    # rays
    (
        "M0 56q50-10 100 0v14H0z",
        "M50 32-8 8V-9L50 32 14-9h26l10 41 10-41h26L50 32l58-41V8L50 32l58-8v18zM50 32-8 24v18z",
    ),
)

SKIES: Final = (
    # colours of sky, land and light, then of trimmings and glow
    ("#e3ab68", "#bf7440", "#f9e2b0", RUST, NEON),
    ("#b9502b", "#87371f", "#f2a65c", SAND, NEON),
    ("#1d5a60", "#123f47", "#8fe3d2", RUST, "#ffc15e"),
    ("#5d4160", "#412c49", "#ef9f6a", TEAL, NEON),
    ("#efd8a8", "#d2a468", "#fff6dd", TEAL, "#ff8a3d"),
    ("#34a198", "#1f7a75", "#d6f6df", SAND, "#ffd166"),
    ("#d98a55", "#a34c34", "#ffd9a0", DEEP, NEON),
)


def parts() -> Parts:
    """The shapes that hunters share: `_c0` is the first coat, `_c0x` its trimmings."""
    shapes: Parts = {"_b": BANDANA}
    for letter, pairs in (("c", COATS), ("t", HATS), ("w", ARMS), ("v", VIEWS)):
        for number, (outline, trim) in enumerate(pairs):
            shapes |= {f"_{letter}{number}": outline, f"_{letter}{number}x": trim}
    for letter, paths in (("h", HEADS), ("m", MASKS)):
        shapes |= {f"_{letter}{number}": d for number, d in enumerate(paths)}
    return {name: path(d) for name, d in shapes.items() if d}


SHAPES: Final = parts()


class Look(NamedTuple):
    """The parts of a figure, by index."""

    coat: int
    head: int
    hat: int
    arm: int
    mask: int
    bandana: bool = False


def look(slug: str) -> Look:
    rng = rng_for(slug)
    coat, head, hat, arm, mask = [rng.below(len(worn)) for worn in (COATS, HEADS, HATS, ARMS, MASKS)]
    return Look(coat, head, hat, arm, mask, bandana=rng.below(3) == 0)


def hunter(slug: str) -> str:
    rng = rng_for(f"{slug} at home")
    sky, land, light, trim, glow = rng.pick(SKIES)
    view = f"_v{rng.below(len(VIEWS))}"
    return background(sky) + fill(light, wear(f"{view}x")) + fill(land, wear(view)) + figure(look(slug), light, trim, glow)


def figure(look: Look, light: str, trim: str, glow: str, colour: str = INK) -> str:
    """A figure from the waist up, lit from the left."""
    arm, coat, head, hat = f"_w{look.arm}", f"_c{look.coat}", f"_h{look.head}", f"_t{look.hat}"
    outline = wear(arm) + wear(coat) + wear(head) + wear(hat)
    trimmings = wear(f"{arm}x") + wear(f"{coat}x") + wear(f"{hat}x") + (wear("_b") if look.bandana else "")
    return lit(outline, light, colour) + fill(trim, trimmings) + fill(glow, wear(f"_m{look.mask}"))


def wear(name: str) -> str:
    return shape(name) if name in SHAPES else ""

"""Droids: machines on a blueprint, each model with its own build."""

from __future__ import annotations

from typing import Final

from posse.games.bounty_hunters.art.palette import INK, LIGHT, NEON, RUST, SAND, lit, shape
from posse.games.svg import Parts, background, disc, line, path, ring, rng_for

STEEL: Final = "#8fa3a0"
IRON: Final = "#54686b"
PLATE: Final = "#c6d3c9"
GLASS: Final = "#ffc15e"

BLUEPRINT: Final = line(
    "M0 10h100M0 22h100M0 34h100M0 46h100M0 58h100M10 0v70M23 0v70M36 0v70M50 0v70M63 0v70M76 0v70M89 0v70", "#1d6068", 0.7
)
"""The background of all droids."""


def metal(d: str, colour: str = STEEL) -> str:
    return lit(path(d), LIGHT, colour)


def eye(x: float, y: float, r: float) -> str:
    return disc(x, y, r + 1.6, INK) + disc(x, y, r, GLASS)


LEGS: Final[Parts] = {
    "walker": metal("M36 46h9l-3 12 4 9H29l5-9zM55 46h9l2 12 5 9H54l4-9z", IRON)
    + disc(40, 50, 2.5, INK)
    + disc(60, 50, 2.5, INK),
    "tracks": metal("M24 52h52q7 1 7 8t-7 8H24q-7-1-7-8t7-8z", IRON)
    + disc(26, 60, 4.5, INK)
    + disc(42, 60, 4.5, INK)
    + disc(58, 60, 4.5, INK)
    + disc(74, 60, 4.5, INK),
    "wheel": metal("M44 46h12l3 12H41z", IRON) + ring(50, 57, 8.5, INK, 5) + disc(50, 57, 3.5, STEEL),
    "spider": line(
        "M40 46 24 40l-9 26M60 46l16-6 9 26M42 50 31 50l-4 17M58 50l11 0 4 17", LIGHT, 3.4, 'transform="translate(-1 -1)"'
    )
    + line("M40 46 24 40l-9 26M60 46l16-6 9 26M42 50 31 50l-4 17M58 50l11 0 4 17", IRON, 3.6),
    "hover": metal("M34 46h32l-6 8H40z", IRON) + path("M41 56h18l-4 3H45zM44 61h12l-3 2H47z", NEON),
}

BODIES: Final[Parts] = {
    "box": metal("M33 26h34v22H33z") + path("M37 40h26v5H37z", IRON) + path("M37 30h8v6h-8z", RUST),
    "drum": metal("M34 30q0-6 16-6t16 6v18H34z") + path("M34 32h32v3H34zM34 42h32v3H34z", RUST),
    "globe": metal("M50 18a17 17 0 1 0 .1 0z") + path("M33 33h34v5H33z", IRON) + disc(50, 45, 3, RUST),
    "keg": metal("M38 22h24l6 14-6 13H38l-6-13z") + path("M35 31h30l1 4H34z", RUST),
}

FACES: Final[Parts] = {
    "dome": metal("M40 26a10 12 0 0 1 20 0z", PLATE) + eye(53, 21, 2.6),
    "stalk": metal("M48 14h4v14h-4z", IRON) + metal("M42 6h16v10H42z", PLATE) + eye(50, 11, 3),
    "mask": metal("M40 10h20l3 14H37z", PLATE) + path("M41 15h18v4H41z", INK) + path("M44 16h4v2h-4zM52 16h4v2h-4z", GLASS),
    "lens": metal("M38 14h18v12H38z", PLATE) + metal("M55 16h7v8h-7z", IRON) + eye(47, 20, 3.4),
}

TOOLS: Final[Parts] = {
    "prybar": metal("M65 34 84 14l-1-8 6 5-2 6-18 22z", RUST) + metal("M33 32 22 42l-6-2 0 6 7 3 12-10z", IRON),
    "auger": metal("M66 33h12v9H66z", IRON)
    + metal("M78 28l19 9.5L78 47z", RUST)
    + line("M82 30v15M87 32v10M92 34v6", SAND, 1.6)
    + metal("M34 32 24 44l4 6 8-12z", IRON),
    "lamp": line("M66 32 80 24V14", IRON, 3)
    + metal("M74 4h12l-2 11h-8z", RUST)
    + path("M77 6h6l-1 6h-4z", GLASS)
    + metal("M34 32 24 44l4 4 8-10z", IRON),
    "saw": metal("M66 32h10v6H66z", IRON)
    + ring(84, 35, 7, PLATE, 4, 'stroke-dasharray="3 1.4"')
    + disc(84, 35, 5.5, PLATE)
    + metal("M34 32 22 30l-4 6 5 3 11 0z", IRON),
    "claws": metal("M66 32 80 28l8-10 2 8-5 8 5 4-4 5-8-6-12 2zM34 32 20 28l-8-10-2 8 5 8-5 4 4 5 8-6 12 2z", IRON),
    "guns": metal("M66 28h12v-3h14v5H78v3h14v5H78v3H66zM34 28H22v-3H8v5h14v3H8v5h14v3h12z", IRON),
}

MODELS: Final[Parts] = {
    "prybar": LEGS["walker"] + TOOLS["prybar"] + BODIES["box"] + FACES["stalk"],
    "auger": LEGS["tracks"] + TOOLS["auger"] + BODIES["drum"] + FACES["dome"],
    "tin-mule": metal("M30 40 26 68h6l4-20zM40 44l-2 24h6l2-22zM66 44l-2 24h6l2-22zM74 40l3 28h6l-3-28z", IRON)
    + metal("M26 26h52q5 2 5 9l-3 12H28l-6-12z")
    + metal("M30 34 18 14l-8 8-4 8 4 3 8-3 8 14zM17 15l-1-10 5 8zM20 16l3-9 2 10z", PLATE)
    + eye(16, 21, 1.8)
    + path("M42 18h24v18H42z", RUST)
    + line("M42 24h24M54 18v18", SAND, 2),
    "lamplighter": LEGS["wheel"] + TOOLS["lamp"] + BODIES["keg"] + FACES["mask"],
    "rattler": line("M20 60q14-16 28-4t26-4 4-22-14-12", LIGHT, 9, 'transform="translate(-1.3 -1)"')
    + line("M20 60q14-16 28-4t26-4 4-22-14-12", STEEL, 9)
    + line("M20 60q14-16 28-4t26-4 4-22-14-12", IRON, 9, 'stroke-dasharray="2 5"')
    + metal("M66 6 50 8 40 18l8 10 18-2 5-10z", PLATE)
    + eye(56, 15, 2.6)
    + line("M42 20l-12 2-4-3M30 22l-4 4", RUST, 1.6)
    + metal("M14 56l8 2v7l-8 2-4-5z", RUST),
    "magpie": metal("M46 52l-2 16h4l2-15zM56 52l2 16h4l-3-17z", IRON)
    + metal("M38 24q4-12 16-10l14 4-12 5q2 4 6 8l28 20-30 4q-18 2-24-12z", INK)
    + path("M44 36q10 0 18 14l-6 4q-12-2-12-18z", PLATE)
    + path("M64 38l26 13-22 3z", "#2a8f88")
    + path("M68 18l10 2-9 3z", RUST)
    + eye(54, 21, 2.6)
    + ring(79, 24, 4, GLASS, 2),
    "anvil": LEGS["tracks"]
    + metal("M18 22h64q-2 12-18 14l4 16H32l4-16Q20 34 18 22z", IRON)
    + path("M18 22h64l-1 4H19z", PLATE)
    + eye(50, 38, 4.5)
    + metal("M40 12h20v10H40z")
    + path("M44 15h12v3H44z", RUST),
    "winch": LEGS["walker"]
    + metal("M30 20h40v28H30z")
    + disc(50, 33, 12, IRON)
    + ring(50, 33, 9, RUST, 3)
    + ring(50, 33, 5, SAND, 2)
    + disc(50, 33, 2.5, INK)
    + line("M58 26 88 10v26", SAND, 1.8)
    + metal("M85 36h6v5q-1 6-7 6-3 0-4-3l3-1q5 2 5-4z", IRON)
    + metal("M40 8h14v12H40z", PLATE)
    + eye(47, 14, 2.8),
    "searchlight": path("M58 24 100 0v54L58 40z", GLASS, 'opacity=".35"')
    + LEGS["spider"]
    + metal("M40 40h20v10H40z", IRON)
    + metal("M30 20q-6 12 0 24l12 3h14V17H42z")
    + path("M56 14h5v36h-5z", PLATE)
    + path("M61 18q6 14 0 28z", GLASS)
    + path("M34 26h14v3H34zM34 34h14v3H34z", RUST),
    "warhorse": metal(
        "M32 42 22 54l4 14h6l-3-13 12-9zM44 46l-4 22h6l4-20zM64 44l8 12-4 12h6l5-14-6-14zM74 38l12 10 2 16h5l-1-19-12-13z", IRON
    )
    + metal("M32 28h40q10 2 10 10l-6 10H36l-8-8z")
    + metal("M38 38 26 22l-14 4-5-5 6-10 14-7 4 3 2-5 5 7 14 20z", PLATE)
    + path("M34 4l14 22 6 2L42 6z", RUST)
    + eye(24, 13, 2)
    + path("M46 26h22v10H46z", RUST)
    + path("M50 29h14v4H50z", SAND)
    + line("M82 34q10 2 8 14", RUST, 3),
    "thunderclap": LEGS["tracks"]
    + metal("M34 34h32v20H34z")
    + metal("M22 18h12v6h10v18H34v6H22zM78 18H66v6H56v18h10v6h12z", IRON)
    + disc(27, 33, 7, INK)
    + disc(73, 33, 7, INK)
    + ring(27, 33, 4, NEON, 2)
    + ring(73, 33, 4, NEON, 2)
    + path("M54 4 42 22h7l-4 14 13-19h-7z", GLASS)
    + line("M10 20q-6 13 0 26M90 20q6 13 0 26", NEON, 2),
    "steamroller": metal("M40 30h40v24H40z")
    + metal("M58 10h24v20H58z", PLATE)
    + path("M62 14h16v8H62z", INK)
    + eye(70, 18, 2.4)
    + metal("M44 10h7v20h-7z", IRON)
    + path("M46 8q-6-4 0-7 6 0 6 4t-6 3z", PLATE, 'opacity=".6"')
    + disc(28, 49, 19, LIGHT)
    + disc(29, 50, 18.5, IRON)
    + ring(29, 50, 12, STEEL, 4)
    + disc(29, 50, 4, RUST)
    + disc(74, 57, 11, INK)
    + ring(74, 57, 7, STEEL, 3)
    + path("M46 36h14v4H46zM46 44h14v4H46z", RUST),
    "scorpion": line("M36 48 26 44l-8 22M44 52l-8 0-4 15M58 52l8 0 4 15M64 48l10-4 8 22", IRON, 3.4)
    + line("M62 42q26-2 24-20T62 8", LIGHT, 7, 'transform="translate(-1.3 -1)"')
    + line("M62 42q26-2 24-20T62 8", STEEL, 7)
    + line("M62 42q26-2 24-20T62 8", IRON, 7, 'stroke-dasharray="2 7"')
    + metal("M64 2 50 10l10 5z", RUST)
    + metal("M34 36q16-8 34 0v12q-16 8-34 0z")
    + metal("M36 42 22 40 12 26l2-10 8 12 2-8 5 3-1 12 10 2zM34 50 16 54 4 44l-1-8 12 8 0-6 6 2 0 6 14-2z", PLATE)
    + eye(42, 43, 2.4)
    + eye(50, 43, 2.4),
    "colossus": metal("M32 50h14v18H28zM54 50h14l4 18H54z", IRON)
    + metal("M10 20h16v16l-3 22H10L7 40zM90 20H74v16l3 22h13l3-18z", IRON)
    + metal("M20 18h60l-8 34H28z")
    + metal("M40 4h20v15H40z", PLATE)
    + path("M43 9h14v4H43z", INK)
    + path("M45 10h10v2H45z", GLASS)
    + disc(50, 34, 8, INK)
    + disc(50, 34, 5.5, NEON)
    + path("M26 24h12v4H27zM62 24h12l-1 4H62z", RUST),
}


def droid(slug: str) -> str:
    """The picture of a droid; a model without a drawing is composed of random parts."""
    rng = rng_for(slug)
    build = MODELS.get(slug) or "".join([rng.pick(list(parts.values())) for parts in (LEGS, TOOLS, BODIES, FACES)])
    return background("#174f57") + shape("_blueprint") + path("M0 64q50-8 100 0v6H0z", "#0f3a42") + build

"""Targets: silhouettes in front of a height chart, with their attributes."""

from __future__ import annotations

from typing import Final

from posse.games.bounty_hunters.art.emblems import medal
from posse.games.bounty_hunters.art.hunters import figure, look
from posse.games.bounty_hunters.art.palette import (
    DEEP,
    EMBER,
    INK,
    LIGHT,
    NEON,
    PAPER,
    RUST,
    SAND,
    SHADE,
    TEAL,
    fill,
    lit,
    shape,
    styled,
)
from posse.games.svg import Parts, background, disc, group, line, path, ring, rng_for

CHART: Final = line("M0 12h100M0 24h100M0 36h100M0 48h100M0 60h100", "#d6c092", 1) + line(
    "M93 6h7M93 18h7M93 30h7M93 42h7M93 54h7M93 66h7", "#b89c68", 1
)
"""The background of all targets."""

TARGETS: Final[Parts] = {
    # bent over a watch, a glass in his eye
    "clockmaker": ring(42, 34, 26, SAND, 9, 'stroke-dasharray="8 8.33"')
    + ring(42, 34, 21, SAND, 6)
    + lit(path("M12 70q3-18 22-22l2-4q-7-5-6-15 2-13 14-13t14 11l4 7-4 2q0 8-8 9l0 3q14 3 18 12l4 10z"), LIGHT)
    + path("M31 22q-4 8 1 14l-7 1q-4-9 6-15z", SHADE)
    + path("M30 52l10 18H24zM56 52l-7 18h12z", RUST)
    + path("M52 22h9v7h-9z", SHADE)
    + disc(61, 25.5, 3.6, NEON)
    + line("M76 34q-1-9-8-11", RUST, 1.4)
    + disc(76, 50, 15, INK)
    + disc(76, 50, 13, EMBER)
    + disc(76, 50, 10.5, LIGHT)
    + path("M73 32h6v4h-6z", EMBER)
    + line("M76 42.5V50l6 4", INK, 2),
    # veiled from head to foot, salt at her feet
    "widow": path("M20 70 30 34l20-12 20 12 10 36z", SAND)
    + lit(path("M22 70q4-22 20-28 3-2 3-6-6-4-5-12 2-9 10-9t10 9q1 8-5 12 0 4 3 6 16 6 20 28z"), LIGHT)
    + path("M30 19q20-7 40 0l8 33q-28 11-56 0z", INK, 'opacity=".6"')
    + lit(path("M24 20q16-1 17-5 1-9 9-9t9 9q1 4 17 5-26 6-52 0z"), LIGHT)
    + line("M32 24l22 30M42 23l26 30M56 23l18 22M68 24 44 55M58 23 32 53M44 23 26 46", "#7d6a75", 0.6)
    + path("M41 14h18l1 3q-10 3-20 0z", TEAL)
    + path("M8 70 4 54l7-14 5 12 2 18zM19 70l-2-9 5-7 5 8v8zM92 70l5-12-5-16-7 11-1 17zM83 70l1-8-5-8-5 9v7z", LIGHT)
    + path("M11 40l5 12 2 18h-6l-2-16zM92 42l5 16-5 12h-4l3-14z", NEON),
    # sun helmet, and a glass that looks the wrong way
    "surveyor": disc(34, 30, 24, SAND)
    + lit(path("M8 70q2-19 18-24l2-5q-6-5-5-15h22q1 10-5 15l2 5q16 5 18 24z"), LIGHT)
    + path("M24 49l10 9 10-9 3 1-6 20H27l-6-20z", SHADE)
    + path("M33 56h2.5v14H33z", NEON)
    + lit(path("M14 28q4-4 7-5 1-14 13-15 12 1 13 15 3 1 7 5-20 4-40 0z"), LIGHT, RUST)
    + path("M32 5h4v4h-4zM20 21h28v3H20z", INK)
    + path("M26 30h16v3H26z", TEAL)
    + line("M74 38 62 71M76 38l12 33M75 38v33", INK, 2.6)
    + lit(path("M70 32h11v7H70zM60 20h27v11H60zM56 18h5v15h-5z"), LIGHT)
    + disc(74, 25.5, 3, NEON)
    + path("M87 22h5v7h-5z", EMBER),
    # eye shade, a fan of glass cards
    "gambler": disc(40, 30, 25, "#e0a878")
    + lit(path("M10 70q4-18 20-23l5-5q-8-5-8-16 0-8 5-12-2-9 7-9 8 0 7 8 9 3 9 13 0 11-8 16l3 5q18 5 20 23z"), LIGHT)
    + path("M26 22q14-8 30 0l3 6q-17-7-35 0z", TEAL)
    + path("M26 24q14-7 29 0l1 2q-15-6-31 0z", NEON)
    + path("M31 47l9 11 9-11 2 1-6 22H35l-6-22z", RUST)
    + line("M54 36v5M28 36v5", EMBER, 1.6)
    + fill(
        TEAL,
        styled(
            path("M70 60 54 34l11-7 15 27z") + path("M73 58 66 27l12-2 6 30z") + path("M76 58l4-32 12 3-6 30z"),
            f'stroke="{LIGHT}" stroke-width="1.2" opacity=".92"',
        ),
    )
    + path("M59 37l5 0 1 5-5 0zM70 32l4 3-2 5-4-3zM85 34l3 4-4 4-2-4z", LIGHT)
    + lit(path("M66 70q-3-10 4-16 8-3 14 2l-2 14z"), LIGHT),
    # cowl, a corroded halo, a censer
    "deacon": ring(44, 24, 20, RUST, 5, 'stroke-dasharray="38 5 22 3 30 8"')
    + lit(path("M10 70q4-22 22-28-4-20 12-36 16 16 12 36 18 6 22 28z"), LIGHT)
    + path("M36 42q-2-16 8-27 10 11 8 27-8 5-16 0z", "#0f0a12")
    + path("M39 27l4 2-3 2zM49 27l-4 2 3 2z", EMBER)
    + path("M38 44h12l3 26H35z", RUST)
    + path("M44 49l4 6-4 11-4-11z", SAND)
    + lit(path("M56 56q10-4 13-15l0-12 7-3 3 6-2 14q-3 12-13 24z"), LIGHT)
    + line("M76 29 86 44", INK, 1.4, 'stroke-dasharray="2.5 1"')
    + lit(path("M79 50q1-7 7-7t7 7q0 9-7 12-7-3-7-12z"), LIGHT, RUST)
    + path("M81 50h10v2H81zM83 54h6v1.5h-6z", EMBER)
    + line("M86 40q-6-6 0-12t0-14 4-12", "#a99a8a", 2.4, 'opacity=".7"'),
    # kerchief, a jug, the moon, a still
    "moonshiner": path("M52 1A25 25 0 1 0 68 38 24 24 0 0 1 52 1z", "#dfa95f")
    + lit(path("M66 70V46q0-11 11-11t11 11v24zM75 36v-8h4v8z"), LIGHT, RUST)
    + line("M77 28q0-9 9-9t9 9v42", RUST, 3)
    + path("M70 50h14v3H70zM70 57h14v3H70z", EMBER)
    + lit(path("M14 70q3-18 20-23l3-4q-7-4-7-13 0-12 12-12t12 12q0 9-7 13l3 4q17 5 18 23z"), LIGHT)
    + path("M29 27q1-12 13-12t13 12q-13-6-26 0zM54 24l9 6-7 1 3 7-8-8z", TEAL)
    + path("M36 31.5a2 2 0 1 0 .1 0zM46 31.5a2 2 0 1 0 .1 0z", NEON)
    + path("M34 49q8 8 16 0l4 21H30z", SHADE)
    + lit(path("M56 50q0-8 5-10v-5h6v5q5 2 5 10v14H56z"), LIGHT, SAND)
    + path("M61 33h6v3h-6z", RUST)
    + line("M60 50l8 8M68 50l-8 8", INK, 1.6),
    # three-cornered hat with a plume, a patch, a sail
    "corsair": path("M58 70V8q34 8 36 38l-4 2 4 4-6 3 2 6H60z", "#cf8550")
    + path("M66 22q16 8 20 24l-20-3zM66 48l20 4-1 5-19-2z", RUST)
    + line("M58 2v68", INK, 2.4)
    + lit(path("M10 70q3-19 20-24l3-4q-6-5-6-14h22q0 9-6 14l3 4q17 5 20 24z"), LIGHT)
    + path("M24 49l14 8 14-8 2 2-9 19H31l-9-19z", RUST)
    + path("M36 57h4v13h-4z", SAND)
    + lit(path("M10 26q18-1 28-15 10 14 28 15-13 8-28 3-15 5-28-3z"), LIGHT)
    + line("M13 25q18 0 25-9 7 9 25 9", EMBER, 2)
    + path("M40 13Q50-3 68 4q-8 11-25 13z", TEAL)
    + path("M43 31.5a2.3 2.3 0 1 0 .1 0z", NEON)
    + line("M27 36 49 29", RUST, 1.2)
    + path("M29 31q4-2 7 0 0 5-4 6-3-1-3-6z", RUST)
    + lit(path("M64 66 70 58Q86 46 84 18q8 26-10 45l-2 6z"), LIGHT, "#cfd8d2")
    + line("M64 56l10 10", INK, 3.4),
    # iron face, iron curls, a gavel, scales
    "judge": line("M50 4v10M14 12h72", SAND, 3)
    + line("M14 12 6 34h16L14 12M86 12l-8 22h16L86 12", SAND, 1.4)
    + path("M4 34h20q-3 8-10 8T4 34zM76 34h20q-3 8-10 8t-10-8z", SAND)
    + lit(path("M12 70q0-22 24-26h28q24 4 24 26z"), LIGHT)
    + lit(path("M34 46q-6-3-2-8-5-4-1-9-3-6 3-10 2-10 16-10t16 10q6 4 3 10 4 5-1 9 4 5-2 8z"), LIGHT, "#7b848a")
    + path("M40 24q0-10 10-10t10 10v14l-6 7h-8l-6-7z", INK)
    + path("M42 25h7v3h-7zM51 25h7v3h-7z", EMBER)
    + line("M46 35v5M50 35v6M54 35v5", "#7b848a", 1.4)
    + line("M34 24h5M33 32h6M34 40h6M61 24h5M61 32h6M60 40h6", "#4d565c", 1.6)
    + path("M42 46l8 9 8-9 3 24H39z", RUST)
    + path("M48 55h4v15h-4z", SAND)
    + lit(path("M68 70 83 48l3 2-13 20zM76 40l7-7 14 9-5 9z"), LIGHT, SHADE)
    + path("M82 37l3-2.5L94 41l-2 3.5z", EMBER),
}


def target(slug: str) -> str:
    """The picture of a target; one without a drawing is composed like a hunter."""
    drawn = TARGETS.get(slug)
    if drawn is None:
        rng = rng_for(slug)
        halo = disc(50, 32, 26, rng.pick((SAND, "#e0a878", "#c9c39c"))) + ring(50, 32, 30, rng.pick((RUST, TEAL)), 1.5)
        drawn = halo + figure(look(slug), LIGHT, rng.pick((RUST, TEAL, DEEP)), rng.pick((NEON, EMBER)))
    return background(PAPER) + shape("_chart") + group(drawn, 4, 0) + medal(slug, 77, 11, 0.6)

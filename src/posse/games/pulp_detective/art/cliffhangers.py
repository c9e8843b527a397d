"""Covers of the cliffhangers."""

from __future__ import annotations

from typing import Final

from posse.games.pulp_detective.art.palette import INK, PAPER, RED, black, drawn, glow, paper, red, tone
from posse.games.svg import Parts, background, disc, group, line, ring, use

COVERS: Final[Parts] = {
    # boards break, somebody drops through the light
    "the-floor-gives-way": background(RED)
    + paper("M36 0H64L80 70H20z")
    + tone(-4, 0, INK)
    + black("M0 14H37L33 18 39 21 31 24 35 28H0zM100 14H63l3 4-6 3 8 3-4 4h36z")
    + black("M0 28H22L10 70H0zM100 28H78L90 70h10z")
    + line("M0 21h26M74 21h26", RED, 0.8)
    + black("M26 50l11-7 1.5 3-11 7zM71 34l11 8-2 3-11-8zM30 62l9 3-1 3-9-3zM64 60l10-4 1 3-10 4z")
    + use("fall", 50, 49, 1)
    + use("hat", 49, 20, 0.4, turn=-20),
    # two lights between the walls, and nowhere to go
    "headlights-in-the-alley": background(INK)
    + paper("M26 0H76L66 54H36z")
    + tone(-4, 0, INK)
    + red("M0 0H28L37 48 0 64zM100 0H74L65 48 100 64z")
    + line("M4 8h12M16 16h8M84 8h12M78 16h8M88 24h10M86 42h10", INK, 1.6)
    + paper("M40 52 22 70H48zM62 52 80 70H54z")
    + use("grill", 51, 58, 1.15)
    + disc(36, 42, 7, PAPER)
    + disc(66, 42, 7, PAPER)
    + ring(36, 42, 4.6, INK, 1)
    + ring(66, 42, 4.6, INK, 1)
    + line("M28 35 19 28M28 49 20 56M74 35 83 28M74 49 82 56", PAPER, 2)
    + use("man", 13, 70, 0.86),
    # a profile, lit from below by one flame
    "a-match-in-the-dark": background(INK)
    + glow(61, 34, 26, RED)
    + disc(61, 34, 27, RED)
    + disc(61, 34, 18, PAPER)
    + use("side", 35, 74, 1.35)
    + paper("M48.5 35 53 41.5 49 43.5 49.5 46 48 48 49 51 45 52Q47 44 45 36z")
    + line("M63 38 70 54", INK, 1.8)
    + use("flame", 62.5, 40, 0.95, RED)
    + use("flame", 62.5, 39.5, 0.45, PAPER)
    + use("grip", 69, 56, 0.9),
    # three men who wait in the cage
    "the-wrong-elevator": background(RED)
    + tone(-4, 0, INK)
    + black("M16 70V16H84V70z")
    + paper("M23 23H77V70H23z")
    + use("man", 37, 72, 0.76)
    + use("man", 63, 72, 0.76)
    + drawn(use("man", 50, 78, 0.86), PAPER, 2.4)
    + use("man", 50, 78, 0.86)
    + line(
        "M23 22l10 12-10 12 10 12-10 12M33 22 23 34l10 12-10 12 10 12M77 22 67 34l10 12-10 12 10 12"
        "M67 22l10 12-10 12 10 12-10 12",
        INK,
        1.4,
    )
    + black("M37.5 16a12.5 12.5 0 0 1 25 0z")
    + paper("M39 16a11 11 0 0 1 22 0z")
    + line("M50 16 58 9M41 13l2 1M50 6v2.5M59 13l-2 1M44 8l1.5 2", RED, 1.7),
    # over the edge, with drops along the road
    "cut-brake-line": background(PAPER)
    + disc(66, 26, 23, RED)
    + tone(-4, 0, INK)
    + black("M0 44 44 40 52 46 47 52 55 60 50 70H0z")
    + use("town", 40, 34, 0.6, RED)
    + black("M0 44 44 40 52 46 47 52 55 60 50 70H0z")
    + use("car", 58, 36, 0.92, turn=24)
    + line("M2 36 26 31M6 30l16-3M10 24l10-2", INK, 1.4)
    + line("M32 44 36 50M39 41l3 9", RED, 1.8)
    + red("M6 50q2 3 0 4.5-2-1.5 0-4.5zM16 49q2 3 0 4.5-2-1.5 0-4.5zM26 48q2 3 0 4.5-2-1.5 0-4.5zM36 51q3 4 0 6-3-2 0-6z"),
    # a cylinder with six chambers, and one shadow more
    "six-rounds-seven-shadows": background(RED)
    + paper("M0 0H100V50H0z")
    + tone(-4, 50, RED, size=1)
    + "".join(
        [black(f"M{x - 5} 50H{x + 5}L{50 + (x - 50) * 1.5 + 8:g} 70H{50 + (x - 50) * 1.5 - 8:g}z") for x in (8, 22, 78, 92)]
    )
    + "".join([use("man", x, 52, 0.6) for x in (8, 22, 36, 50, 64, 78, 92)])
    + disc(50, 52, 24)
    + ring(50, 52, 21.5, PAPER, 1.2)
    + disc(50, 52, 3, PAPER)
    + "".join([group(disc(0, -13, 5, PAPER) + disc(0, -13, 2.2, RED), 50, 52, turn=60 * i) for i in range(6)]),
    # the moon, the water, and a man who waits
    "the-pier-at-midnight": background(INK)
    + disc(54, 25, 21, PAPER)
    + glow(54, 25, 21, PAPER)
    + red("M0 46H100V70H0z")
    + line("M66 52h20M62 57h34M70 62h24M4 51h14M0 56h12M78 67h20", PAPER, 1.3)
    + black("M8 70 44 45H62L56 70z")
    + line("M22 63H56M33 55.5H58.5M40 50H60", RED, 0.9)
    + black("M40 36h4v14h-4zM62 36h4v15h-4zM20 46h6v24h-6z")
    + use("man", 53, 47, 0.64),
    # one jumps, one follows
    "rooftop-chase": background(PAPER)
    + disc(54, 28, 25, RED)
    + use("town", 20, 26, 0.7, RED)
    + black("M0 50H36V70H0zM62 56H100V70H62zM0 46h5v4H0zM31 46h5v4h-5z")
    + black("M77 56V44h-2V28l9-6 9 6v16h-2v12h-3V44h-8v12z")
    + line("M75 34h18M75 39h18", PAPER, 0.9)
    + paper("M7 56h5v7H7zM18 56h5v7h-5zM68 61h5v6h-5zM86 61h5v6h-5z")
    + use("run", 50, 46, 0.74, turn=-6)
    + use("run", 16, 50, 0.66),
    # hooks, frost and a door without a handle
    "locked-in-the-cold-room": background(PAPER)
    + black("M0 0H100V7H0z")
    + black("M4 6l2 9 2-9zM46 6l1.5 6 1.5-6zM62 7l2.5 11 2.5-11zM93 7l2 8 2-8z")
    + line("M20 7v6q0 3 3 3M34 7v5q0 3 3 3", INK, 1.6)
    + red("M21 15q9 5 8 19t-8 17q-9-4-9-18t9-18zM35 14q7 4 7 14t-7 13q-7-3-7-13t7-14z")
    + line("M16 28q5 4 10 0M15 35q6 4 12 0M31 24q4 3 8 0M30 30q5 3 9 0", PAPER, 1.3)
    + black("M66 14H96V70H66z")
    + line("M70 18H92V66H70z", PAPER, 1.2)
    + disc(81, 32, 7.5, PAPER)
    + disc(81, 32, 5.5, RED)
    + line("M66 24h-3M66 58h-3", INK, 5)
    + line("M81 46v10", PAPER, 3)
    + black("M0 64H66V70H0z")
    + use("man", 50, 68, 0.74)
    + line("M56 31q4-3 7-1M57 35q4-1 6 2", INK, 1, 'stroke-dasharray="0 2" stroke-linecap="round"'),
}

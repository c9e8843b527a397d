"""Detectives, police inspectors and suspects."""

from __future__ import annotations

from typing import Final

from posse.games.pulp_detective.art.palette import BLUE, INK, PAPER, RED, black, drawn, glow, paper, printed, red, tone
from posse.games.svg import Parts, background, disc, group, line, path, star, use

RAYS: Final = (
    "M50 40-20-14H4zM50 40 22-14H38zM50 40 62-14H78zM50 40 96-14h24zM50 40-20 20v14zM50 40 120 20v14z"
    "M50 40-20 62v24zM50 40 120 62v24z"
)
"""Rays of daylight from the middle."""

DETECTIVES: Final[Parts] = {
    # night: the brim low, the moon behind her
    "vera-lockhart": background(INK)
    + disc(56, 28, 27, PAPER)
    + glow(56, 28, 27, RED)
    + black("M14 74Q18 54 40 50V42H56V50Q80 54 84 74z")
    + red("M36 46 48 62 60 46 66 50 52 74H44L30 50z")
    + paper("M41 40H55V50L48 58 41 50z")
    + black("M30 22Q28 40 38 42H58Q69 40 66 22z")
    + paper("M36 20H60V27Q60 40 48 44.5 36 40 36 27z")
    + black("M36 20H60V26Q50 22 36 29zM40 29.5q3-2 6.5 0-3 2.5-6.5 0zM51 29.5q3-2 6.5 0-3.5 2.5-6.5 0z")
    + red("M44 37.5Q46.5 35.5 48 36.5 49.5 35.5 52 37.5 48 41 44 37.5z")
    + black("M22 25Q34 20 35 16L37 6Q43 2 48 5 54 2 59 6L61 15Q62 18 74 20 60 22 50 22T22 25z")
    + red("M35.5 14Q48 20 60.5 13L61 16.5Q49 23 34.5 18z"),
    # day: the hat pushed back, yesterday's paper in his hand
    "max-tolliver": background(PAPER)
    + red(RAYS)
    + disc(50, 30, 24, PAPER)
    + black("M10 74Q13 54 38 50V42H58V50Q84 54 88 74z")
    + paper("M40 50 49 62 58 50 62 54 52 74H46L36 54z")
    + red("M47 57h5l3 17H44z")
    + paper("M37 18H61V30Q61 42 53 46H45Q37 42 37 30z")
    + black("M49 18H61V30Q61 42 53 46H49L51 38 48 35 50 30z")
    + black("M40 26.5h6V28h-6zM52 0zM43 39q4 1.5 8-.5l-1 2.5q-4 1-7-2z")
    + paper("M52 27h6v1.5h-6z")
    + black("M35 26V18H63V26L60 21H39z")
    + black("M26 21Q33 12 36 8 42 0 50 2 58 0 62 8 66 13 72 19 60 15 49 16T26 21z")
    + red("M35.5 10Q49 5 62.5 9.5L64.5 13Q49 8.5 33.5 14z")
    + group(
        drawn(paper("M-15-11H15V13H-15z"), INK, 1.4)
        + black("M-12-8H12v4H-12zM-12-1H-1V10H-12z")
        + line("M2 1h10M2 5h10M2 9h10", RED, 1.4),
        78,
        56,
        turn=10,
    )
    + black("M62 58q4-3 7 0l-1 8-6 8z"),
    # night: cap and badge in the beam of a lamp
    "sergeant-ida-brandt": printed(
        background(INK)
        + red("M0 0H30L100 40V70H60z")
        + paper("M0 8V34L100 70V56z")
        + black("M16 74Q20 54 41 50V42H59V50Q80 54 84 74z")
        + black("M33 24H67L68 40Q62 43 58 40H42Q38 43 32 40z")
        + paper("M37 22H63V29Q63 41 50 46 37 41 37 29z")
        + black("M50 26H63V29Q63 41 50 46zM40.5 29q3-2 6.5 0-3 2-6.5 0z")
        + paper("M53.5 29q3-2 6.5 0-3 2-6.5 0zM50 37.5q3 0 4 1-2 1.5-4 1.5z")
        + red("M50 36.5q-2-1-4.5 1.5 2 2.5 4.5 2.2z")
        + black("M28 14Q28 4 50 4T72 14L66 21H34z")
        + red("M34 18H66L65 23H35z")
        + black("M33 23H67Q64 28 50 27T33 23z")
        + path(star(5, 5.5, 2.4), PAPER, 'transform="translate(50 13)"')
        + paper("M42 50 50 56 58 50 54 62H46z")
        + red("M48.5 55h3L54 72H46z")
        + path(star(7, 6, 3.6), PAPER, 'transform="translate(68 62)"'),
        BLUE,
    ),
    # day: a bowler, a pipe, and threads between pins
    "inspector-amos-reed": printed(
        background(PAPER)
        + line("M10 14 34 8 24 40 6 52M34 8 78 12 92 34 82 60M78 12 92 34", RED, 1.2)
        + disc(10, 14, 2.6, RED)
        + disc(34, 8, 2.6)
        + disc(78, 12, 2.6, RED)
        + disc(92, 34, 2.6)
        + disc(24, 40, 2.6, RED)
        + black("M12 74Q15 54 40 51V42H60V51Q85 54 88 74z")
        + paper("M42 51 50 60 58 51 62 55 54 74H46L38 55z")
        + red("M50 58 56 74H44z")
        + paper("M38 20H62V32Q62 42 55 47H45Q38 42 38 32z")
        + black("M38 20H48L45 30 48 35 44 40 46 47H45Q38 42 38 32z")
        + black("M53 27.5h6v1.6h-6zM36 22h4v9h-4zM60 22h4v9h-4z")
        + black("M50 36q5-3 11 1.5-6 1-11 0-5 1-11 0Q45 33 50 36z")
        + black("M28 20H36Q35 3 50 3T64 20H72Q70 24 50 24T28 20z")
        + red("M36 15.5H64V19H36z")
        + line("M54 41 68 45V40", INK, 2.4)
        + black("M64 34h8v8q-1 4-4 4t-4-4z")
        + drawn(use("smoke", 68, 32, 0.6), RED),
        BLUE,
    ),
}

SUSPECTS: Final[Parts] = {
    # evening dress, and nothing on his gloves
    "silk-morrow": background(RED)
    + tone(-4, 0, INK)
    + paper("M62 0 100 0V70H80z")
    + black("M12 74Q15 54 40 50V42H58V50Q84 54 88 74z")
    + paper("M32 52Q40 44 41 46L49 62 57 46Q58 44 66 52L58 74H40z")
    + black("M42 54h14l-7 20zM49 49l-6-3v7zM49 49l6-3v7z")
    + paper("M38 22H60V31Q60 41 53 46H45Q38 41 38 31z")
    + black("M49 22H60V31Q60 41 53 46H49zM40 28.5h6.5V30H40z")
    + paper("M51.5 28.5H58V30h-6.5z")
    + black("M43 37.5q3-2 6-1v1.4q-3-.5-6 .6z")
    + black("M27 20H35L33 0H65L63 20H71Q70 24 49 24T27 20z")
    + red("M34.5 13H63.5L63 19H35z")
    + line("M84 70 74 30", INK, 2.6)
    + disc(73.5, 28, 3.6),
    # behind a mask and a long holder
    "the-contessa": background(INK)
    + disc(48, 30, 28, RED)
    + glow(48, 30, 28, RED)
    + black("M16 74Q22 56 42 52V42H54V52Q74 56 80 74z")
    + paper("M34 58 43 52V42H53V52L62 58 48 68z")
    + black("M31 24Q30 6 48 6T65 24Q70 34 63 42H33Q26 34 31 24z")
    + paper("M37 22Q48 14 59 22V29Q59 40 48 45 37 40 37 29z")
    + path("M33 25Q42 22 48 27 54 22 63 25 62 34 54 33 50 32 48 29 46 32 42 33 34 34 33 25z", INK)
    + paper("M38 27.5q3-2 6 .5-3 2.5-6-.5zM52 28q3-2.5 6-.5-3 3-6 .5z")
    + red("M44.5 38.5Q47 36.5 48 37.5 49 36.5 51.5 38.5 48 41.5 44.5 38.5z")
    + line("M51 39 78 48", PAPER, 1.6)
    + paper("M38 9 41 3l3 5 4-7 4 7 3-5 3 6Q48 14 38 9z")
    + disc(48, 8, 1.7, RED)
    + line("M36 54q12 12 24 0", RED, 2.6, 'stroke-linecap="round" stroke-dasharray="0 3.7"')
    + drawn(use("smoke", 79, 47, 0.9), PAPER),
    # over the bench, without eyes
    "judge-harrow": background(PAPER)
    + black("M0 0H8V60H0zM14 0h5V60h-5zM81 0h5V60h-5zM92 0h8V60h-8z")
    + tone(-4, 0, RED)
    + black("M14 64Q16 48 38 45V38H62V45Q84 48 86 64z")
    + paper("M46 45h8l3 16H43z")
    + paper("M36 16Q36 5 50 5T64 16V27Q64 37 55 42H45Q36 37 36 27z")
    + black("M50 5Q64 5 64 16V27Q64 37 55 42H50z")
    + black("M34 18q-3 8 1 16l3-3V17zM66 18q3 8-1 16l-3-3V17zM44 35.5h6v1.5h-6z")
    + paper("M50 35.5h6v1.5h-6z")
    + disc(43.5, 23, 5)
    + disc(43.5, 23, 3.8, RED)
    + disc(56.5, 23, 5, PAPER)
    + disc(56.5, 23, 3.8, RED)
    + line("M37 15.5l9 1", INK, 1.5)
    + line("M63 15.5l-9 1", PAPER, 1.5)
    + black("M0 58H100V70H0z")
    + red("M0 60H100V62H0z")
    + group(drawn(red("M-12-6H12V6H-12z") + red("M-2 6H2V26H-2z"), INK, 1.4), 78, 46, turn=-35),
    # a small hat on a big man, and what gave him his name
    "knuckles-vane": background(RED)
    + paper("M0 0H100L60 70H0z")
    + tone(96, -2, RED, turn=118)
    + black("M0 74Q2 46 30 40L32 30H64L66 40Q92 46 96 74z")
    + paper("M32 14H62V26L58 40H38L32 30z")
    + black("M48 14H62V26L58 40H48L50 32 47 29 49 24z")
    + black("M35 22.5h9v2h-9zM40 34h8v1.6h-8z")
    + paper("M51 22.5h8v2h-8zM48 34h6v1.6h-6z")
    + black("M34 27l6 4-1 1-6-4z")
    + black("M27 13H34Q34 2 47 2T60 13H67Q66 17 47 17T27 13z")
    + red("M34 9.5H60V13H34z")
    + drawn(paper("M57 50H89V60Q88 66 80 66H64Q57 64 57 58z"), INK, 1.8)
    + line("M64 50V62M72 51V63M80 50V62", INK, 1.6)
    + drawn(red("M55 42H91V51H55z"), INK, 1.4)
    + line("M60 46.5H91", PAPER, 4, 'stroke-linecap="round" stroke-dasharray="0 8.6"'),
    # masked, with a light on his brow
    "doctor-lisle": background(PAPER)
    + tone(-4, 0, RED)
    + black("M56 0H100V70H70z")
    + paper("M10 74Q14 54 40 50V42H60V50Q86 54 90 74z")
    + line("M10 74Q14 54 40 50M60 50Q86 54 90 74M50 56V74", INK, 1.6)
    + black("M40 49 50 58 60 49V44H40z")
    + black("M36 22Q35 6 50 6T64 22V32Q63 42 55 47H45Q37 42 36 32z")
    + paper("M38 21Q44 16 50 17V31H38z")
    + red("M37 31H63V34Q62 42 54 46H46Q38 42 37 34z")
    + line("M39 36H61M40 40H60", INK, 0.9)
    + line("M37 32 34 24M63 32 66 24", RED, 1.2)
    + black("M40 25q4-2 7 1-4 2-7-1z")
    + paper("M60 25q-4-2-7 1 4 2 7-1z")
    + line("M36 15H64", PAPER, 2.4)
    + disc(50, 12, 6.5, PAPER)
    + disc(50, 12, 5)
    + disc(50, 12, 2, RED)
    + group(
        drawn(paper("M-4-12H4V10H-4z"), INK, 1.2) + red("M-3 0H3V9H-3z") + line("M0-12V-20M-5-20H5M0 10V22M-7-12H7", RED, 1.8),
        78,
        44,
        turn=28,
    ),
    # a feather that writes about everybody
    "ruby-quill": background(RED)
    + black("M0 0H38L20 70H0z")
    + tone(36, 0, INK, turn=104)
    + black("M14 74Q20 55 42 51V42H56V51Q78 55 84 74z")
    + paper("M38 55 43 51V42H55V51L60 55 49 70z")
    + path("M49 58l3.5 4-3.5 5-3.5-5z", RED, f'stroke="{INK}" stroke-width="1"')
    + line("M38 53 49 58 60 53", INK, 0.8)
    + black("M32 18Q30 42 36 44L43 42H55L62 44Q68 42 66 18z")
    + paper("M37 20H61V28Q61 40 49 45 37 40 37 28z")
    + black("M40.5 28q3.5-2.5 7 0-3.5 2-7 0zM51 28q3.5-2.5 7 0-3.5 2-7 0zM40 25l7-1.5v1.2l-7 1.3zM58 25l-7-1.5v1.2l7 1.3z")
    + red("M44.5 37Q47.5 34.5 49 36 50.5 34.5 53.5 37 49 42 44.5 37z")
    + black("M31 22Q32 10 46 9T66 18L67 22Q50 16 31 22z")
    + drawn(paper("M40 15Q56 16 70 8 84 0 92 2 90 14 74 18 58 22 40 15z"), INK, 1.2)
    + line("M40 15Q66 16 88 5M60 15l3 4M68 12l4 5M76 8l4 6M62 14l2-4M70 10l1-3", INK, 0.9),
}

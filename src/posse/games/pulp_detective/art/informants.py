"""Covers of the informants."""

from __future__ import annotations

from typing import Final

from posse.games.pulp_detective.art.palette import GREEN, INK, PAPER, RED, black, drawn, glow, paper, printed, red, tone
from posse.games.svg import Parts, background, disc, group, line, ring, use

ROUND: Final = 'stroke-linecap="round"'
HOLES: Final = 'stroke-linecap="round" stroke-dasharray="0 5.4"'
BOTTLES: Final = "M4 30V16l2-3V7h4v6l2 3v14zM18 30V12h3V6h4v6h3v18zM72 30V14q0-3 3-4V5h3v5q3 1 3 4v16zM87 30V18l3-4V8h4v6l3 4v12z"
CLERIC: Final = "M12 72Q12 50 26 46l1-5q-5-5-5-12 0-13 12-13t12 13l2.5 5-2.5 1q1 8-6 9v2q14 4 15 26z"

COVERS: Final[Parts] = {
    # a bow tie between the bottles
    "the-barkeep-remembers": background(RED)
    + black("M0 30H34V33H0zM66 30H100V33H66z")
    + glow(50, 26, 21, PAPER)
    + disc(50, 26, 21, PAPER)
    + black(BOTTLES)
    + paper("M5 20h6v5H5zM19 16h8v6h-8zM73 18h7v6h-7zM88 21h8v5h-8z")
    + black("M39 21Q39 8 50 8t11 13q0 12-5 16l0 4Q76 43 80 60H20Q24 43 44 41v-4Q39 33 39 21z")
    + paper("M41 20Q45 15 50 16V31l-2 4-4-1Q41 29 41 20zM43 42 50 50 57 42 60 60H40z")
    + black("M45 24.5h-3V23h5v1.5zM43 29.5q3-2 7-1.5v2q-4-.5-7-.5z")
    + red("M50 45 43 41.5V49zM50 45l7-3.5V49z")
    + black("M0 56H100V70H0z")
    + line("M0 59H100", RED, 1)
    + use("phone", 15, 57, 0.6)
    + group(drawn(paper("M-6-14H6L4 3H-4z"), INK, 1.4) + line("M-5-6H5", RED, 3), 72, 53),
    # a tray of boxes in the spotlight
    "cigarette-girl-at-the-onyx": background(INK)
    + red("M44 0H60L96 70H16z")
    + paper("M49 0H57L82 70H30z")
    + black("M46 9h12v5H46zM45 14h14l1 6q1 6 3 9h-6l-1-2q-2 2-4 2t-4-2l-1 2h-6q2-3 3-9z")
    + paper("M48 17h8v5q0 4-4 5.5-4-1.5-4-5.5z")
    + red("M50 24q2-1 4 0-2 2-4 0z")
    + black("M50 27h4l1 4 8 3 5 14-3 2-5-10-2 8 8 22H38l8-22-2-8-5 10-3-2 5-14 8-3z")
    + drawn(red("M32 46H72L70 54H34z"), INK, 1.4)
    + black("M36 41h6v7h-6zM44 40h6v8h-6zM54 41h6v7h-6zM62 40h6v8h-6z")
    + line("M39 46q13-24 26 0", INK, 1)
    + line("M5 9h6v10H5zM15 19V9l6 10V9M78 9l3.5 5L85 9M81.5 14v5M89 9l6 10M95 9l-6 10", PAPER, 2, 'stroke-linejoin="bevel"'),
    # odds on the board, sweat on the brow
    "a-nervous-bookmaker": background(PAPER)
    + tone(-4, 0, RED)
    + black("M56 6H96V54H56z")
    + line("M61 14h12M61 23h9M61 32h13M61 41h10", PAPER, 1.8, ROUND)
    + line("M80 12l4 5M88 12v6M80 21v5M86 21l4 5M81 30l5 5M90 30v5M80 39v6M86 40l5 4", PAPER, 1.4, ROUND)
    + line("M59 27 92 20", RED, 2)
    + black("M2 70Q4 52 24 49l2-5q-7-6-7-16 0-12 14-12t14 12q0 10-7 16l2 5q20 3 22 21z")
    + paper("M22 30h22q0 9-6 13h-9q-7-4-7-13z")
    + red("M15 26Q24 18 33 18t18 8Q33 22 15 26z")
    + black("M25 31.5h5v2h-5zM36 31.5h5v2h-5zM28 39q5-2 10 0v1.4q-5-1.5-10 0z")
    + red("M51 31q3 4 0 6-3-2 0-6zM14 33q3 4 0 6-3-2 0-6zM18 43q2.5 3.5 0 5-2.5-1.5 0-5z")
    + paper("M27 50 33 58 39 50 42 70H24z")
    + red("M31 57h4l3 13H28z")
    + group(drawn(paper("M-12-7H12V7H-12z"), INK, 1.6) + disc(0, 0, 4, RED), 68, 61, turn=-12)
    + group(drawn(paper("M-12-7H12V7H-12z"), INK, 1.6) + disc(0, 0, 4, RED), 79, 63, turn=8),
    # a pillbox cap, and a hand beside the mouth
    "the-elevator-boy-talks": background(PAPER)
    + black("M0 0H22V70H0zM78 0H100V70H78z")
    + line("M0 0 22 22 0 44 22 66M22 0 0 22 22 44 0 66M78 0l22 22-22 22 22 22M100 0 78 22l22 22-22 22", RED, 1.8)
    + tone(22, 70, RED, turn=-90)
    + red("M37 6H63L62 17H38z")
    + line("M37.5 13.5h25", INK, 2)
    + line("M39 17q0 19 11 22t11-22", INK, 1)
    + black("M38 17H62V25q0 8-7 13l0 4Q74 45 76 70H24Q26 45 45 42v-4q-7-5-7-13z")
    + paper("M41 19H58v6q0 7-5 11h-5Q41 32 41 25z")
    + black("M43.5 23h4.5v1.8h-4.5zM51 23h4.5v1.8H51zM46 30q3-2 6 0-3 3.5-6 0z")
    + line("M41 50v18M59 50v18", RED, 3, 'stroke-linecap="round" stroke-dasharray="0 5"')
    + red("M40 43 50 49 60 43V47L50 53 40 47z")
    + drawn(paper("M57 38Q55 29 59 24l3 1 2-3 3 1 1 4 3 1-2 9-4 5z"), INK, 1.6)
    + black("M59 40 68 36 78 50 72 62z"),
    # a white collar, and the shadow that it throws
    "reverend-with-a-past": background(PAPER)
    + use("side", 62, 80, 1.6, RED)
    + use("gun", 77, 47, 0.75, RED)
    + red("M56 72 64 52 76 49 82 57 76 72z")
    + tone(-4, 0, INK)
    + black("M3 58V26Q3 10 17 3 31 10 31 26V58z")
    + red("M6 56V28H15.5V56zM18.5 56V28H28V56zM6 25Q7 13 15.5 8V25zM28 25Q27 13 18.5 8V25z")
    + line("M6 36H28M6 46H28", INK, 1.4)
    + drawn(black(CLERIC), PAPER, 2)
    + black(CLERIC)
    + paper("M27 44.5h13v4H27zM40 25q4 3 4 7l-5 8-3-8z")
    + line("M34 55v12M29.5 59h9", PAPER, 2),
    # a headset, cords and holes
    "switchboard-whispers": background(RED)
    + tone(-4, 0, INK)
    + black("M56 0H100V70H56z")
    + line("M62 8h38M62 16h38M62 24h38M62 32h38M62 40h38", PAPER, 2.6, HOLES)
    + line("M62 54h38", RED, 3.4, HOLES)
    + line("M68 54Q58 30 73 16M79 54Q92 40 84 8M84 54Q66 42 67.5 32", RED, 1.6)
    + line("M90 54Q82 40 95 24", PAPER, 1.6)
    + use("lass", 34, 76, 1.55)
    + paper("M46 26Q50 30 50 33.5L54 38 51 39.5 51.5 42 49.5 44 50 47 45 51Q47 40 43 34z")
    + line("M26 14Q37 10 39 28", PAPER, 2)
    + disc(37, 33, 5, PAPER)
    + disc(37, 33, 2.4, RED)
    + line("M38 38Q42 52 57 49", PAPER, 1.6)
    + paper("M56 46l6-2v8l-6-1z"),
    # a peaked cap and a long face
    "the-jockeys-confession": background(PAPER)
    + disc(36, 30, 27, RED)
    + tone(-4, 0, INK)
    + black("M100 70V26Q92 14 80 12L79 5 74 11Q66 15 61 27L52 43Q50 49 54 52L61 52Q66 47 72 46 70 58 62 70z")
    + disc(72, 23, 1.8, PAPER)
    + line("M54 46 64 44M58 36 70 40 84 28M70 40 74 14", RED, 1.6)
    + black("M6 70Q8 50 26 47l1-5q-7-5-7-14 0-3 1-6h24l2 7 3 4-3 1q1 8-8 9l1 4q12 4 14 23z")
    + red("M19 25Q19 9 33 9t14 14z")
    + drawn(paper("M26 11Q31 9 33 9t2 .2Q30 16 29 24.5L19.5 25Q20 16 26 11z"), INK, 0.01)
    + black("M18 23Q34 20 46 21L58 25Q48 27 18 27z")
    + disc(33, 9, 1.8)
    + paper("M45 29l3.5 4.5-2.5 1.5V40l-6 1Q44 34 41 28z")
    + red("M22 50 34 60 30 70H16z")
    + paper("M37 50 34 60 46 70H50Q48 54 37 50z"),
    # printed in another second colour
    "a-widow-in-green": printed(
        background(RED)
        + paper("M60 0H100V70H76z")
        + tone(58, -4, INK, turn=70)
        + black("M12 70Q16 52 42 48V40H58V48Q84 52 88 70z")
        + paper("M38 50 46 47V40h8v7l8 3Q58 62 50 66 42 62 38 50z")
        + paper("M37 20H63V26Q63 40 50 46 37 40 37 26z")
        + black("M35 18H65L67 34 62 38 62 24H38V38L33 34z")
        + black("M41 27q3.5-2 7 0-3.5 3-7 0zM52 27q3.5-2 7 0-3.5 3-7 0zM49.5 33h1.5v1.5h-1.5z")
        + red("M45.5 38.5Q48 36.5 50 37.6 52 36.5 54.5 38.5 50 42 45.5 38.5z")
        + line("M36 26 50 12M36 34 60 12M40 40 64 18M46 44 65 26M64 26 50 12M64 34 40 12M60 40 36 18M54 44 35 26", INK, 0.6)
        + black("M20 20Q32 19 35 13 38 3 50 3T65 13Q68 19 80 20 64 27 50 24T20 20z")
        + red("M34 15Q50 21 66 15L65 11Q50 16 35 11z")
        + red("M62 12Q66 0 78 2 72 6 76 8 68 8 64 14z"),
        GREEN,
    ),
    # a fine pen, a glass and a lamp
    "the-forgers-price": background(INK)
    + paper("M36 20H60L92 70H4z")
    + red("M32 20Q34 8 48 8t16 12z")
    + line("M48 8V0", RED, 2.4)
    + disc(48, 21, 3.4, PAPER)
    + black("M10 46 62 40 70 64 16 70z")
    + paper("M13 48.5 60 43 67 62 18 67.5z")
    + line("M17 50.5 58.5 45.5 64.5 60.5 21 65.5z", RED, 1.3)
    + disc(39, 56, 7.5, RED)
    + use("bust", 39, 61, 0.2, PAPER)
    + line("M24 54l6-.8M25 59l5-.6M50 50l6-.7M51 61l10-1.2", INK, 1.6)
    + ring(24, 60, 9, INK, 2.6)
    + line("M17.5 66.5 8 76", INK, 4)
    + line("M54 59 70 35", INK, 2.6)
    + use("grip", 63, 43, 0.9),
}

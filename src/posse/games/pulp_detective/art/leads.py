"""Covers of the leads."""

from __future__ import annotations

from typing import Final

from posse.games.pulp_detective.art.palette import INK, PAPER, RED, black, drawn, paper, red, tone
from posse.games.svg import Parts, background, disc, group, line, path, ring, star, use

ROUND: Final = 'stroke-linecap="round"'
GREY: Final = 'stroke-linecap="round" stroke-dasharray="0 2"'
BULBS: Final = 'stroke-linecap="round" stroke-dasharray="0 7"'

COVERS: Final[Parts] = {
    # under the lights of a picture house
    "a-torn-ticket-stub": background(RED)
    + black("M0 0H100V16L0 24z")
    + line("M2 5.5H100M4 12.5 100 9.5M2 18.5 50 15", PAPER, 3.2, BULBS)
    + tone(-4, 26, INK, turn=-4)
    + group(
        paper("M-34-16H16l5 4-4 3 5 4-5 3 5 4-4 3 5 4-4 3 3 2H-34V5a5 5 0 0 0 0-9z")
        + path(star(5, 9, 3.6), RED, 'transform="translate(-16 -1)"')
        + black("M-2-9h14v3H-2zM-2-3h11v2H-2zM-2 2h13v2H-2z")
        + line("M-26-15V14", INK, 1, 'stroke-dasharray="2 2"'),
        46,
        43,
        turn=-10,
    )
    + use("grip", 62, 46, 0.95),
    # three balls over a book of debts
    "the-pawnbrokers-ledger": background(INK)
    + paper("M42 0H58L92 70H8z")
    + line("M50 0V18M38 16V9H62v6", INK, 2)
    + disc(38, 18, 5.5, RED)
    + disc(62, 18, 5.5, RED)
    + disc(50, 22, 5.5, RED)
    + black("M14 70 20 42Q36 35 50 42 64 35 80 42L86 70z")
    + paper("M19 66 23 44Q37 39 49 45V68Q35 61 19 66zM81 66 77 44Q63 39 51 45V68Q65 61 81 66z")
    + line("M26 49q10-3 19 1M25 54q11-3 20 1M24 59q11-3 21 1M55 50q10-4 18-1M55 55q10-4 19-1", RED, 1.4)
    + use("grip", 62, 55, 0.8)
    + line("M58 64 68 47", INK, 2.2),
    # from a split sack to the door
    "footprints-in-the-flour": background(INK)
    + red("M56 2H84V44H56z")
    + paper("M60 6H80V45H60z")
    + paper("M60 44H80L92 70H26Q14 64 24 58 44 58 60 44z")
    + disc(77, 26, 1.4)
    + red("M8 66Q3 46 12 40L9 33H25L21 40Q31 47 27 62z")
    + line("M10 40h14", INK, 2)
    + paper("M23 54q6 2 16 10l-4 4H22zM12 48h9v3h-9zM12 53h7v3h-7z")
    + "".join(
        [
            use("sole", x, y, size, turn=turn)
            for x, y, size, turn in (
                (42, 63, 1.05, 62),
                (55, 57, 0.9, 50),
                (57, 66, 0.95, 54),
                (66, 54, 0.75, 25),
                (70, 47, 0.55, 12),
            )
        ]
    ),
    # the one bag that somebody has not fetched
    "left-luggage-number-12": background(RED)
    + black("M0 20H100V24H0zM0 60H100V70H0z")
    + black("M2 6H22V20H2zM25 2H41V20H25zM66 8H96V20H66zM46 13q8-8 16 0v7H46zM1 30H20V60H1zM80 34H99V60H80z")
    + line("M7 6V3h10v3M31 2V0h5v2M76 8V5h9v3M6 30v-4h9v4M86 34v-4h8v4", INK, 2)
    + line("M2 11h20M25 8h16M66 13h30M1 38h19M1 52h19M80 44h19", RED, 1.2)
    + black("M26 30H78V60H26z")
    + paper("M24 28H74V58H24z")
    + line("M42 28V21H56v7", INK, 3)
    + black("M24 28h6l-6 6zM74 28h-6l6 6zM24 58h6l-6-6zM74 58h-6l6-6z")
    + line("M34 28V58M64 28V58", RED, 3)
    + line("M49 24Q42 30 46 36", INK, 1.2)
    + black("M45 35H65V50H45l-5-7.5z")
    + disc(45, 42.5, 1.4, PAPER)
    + line("M50 39l2.5-1.5v10M56 40q0-2.5 3-2.5t3 2.5q0 2-6 7.2h6.5", PAPER, 2),
    # dark glasses among the headlines
    "the-blind-newsstand": background(PAPER)
    + tone(-4, 0, INK)
    + black("M14 70V20H86V70z")
    + red("M20 26H80V50H20z")
    + "".join(
        [
            path(f"M{x} 22 {50 + (x - 50) * 0.84:g} 8h{8 * 0.84:g}L{x + 8} 22z", RED if n % 2 else INK)
            for n, x in enumerate(range(10, 90, 8))
        ]
    )
    + use("bust", 50, 54, 0.66)
    + paper("M45 35.5h10v4q0 5-5 7.5-5-2.5-5-7.5z")
    + disc(47.3, 38.5, 2.4)
    + disc(52.7, 38.5, 2.4)
    + paper("M20 53H36V68H20zM42 53H58V68H42zM64 53H80V68H64z")
    + line("M22 56h12M44 56h12M66 56h12", INK, 2.4)
    + black("M22 59h5v7h-5zM51 59h5v7h-5zM66 59h5v7h-5z")
    + line("M29 60h5M29 63h5M44 60h5M44 63h5M73 60h5M73 63h5", RED, 1)
    + line("M67 50 74 28", PAPER, 1.8, ROUND),
    # and where a door should be, only its outline
    "a-key-without-a-door": background(PAPER)
    + red("M0 50H100V70H0z")
    + tone(-4, 51, INK)
    + line("M30 58V6H70V58", INK, 2, 'stroke-dasharray="5 3.5"')
    + group(use("key", 0, 0, 1.5), 26, 33, turn=-12)
    + group(use("key", 0, 0, 1.5, RED), 24, 30, turn=-12),
    # over the wheel: the tail lights of another car
    "tailing-the-grey-sedan": background(INK)
    + paper("M8 46 15 6H85L92 46z")
    + red("M8 46 15 6H30L40 32V46zM92 46 85 6H70L60 32V46z")
    + black(
        "M14 12h8v6h-9zM24 14h6v6h-6zM78 12h8l1 6h-9zM70 14h6v6h-6zM12 26h9v7H11zM24 26h8v6h-8zM79 26h9l1 7H79zM68 26h8v6h-8z"
    )
    + black("M40 46 47 32H53L60 46z")
    + path("M36 44V31L40 22Q50 19 60 22L64 31V44z", PAPER)
    + line("M37 31.5h26M37 33.7h26M37 36h26M37 38.3h26M37 40.6h26M42 22.5h17M40 25h21M38 28.5h24", INK, 1.4, GREY)
    + black("M41 30 43.5 24Q50 22 56.5 24L59 30zM36 42H64V45H36zM38 45h6v3h-6zM56 45h6v3h-6zM45 34H55V39H45z")
    + disc(39.5, 35.5, 2.3, RED)
    + disc(60.5, 35.5, 2.3, RED)
    + line("M8 46 15 6H85L92 46z", INK, 3)
    + black("M40 3H60V11H40z")
    + red("M42 5H58V9.5H42z")
    + ring(30, 70, 20, PAPER, 3.2)
    + line("M30 70 14 60M30 70 46 60", PAPER, 2.6)
    + paper("M12 53q4-6 9-3l1 7-7 3zM40 49q6-2 9 4l-2 7-7-3z")
    + disc(66, 58, 6, PAPER)
    + disc(84, 58, 6, PAPER)
    + line("M66 58 69 54M84 58 80 55", RED, 1.6),
    # somebody has drunk from it
    "lipstick-on-the-glass": background(RED)
    + black("M58 0H100V70H34z")
    + tone(52, 72, INK, turn=-116)
    + black("M0 60H100V70H0z")
    + paper("M25 12H75Q74 36 53 39V57Q64 58 66 62H34Q36 58 47 57V39Q26 36 25 12z")
    + black("M29 19H71Q68 34 50 35.5 32 34 29 19z")
    + red("M31 22H69Q65 32 50 33.5 35 32 31 22z")
    + disc(40, 26, 4)
    + group(red("M-8 0Q-4-6 0-3 4-6 8 0 4 6 0 6T-8 0z") + line("M-8 0Q0 2 8 0", PAPER, 1), 60, 14, 1.05, turn=-6)
    + drawn(use("smoke", 80, 56, 0.95), PAPER)
    + line("M81 58.5 97 60.5", PAPER, 3)
    + disc(80, 58.4, 2, RED),
    # a jacket without its owner
    "the-tailors-receipt": background(PAPER)
    + red("M56 0H100V70H56z")
    + tone(56, 0, RED, turn=90)
    + black("M46 6h8l1 6q13 2 16 7l1 17-5 1 2 19H31l2-19-5-1 1-17q3-5 16-7z")
    + black("M48 55h4v11h-4zM36 70q2-5 14-5t14 5z")
    + paper("M50 16 44 13 42 20 49 34zM50 16l6-3 2 7-7 14z")
    + line("M50 36v18", PAPER, 1)
    + line("M39 12Q34 30 38 50M61 12Q67 32 62 60", PAPER, 3.4)
    + line("M38.8 13Q34 30 38 50M61 13Q67 32 62 60", RED, 3.4, 'stroke-dasharray="1 2"')
    + black("M76 22H95V58l-3-2-3 2-3-2-3 2-3-2-3 2z")
    + paper("M74 20H93V56l-3-2-3 2-3-2-3 2-3-2-4 2z")
    + line("M77 27h13M77 32h9M77 37h13M77 42h8", INK, 1.5)
    + line("M81 48h9", RED, 2.6)
    + line("M83 13V24", PAPER, 1.6),
}

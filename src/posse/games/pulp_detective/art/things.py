"""Cases, objects and tokens."""

from __future__ import annotations

from typing import Final

from posse.games.pulp_detective.art.palette import INK, PAPER, RED, black, drawn, glow, paper, red, tone
from posse.games.svg import Parts, background, disc, group, line, path, ring, star, use

BURST: Final = path(star(16, 23.5, 19.5), RED, 'transform="translate(24 24)"')


def bill(x: float, y: float, turn: float) -> str:
    """A dropped banknote."""
    return group(drawn(paper("M-8-4.5H8V4.5H-8z"), INK, 1.2) + disc(0, 0, 2.4, RED), x, y, turn=turn)


CASES: Final[Parts] = {
    # the shadow of a hand
    "damsel-in-distress": background(RED)
    + paper("M10 0H52L60 70H0z")
    + tone(-4, 0, RED)
    + black(
        "M100-4V74Q84 66 74 50L50 58Q46 58 48 54L64 42 40 43Q36 42 39 39L62 32 38 25Q36 22 40 22L64 22 50 9Q50 5 55 7"
        "L76 17Q86 4 100-4z"
    )
    + use("dame", 26, 70, 1.02)
    + black("M18 30 10 20 13 16 22 27zM33 30 39 18 36 15 29 27z"),
    # in the light of the flash
    "prized-photo": background(INK)
    + group(path(star(14, 46, 24), PAPER), 50, 34)
    + glow(50, 34, 40, RED)
    + group(
        drawn(paper("M-27-23H27V16L18 24H-27z"), INK, 1.6)
        + red("M-23-19H23V12H-23z")
        + use("bust", -8, 12, 0.58)
        + use("lass", 10, 12, 0.6, flip=True)
        + drawn(paper("M18 24V16H27z"), INK, 1.2),
        50,
        34,
        turn=-7,
    ),
    # a vault with nothing in it
    "robbed-banker": background(RED)
    + tone(-4, 0, INK)
    + disc(40, 36, 33)
    + ring(40, 36, 29.5, PAPER, 3, 'stroke-linecap="round" stroke-dasharray="0 9.27"')
    + disc(40, 36, 25.5, PAPER)
    + line("M16 27H64M15 38H65M18 49H62", RED, 1.4)
    + use("bust", 40, 62, 0.72)
    + black("M32 39V20H48V39z")
    + red("M32 33h16v4H32z")
    + paper("M34.5 43H40V47L38 49H35z")
    + drawn(black("M74 2 96 9V63L74 70z"), PAPER, 1.4)
    + ring(85, 36, 7.5, PAPER, 2)
    + line("M85 23V49M75 36H95", PAPER, 2)
    + bill(16, 60, -24)
    + bill(60, 62, 18),
}

OBJECTS: Final[Parts] = {
    "hip-flask": background(RED)
    + tone(-4, 0, INK)
    + black("M34 22Q34 16 46 15V6H58V15Q70 16 70 22L72 66H36z")
    + paper("M32 20Q32 14 44 13V4H56V13Q68 14 68 20L67 58Q66 64 50 64T33 58z")
    + black("M56 13Q68 14 68 20L67 58Q66 64 50 64 60 58 59 36T56 13zM44 4H56V8H44z")
    + line("M40 24 54 44M54 24 40 44", RED, 2.4)
    + disc(47, 34, 4.5, RED),
    "pocket-watch": background(INK)
    + line("M50 9Q54-6 74 4T100 14", PAPER, 2, 'stroke-dasharray="4 1.5"')
    + disc(50, 40, 28, RED)
    + black("M46 8h8v6h-8z")
    + ring(50, 9, 4.5, PAPER, 2)
    + disc(50, 40, 23.5, PAPER)
    + ring(50, 40, 20, INK, 3.5, 'stroke-dasharray="1.6 8.87" stroke-dashoffset=".8"')
    + line("M50 40 50 25M50 40 39 46", INK, 2.6)
    + disc(50, 40, 2.4, RED)
    + line("M25 62Q10 46 18 24M11 28 18.5 22 24 30", PAPER, 2.6),
    "lucky-coin": background(PAPER)
    + tone(-4, 0, RED)
    + disc(53, 39, 25)
    + disc(50, 36, 25, RED)
    + ring(50, 36, 22, PAPER, 1.8, 'stroke-dasharray="2 1.84"')
    + "".join([group(paper("M0 0Q-9-4-6-10-3-13 0-9 3-13 6-10 9-4 0 0z"), 50, 34, 1.05, turn=90 * i + 45) for i in range(4)])
    + line("M50 34Q52 46 57 51", PAPER, 2.2),
    "skeleton-key": background(INK)
    + paper("M50 4A17 17 0 0 1 59 35L66 66H34L41 35A17 17 0 0 1 50 4z")
    + glow(50, 21, 20, RED)
    + paper("M50 4A17 17 0 0 1 59 35L66 66H34L41 35A17 17 0 0 1 50 4z")
    + group(use("key", 0, 0, 1.15), 32, 50, turn=-32)
    + group(use("key", 0, 0, 1.15, RED), 30, 48, turn=-32),
    "paperboy": background(RED)
    + use("town", 0, 6, 1, INK)
    + paper("M30 0H70L90 70H10z")
    + black("M34 74Q34 54 44 50V45H56V50Q66 54 66 74z")
    + paper("M40 24H60V34Q60 43 50 47 40 43 40 34z")
    + black("M43 31h5v1.8h-5zM52 31h5v1.8h-5zM47 38h6q0 5-3 5t-3-5z")
    + red("M36 22Q36 11 50 11T64 22L70 25Q66 28 50 25T36 25z")
    + black("M36 22Q50 19 64 22L71 25.5Q60 28 50 26T36 26zM49 9h3v3h-3z")
    + black("M58 56 72 38 66 30 70 26 80 38 66 64z")
    + group(
        drawn(paper("M-13-9H13V9H-13z"), INK, 1.4) + black("M-10-6H10v4H-10zM-10 0h8v6h-8z") + line("M1 2h9M1 5h9", RED, 1.4),
        73,
        20,
        turn=-14,
    )
    + red("M44 50 50 54 56 50 55 56H45z"),
    "underworld": background(INK)
    + red("M0 70 30 34H70L100 70z")
    + line("M22 44H78M14 53H86M5 64H95", INK, 2.4)
    + paper("M34 4H66V40H34z")
    + tone(33, 4, INK, size=0.31)
    + use("man", 50, 46, 0.68)
    + black("M40 46 30 70H70L60 46z")
    + red("M46.8 11.6h2.4v1.3h-2.4zM50.8 11.6h2.4v1.3h-2.4z"),
    "empty": background(INK)
    + paper("M42 17H58L82 70H18z")
    + red("M0 54H100V70H0z")
    + path("M18 70 25 54H75L82 70z", PAPER)
    + red("M38 18Q38 8 50 8T62 18zM49 0h2v9h-2z")
    + disc(50, 18.5, 3, PAPER)
    + f'<ellipse fill="none" stroke="{INK}" stroke-width="1.8" stroke-dasharray="4 2.5" cx="50" cy="60" rx="17" ry="5.5"/>',
}

TOKENS: Final[Parts] = {
    # a big hat and a small one
    "sidekick": use("bust", 19, 38, 0.46) + drawn(use("bust", 31, 40, 0.33, PAPER), PAPER, 4) + use("bust", 31, 40, 0.33, RED),
    # the lamp, and the chair under it
    "interrogation": red("M24 14 40 44H8z")
    + black("M13 16Q14 8 24 8T35 16zM23 4h2v5h-2z")
    + disc(24, 17, 2.6, PAPER)
    + black("M18 26h3v8h7v10h-2.5V37h-5v7H18z"),
    # a hand out of the clouds
    "deus-ex-machina": line("M24 36V44M16 31 10 40M32 31 38 40M12 25 6 30M36 25 42 30", RED, 2.2)
    + red("M11 20a5.5 5.5 0 0 1 3-9 8 8 0 0 1 15-3 6 6 0 0 1 7 3 5 5 0 0 1 0 9z")
    + black("M18 15H30V24Q30 26.5 27.5 26.5H26.2V33Q24.5 36 22.8 33V26.5H21Q18 26 18 23z")
    + line("M26.5 20v6M23 20v6", PAPER, 0.9),
    # it hangs on the wall in the first act
    "chekhovs-gun": line("M13 13H33M23 13V20", INK, 2)
    + disc(23, 13, 3, RED)
    + use("gun", 14, 26, 0.82)
    + red("M37 20l4-2-.5 3 2.5 1-2.5 1 .5 3-4-2z"),
}


def token(slug: str) -> str:
    """A round token; one without a drawing shows a hat."""
    rim = disc(24, 24, 23.5) + disc(24, 24, 21.5, PAPER) + ring(24, 24, 19.6, RED, 0.9)
    return rim + TOKENS.get(slug, use("hat", 24, 30, 0.8))


def twist(icon: str) -> str:
    """A twist: an icon in a burst."""
    return BURST + disc(24, 24, 16) + disc(24, 24, 14.5, PAPER) + use(icon, 24, 24, 0.88)


def edge(icon: str, joined: bool) -> str:
    """The icon on the edge of a card; joined icons have the other colour."""
    ground, sign = (RED, PAPER) if joined else (PAPER, INK)
    return disc(24, 24, 23) + disc(24, 24, 20.5, ground) + use(icon, 24, 24, 1.22, sign)


def cube(colour: str, dark: str, marked: bool = False) -> str:
    """A wooden cube seen from a corner; one colour has a mark, so that colour is not needed to tell them apart."""
    return (
        black("M24 2 43.5 12.5V36L24 47 4.5 36V12.5z")
        + path("M24 4.5 40.7 13.5 24 22.5 7.3 13.5z", colour)
        + path("M6.5 15.5 23 24.5V44L6.5 34.7z", dark)
        + path("M41.5 15.5 25 24.5V44L41.5 34.7z", colour, 'opacity=".45"')
        + (paper("M24 9 32.5 13.5 24 18 15.5 13.5z") if marked else "")
    )


def clock() -> str:
    """A dial of 24 hours."""
    return (
        disc(24, 24, 23.5)
        + disc(24, 24, 21.5, PAPER)
        + ring(24, 24, 18.5, INK, 3, 'stroke-dasharray=".8 4.043" stroke-dashoffset=".4"')
        + ring(24, 24, 18, RED, 4, 'stroke-dasharray="1.4 26.874" stroke-dashoffset=".7"')
        + disc(24, 24, 2, RED)
    )

"""The dice: bone, red lacquer and grey steel. Corners and inlays differ too, so that colour is not needed."""

from __future__ import annotations

from typing import Final, NamedTuple

from posse.games.pulp_detective.art.palette import INK, PAPER
from posse.games.svg import Parts, line, path, use


class Stuff(NamedTuple):
    """The material of a die."""

    top: str
    side: str
    light: str
    sign: str
    beside: str
    """The colour of its icons, on top and on the dark side."""
    face: str
    """Its outline from above, 40 wide and 37 high."""
    body: str
    """The outline with the visible side."""


ROUND: Final = "M13 3H35Q44 3 44 12V31Q44 40 35 40H13Q4 40 4 31V12Q4 3 13 3z"
ROUND_BODY: Final = "M13 3H35Q44 3 44 12V36Q44 45 35 45H13Q4 45 4 36V12Q4 3 13 3z"
SQUARE: Final = "M7 3H41Q44 3 44 6V37Q44 40 41 40H7Q4 40 4 37V6Q4 3 7 3z"
SQUARE_BODY: Final = "M7 3H41Q44 3 44 6V42Q44 45 41 45H7Q4 45 4 42V6Q4 3 7 3z"
CUT: Final = "M12 3H36L44 11V32L36 40H12L4 32V11z"
CUT_BODY: Final = "M12 3H36L44 11V37L36 45H12L4 37V11z"

STUFFS: Final = {
    "yellow": Stuff("#f4dc97", "#c4943c", "#fff5d2", INK, INK, ROUND, ROUND_BODY),
    "red": Stuff("#c4301f", "#76140b", "#f07a63", PAPER, PAPER, SQUARE, SQUARE_BODY),
    "grey": Stuff("#96949a", "#4b494f", "#d0ced3", INK, PAPER, CUT, CUT_BODY),
}

LEFT: Final = "matrix(.62 .34 0 .68 14.6 30.2)"
RIGHT: Final = "matrix(.62 -.34 0 .68 33.4 30.2)"
"""The transforms of an icon on the sides of a die that stands on its corner."""


def stuff(die: str) -> str:
    """The material of a die by its name: `yellow-3` is yellow."""
    return next((name for name in STUFFS if die.startswith(name)), "yellow")


def number(die: str) -> int:
    """The number of a die within its colour, or 0 if it is the only one."""
    last = die.rpartition("-")[2]
    return int(last) if last.isdecimal() else 0


def parts() -> Parts:
    """A die of each material, without its icon."""
    return {f"_die-{name}": blank(made) for name, made in STUFFS.items()}


def blank(made: Stuff) -> str:
    shadow = path(made.body, INK, 'transform="translate(1.5 2.5)"')
    shine = line("M7 29V13Q7 6 14 6H31", made.light, 1.8, 'stroke-linecap="round"')
    inlay = line("M8 7H40V36H8z", made.sign, 1.1) + line("M7 4.2H41", made.light, 1)
    return shadow + path(made.body, made.side) + path(made.face, made.top) + (inlay if made.sign == PAPER else shine)


def rolled(die: str, icon: str) -> str:
    """A die that shows an icon; small marks on its side number the dice of one colour."""
    name = stuff(die)
    made = STUFFS[name]
    marks = "".join([f"M{25.6 - 2.6 * number(die) + 5.2 * i:g} 42.6h0" for i in range(number(die))])
    pips = line(marks, made.light, 2.4, 'stroke-linecap="round"') if marks else ""
    return use(f"die-{name}", 0, 0) + use(icon, 24, 21.5, 0.98 if made.sign == PAPER else 1.14, made.sign) + pips


def waiting(die: str, icons: list[str]) -> str:
    """A die before the roll: it stands on its corner and shows the two icons that it has twice."""
    made = STUFFS[stuff(die)]
    marks = "".join([f"M{25.6 - 2.6 * number(die) + 5.2 * i:g} 13.5h0" for i in range(number(die))])
    pips = line(marks, made.sign, 2.8, 'stroke-linecap="round"') if marks else ""
    cube = (
        path("M24 2 43.5 12.5V36L24 47 4.5 36V12.5z", INK)
        + path("M24 4 41.5 13.5 24 23 6.5 13.5z", made.light)
        + path("M6 15.5 23.3 25V44.5L6 35z", made.top)
        + path("M42 15.5 24.7 25V44.5L42 35z", made.side)
    )
    signs = [laid(icon, way, colour) for icon, way, colour in zip(icons, (LEFT, RIGHT), (made.sign, made.beside), strict=False)]
    return cube + pips + "".join(signs)


def laid(icon: str, way: str, colour: str) -> str:
    return f'<use href="#_{icon}" fill="{colour}" color="{colour}" transform="{way}"/>'

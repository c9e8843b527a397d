"""Stock silhouettes for covers: people, cars, lamps, towns, in any colour.

Each stands on the origin. People look to the right or out of the picture.
"""

from __future__ import annotations

from typing import Final

from posse.games.pulp_detective.art.palette import screen
from posse.games.svg import Parts, line, path

SHAPES: Final[Parts] = {
    # in a trench coat, collar up, hands in the pockets
    "man": path(
        "M-4-60Q0-57.5 4-60L5.5-54 11-52.5Q0-49-11-52.5L-5.5-54zM-4.5-53h9v4.5L2-43.5h-4l-2.5-5z"
        "M-6-47 0-43 6-47 12-44 15-31 10-24 11-9H7L6.5 0H1.5L1-9H-1L-1.5 0H-6.5L-7-9H-11L-10-24-15-31-12-44z"
        "M-9-36-11-31-9-28zM9-36 9-28 11-31z"
    ),
    # running, coat flying
    "run": path(
        "M2-46.5Q3-54 8-53.5 13-53 13-47.5L18-45.5Q9-44 0-46zM5-46h7.5l.5 4 1.5 1.5-1.5.5-.5 3-4 1-3-3z"
        "M3-42 11-39 12-28 9-20-2-19-16-13-9-26-5-36zM9-39 17-31.5 25-37 27-34 17-26 8-31zM1-40-8-35-15-26-12-23-5-31 3-33z"
        "M1-22 10-22 19-15 15-2 20 1H10L12-13 2-16zM-3-22 6-19-4-11-15-7-19 0-22-2-19-11-8-15z"
    ),
    # falling, arms and legs out
    "fall": path(
        "M-3-19a4.5 4.5 0 1 1 6 3l4-1 9-11 3 2-8 13-7 4 2 9 10 3 3 10-3.5 1-3-7.5L1 3-7 7-5 16-8.5 17-11 5-4-2-5-9-14-8-22-15"
        "-20-18-13-12-5-14z"
    ),
    # a lady with a wide hat, in a long dress
    "dame": path(
        "M-12-52Q-4-53-4-55-1-60 4-56L5-53Q12-51 13-49 0-50-12-52zM-4-52h8v4q0 4-4 5.5-4-1.5-4-5.5zM-2-43h4l6 3 3 14-3 1"
        "-4-9-.5 8q4 14 6 26h-19q2-12 6-26L-4-34l-4 9-3-1 3-14z"
    ),
    # head and shoulders under a felt hat
    "bust": path(
        "M-20-32Q-11-35-10.5-36L-9-46Q-4-50 0-46 4-50 9-46L10.5-36Q11-35 20-32 10-28 0-28T-20-32z"
        "M-9-31H9v7Q9-15 4-9h-8Q-9-15-9-24zM-29 0Q-28-13-13-16L-12-23-3-11H3L12-23 13-16Q28-13 29 0z"
    ),
    "bustlit": path("M-8-28.6Q-4-28 1-28L-2-22 0-20-2-17 0-12h-3.5Q-8-16-8-24zM-12-22-4-10-8-5-14-13z"),
    # the same from the side
    "side": path(
        "M-20-31Q-13-34-12-35-12-45-5-45 0-43 5-45 10-43 10-35L20-30Q8-31-20-31z"
        "M-11-33H10L10.5-29 14-23.5 11-22.5 11.5-20.5 10-19.5 11-17Q11-13 3-14L4-11Q16-9 19 0H-25Q-23-12-12-15L-9-20"
        "Q-13-25-11-33z"
    ),
    # a lady's head from the side, hair in waves
    "lass": path(
        "M-12-17Q-18-23-14-30-14-41-2-42 10-42 10-33L10.5-29 13.5-24.5 11-23.5 11.5-21.5 10-20 10.5-18Q9-15 4-15.5L4-10Q14-8 17 0"
        "H-20Q-18-8-5-10L-5-16-8-15z"
    ),
    # a saloon car
    "car": path(
        "M-33-5Q-33-11-27-12.5L-12-14-8-22.5Q-7-24-4-24H9Q12-24 13-22.5L18-14 29-12Q33-11 33-5L31-3H-31z"
        "M-6-15h8v-6.5h-5zM4-15h9l-3-6.5H4zM-19-9a6.5 6.5 0 1 0 .1 0zM21-9a6.5 6.5 0 1 0 .1 0z",
        more='fill-rule="evenodd"',
    )
    + path("M-19-7.5a5 5 0 1 0 .1 0zM21-7.5a5 5 0 1 0 .1 0z"),
    # and from the front
    "grill": path(
        "M-13-22-10-33Q0-36 10-33L13-22 20-18 22-5H17L16 0H10V-4H-10V0H-16L-17-5H-22L-20-18z"
        "M-10-23H10L8-30.5Q0-33-8-30.5zM-5-18V-7h2v-11zM-1-18V-7h2v-11zM3-18V-7h2v-11z",
        more='fill-rule="evenodd"',
    ),
    "lamp": path(
        "M-1.2-3V-45H1.2V-3zM-4 0V-3H4V0zM-4-45-6-56H6L4-45zM-3-47h6l1.5-7h-9zM-7-56 0-61 7-56z", more='fill-rule="evenodd"'
    ),
    "town": path(
        "M0 42h8v-8h9v13h5V24h4l2-8 2 8h5v24h7V36h9v12h5V28h4v-8h6v8h4v21h6V40h9v11h4V31h11V70H0z"
        "M25 30v3h2v-3zM29 38v3h2v-3zM45 40v3h2v-3zM64 33v3h2v-3zM68 40v3h2v-3zM93 36v3h2v-3z",
        more='fill-rule="evenodd"',
    ),
    "gun": path("M0-7H27v4H13V1Q12 5 8 4H5L2 15H-8L-3 0Q-5-5-3-7zM-2-8l2-2v3zM24-7v-1.5h2V-7z"),
    "phone": path(
        "M-9 0Q-9-4-2-5L-1.5-27H1.5L2-5Q9-4 9 0zM-3-27 3-33 9-37 11-28 4-26 0-25z"
        "M-12-28h5v4l-1.5 6 1.5 6v4h-5v-4l1.5-6-1.5-6zM-8-25h8v2h-8z"
    ),
    "hat": path("M-20-3Q-10-5-10-7L-8-16Q-3-20 0-16 4-20 8-16L10-7Q11-5 20-3 9 2 0 2T-20-3z"),
    # fingers that hold something between them, the arm to the right and down
    "grip": path("M-4-2Q-3-6 1-5L14-2Q20 0 24 6L40 14V32L18 18Q8 17 4 13 0 14-2 11-5 10-4 7-7 5-5 3-7 0-4-2z"),
    "smoke": line("M0 0Q-7-7 0-14T1-29Q-5-37 3-46", "", 2.4, 'stroke-linecap="round"'),
    "flame": path("M0 0Q-7-4-4-11-2-15 0-21 3-15 4-12 7-4 0 0z"),
    "key": path("M0-11a11 11 0 1 0 .1 0zM0-6a6 6 0 1 1-.1 0zM10.9-2H44V12h-4V8h-4v5h-4V2H10.9z"),
    "sole": path("M0-7Q4-8 4-2L3 3H-2L-4-2Q-4-6 0-7zM-2 5H3Q4 10 1 10.5-2 10-2 5z"),
}


def shapes() -> Parts:
    """All stock shapes by id."""
    return {"_tone": screen()} | {f"_{name}": body.replace(' stroke=""', "") for name, body in SHAPES.items()}

"""Silhouettes with a lit edge: the four characters, Vicious, and criminals composed of parts."""

from __future__ import annotations

from typing import Final

from posse.games.space_serenade.art.palette import BLOOD, BRASS, CREAM, GOLD, INK, SMOKE, round_line
from posse.games.space_serenade.art.stage import FORMS, GROUNDS, TONES, backdrop
from posse.games.svg import Parts, background, disc, group, line, path, ring, rng_for, use

BUSTS: Final[Parts] = {
    # a hat worn low, the collar open
    "spike": "M-30 0Q-28-14-12-18L-10-27-4-18V-22Q-9-27-9-38H9Q9-27 4-22V-18L10-27 12-18Q28-14 30 0z"
    "M-21-35Q-11-38-10-41L-7-51Q1-55 8-51L10-42Q12-39 22-37 1-41-21-35z",
    # broad, bearded, in a cap
    "jet": "M-37 0Q-38-20-18-22L-8-24Q-13-30-12-42H12Q13-30 8-24L18-22Q38-20 37 0z"
    "M-13-40Q-14-52 0-52 12-52 12-43L22-40 21-37H-13z",
    # hair cut to the chin, a feather
    "faye": "M-24 0Q-22-13-5-16V-20H5V-16Q22-13 24 0z"
    "M-15-21Q-19-45 0-48 19-45 15-21L8-19Q0-15-8-19zM6-46Q10-60 26-58 22-48 9-43z",
    # small, hair in all directions, a scarf
    "ed": "M-21 0Q-20-12-7-15L-5-19Q-13-22-12-32H12Q13-22 5-19L7-15Q20-12 21 0z"
    "M-14-25-21-32-14-34-18-43-9-41-5-51 2-43 11-49 11-40 21-40 15-33 19-25 12-29H-12zM10-17 29-20 24-13 31-9 10-10z",
    # seen from afar, nothing but an outline
    "vicious": "M-27 0Q-24-20-9-24L-12-8-15-10Q-14-40-9-46-4-52 0-52 4-52 9-46 14-40 15-10L12-8 9-24Q24-20 27 0z"
    "M-26-40Q-10-44-10-46L-7-60H7L10-46Q10-44 26-40 0-37-26-40z",
}

TRIMMINGS: Final[Parts] = {
    "spike": path("M-4-18 0-11 4-18 6-14 1 0h-2L-6-14z", CREAM)
    + path("M-1.5-12h3L3 0h-6z")
    + path("M-10-41 10-42 10-39Q0-43-11-38z")
    + line("M7-26l9 3", CREAM, 1.6)
    + round_line("M17-24q5-5 1-9t3-9", SMOKE, 1.4),
    "jet": path("M-13-40H12v3h-25z")
    + path("M-12-33Q-12-18 0-15 12-18 12-33L5-28H-5z", "#4d5470")
    + line("M-4-24h8", INK, 1.4)
    + round_line("M24-14v14M30-12v12", SMOKE, 2)
    + disc(27, -17, 2, BRASS),
    "faye": path("M6-46Q10-60 26-58 18-52 9-43z")
    + path("M-9-13q9 6 18 0l-1 4q-8 5-16 0z", GOLD)
    + path("M-3-24h6l-3 2.5z", BLOOD)
    + round_line("M-8-43Q-13-34-11-24M-2-45Q-8-40-8-33", TONES["faye"], 1.3)
    + disc(12, -17, 1.8, GOLD),
    "ed": disc(-6, -34, 5, BRASS)
    + disc(6, -34, 5, BRASS)
    + disc(-6, -34, 3.2)
    + disc(6, -34, 3.2)
    + path("M-11-18q11 7 22 0l1 6q-12 7-24 0z"),
    "vicious": path("M-8-33h6l-2 2h-4zM8-33H2l2 2h4z", BLOOD) + line("M-16 0-9-22M16 0 9-22", BLOOD, 1),
}

COATS: Final = (
    "M-30 0Q-28-14-12-18L-10-27 0-16 10-27 12-18Q28-14 30 0z",
    "M-36 0Q-36-18-16-21L-6-24H6L16-21Q36-18 36 0z",
    "M-22 0Q-20-13-5-16V-22H5V-16Q20-13 22 0z",
    "M-30 0-26-12-33-14-24-18-26-25-14-21 0-25 14-21 26-25 24-18 33-14 26-12 30 0z",
    "M-26 0Q-24-16-8-19V-24H8V-19Q16-18 34-24L24-13Q27-7 27 0z",
    "M-34 0-22-18-5-22H5L22-18 34 0z",
)
HEADS: Final = (
    "M-9-38H9V-28Q9-20 0-16-9-20-9-28z",
    "M-12-40H12L13-26 6-17H-6L-13-26z",
    "M0-43A12 13 0 1 1-.1-43z",
    "M-8-40Q0-45 8-40L10-24 0-14-10-24z",
)
HATS: Final = (
    "",
    "M-22-36Q-11-38-10-40L-8-51Q0-47 8-51L10-40Q11-38 22-36 0-33-22-36z",
    "M-15-38V-41H-11V-57H11V-41H15V-38z",
    "M-13-36Q-14-51 0-51T13-38L22-36 21-34H-13z",
    "M-13-22Q-18-48 0-49 18-48 13-22L9-24V-36H-9V-24z",
    "M-12-38-18-50-9-45-6-56 0-46 6-56 9-45 18-50 12-38z",
    "M-15-18Q-20-46 0-54 20-46 15-18L10-20V-36H-10V-20z",
    "M-14-37Q-14-47 0-47T14-37zM-3-47V-58H-1V-47zM5-47 9-60H11L8-46z",
    "M-25-35 0-55 25-35Q0-30-25-35z",
    "M-16-36Q-24-48-8-47-4-58 4-49 18-54 15-42 22-36 12-35H-12z",
)
MARKS: Final[Parts] = {
    "eyes": path("M-7-32l6 3-5 1zM7-32l-6 3 5 1z", GOLD),
    "glasses": ring(-4.5, -30, 3.6, GOLD, 1.5) + ring(4.5, -30, 3.6, GOLD, 1.5),
    "patch": path("M-8-33h7v6h-7zM-1-32 10-36v1.5L-1-30z", SMOKE) + disc(4.5, -29.5, 1.6, GOLD),
    "moustache": use("moustache", 0, -24, 0.3),
    "mask": path("M-9-29H9v6Q5-16 0-15-5-16-9-23z", SMOKE) + path("M-7-33h5v2h-5zM2-33h5v2H2z", GOLD),
    "scar": line("M2-37-3-20M-4-30l6 2M-4-25l6 2", BLOOD, 1.3),
    "visor": path("M-11-33h22v5h-22z", GOLD),
    "lips": path("M-3-22Q0-24 3-22 0-19-3-22z", BLOOD) + path("M-7-31h5v1.5h-5zM2-31h5v1.5H2z", GOLD),
}

WANTED: Final = {
    # coat, head, hat, mark, thing
    "nickel-brandt": (4, 0, 3, "patch", "key"),
    "ash-barber": (2, 3, 2, "moustache", "razor"),
    "mama-cordite": (3, 2, 9, "glasses", "cake"),
    "quiet-twins": (5, 1, 6, "mask", "cards"),
    "colonel-rust": (1, 1, 3, "scar", "medal"),
    "lady-gunmetal": (2, 0, 4, "lips", "rose"),
    "undertakers-boy": (0, 3, 2, "eyes", "shovel"),
    "crater-jim": (1, 0, 1, "eyes", "warrant"),
    "postcard-thief": (0, 2, 3, "glasses", "postcard"),
    "doctor-halfnote": (5, 3, 0, "visor", "note"),
    "rain-merchant": (4, 2, 8, "lips", "umbrella"),
    "saint-static": (2, 3, 6, "eyes", "radio"),
    "antenna-king": (1, 1, 5, "visor", "antenna"),
    "granny-blackout": (3, 2, 9, "eyes", "bulb"),
    "slow-sal": (5, 0, 9, "moustache", "anchor"),
    "ice-fence": (3, 0, 6, "lips", "snow"),
    "captain-bilge": (1, 2, 3, "patch", "hook"),
    "oyster-prince": (0, 3, 5, "eyes", "pearl"),
    "sister-undertow": (2, 2, 6, "mask", "wave"),
    "drowned-drummer": (4, 1, 7, "scar", "drum"),
    "baron-riptide": (0, 1, 2, "glasses", "splash"),
}

SKIES: Final = {
    "mars": path("M0 0h100v70H0z", "#e2a06a") + path("M0 44Q30 34 56 46T100 40V70H0z", "#b8583a") + disc(22, 20, 9, "#f6cf97"),
    "earth": path("M0 0h100v70H0z", "#9fc0b4")
    + line("M-6 34Q50-16 106 20", "#d8e3cf", 3)
    + path("M0 50Q26 40 50 50T100 46V70H0z", "#4d7a6c"),
    "ganymede": path("M0 0h100v70H0z", "#a9bcd8")
    + disc(78, 16, 22, "#d8b48a")
    + line("M57 12h42M57 20h42", "#b98d66", 3)
    + path("M0 48q12-7 25 0t25 0 25 0 25 0V70H0z", "#466a9c"),
}


def lit(body: str, light: str, colour: str = INK) -> str:
    """A silhouette with a lit edge."""
    return group(body, -1.3, -0.9, fill=light) + f'<g fill="{colour}">{body}</g>'


def bust(name: str, light: str = GOLD) -> str:
    """A bust; the origin is the middle of its lower edge."""
    shape = use(f"b-{name}")
    return lit(shape, light) + f'<g fill="{TONES.get(name, BLOOD)}">{TRIMMINGS[name]}</g>'


def portrait(name: str) -> str:
    return backdrop(name, rng_for(name)) + group(bust(name), 50, 70, 1.12)


def figure(name: str) -> str:
    """A figure on the board: a head on the character's shape."""
    light = disc(24, 24, 23.5, GROUNDS[name][2])
    base = light + group(path(FORMS[name], TONES[name], f'stroke="{INK}" stroke-width="1"'), 24, 26, 2)
    return base + group(bust(name, CREAM), 24, 43, 0.68)


def villain() -> str:
    """Vicious, in red light."""
    moon = disc(50, 30, 27, "#7c1420") + disc(50, 30, 22, "#a51d28")
    rain = line("M8 0 0 24M24 0 8 50M86 10 68 64M100 8 84 56M96 40 88 66M14 40 6 64", "#5a1a2a", 1)
    return background("#14060f") + rain + moon + group(bust("vicious", "#ff6a5a"), 50, 70, 1.05)


def villain_figure() -> str:
    return disc(24, 24, 22, "#a51d28") + ring(24, 24, 21, INK, 2) + group(bust("vicious", CREAM), 24, 44, 0.62)


def villain_token() -> str:
    rim = ring(24, 24, 20.5, BLOOD, 2) + ring(24, 24, 16.5, BLOOD, 1)
    return disc(24, 24, 22, "#3d0912") + rim + path("M13 15h7l4 14 4-14h7l-8 20h-6z", "#ff6a5a")


def criminal(slug: str, planet: str) -> str:
    """The picture of a criminal; one without an entry is composed of random parts."""
    coat, head, hat, mark, thing = WANTED.get(slug) or stranger(slug)
    body = use(f"c{coat}") + use(f"h{head}") + (use(f"t{hat}") if hat else "")
    person = lit(body, CREAM, "#241a22") + MARKS[mark]
    return use(f"sky-{planet}") + group(person, 42, 70, 1.14) + seal(thing)


def seal(thing: str) -> str:
    """A seal with the object that a criminal is wanted for."""
    return disc(80, 47, 17, "#241a22") + ring(80, 47, 15.5, BRASS, 1.2) + use(thing, 80, 47, 0.46, BLOOD, -8)


def stranger(slug: str) -> tuple[int, int, int, str, str]:
    rng = rng_for(slug)
    things = sorted([entry[4] for entry in WANTED.values()])
    limits = [rng.below(len(row)) for row in (COATS, HEADS, HATS)]
    return limits[0], limits[1], limits[2], sorted(MARKS)[rng.below(len(MARKS))], things[rng.below(len(things))]


def parts() -> Parts:
    shapes = {f"_b-{name}": path(d) for name, d in BUSTS.items()}
    shapes |= {f"_c{n}": path(d) for n, d in enumerate(COATS)} | {f"_h{n}": path(d) for n, d in enumerate(HEADS)}
    shapes |= {f"_t{n}": path(d) for n, d in enumerate(HATS) if d}
    return shapes | {f"_sky-{planet}": sky for planet, sky in SKIES.items()}

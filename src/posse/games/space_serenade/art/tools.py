"""Stock things, second half: tools, machines, papers and damage. Each is about 46 high and drawn around the origin."""

from __future__ import annotations

from typing import Final

from posse.games.space_serenade.art.palette import BLOOD, BRASS, CREAM, GOLD, INK, PAPER, SMOKE, hole, round_line
from posse.games.svg import Parts, disc, group, line, path, ring, star

SHAPES: Final[Parts] = {
    "wrench": group(
        path("M-5-8V22q0 4 5 4t5-4V-8q8-3 7-11 0-4-3-7v10l-4 3h-10l-4-3v-10q-3 3-3 7-1 8 7 11z", SMOKE) + disc(0, 20, 2, INK),
        turn=30,
    ),
    "gear": ring(0, 0, 17, SMOKE, 8, 'stroke-dasharray="7 6.35"') + ring(0, 0, 12, SMOKE, 7) + disc(0, 0, 4, BRASS),
    "badge": path(star(6, 25, 14), BRASS) + disc(0, 0, 11, GOLD) + path(star(5, 9, 4), INK),
    "can": path("M-16-12h24l8 8v28h-32z", BLOOD)
    + hole("M-12-22H4v10h-4v-6h-8v6h-4z", BLOOD)
    + path("M8-16l8-8 4 4-8 8z", SMOKE)
    + line("M-11-4 11 19M11-4l-22 23", CREAM, 3),
    "drop": path("M0-25Q18 0 15 10 12 24 0 24t-15-14Q-18 0 0-25z") + path("M-9 8q0 9 8 11-11-1-11-11 0-6 4-12z", CREAM),
    "pot": path("M-20-4h40v18q0 8-8 8h-24q-8 0-8-8z", SMOKE)
    + path("M-24-8h48v5h-48z", PAPER)
    + path("M-28-2h8v5h-8zM20-2h8v5h-8z", SMOKE)
    + round_line("M-8-12q-4-5 0-9M2-12q-4-5 0-9M11-12q-4-5 0-9", CREAM, 2),
    "hook": round_line("M0-25V2q14 3 13 13-3 9-13 9-11 0-12-10", SMOKE, 5) + path("M-5-26H5v10H-5z", BRASS),
    "toolbox": path("M-24-4h48v26h-48z", BLOOD)
    + hole("M-12-16h24v12H8v-8H-8v8h-4z", SMOKE)
    + path("M-24 4h48v3h-48z", INK)
    + path("M-4 2h8v8h-8z", BRASS),
    "shield": path("M-20-22Q0-16 20-22q3 34-20 46-23-12-20-46z", SMOKE)
    + path("M0-18Q9-16 16-17q1 26-16 36z")
    + path(star(5, 9, 4), BRASS),
    "lamp": round_line("M-10 22-14 0 4-18", SMOKE, 3)
    + path("M-22 21h24v4h-24z", SMOKE)
    + path("M2-25l18 12-16 10z", BRASS)
    + path("M19-11 26 20H-2l6-22z", GOLD, 'opacity=".45"'),
    "pressure": disc(0, 0, 23, SMOKE)
    + disc(0, 0, 19, CREAM)
    + line("M-13 8A15 15 0 1 1 13 8", INK, 2, 'stroke-dasharray="1.5 4"')
    + line("M0 2 10-9", BLOOD, 3)
    + disc(0, 2, 3, INK),
    "pipes": line("M-24-14H4q8 0 8 8v30M-24 4h14q8 0 8 8v12", SMOKE, 8)
    + path("M-12-20h6v12h-6zM6 8h12v6H6zM-8 14H4v5H-8z", BRASS),
    "cuffs": ring(-11, 4, 11, SMOKE, 5)
    + ring(11, 4, 11, SMOKE, 5)
    + path("M-6-14H6v6H-6z", BRASS)
    + line("M-10-6 0-12 10-6", BRASS, 2),
    "warrant": path("M-17-24h28l6 6v42h-34z", PAPER)
    + path("M-11-16H7v4H-11zM-11-8h22v2h-22zM-11-3h22v2h-22zM-11 2H5v2H-11z", INK)
    + disc(6, 14, 7, BLOOD)
    + path("M2 19l4-2 4 2v7l-4-3-4 3z", BLOOD),
    "crane": path("M-12 24V-16h6V24zM-20-22h44v6h-44z", BRASS)
    + line("M18-16V4", SMOKE, 1.6)
    + path("M10 4h16v12H10z")
    + line("M-12-8l6 8-6 8 6 8", INK, 1.4),
    "anchor": path("M-3-14h6v30q10-2 12-10l-4-1 9-9 4 12-4-1Q17 22 0 25-17 22-20 7l-4 1 4-12 9 9-4 1q2 8 12 10z", SMOKE)
    + ring(0, -19, 5, SMOKE, 4)
    + path("M-11-10h22v4h-22z", BRASS),
    "arrow": round_line("M-22 14Q-6-20 6 2T22-10M22-10 11-11M22-10l-3 11", CREAM, 4),
    "plane": path("M-25 2 25-20 8 20-3 8z", CREAM) + path("M-3 8 25-20-8 4z", SMOKE) + path("M-3 8l-1 12 5-8z", PAPER),
    "window": path("M-24-20h48v42h-48z", BRASS)
    + path("M-20-8h40v26h-40z", GOLD)
    + path("M-26-22h52l-3 12h-46z")
    + path("M-14 6h8v12h-8zM-2 0h6v18h-6zM8 8h8v10H8z", INK),
    "cables": round_line("M-24-12q12-14 18 2t18-6 6 20-26 10-8-24 20-4 20 18", BLOOD, 3)
    + round_line("M-20 14q14-26 24-6t18 2M-24 20q22 6 30-12", GOLD, 3)
    + path("M16 8h9v7h-9zM-26 16h6v8h-6z", SMOKE),
    "cassette": path("M-25-16h50v32h-50z")
    + path("M-19-11h38v14h-38z", CREAM)
    + disc(-9, -4, 5, INK)
    + disc(9, -4, 5, INK)
    + path("M-13 9h26l3 7h-32z", INK),
    "goggles": path("M-27-4h54v7h-54z", INK)
    + disc(-12, 0, 12, BRASS)
    + disc(12, 0, 12, BRASS)
    + disc(-12, 0, 8.5)
    + disc(12, 0, 8.5)
    + path("M-17-3q2-5 7-5l-4 9zM7-3q2-5 7-5l-4 9z", CREAM),
    "radio": path("M-24-10h48v32h-48z")
    + disc(-10, 6, 10, INK)
    + disc(-10, 6, 6, SMOKE)
    + path("M5-4h14v5H5zM5 5h14v3H5zM5 12h14v3H5z", CREAM)
    + line("M14-10 22-26", SMOKE, 2),
    "door": path("M-17-25h34v50h-34z", SMOKE)
    + path("M-12-20 8-15v44l-20-4z")
    + disc(4, 6, 2.4, GOLD)
    + path("M8-15h4v40H8z", GOLD, 'opacity=".6"'),
    "key": ring(-12, 0, 8, BRASS, 5) + path("M-5-2.5h30v10h-5v-5h-5v7h-5V2.5H-5z", BRASS),
    "kite": path("M4-26 20-6 2 14-12-8z")
    + line("M4-26 2 14M-12-8 20-6", INK, 1.4)
    + round_line("M2 14q-14 2-10 8t-10 2", CREAM, 2)
    + path("M-10 16l6 3-2 5zM-20 22l6-2 0 6z", GOLD),
    "satellite": group(
        path("M-7-7H7V7H-7z", SMOKE)
        + path("M-26-7h15V7h-15zM11-7h15V7H11z")
        + line("M-21-7V7M-16-7V7M16-7V7M21-7V7", INK, 1)
        + path("M-9 7Q0 16 9 7z", CREAM),
        turn=-25,
    )
    + line("M6 18q8-1 12-8M8 24q12-1 17-12", GOLD, 2),
    "screen": path("M-25-20h50v34h-50zM-10 14h20v8h-20z", SMOKE)
    + path("M-21-16h42v26h-42z", INK)
    + round_line("M-18 0h8l4-10 6 16 5-10 3 4h10", GOLD, 2),
    "eye": path("M-25 0Q0-26 25 0 0 26-25 0z", CREAM) + disc(0, 0, 10) + disc(0, 0, 5, INK) + disc(3, -3, 2, CREAM),
    "lens": ring(-5, -5, 15, BRASS, 5)
    + disc(-5, -5, 13, "#2c4a5c")
    + path("M6 10l5-4 14 15-5 5z", BRASS)
    + path("M-14-8q2-7 9-8l-5 10z", CREAM),
    "racer": path("M-27 8q2-8 14-9l10-9q4-4 8-2l3 9 16 3q4 2 3 6l-6 4h-42z")
    + path("M-8-2 2-9l5 1 2 7z", GOLD)
    + path("M-18 10h34l-6 8h-20z", SMOKE)
    + path("M-27 8l-6 3 8 2z", BLOOD),
    "gun": path("M-22-14h40l4 4v6H6l-2 4h-8l-6 22h-12l5-24-9-2z", SMOKE)
    + hole("M-5 0h8q0 7-9 7z", SMOKE)
    + path("M-18-11h30v2h-30z", INK),
    "boot": path("M-12-25h18V4q16 3 17 14v5h-35z") + path("M-12 19h35v5h-35z", INK) + path("M-12-25h18v6h-18z", CREAM),
    "satchel": path("M-22-6h44v28h-44z", BRASS)
    + path("M-22-6h44L14 10h-28z", "#a8772c")
    + line("M-10-6q0-14 10-14t10 14", SMOKE, 3)
    + path("M-4 6h8v7h-8z", CREAM),
    "bag": path("M-8-14h16q16 16 14 30-2 8-10 8h-24q-8 0-10-8-2-14 14-30z", PAPER)
    + path("M-10-24h20l-4 10H-6z", PAPER)
    + path("M-10-14h20v3h-20z", BLOOD)
    + path("M-8 0h3l2 9 2-9h3l2 9 2-9h3L6 14H3L0 6l-3 8h-3z", INK),
    "clover": path("M0-2Q-20-6-14-18-6-24 0-12 6-24 14-18 20-6 0-2 20-2 18 10 10 18 0 4-10 18-18 10-20-2 0-2z", "#6fa86a")
    + round_line("M0 2q2 12 8 20", "#6fa86a", 3),
    # -- damage
    "plaster": group(
        path("M-26-9h52q5 9 0 18h-52q-5-9 0-18z", "#d7a781")
        + path("M-9-9H9V9H-9z", CREAM)
        + disc(-17, 0, 1.5, INK)
        + disc(17, 0, 1.5, INK),
        turn=-30,
    ),
    "ribs": round_line(
        "M0-24V24M0-16q-18-6-20 6M0-16q18-6 20 6M0-5q-18-6-20 8M0-5q18-6 20 8M0 7q-14-6-16 7M0 7q14-6 16 7", CREAM, 3.4
    ),
    "hull": path("M-25-18h50v36h-50z", SMOKE)
    + line("M-22-15h44v30h-44z", INK, 2, 'stroke-dasharray="1 5" stroke-linecap="round"')
    + path("M-10-6 0-14 4-4 14-2 4 4 6 13-2 7-12 10-8 1z", INK),
    "ear": path("M-4-24q18-2 17 16-1 10-8 14-3 14-11 14-6 0-6-6l4-18-8 2q-6-20 12-22z", "#d7a781")
    + line("M-3-14q10-2 9 8-1 6-6 6", INK, 2)
    + line("M-18-16q-6 12 0 26M-24-20q-8 17 0 34", BLOOD, 2),
    "swirl": round_line("M0 2q4-6 9 0 3 9-8 11-15 0-14-13Q-10-15 4-15 21-13 20 4", GOLD, 3)
    + group(path(star(5, 6, 2.6), GOLD), -18, -16)
    + group(path(star(5, 5, 2.2), GOLD), 16, -20),
    "splash": path("M-24 20q6-4 8-14l6 8 2-24 8 22 10-28 2 26 8-14 2 14q2 8 4 10z", SMOKE)
    + disc(-14, -8, 3, CREAM)
    + disc(18, -16, 2, CREAM),
    "moustache": path("M0-4Q8-14 16-4q6 6 12-4-1 20-16 17Q4 9 0 2-4 9-12 9-27 12-28-8q6 10 12 4 8-10 16 0z", "#b98a5a"),
    "paper": path("M-22-22h44v46h-44z", PAPER)
    + path(
        "M-18-18h36v6h-36zM-18-8H0v14h-18zM4-8h14v2H4zM4-4h14v2H4zM-18 10h36v2h-36zM-18 16h24v2h-24z",
        INK,
    ),
    "razor": group(path("M-26-4H4V8h-30z", SMOKE) + path("M2-5h8q16 2 18 8l-4 5H8z", BRASS) + disc(6, 1, 1.6, INK), turn=-24),
    "scar": round_line("M-20 18Q-4 4 18-20", BLOOD, 4) + round_line("M-16 6l8 9M-7-2l8 9M3-11l8 9", CREAM, 2.6),
    "bullet": group(
        path("M-8 24V-8Q-7-22 0-25 7-22 8-8v32z", BRASS) + path("M-8 12H8v4H-8z", INK) + path("M-5-6q1-10 4-14v34h-4z", GOLD),
        turn=35,
    ),
    "cake": path("M-22 0h44v22h-44z", PAPER)
    + path("M-22 0q5 9 11 0 6 9 11 0 5 9 11 0 6 9 11 0v-6h-44z", BLOOD)
    + path("M-2-18h4V-6h-4z", CREAM)
    + path("M0-27q5 6 0 9-5-3 0-9z", GOLD),
    "umbrella": path("M-25 0Q-22-23 0-23T25 0q-6-5-12.5 0-6-5-12.5 0-6-5-12.5 0-6-5-12.5 0z")
    + round_line("M0-24V18q0 6-5 6t-5-5", SMOKE, 2.6),
    "antenna": line("M0 24V-14M-14-20h28M-10-12h20M-6-4H6", SMOKE, 3)
    + path("M-10 24 0 2 10 24H6L0 10-6 24z", SMOKE)
    + disc(0, -20, 3, BLOOD),
    "pearl": path("M-24 4Q-20-18 0-18T24 4Q12 20 0 20T-24 4z", SMOKE)
    + path("M-20 4q20-14 40 0-20 14-40 0z", INK)
    + disc(0, 2, 7, CREAM)
    + disc(-2, 0, 2, "#fff"),
    "wave": path("M-26 22V6Q-12-22 4-16 18-8 10 2q-2-8-8-6-8 8 4 16 10 4 20-4v14z")
    + line("M-22 14q8-8 16 0t16 0 12-2", CREAM, 2),
    "scissors": line("M-12-24 8 10M12-24-8 10", SMOKE, 5) + ring(-10, 16, 7, BRASS, 4) + ring(10, 16, 7, BRASS, 4),
    "medal": path("M-10-25h8L8-6 0-2zM10-25H2L-8-6l8 4z", BLOOD)
    + disc(0, 10, 13, BRASS)
    + group(path(star(5, 9, 4), CREAM), 0, 10),
    "rose": disc(0, -10, 13, BLOOD)
    + line("M-6-14q6-6 11 0-1 8-8 6-3-4 2-5", INK, 1.6)
    + round_line("M0 3v22", "#6fa86a", 3)
    + path("M0 14q12-10 15-4-6 8-15 8z", "#6fa86a"),
    "shovel": path("M-3-24h6V4h-6zM-9-26H9v4H-9zM-12 2h24v10Q10 22 0 26-10 22-12 12z", SMOKE),
    "postcard": path("M-25-16h50v32h-50z", CREAM)
    + line("M2-12v24M7 2h13M7 8h10", INK, 1.4)
    + path("M12-12h9v9h-9z", BLOOD)
    + path("M-21 10l8-12 5 7 4-4 4 9z"),
    "snow": round_line(
        "M0-24V24M-21-12 21 12M21-12-21 12M-6-20 0-14 6-20M-6 20 0 14 6 20M-21-4l7-2-1-8M21 4l-7 2 1 8",
        CREAM,
        2.6,
    ),
    "bulb": path("M-9 8q0-6-4-10-8-22 13-23Q21-24 13-2 9 2 9 8z", GOLD)
    + path("M-8 10H8v4H-8zM-7 16H7v4H-7zM-4 21h8v4h-8z", SMOKE),
}

"""Stock things, first half: music, lights and clothes. Each is about 46 high and drawn around the origin.

Shapes without a fill take the colour of the picture.
"""

from __future__ import annotations

from typing import Final

from posse.games.space_serenade.art.palette import BLOOD, BRASS, CREAM, GOLD, INK, PAPER, SMOKE, hole, round_line
from posse.games.svg import Parts, disc, line, path, ring, star

SHAPES: Final[Parts] = {
    "sax": path(
        "M-4-22h6l2 4-3 3 4 22q2 8 8 7t6-9l-4-1v-3h12v3q-2 22-15 22Q-1 26-4 10L-9-14h-7v-4h9z",
        BRASS,
    )
    + round_line("M-1-6l7-2M0 0l7-2M2 6l7-2", GOLD, 2)
    + path("M9-1h16l2-4H8z", GOLD),
    "trumpet": path("M-24-3H8Q16-4 24-13V13Q16 4 8 3H-24z", BRASS)
    + line("M-8-1v11q0 5 5 5h8q5 0 5-5V-1", GOLD, 2.6)
    + path("M-8-11h3V3h-3zM-2-11h3V3h-3zM4-11h3V3H4z", GOLD)
    + path("M-26-5h3V5h-3z", GOLD),
    "bass": path("M-2-26h4l1 16q9 1 8 10-4 4-1 8 5 4 3 11Q10 25 0 25t-13-6q-2-7 3-11 3-4-1-8-1-9 8-10z")
    + path("M-1.5-24h3v36h-3z", INK)
    + line("M-6 4q-3 4 0 8M6 4q3 4 0 8", INK, 1.4)
    + path("M-4 14h8v3h-8z", CREAM),
    "drum": path("M-22-6v18q0 8 22 8t22-8V-6z")
    + path("M-22-6q0-8 22-8t22 8-22 8-22-8z", CREAM)
    + line("M-22 0 -11 18 0 2 11 18 22 0", GOLD, 1.6)
    + round_line("M-16-24 2-8M18-25 4-9", PAPER, 2.4),
    "mic": hole("M-9-25H9q5 0 5 6V0q0 8-14 8T-14 0v-19q0-6 5-6zM-9-19v4H9v-4zM-9-11v4H9v-4zM-9-3v3H9v-3z", SMOKE)
    + path("M-2 8h4v12h10v4h-24v-4h10z", SMOKE)
    + path("M-14-14h28v2h-28z", BRASS),
    "record": disc(0, 0, 24, INK)
    + ring(0, 0, 20, "#2c3550", 1)
    + ring(0, 0, 15.5, "#2c3550", 1)
    + disc(0, 0, 9)
    + disc(0, 0, 2, CREAM)
    + path("M-17-17A24 24 0 0 1-6-23L-2-9A9 9 0 0 0-6-7z", "#3b4668"),
    "keys": path("M-26-14h52v28h-52z", CREAM)
    + line("M-18.6-14v28M-11.1-14v28M-3.7-14v28M3.7-14v28M11.1-14v28M18.6-14v28", INK, 1)
    + path("M-21-14h5V3h-5zM-13.5-14h5V3h-5zM1-14h5V3H1zM8.5-14h5V3h-5zM16-14h5V3h-5z", INK),
    "note": path("M-6-22 16-26V10q0 8-8 8T2 12q1-6 10-5V-14L-2-11v27q0 8-8 8t-6-6q1-6 10-5z"),
    "smoke": round_line("M0 26q-12-8-2-16 12-8 2-17-9-7 2-17", SMOKE, 5),
    "glass": path("M-18-20h36L3 2v18h10v4h-26v-4h10V2z", SMOKE) + path("M-11-12h22L1 0h-2z") + disc(4, -12, 4, BLOOD),
    "bottle": path("M-4-26h8v14q8 4 8 13v22q0 3-3 3H-9q-3 0-3-3V1q0-9 8-13z")
    + path("M-12 4h24v12h-24z", CREAM)
    + path("M-4-26h8v5h-8z", BRASS)
    + path("M-8 7H8v2H-8zM-8 11H4v2H-8z", SMOKE),
    "shards": path("M-4-26h8v14q7 4 8 11l-5-3-3 6-5-8-4 9-7-4q0-7 8-11z")
    + path("M-4-26h8v5h-8z", BRASS)
    + path("M-18 8l10-4 1 10-8 8zM2 10l8-6 7 8-9 6zM-4 18l7-3 3 9h-9zM16 20l6-4 2 8z"),
    "fist": path("M-15-14q0-6 6-6H9q8 0 9 8l1 9q0 9-7 12v15H-9V10q-8-3-8-11z", CREAM)
    + line("M-6-20v11M1-20v11M8-20v11", "#b99f70", 2)
    + path("M-17-5H6q5 0 5 5t-5 4H-3l-2 4q-12-1-12-8z", PAPER)
    + path("M-11 16h25v9h-25z"),
    "coat": path("M-7-25H7l9 6 8 22-7 3-4-10 6 29H-19L-13-4l-4 10-7-3 8-22z")
    + path("M-7-25 0-10 7-25 10-23 1 4h-2L-10-23z", CREAM)
    + path("M-1-8h2v32h-2z", INK),
    "bell": path("M-18 14q5-5 5-15Q-12-18 0-18T13-1q0 10 5 15z", BRASS)
    + path("M-12 4h3q0-14 6-18-8 3-9 18z", GOLD)
    + path("M-3-24h6v6h-6z", GOLD)
    + disc(0, 18, 5, GOLD),
    "flame": path("M0-26Q16-8 12 6q6-3 5-9 7 27-17 28-24-1-17-22 2 5 5 6Q-4-10 0-26z", BLOOD)
    + path("M1-8Q10 4 7 13q-2 8-8 8t-7-8Q-6 7 0 4 2-2 1-8z", GOLD),
    "stairs": path("M-24 24V16h9V6h9V-4h9v-10h9v-10h12v48z") + line("M-24 8l42-42", BRASS, 2),
    "speaker": path("M-16-25h32v50h-32z")
    + disc(0, 9, 12, INK)
    + disc(0, 9, 5, SMOKE)
    + disc(0, -14, 6, INK)
    + disc(0, -14, 2, SMOKE),
    "spotlight": path("M-7-25h14l4 9h-22z", SMOKE) + path("M-10-15h20l14 40h-48z", GOLD, 'opacity=".7"'),
    "heel": path("M-22 4Q-8 8 0-4L14-20q8 4 8 12v6l-2 24h-3L16 4Q6 8 2 14-4 20-24 18z", BLOOD)
    + path("M-24 18Q-4 20 2 14l4 1Q-4 24-24 22z", INK),
    "glove": path("M-8 25V6L-16-6q-1-5 4-4l5 6-3-16q3-5 6 0l3 12v-15q3-5 6 0l1 15 3-12q4-3 6 1l-2 17 4-6q5-1 4 4L12 8v17z")
    + path("M-9 16h22v4H-9z", CREAM),
    "lips": path("M-24-2Q-12-16-4-11 0-8 4-11 12-16 24-2 12 16 0 15T-24-2z", BLOOD)
    + line("M-24-2Q-10-5-4-3 0-1 4-3 10-5 24-2", INK, 2),
    "rope": path("M-25-18h6v40h4v4h-14v-4h4zM19-18h6v40h4v4H15v-4h4z", BRASS)
    + disc(-22, -20, 4, GOLD)
    + disc(22, -20, 4, GOLD)
    + line("M-20-12Q0 22 20-12", BLOOD, 6),
    "crown": path("M-22 16-25-12-12 0 0-20 12 0 25-12 22 16z", BRASS)
    + path("M-22 16h44v6h-44z", GOLD)
    + disc(0, 6, 4, BLOOD)
    + disc(-12, 8, 2.5, CREAM)
    + disc(12, 8, 2.5, CREAM),
    "coin": disc(0, 0, 22, BRASS) + ring(0, 0, 18, GOLD, 1.6) + path("M-13-8h4l3 12 4-12h4l4 12 3-12h4L8 10H4L0-1-4 10h-4z", INK),
    "coins": path("M-22 6q0-5 14-5t14 5v12q0 5-14 5t-14-5z", BRASS)
    + path("M-22 6q0-5 14-5t14 5-14 5-14-5z", GOLD)
    + line("M-22 12q0 4 14 4t14-4", INK, 1)
    + path("M-4-14q0-5 13-5t13 5v12q0 5-13 5T-4-2z", BRASS)
    + path("M-4-14q0-5 13-5t13 5-13 5-13-5z", GOLD)
    + line("M-4-8q0 4 13 4t13-4", INK, 1),
    "bill": path("M-25-14h50v28h-50z", "#8fae86")
    + line("M-21-10h42v20h-42z", INK, 1)
    + disc(0, 0, 8, PAPER)
    + path("M-6-4h2l1.5 6L-.5-4h1L2.5 2 4-4h2L3.5 5H1.5L0 0l-1.5 5h-2z", INK),
    "dice": path("M-20-14 0-24l20 10v24L0 22l-20-12z", CREAM)
    + path("M0-4 20-14v24L0 22z", "#cdbb8f")
    + path("M-20-14 0-4v26l-20-12z", PAPER)
    + disc(0, -14, 3, BLOOD)
    + disc(-14, -4, 2.4, INK)
    + disc(-6, 12, 2.4, INK)
    + disc(10, 4, 2.4, INK),
    "card": path("M-15-23h30v46h-30z", CREAM)
    + path("M0-10Q12 2 9 8 4 13 1 7l3 8h-8l3-8q-3 6-8 1-3-6 9-18z", INK)
    + path("M-12-20h5v5h-5zM7 15h5v5H7z", BLOOD),
    "cards": path("M-22-6-8-22 10 14-4 22z", PAPER)
    + path("M-10-19l20-3 5 40-20 3z", CREAM)
    + path("M10-21 26-9 8 22-6 12z", PAPER)
    + path(star(4, 7, 3), BLOOD),
    "wheel": disc(0, 0, 24, BRASS)
    + ring(0, 0, 18, INK, 8)
    + ring(0, 0, 18, BLOOD, 8, 'stroke-dasharray="7 7.14"')
    + disc(0, 0, 8, GOLD)
    + disc(12, -12, 3, CREAM),
    "moon": path("M8-22A23 23 0 1 0 22 8 19 19 0 0 1 8-22z", GOLD),
}

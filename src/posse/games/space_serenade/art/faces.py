"""The pictures of Action cards: a large thing and a smaller one, in front of the backdrop of the card's family."""

from __future__ import annotations

from typing import Final

from posse.core.rng import Rng
from posse.games.space_serenade.art import music, tools
from posse.games.space_serenade.art.stage import TONES, backdrop, emblem
from posse.games.svg import rng_for, use

SUBJECTS: Final = """
loose-knuckles fist note, off-the-beat drum fist, slow-smoke glass smoke, cheap-shot boot swirl,
double-or-nothing dice coin, left-hand-solo trumpet fist, coat-on-the-wind coat smoke,
grudge-in-b-flat scar note, broken-bottle-waltz shards note, nothing-to-lose plaster flame,
rooftop-tempo stairs moon, alley-quartet bass fist, blind-chorus mic eye, midnight-engine racer moon,
ninth-round bell fist, burning-brass sax flame, one-man-big-band speaker sax,
second-hand-part gear wrench, patch-job wrench plaster, old-badge badge cuffs, reserve-tank can drop,
steady-bass bass shield, galley-stew pot smoke, tow-cable hook racer, clean-workbench toolbox lamp,
plated-coat coat shield, night-shift lamp moon, long-haul satchel racer, boiler-room-blues pressure note,
house-rules boot warrant, scrapyard-choir pipes note, the-warrant warrant cuffs, dry-dock crane anchor,
iron-baritone mic shield,
marked-card card eye, rigged-wheel wheel coin, silk-glove glove bill, pawn-ticket satchel coin,
side-bet clover bill, lipstick-contract lips warrant, velvet-rope rope moon, getaway-heels heel racer,
house-edge coins wheel, loan-at-dawn bag moon, perfumed-lead bottle rose, five-card-charm cards lips,
empty-pockets glove bag, debt-collector gun bill, jackpot-at-closing bell coins, midnight-diva mic rose,
queen-of-the-long-con crown cards,
chalk-marks arrow eye, paper-rocket plane moon, window-shopping window coin, lost-and-found umbrella key,
tangled-cables cables bulb, second-verse cassette note, goggles-on goggles eye, radio-static radio antenna,
back-door door key, kite-signal kite goggles, lucky-dip bag clover, playback speaker cassette,
ghost-frequency antenna eye, hide-and-seek lens eye, satellite-lullaby satellite moon, encore keys rose,
everything-at-once screen cables,
woolongs coins bill, spike-fuel can smoke, spike-attack fist swirl, spike-investigation lens glass,
spike-transport racer note, jet-fuel can wrench, jet-attack gun badge, jet-investigation lens badge,
jet-transport racer hook, faye-fuel can bill, faye-attack heel swirl, faye-investigation lens lips,
faye-transport racer rose, ed-fuel can clover, ed-attack boot swirl, ed-investigation lens goggles,
ed-transport racer kite,
split-lip lips drop, bruised-ribs ribs fist, dented-hull hull wrench, leaking-tank can drop,
ringing-ears ear bell, torn-coat coat scissors, concussion swirl moon, thrown-overboard splash boot,
blown-cover moustache eye, bad-press paper lips, close-shave razor moustache, hospital-bill bill plaster,
old-wound scar umbrella, grim-souvenir bullet scar, price-on-your-head bag warrant
"""
"""By card: the large thing in the middle and the small one beside it."""

KNOWN: Final = {words[0]: words[1:] for words in [entry.split() for entry in SUBJECTS.split(",")]}
STOCK: Final = sorted(music.SHAPES | tools.SHAPES)


def face(slug: str, family: str, basic: bool = False) -> str:
    """The picture of a kind of card; one without an entry shows random stock things."""
    rng = rng_for(slug)
    first, second = KNOWN.get(slug) or chosen(rng)
    side = 1 if rng.below(2) else -1
    body = backdrop(family, rng) + thing(second, 50 + 27 * side, 44 - rng.below(14), 0.62, family, rng.below(30) - 15)
    body += thing(first, 50 - 7 * side, 35, 1.12, family, rng.below(14) - 7)
    return body + (emblem(family, 50 + 38 * side, 60, 0.7) if basic and family else "")


def chosen(rng: Rng) -> list[str]:
    first = rng.below(len(STOCK))
    return [STOCK[first], STOCK[(first + 1 + rng.below(len(STOCK) - 1)) % len(STOCK)]]


def thing(name: str, x: float, y: float, size: float, family: str, turn: float) -> str:
    return use(name, x, y, size, TONES[family], turn)

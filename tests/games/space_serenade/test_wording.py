"""What cards do, in sentences of both languages."""

from __future__ import annotations

import re
import tomllib

import pytest

from posse.catalog import game_file
from posse.games.space_serenade.rules.cards import CARDS, CRIMINALS
from posse.games.space_serenade.rules.deck import read_deck
from posse.games.space_serenade.rules.effects import parse
from posse.games.space_serenade.rules.notation import parse_bundle
from posse.games.space_serenade.scene.wording import Wording
from posse.games.space_serenade.scene.words import Words
from posse.texts import LANGUAGES, texts

TEXT = game_file("space_serenade", "cards.toml") or ""
STANDARD = read_deck(tomllib.loads(TEXT), "cards.toml")
SAY = {lang: texts("space_serenade", lang) for lang in LANGUAGES}
NBSP = "\N{NO-BREAK SPACE}"
QUOTE = "\N{RIGHT SINGLE QUOTATION MARK}"

SAID = {
    "draw 1": ("Draw 1 card.", "Piochez 1 carte."),
    "draw 2; discard 1": ("Draw 2 cards. Discard 1 card.", "Piochez 2 cartes. Défaussez 1 carte."),
    "may draw 1": ("You may draw 1 card.", "Si vous voulez, piochez 1 carte."),
    "may pay W2: draw 1 and gain S1": (
        "You may pay 2 Woolongs to draw 1 card and gain 1 Strength.",
        "Vous pouvez payer 2 Woolongs : piochez 1 carte et gagnez 1 point de Force.",
    ),
    "choose gain W2 F1 or gauge -1": (
        "Choose: gain 2 Woolongs and 1 Fuel, or lower a gauge by 1.",
        "Au choix : gagnez 2 Woolongs et 1 Carburant, ou baissez une jauge de 1.",
    ),
    "if on planet: shield 2": (
        "If you are on a planet, do not draw the next 2 Damage cards of this turn.",
        "Si vous êtes sur une planète : ne piochez pas les 2 prochaines cartes Dégât de ce tour.",
    ),
    "if on bebop: may refresh": (
        "If you are on the Bebop, you may refresh the Purchasing Area.",
        "Si vous êtes sur le Bebop : si vous voulez, renouvelez la Zone d'Achat.",
    ),
    "if with jet: gain C1": ("If Jet is with you, gain 1 Clue.", "Si Jet est avec vous : gagnez 1 Indice."),
    "if criminal here: draw 1": (
        "If a criminal is on your planet, draw 1 card.",
        "Si un criminel est sur votre planète : piochez 1 carte.",
    ),
    "if vicious in play: gain S1": (
        "If Vicious is in play, gain 1 Strength.",
        "Si Vicious est en jeu : gagnez 1 point de Force.",
    ),
    "others discard 1; others draw 2": (
        "Make each other player discard 1 card. Let each other player draw 2 cards.",
        "Chaque autre joueur défausse 1 carte. Chaque autre joueur pioche 2 cartes.",
    ),
    "others discard down to 3": (
        "Make each other player discard down to 3 cards.",
        "Chaque autre joueur défausse jusqu'à n'avoir plus que 3 cartes.",
    ),
    "may remove up to 2 damage from hand or discard": (
        "You may remove up to 2 Damage cards from your hand or your discard pile.",
        "Si vous voulez, écartez jusqu'à 2 cartes Dégât de votre main ou de votre défausse.",
    ),
    "remove 1 from hand": ("Remove 1 card from your hand.", "Écartez 1 carte de votre main."),
    "remove 2 from discard": ("Remove 2 cards from your discard pile.", "Écartez 2 cartes de votre défausse."),
    "remove this": ("Remove this card.", "Écartez cette carte."),
    "may move up to 2": ("You may move up to 2 characters.", "Si vous voulez, déplacez jusqu'à 2 personnages."),
    "move me": ("Move your character.", "Déplacez votre personnage."),
    "may move 1 other": ("You may move 1 other character.", "Si vous voulez, déplacez 1 autre personnage."),
    "bring 1 here": ("Bring 1 character to where you are.", "Faites venir 1 personnage auprès de vous."),
    "send 2 to bebop": ("Send 2 characters to the Bebop.", "Renvoyez 2 personnages sur le Bebop."),
    "send me to bebop": ("Go back to the Bebop.", "Retournez sur le Bebop."),
    "gauge +1": ("Raise a gauge by 1.", "Montez une jauge de 1."),
    "gauge here -1": ("Lower the gauge of your planet by 1.", "Baissez la jauge de votre planète de 1."),
    "gauges -1": ("Lower all gauges by 1.", "Baissez toutes les jauges de 1."),
    "gain S1 per spike card": (
        "Gain 1 Strength for each card of Spike in play.",
        "Gagnez 1 point de Force par carte de Spike en jeu.",
    ),
    "gain C1 per ed card": ("Gain 1 Clue for each card of Ed in play.", "Gagnez 1 Indice par carte d'Ed en jeu."),
    "gain C1 per other here": (
        "Gain 1 Clue for each other character where you are.",
        "Gagnez 1 Indice par autre personnage auprès de vous.",
    ),
    "gain S1 per damage in hand": (
        "Gain 1 Strength for each Damage card in your hand.",
        "Gagnez 1 point de Force par carte Dégât de votre main.",
    ),
    "lose F2": ("Lose 2 Fuel.", "Perdez 2 Carburants."),
    "replace 1": ("Replace 1 card of the Purchasing Area.", "Remplacez 1 carte de la Zone d'Achat."),
    "take back 1": (
        "Take 1 card from your discard pile into your hand.",
        "Reprenez en main 1 carte de votre défausse.",
    ),
    "top 1": ("Put 1 card from your discard pile on top of your deck.", "Posez 1 carte de votre défausse sur votre deck."),
    "may buy up to 4": (
        "You may take a card of cost 4 or less from the Purchasing Area to your discard pile.",
        "Si vous voulez, prenez dans la Zone d'Achat une carte de coût 4 ou moins ; elle va dans votre défausse.",
    ),
    "next buy to top": (
        "Put your next purchase of this turn on top of your deck.",
        "Posez votre prochain achat de ce tour sur votre deck.",
    ),
    "cheaper 1": (
        "Pay 1 Woolong less for your next purchase this turn.",
        "Payez 1 Woolong de moins pour votre prochain achat de ce tour.",
    ),
    "damage 1": ("Draw 1 Damage card.", "Piochez 1 carte Dégât."),
    "take resistance 1": (
        "Take 1 Resistance token on your planet without spending Strength.",
        "Prenez 1 jeton Résistance sur votre planète sans dépenser de Force.",
    ),
    "take investigation 2": (
        "Take 2 Investigation tokens on your planet without spending Clues.",
        "Prenez 2 jetons Enquête sur votre planète sans dépenser d'Indices.",
    ),
}


@pytest.mark.parametrize("notation", SAID)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_effect_is_told_in_sentences(notation: str, lang: str) -> None:
    said = " ".join(Wording(STANDARD, SAY[lang]).sentences(parse(notation)))
    assert said.replace(NBSP, " ").replace(QUOTE, "'") == SAID[notation][LANGUAGES.index(lang)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_that_is_printed_on_a_card_is_in_its_text(lang: str) -> None:
    """No two kinds of card read alike, and numbers are those of the deck."""
    wording = Wording(STANDARD, SAY[lang])
    told = {STANDARD.kind[card]: wording.card_text(card) for card in range(CARDS)}
    assert len(set(told.values())) == len(told)
    for card in range(CARDS):
        text = told[STANDARD.kind[card]]
        for bundle in (STANDARD.gains[card], STANDARD.team_gains[card], STANDARD.price[card]):
            assert wording.bundle(bundle).casefold() in text.casefold()
        assert not re.search(r"[{}$]|\.\.|  ", text)
        assert text[0].isupper() or text[0].isdecimal()


def test_a_card_tells_its_gains_its_effect_and_its_team_effect_in_order() -> None:
    wording = Wording(STANDARD, SAY["en"])
    card = STANDARD.number["off-the-beat-1"]
    assert wording.card_text(card) == (
        "1 Strength. Draw 1 card. Discard 1 card. Team with Faye: 1 Woolong. “They were waiting for the downbeat.”"
    )


def test_a_damage_card_tells_what_happens_when_it_is_drawn_and_when_it_is_played() -> None:
    wording = Wording(STANDARD, SAY["en"])
    assert wording.card_text(STANDARD.number["dented-hull-1"]).startswith(
        "Drawn: Lose 2 Fuel. It goes to your discard pile. Played: You may pay 2 Fuel to remove this card."
    )
    assert wording.card_text(STANDARD.number["leaking-tank-1"]).startswith("Drawn: Lose 3 Fuel. It is removed at once. “")


def test_resources_are_counted() -> None:
    wording = Wording(STANDARD, SAY["fr"])
    assert wording.bundle(parse_bundle("W1 F2 S1 C3")) == "1 Woolong, 2 Carburants, 1 point de Force et 3 Indices"
    assert wording.bundle(parse_bundle("C1"), 3) == "3 Indices"
    assert wording.bundle(0) == ""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_criminal_has_a_poster(lang: str) -> None:
    words = Words(STANDARD, SAY[lang])
    posters = [words.poster(criminal) for criminal in range(CRIMINALS + 1)]
    assert len({poster.text for poster in posters}) == CRIMINALS + 1
    for criminal, poster in enumerate(posters):
        values = {badge.kind: badge.value for badge in poster.badges}
        assert values["points"] == str(STANDARD.points[criminal])
        assert values["strength"] == str(STANDARD.strength[criminal])
        assert values["clues"] == str(STANDARD.clues[criminal])
        assert ("refresh" in values) == (criminal < CRIMINALS and STANDARD.refreshes[criminal])


def test_words_are_made_once_for_a_language() -> None:
    words = Words(STANDARD, SAY["en"])
    assert words.face(0) is words.face(0)
    assert words.figure("gauge", 2) is words.figure("gauge", 2)
    assert words.figure("points", 2, True).live
    assert not words.figure("points", 2).live

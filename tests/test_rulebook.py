"""The search in a rulebook: ids, words in any order, prefixes, typing errors, and marked matches."""

from __future__ import annotations

import pytest

from posse.rulebook import MAX_QUERY_LENGTH, Rulebook, fold, pieces, rulebook, with_labels

STEPS = Rulebook(
    "## Étapes\n- **BH-001** Révélez la carte, puis donnez.\n- **BH-002** Vendez une carte.\n"
    "## Exemples\n- **BH-E01** Anna vend une caisse (BH-002).\n"
)
BOOK = Rulebook(
    "## Results\n- **PD-001** Penalties are taken, and a rival ties nothing.\n- **PD-002** Penalties cost Energy or time.\n"
    "## The end\n- **PD-003** Who leads on a tie chooses.\n"
    "## Tokens\n- **PD-004** A Twist token counts as its icon at the end of a mission.\n- **PD-005** Tiepins do not count.\n"
    "## Fin\n- **PD-006** À égalité, l'équipe choisit l'heure.\n"
)
DICE = Rulebook(
    f"{BOOK.source}## Dice\n- **PD-031** Matching edges earn a re-roll.\n## Rulings\n- **PD-R07** Re-rolls are not kept.\n"
)


def found(book: Rulebook, question: str) -> list[str]:
    return [rule.id for rule in book.search(question)]


def test_a_rulebook_has_a_title_an_introduction_and_sections() -> None:
    book = Rulebook("# T\n\nIntro.\n\n## Cats\n\n- **X-01** A cat purrs.\n- **X-R02** Dogs chase cats.\n")
    assert (book.title, book.introduction, book.sections(), book.ids()) == ("T", "Intro.", ["Cats"], ["X-01", "X-R02"])


def test_case_and_accents_do_not_matter() -> None:
    assert fold("Révélez À L'ŒIL") == "revelez a l'œil"
    assert found(STEPS, "REVELEZ") == ["BH-001"]


def test_all_words_must_be_in_the_rule_or_in_the_title_of_its_section() -> None:
    assert found(STEPS, "etapes carte") == ["BH-001", "BH-002"]
    assert found(STEPS, "carte donnez") == ["BH-001"]
    assert found(STEPS, "carte caisse") == []


def test_an_id_finds_one_rule_and_a_prefix_of_an_id_finds_all_that_match() -> None:
    assert found(STEPS, "bh-002") == ["BH-002"]
    assert found(STEPS, "bh-e01") == ["BH-E01"]
    assert found(STEPS, "what is bh 2") == ["BH-002"]
    assert found(STEPS, "bh-e") == ["BH-E01"]
    assert found(STEPS, "bh-0") == ["BH-001", "BH-002", "BH-E01"]


def test_prefixes_match_and_whole_words_come_first() -> None:
    assert found(BOOK, "tie") == found(BOOK, "ties") == ["PD-001", "PD-003", "PD-005"]
    assert found(BOOK, "alties") == []


def test_stop_words_are_ignored() -> None:
    assert found(BOOK, "mission twist") == ["PD-004"]
    assert found(BOOK, "What happens at the end?") == ["PD-003", "PD-004"]
    assert found(BOOK, "que se passe-t-il à l'égalité") == ["PD-006"]
    assert found(BOOK, "who") == ["PD-003"]


@pytest.mark.parametrize("word", ["twsit", "twst", "twiist", "twest"])
def test_one_wrong_letter_is_allowed_if_the_word_is_unknown(word: str) -> None:
    assert found(BOOK, word) == ["PD-004"]
    assert pieces("A Twist token", BOOK.terms(word)) == ["A ", "Twist", " token"]


def test_short_words_must_match_exactly() -> None:
    assert found(BOOK, "egalitte") == ["PD-006"]
    assert found(BOOK, "tei") == []


def test_hyphens_do_not_matter() -> None:
    for words in ("reroll", "re-roll", "rerolls", "REROLL"):
        assert found(DICE, words) == ["PD-031", "PD-R07"], words
    assert found(Rulebook("## S\n- **X-01** One re-roll.\n- **X-02** No rolls."), "roll") == ["X-01", "X-02"]


def test_an_id_may_be_typed_without_hyphen_or_leading_zeros() -> None:
    for words in ("pd 31", "pd-31", "PD31", "pd 031", "pd-031"):
        assert found(DICE, words) == ["PD-031"], words
    for words in ("pd r7", "PDR07", "pd-r7"):
        assert found(DICE, words) == ["PD-R07"], words
    assert found(DICE, "pd 99") == []
    assert found(DICE, "pd-0") == DICE.ids()[:7]


def test_matches_are_marked_in_the_original_text() -> None:
    assert pieces("Révélez la carte", [("revelez",), ("carte",)]) == ["", "Révélez", " la ", "carte"]
    assert pieces("une caisse", [("cais",), ("aiss",)]) == ["une ", "cais", "se"]
    assert pieces("rien", []) == ["rien"]
    assert pieces("🂡 une carte", [("carte",)]) == ["🂡 une ", "carte"]
    assert pieces("earn a re-roll.", DICE.terms("reroll")) == ["earn a ", "re-roll", "."]
    assert pieces("a re-roll", DICE.terms("re")) == ["a ", "re", "-roll"]


def test_a_section_name_finds_the_whole_section() -> None:
    assert [rule.id for rule in BOOK.look_up("tokens")] == ["PD-004", "PD-005"]
    assert [rule.id for rule in BOOK.look_up("what is a token?")] == ["PD-004", "PD-005"]
    assert [rule.id for rule in BOOK.look_up("tie")] == ["PD-001", "PD-003", "PD-005"]


def test_a_long_query_is_cut_off() -> None:
    assert found(BOOK, "tie " * 100_000) == found(BOOK, "tie")
    assert len(BOOK.terms("tie " * 100_000)) == MAX_QUERY_LENGTH // 4


@pytest.mark.parametrize(
    ("lang", "said"), [("en", "(option “Guild leader”: “Nobody”)"), ("fr", "(option « Chef de la Guilde » : « Personne »)")]
)
def test_options_and_values_are_called_as_on_the_game_s_page(lang: str, said: str) -> None:
    (rule,) = rulebook("bounty_hunters", lang).search("BH-018")
    assert said in rule.text.replace("\N{NO-BREAK SPACE}", " ").replace("\N{NARROW NO-BREAK SPACE}", " ")


def test_a_value_is_that_of_the_option_named_before_it() -> None:
    """Three options can be chosen at the table; `detective` is also a value."""
    said = with_labels("Option `level` at `choose`, `solo_as` at `detective`, `a1`.", "pulp_detective", "en")
    assert said == "Option “Level” at “Chosen at the table”, “Alone as” at “Private Detective”, `a1`."


def test_the_words_at_the_table_find_their_rules() -> None:
    found = [rule.id for rule in rulebook("pulp_detective", "en").look_up("three identical")]
    assert {"PD-159", "PD-160", "PD-R41"} <= set(found)

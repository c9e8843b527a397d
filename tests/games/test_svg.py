"""SVG elements and sprites."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from posse.games.svg import disc, group, line, path, ring, rng_for, sprite_sheet, star, symbol, transform, use


def test_a_card_always_has_the_same_generator() -> None:
    first, again, other = [[rng.below(1000) for _ in range(8)] for rng in (rng_for("mill"), rng_for("mill"), rng_for("miles"))]
    assert first == again != other


def test_an_element_without_a_colour_has_no_fill() -> None:
    assert path("M0 0h9") == '<path d="M0 0h9"/>'
    assert disc(1, 2.5, 3) == '<circle cx="1" cy="2.5" r="3"/>'
    assert path("M0 0h9", "#fff", 'opacity=".5"') == '<path fill="#fff" d="M0 0h9" opacity=".5"/>'


def test_lines_and_rings_are_hollow() -> None:
    assert line("M0 0h9", "#fff", 1.0) == '<path fill="none" stroke="#fff" stroke-width="1" d="M0 0h9"/>'
    assert ring(1, 2, 3, "#fff", 0.5) == '<circle fill="none" stroke="#fff" stroke-width="0.5" cx="1" cy="2" r="3"/>'


@pytest.mark.parametrize(
    ("how", "words"),
    [
        ({}, "translate(3 4)"),
        ({"size": 2}, "translate(3 4) scale(2)"),
        ({"turn": -8}, "translate(3 4) rotate(-8)"),
        ({"size": 2, "turn": 90, "flip": True}, "translate(3 4) rotate(90) scale(-2 2)"),
    ],
)
def test_a_transform_translates_then_rotates_then_scales(how: dict[str, int], words: str) -> None:
    assert transform(3, 4, how.get("size", 1), how.get("turn", 0), "flip" in how) == words


def test_a_star_has_its_first_point_up_and_all_corners() -> None:
    assert star(4, 8, 2).startswith("M0 -8 ")
    assert len(star(5, 11, 5).split()) == 2 * 10


def test_a_sheet_holds_shared_shapes_and_pictures_that_use_them() -> None:
    shapes = {"_moon": disc(0, 0, 5)}
    text = sprite_sheet(
        shapes, [symbol("night", group(use("moon", 50, 20, fill="#fff"), 1, 1)), symbol("coin", use("moon"), "0 0 9 9")]
    )
    root = ElementTree.fromstring(text)
    svg = "{http://www.w3.org/2000/svg}"
    assert [part.attrib["id"] for part in root.iter(f"{svg}g") if "id" in part.attrib] == ["_moon"]
    assert {part.attrib["href"] for part in root.iter(f"{svg}use")} == {"#_moon"}
    assert [part.attrib["viewBox"] for part in root.iter(f"{svg}symbol")] == ["0 0 100 70", "0 0 9 9"]

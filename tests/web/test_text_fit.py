"""Every text on a table can be read: nothing is cut, off the screen, broken inside a word or printed over another text."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page

from tests.web.conftest import Open

MEASURE = Path(__file__).with_name("text_fit.js").read_text(encoding="utf-8").replace("export ", "")
LARGE = {"width": 1920, "height": 1080}
SMALL_PHONE = {"width": 360, "height": 740}
ASIDE = {"width": 844, "height": 390}
TABS = ("table", "others", "log")


def unreadable(page: Page) -> list[str]:
    """The texts of a page that cannot be read, and why."""
    found: list[str] = page.evaluate(f"(() => {{ {MEASURE}; return unreadable(); }})()")
    return found


# -- the measure itself -----------------------------------------------------------------------

PAGE = "<style>p { margin: 0; font: 16px/1.2 sans-serif; width: 120px }</style><body>%s</body>"


@pytest.mark.parametrize(
    ("html", "fault"),
    [
        ("<p>short enough</p>", ""),
        ("<p style='overflow: hidden; white-space: nowrap'>rather too long for it</p>", "cut by"),
        ("<p style='overflow: hidden; height: 20px'>rather too long for one line</p>", "cut by"),
        ("<p style='overflow: hidden; height: 16px; line-height: 12px'>gjpq</p>", ""),
        ("<p style='overflow: hidden; height: 10px; line-height: 10px'>ÉÀgjpq</p>", "cut by"),
        ("<p style='overflow: hidden; white-space: nowrap; text-overflow: ellipsis'>rather too long for it</p>", "shortened"),
        (
            "<p style='display: -webkit-box; overflow: hidden; -webkit-box-orient: vertical; -webkit-line-clamp: 2'>"
            "rather too long for two lines of this width</p>",
            "shortened",
        ),
        ("<p style='overflow: auto; height: 20px'>one can scroll to the second line</p>", ""),
        ("<p style='position: fixed; left: -40px'>at the left</p>", "off the screen"),
        ("<p style='overflow-wrap: anywhere'>Pneumonoultramicroscopic</p>", "broken in Pneumono"),
        ("<p>well-behaved hyphenated-compounds</p>", ""),
        ("<p>one text</p><p style='margin-top: -12px'>and another</p>", "mixed with"),
        ("<p>one text</p><p style='margin-top: -12px; position: relative; background: white'>on paper</p>", ""),
        ("<p style='rotate: 3deg; overflow: hidden'>a tilted card</p>", ""),
    ],
)
def test_the_measure_finds_what_cannot_be_read(open_page: Open, html: str, fault: str) -> None:
    page = open_page("about:blank")
    page.set_content(PAGE % html)
    found = unreadable(page)
    assert any(fault in one for one in found) if fault else found == []

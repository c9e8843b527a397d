"""Parts of a line: badges, pieces and labels."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from rich.text import Text

from posse.core.scene import Badge, Piece
from posse.terminal.console import BOUND_SPACE, GLYPHS, PLAIN_GLYPHS
from posse.texts import Texts

STYLES = {
    "amber": "orange1",
    "teal": "dark_cyan",
    "coral": "salmon1",
    "violet": "medium_purple1",
    "lime": "green_yellow",
    "sky": "sky_blue1",
    "rose": "pink1",
    "sand": "wheat1",
    "green": "green3",
    "blue": "dodger_blue1",
    "orange": "dark_orange",
}


class Phrases:
    """Words badges and pieces in one language, with the characters that the terminal has."""

    def __init__(self, say: Texts, plain: bool = False) -> None:
        self.say = say.shared
        self.glyphs = PLAIN_GLYPHS if plain else GLYPHS

    def badge(self, badge: Badge) -> Text:
        return Text.assemble((self.glyphs[badge.shape], STYLES.get(badge.colour, "")), badge.value)

    def badges(self, badges: Sequence[Badge]) -> tuple[Text, str]:
        """The badges with a shape, and the others as a text."""
        shapes = Text(BOUND_SPACE).join([self.badge(badge) for badge in badges if badge.shape])
        return shapes, self.badge_labels([badge for badge in badges if not badge.shape])

    def badge_labels(self, badges: Sequence[Badge]) -> str:
        """The labels of badges. Those of one phrase follow its first label."""
        said: list[str] = []
        for phrase, group in groupby(badges, lambda badge: badge.phrase):
            head, *others = [badge.label for badge in group]
            said.append(" ".join([head, ", ".join(others)]).rstrip() if phrase else ", ".join([head, *others]))
        return f"{self.say('semicolon')} ".join(said)

    def named(self, label: str, badges: Sequence[Badge]) -> Text:
        shapes, words = self.badges(badges)
        out = Text(label)
        if shapes:
            out.append(" ").append_text(shapes)
        return out.append(f" ({words})") if words else out

    def piece(self, piece: Piece, layout: str = "") -> Text:
        return self.named(self.counted(piece, layout), shown_badges(piece))

    def counted(self, piece: Piece, layout: str) -> str:
        """A piece's label with its count, or with the size of the stack that it lies on."""
        if layout == "stack" and piece.count > 1:
            return self.say("face-down" if piece.back else "on-top", card=piece.label, number=piece.count)
        return with_count(piece.label, piece.count)

    def labelled(self, label: str, items: list[Text]) -> Text:
        return Text.assemble((label + self.say("colon"), "bold"), " ", Text(" · ").join(items))


def shown_badges(piece: Piece) -> list[Badge]:
    """The live badges, or all if none is live, without those that repeat the label or the caption."""
    live = [badge for badge in piece.badges if badge.live] or piece.badges
    return [badge for badge in live if badge.shape or badge.label not in (piece.label, piece.caption)]


def with_count(label: str, count: int) -> str:
    return f"{label} (\N{MULTIPLICATION SIGN}{count})" if count > 1 else label

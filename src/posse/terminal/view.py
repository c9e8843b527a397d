"""Renders any scene as lines of text. Nothing here is specific to a game."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from rich.cells import cell_len
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from posse.core.events import Event
from posse.core.scene import Badge, Option, Piece, Player, Scene, Zone
from posse.terminal.console import INDENT, Heading, Indented, OneLine
from posse.terminal.grid import Grid
from posse.terminal.phrases import STYLES, Phrases, shown_badges, with_count

MINUS = "\N{MINUS SIGN}"
WIDEST_LABEL = 34
"""The widest label that has its details on the same line."""
WIDEST_LINE = 78
"""The widest line that several zones may share."""


class View(Phrases):
    """Renders scenes in one language, with the characters that the terminal has."""

    # -- the table ----------------------------------------------------------------------

    def table(self, scene: Scene) -> list[RenderableType]:
        """The table in its longest form."""
        return self.tables(scene)[0]

    def tables(self, scene: Scene) -> list[list[RenderableType]]:
        """The table in shorter and shorter forms, for small screens. Unused zones are left out before the viewer's own;
        grids are never left out."""
        others = [player for player in self.from_left(scene) if player.seat != scene.viewer]
        zones = self.own_zones(scene)
        dense, short = [self.own(scene, [Text("  ").join(part)] if part else []) for part in (zones, self.own_summary(scene))]
        briefly: list[RenderableType] = [OneLine(self.one_line(scene, player)) for player in others]
        scored = [self.scored(scene, player) for player in others if player.score is not None]
        scores: list[RenderableType] = [Indented(Text("  ").join(scored), 0)] if scored else []
        loose, tight = self.grid_tables(scene), self.grid_tables(scene, tight=True)
        idle, opened, still, rest = self.shortened(scene)
        return [
            [*loose, *idle[0], *[line for player in others for line in self.other(scene, player)], *self.own(scene, zones)],
            [*loose, *idle[0], *briefly, *self.own(scene, zones)],
            *[[*loose, *middle, *briefly, *dense] for middle in idle],
            *[[*tight, *middle, *scores, *dense] for middle in (*opened, *still)],
            *[[*tight, *middle, *scores, *short] for middle in rest],
            [*tight, *short],
            tight,
        ]

    def shortened(self, scene: Scene) -> list[list[list[RenderableType]]]:
        """The table's zones in shorter and shorter forms, in four groups. Each leaves out more zones, from the last: idle zones
        with pieces, then other zones with pieces, then idle zones with badges only, then all."""
        zones = self.shared_zones(scene)[::-1]
        ways = [(bool(self.zone_pieces(scene, zone)), is_idle(scene, zone)) for zone in zones]
        out, gone = [], list[Zone]()
        for kind in ((True, True), (True, False), (False, True), (False, False)):
            step = [zone for zone, way in zip(zones, ways, strict=True) if way == kind]
            out.append([self.middle(scene, [*gone, *step[:number]]) for number in range(len(step) + 1)])
            gone += step
        return out

    def own(self, scene: Scene, zones: list[Text]) -> list[RenderableType]:
        mine = [player for player in scene.players if player.seat == scene.viewer]
        return [*[Indented(self.player(scene, player), 0, INDENT) for player in mine], *[Indented(zone) for zone in zones]]

    def other(self, scene: Scene, player: Player) -> list[RenderableType]:
        lines: list[RenderableType] = [Indented(line) for line in self.badge_line(scene, player.seat)]
        return [Indented(self.player(scene, player), 0, INDENT), *lines]

    def from_left(self, scene: Scene) -> list[Player]:
        """The players in order, starting left of the viewer; the viewer is last."""
        start = scene.viewer + 1 if scene.viewer >= 0 else 0
        return scene.players[start:] + scene.players[:start]

    def shared_zones(self, scene: Scene) -> list[Zone]:
        """The zones without an owner, except grids and what is inside them."""
        drawn = {zone.id for zone in self.grids(scene)}
        return [zone for zone in scene.zones if zone.owner < 0 and zone.id not in drawn and zone.inside not in drawn]

    def middle(self, scene: Scene, gone: Sequence[Zone] = ()) -> list[RenderableType]:
        """The zones without an owner: face-down stacks by size, pieces by name, badges. Stacks in zones are left out."""
        zones = [zone for zone in self.shared_zones(scene) if zone not in gone]
        piles = [
            f"{zone.label} {piece.count}"
            for zone in zones
            for piece in scene.zone(zone.id)
            if piece.back and zone.layout == "stack"
        ]
        opened = [line for zone in zones for line in self.zone_pieces(scene, zone)]
        figured = [self.zone_with_badges(scene, zone) for zone in zones if zone.badges]
        together = Text("  ").join(opened)
        lines = [Text(" · ".join(piles)), *([together] if together.cell_len <= WIDEST_LINE else opened), *figured]
        return [Indented(line, 0) for line in lines if line]

    def zone_pieces(self, scene: Scene, zone: Zone) -> list[Text]:
        """The pieces of a zone without badges, unless every one of them is an option."""
        pieces = [piece for piece in scene.zone(zone.id) if not (piece.back and zone.layout == "stack")]
        done_on = {option.on for option in scene.options}
        if zone.badges or (zone.inside and zone.layout == "stack") or all(piece.id in done_on for piece in pieces):
            return []
        return [self.labelled(zone.label, [self.zone_piece(piece, zone.layout) for piece in pieces])]

    def zone_piece(self, piece: Piece, layout: str) -> Text:
        """A stack without live badges by its top and size, any other piece with its badges."""
        if layout == "stack" and not any(badge.live for badge in piece.badges):
            return Text(self.counted(piece, layout))
        return self.piece(piece, layout)

    def zone_with_badges(self, scene: Scene, zone: Zone) -> Text:
        """A zone with its badges and the names of its pieces."""
        others = [self.counted(piece, zone.layout) for piece in scene.zone(zone.id) if piece.id != zone.named_after]
        return self.named(zone.label, zone.badges).append(f"{self.say('colon')} {', '.join(others)}" if others else "")

    def grids(self, scene: Scene) -> list[Zone]:
        """The zones without an owner that have columns."""
        return [zone for zone in scene.zones if zone.owner < 0 and zone.columns]

    def grid_tables(self, scene: Scene, tight: bool = False) -> list[RenderableType]:
        return [self.grid(scene, zone, tight) for zone in self.grids(scene)]

    def grid(self, scene: Scene, zone: Zone, tight: bool = False) -> Grid:
        """The label of a piece or part says where it is."""
        cells = [self.cell(piece) for piece in scene.zone(zone.id)] or [self.part(scene, part) for part in scene.parts(zone.id)]
        return Grid(zone.label, zone.columns, cells, tight)

    def cell(self, piece: Piece) -> Text:
        shapes, words = self.badges(shown_badges(piece))
        return Text(" ").join([part for part in (Text(piece.label, style="bold"), shapes, Text(words)) if part])

    def part(self, scene: Scene, zone: Zone) -> Text:
        return Text(", ").join([self.piece(piece) for piece in scene.zone(zone.id)])

    def scored(self, scene: Scene, player: Player) -> Text:
        name = self.say("you", player=player.name) if player.seat == scene.viewer else player.name
        line = Text.assemble((self.glyphs[player.shape], STYLES[player.colour]), (f" {name}", "bold"))
        return line.append(f"  {self.say('score', number=player.score)}") if player.score is not None else line

    def player(self, scene: Scene, player: Player) -> Text:
        return self.scored(scene, player).append("".join([f"  {number} {label}" for label, number in player.counts if number]))

    def one_line(self, scene: Scene, player: Player) -> Text:
        """A player with badges, without the counts that are the same for all players."""
        line = self.scored(scene, player)
        for i, (label, number) in enumerate(player.counts):
            if number and len({other.counts[i : i + 1] for other in scene.players}) > 1:
                line.append(f"  {number} {label}")
        return Text("  ").join([line, *self.figures(scene, player.seat)])

    def figures(self, scene: Scene, seat: int) -> list[Text]:
        return [self.named(zone.label, zone.badges) for zone in scene.zones if zone.owner == seat and zone.badges]

    def badge_line(self, scene: Scene, seat: int) -> list[Text]:
        """The badges of a player's zones in one line."""
        items = self.figures(scene, seat)
        return [Text("  ").join(items)] if items else []

    def own_summary(self, scene: Scene) -> list[Text]:
        """The badges of the viewer's zones, and the pieces in hand that are not options."""
        done_on = {option.on for option in scene.options}
        hands = [zone for zone in scene.zones if zone.owner == scene.viewer and zone.layout == "fan"]
        held = [piece for zone in hands for piece in scene.zone(zone.id) if piece.id not in done_on]
        lines = self.badge_line(scene, scene.viewer)
        return [*lines, Text(" · ").join([self.piece(piece) for piece in held])] if held else lines

    def own_zones(self, scene: Scene) -> list[Text]:
        out: list[Text] = []
        done_on = {option.on for option in scene.options}
        roots = {zone.id for zone in scene.zones if not zone.inside}
        for zone in scene.zones:
            if zone.owner != scene.viewer or (zone.inside and zone.inside not in roots):
                continue
            pieces = scene.zone(zone.id)
            if pieces and all(piece.id in done_on for piece in pieces):
                continue  # they are shown as options
            if zone.badges:
                out.append(self.zone_with_badges(scene, zone))
                continue
            inner = scene.parts(zone.id) if zone.id not in roots else []
            rows = [part for part in inner if part.layout == "row"]
            out += [self.row(scene, part) for part in rows if scene.zone(part.id)]
            items = [Text(part.label) for part in inner if part not in rows] + [
                self.piece(piece, zone.layout) for piece in pieces
            ]
            if items:
                out.append(self.labelled(zone.label, items))
        return out

    def row(self, scene: Scene, zone: Zone) -> Text:
        """A row inside another zone, with the names of its pieces."""
        return self.labelled(zone.label, [Text(with_count(piece.label, piece.count)) for piece in scene.zone(zone.id)])

    def full(self, scene: Scene) -> list[RenderableType]:
        """The whole scene in words."""
        out: list[RenderableType] = [Heading(scene.status)]
        for zone in scene.parts(""):
            if zone.owner < 0:
                out += self.in_words(scene, zone, 0)
        for player in self.from_left(scene):
            line = self.player(scene, player)
            out.append(Indented(line.append(f"  {player.title}") if player.title else line, 0, INDENT))
            for zone in scene.parts(""):
                if zone.owner == player.seat:
                    out += self.in_words(scene, zone, INDENT)
        return out

    def in_words(self, scene: Scene, zone: Zone, indent: int) -> list[RenderableType]:
        pieces, parts = scene.zone(zone.id), scene.parts(zone.id)
        if zone in self.grids(scene):
            return [self.grid(scene, zone)]
        inner = [line for part in parts for line in self.in_words(scene, part, indent + INDENT)]
        if not pieces and not inner:
            return []
        figures = self.badge_labels(zone.badges)
        head = Text(f"{zone.label}{self.say('colon')} {figures}" if figures else zone.label, style="bold")
        out: list[RenderableType] = [Indented(head, indent)]
        for piece in pieces:
            line = Text(self.counted(piece, zone.layout))
            caption = f" ({piece.caption})" if piece.caption != piece.label else ""
            line.append("\n".join([f"{caption}. {piece.text}", *piece.flavour.splitlines()]) if piece.text else "")
            out.append(Indented(line, indent + INDENT))
        return out + inner

    # -- the options --------------------------------------------------------------------

    def prompt_and_options(self, scene: Scene) -> list[RenderableType]:
        """The status, the prompt and the numbered options."""
        return [Heading(scene.status), *self.choices(scene)]

    def choices(self, scene: Scene) -> list[RenderableType]:
        prompt = Indented(Text(scene.prompt, style="bold"), 0)
        shared = self.shared_targets(scene)
        layouts = {zone.id: zone.layout for zone in scene.zones}
        about = [self.captioned(piece, layouts[piece.zone]) for piece in scene.pieces if piece.id in shared]
        return [prompt, *[Indented(line) for line in about], *self.options(scene, scene.options)]

    def captioned(self, piece: Piece, layout: str) -> Text:
        """A piece with its caption, unless that is the same as its label."""
        shown = self.piece(piece, layout)
        return self.labelled(piece.caption, [shown]) if piece.caption != piece.label else shown

    def shared_targets(self, scene: Scene) -> set[str]:
        """The ids that several options are done on."""
        squares = self.grid_pieces(scene)
        done_on = [option.on for option in scene.options if option.on and option.on not in squares]
        return {on for on in done_on if done_on.count(on) > 1}

    def grid_pieces(self, scene: Scene) -> set[str]:
        """The pieces in grids. Options on them are named by their place."""
        return {piece.id for zone in self.grids(scene) for piece in scene.zone(zone.id)}

    def options(self, scene: Scene, options: Sequence[Option]) -> list[RenderableType]:
        """Some of the scene's options, with their numbers."""
        out: list[RenderableType] = []
        shared, squares = self.shared_targets(scene), self.grid_pieces(scene)
        wide = max([cell_len(option.label) for option in scene.options if cell_len(option.label) <= WIDEST_LABEL], default=0)
        all_of_them = runs(scene.options, squares) if len(options) == len(scene.options) else {}
        for number, option in scene.numbers():
            if all_of_them and option.on in squares:
                last = all_of_them.get(number, 0)
                label = f"  {option.label} … {scene.options[last - 1].label}"
                out += [Indented(Text.assemble((f"{number:>2}-{last}", "bold"), label), 0, 4)] if last else []
            elif option in options:
                details = Text() if option.on in shared else self.details(scene, option)
                out += self.choice(Text.assemble((f"{number:>2}", "bold"), f"  {option.label}"), details, wide + 6)
        return out

    def choice(self, line: Text, details: Text, at: int) -> list[RenderableType]:
        """An option and its details, which begin at column `at`."""
        if details and line.cell_len > at - 2:
            return [Indented(line, 0, 4), Indented(details, at)]
        if details:
            line.append(" " * (at - line.cell_len)).append_text(details)
        return [Indented(line, 0, 4)]

    def details(self, scene: Scene, option: Option) -> Text:
        """The caption and badges of the piece or zone that an option is done on."""
        for piece in scene.pieces:
            if piece.id == option.on:
                return self.aligned(piece.caption, shown_badges(piece))
        return Text().join([self.aligned("", zone.badges) for zone in scene.zones if zone.id == option.on])

    def aligned(self, caption: str, badges: Sequence[Badge]) -> Text:
        shapes, words = self.badges(badges)
        return Text("  ").join([part for part in (Text(caption), shapes, Text(words)) if part])

    # -- events -------------------------------------------------------------------------

    def news(self, lines: list[tuple[Event, str]]) -> list[RenderableType]:
        """One paragraph per player, or per kind of event if several players did the same."""
        return [Indented(Text(" ".join(line for _, line in group)), 0) for group in self.paragraphs(lines)]

    def joined(self, lines: list[tuple[Event, str]]) -> list[RenderableType]:
        """All events in one paragraph, for small screens."""
        return [Indented(Text(" ".join(line for _, line in lines)), 0)] if lines else []

    def paragraphs(self, lines: list[tuple[Event, str]]) -> list[list[tuple[Event, str]]]:
        groups: list[list[tuple[Event, str]]] = []
        for _, by_seat in groupby(lines, lambda line: line[0].seat):
            group = list(by_seat)
            if groups and len({event.kind for event, _ in groups[-1] + group}) == 1:
                groups[-1] += group
            else:
                groups.append(group)
        return groups

    # -- the end ------------------------------------------------------------------------

    def ending(self, scene: Scene) -> list[RenderableType]:
        sheet = [self.sheet(scene)] if scene.sheet else []
        return [Heading(scene.status), *sheet, Indented(Text(scene.prompt, style="bold"), 0)]

    def sheet(self, scene: Scene) -> Table:
        """The score sheet with the places."""
        sheet = Table(box=None, padding=(0, 1), header_style="bold")
        sheet.add_column(no_wrap=True)
        for player in scene.players:
            sheet.add_column(player.name, justify="right", no_wrap=True, min_width=5)
        for line in (*scene.sheet, *scene.ties):
            figures = line.words or [str(value).replace("-", MINUS) for value in line.values]
            sheet.add_row(line.label, *figures, style="bold" if line.total else "")
        if len(scene.players) > 1 and 1 in scene.places:  # else there is no order
            sheet.add_row(self.say("place"), *[str(place) for place in scene.places], style="bold")
        return sheet


def is_idle(scene: Scene, zone: Zone) -> bool:
    """Whether no option is done on a zone and nothing shown of it is live. Stacks with badges show only those."""
    pieces = scene.zone(zone.id)
    places = {zone.id, *[piece.id for piece in pieces]}
    if any(option.on in places for option in scene.options):
        return False
    return bool(zone.badges and zone.layout == "stack") or not any(badge.live for piece in pieces for badge in piece.badges)


def runs(options: Sequence[Option], squares: set[str]) -> dict[int, int]:
    """Runs of options on the pieces of a grid in order: the last number of each run by its first number."""
    found: dict[int, int] = {}
    first, seen = 0, set[str]()
    for number, option in enumerate(options, 1):
        if option.on not in squares:
            first = 0
        elif not first or option.on in seen:
            first, seen = number, {option.on}
        if first:
            seen.add(option.on)
            found[first] = number
    return found

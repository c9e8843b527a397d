"""A grid with lines between its cells, all of whose columns fit on the screen."""

from __future__ import annotations

from rich import box
from rich.console import Console, ConsoleOptions, RenderResult
from rich.table import Table
from rich.text import Text

CELL = 10
"""The width that a column has at least, if the screen is wide enough."""
NARROW = 8
"""The width below which a column has no space beside its text."""


class Grid:
    """Cells row by row; if it is `tight`, without lines between the rows."""

    def __init__(self, title: str, columns: int, cells: list[Text], tight: bool) -> None:
        self.title = title
        self.columns = columns
        self.cells = cells
        self.tight = tight

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """Words that are wider than a column go on in its next line."""
        columns, width = self.columns, options.max_width
        space = 1 if self.room(width, 1) >= NARROW else 0
        table = Table(
            title=self.title,
            title_justify="left",
            title_style="bold",
            show_header=False,
            box=box.SQUARE,
            show_lines=not self.tight,
            padding=(0, space),
        )
        for _ in range(columns):
            table.add_column(ratio=1, min_width=min(CELL, max(1, self.room(width, space))), overflow="fold")
        for first in range(0, len(self.cells), columns):
            table.add_row(*self.cells[first : first + columns])
        yield table

    def room(self, width: int, space: int) -> int:
        """The width of a column's text, if all columns are equally wide and have so much space on each side."""
        return (width - 1) // self.columns - 1 - 2 * space

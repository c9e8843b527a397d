"""Noughts and crosses on Posse: a state, one choice, the rules, a scene.

A package of its own would name the class under the entry points `posse.games`:

    [project.entry-points."posse.games"]
    tic_tac_toe = "tic_tac_toe.rules:TicTacToe"
"""

from __future__ import annotations

from typing import cast

from posse.core.choice import ANY, BOTTOM, Choice, Frame
from posse.core.events import Event
from posse.core.game import Game
from posse.core.scene import Option, Piece, Player, Say, Scene, Zone, offered
from posse.core.shapes import Layout, Number, Record, Tuple, expect
from posse.core.state import State

NOBODY = -1
SQUARES = tuple(f"{column}{row}" for row in "321" for column in "abc")
LINES = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6))
MARKS = "XO"
MARK = 11
"""The first of the moves `mark a3` to `mark c1`."""


class Board(State):
    """Nine squares; each holds a seat or `NOBODY`."""

    def __init__(self, game: Game, players: int) -> None:
        super().__init__(game, players)
        self.squares: tuple[int, ...] = (NOBODY,) * 9

    def copy(self) -> Board:
        twin = Board(self.game, self.players)
        self.copy_to(twin)
        twin.squares = self.squares
        return twin

    def winner(self) -> int:
        """The seat that has three in a row, or `NOBODY`."""
        for a, b, c in LINES:
            if self.squares[a] == self.squares[b] == self.squares[c] != NOBODY:
                return self.squares[a]
        return NOBODY

    def scores(self) -> list[int]:
        return [int(self.winner() == seat) for seat in range(2)]

    def has_ended(self) -> bool:
        return self.winner() != NOBODY or NOBODY not in self.squares


class BoardLayout(Layout[Board]):
    def fields(self, s: Board) -> Record:
        return Record(None, squares=Tuple(Number(NOBODY, 1), 9))

    def validate(self, s: Board) -> None:
        """There is as much of either mark, or one more of the first, and a winner only at the end."""
        first, second = s.squares.count(0), s.squares.count(1)
        expect(0 <= first - second <= 1, "squares", "marks of both seats in turn", s.squares)
        expect(s.over() or not s.has_ended(), "squares", "a free square and no row of three before the end", s.squares)

    def can_be_over(self, s: Board) -> bool:
        return s.has_ended()


class Mark(Choice[Board]):
    """TTT-02: on your turn, mark a free square."""

    on = {BOTTOM: ANY}

    def validate(self, s: Board, me: int, below: Frame | None) -> None:
        expect(me == s.squares.count(0) - s.squares.count(1), "stack", "the seat whose turn it is", me)

    def options(self, s: Board, seat: int) -> list[int]:
        return [MARK + i for i in range(9) if s.squares[i] == NOBODY]

    def take(self, s: Board, seat: int, move: int) -> None:
        at = move - MARK
        s.squares = s.squares[:at] + (seat,) + s.squares[at + 1 :]
        s.tell("marked", seat, (at,))
        if not s.has_ended():
            s.push(self, 1 - seat)


class TicTacToe(Game):
    """Three in a row wins."""

    name = "tic_tac_toe"
    players = (2,)
    layout = BoardLayout()

    def declare(self) -> None:
        self.moves.span("mark", SQUARES)
        self.effects["Mark"] = Mark

    def blank(self, players: int) -> State:
        return Board(self, players)

    def deal(self, state: State) -> None:
        state.push(Mark(), 0)

    def scene(self, seen: State, say: Say) -> Scene:
        board = cast(Board, seen)
        to_act = seen.waiting()
        prompt = (
            say("over")
            if not to_act
            else say("your-turn")
            if to_act == [seen.viewer]
            else say("their-turn", mark=MARKS[to_act[0]])
        )
        scene = Scene(seen.viewer, "", prompt)
        scene.players = [Player(seat, MARKS[seat], score, seat in to_act) for seat, score in enumerate(seen.scores())]
        scene.over = seen.over()
        scene.zones = [Zone("board", "board", say("board"), "grid", columns=3)]
        scene.zones += [Zone(square, "square", square, "stack", inside="board") for square in SQUARES]
        marked = [(i, seat) for i, seat in enumerate(board.squares) if seat != NOBODY]
        scene.pieces = [Piece(f"mark-{i}", SQUARES[i], "mark", MARKS[seat], MARKS[seat]) for i, seat in marked]
        options = [Option(move, seen.text(move), SQUARES[move - MARK]) for move in seen.options(seen.viewer)]
        scene.options = offered(options, self, say)
        return scene

    def describe(self, event: Event, say: Say) -> str:
        return say("marked", mark=MARKS[event.seat], square=SQUARES[event.args[0]])

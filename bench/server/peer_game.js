// Tic-tac-toe as a boardgame.io game.
"use strict";

const LINES = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
];

module.exports = {
  name: "tic-tac-toe",
  setup: () => ({ squares: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    mark({ G, playerID }, square) {
      if (G.squares[square] !== null) return "INVALID_MOVE";
      G.squares[square] = playerID;
    },
  },
  endIf({ G, ctx }) {
    const has = (square) => G.squares[square] === ctx.currentPlayer;
    if (LINES.some((line) => line.every(has))) return { winner: ctx.currentPlayer };
    if (!G.squares.includes(null)) return { draw: true };
  },
};

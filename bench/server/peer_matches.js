// The same matches on boardgame.io's server, with the messages of its client over a WebSocket.
// Usage: peer_matches.js PORT PID MATCHES SECONDS
"use strict";

const { io } = require("socket.io-client");
const { Meter, main, pick, sleep } = require("./meter.js");

const [port, pid, count, seconds] = process.argv.slice(2).map(Number);
const WARM_UP = 2000;
const AT_ONCE = 20; // matches made at a time

let made = 0;

class Match {
  constructor(meter) {
    this.meter = meter;
    this.sockets = ["0", "1"].map((seat) => {
      const socket = io(`http://127.0.0.1:${port}/tic-tac-toe`, { transports: ["websocket"], forceNew: true });
      socket.on("sync", (id, info) => this.joined(seat, id, info.state));
      socket.on("update", (id, state) => this.see(seat, id, state));
      return socket;
    });
  }

  connected() {
    return Promise.all(
      this.sockets.map(
        (socket) =>
          new Promise((resolve) => {
            socket.once("connect", resolve);
          }),
      ),
    );
  }

  /** A new match; it is created when the first player joins. */
  begin() {
    this.id = `match-${made++}`;
    this.here = new Set();
    this.mover = "";
    this.join("0");
  }

  join(seat) {
    this.sockets[Number(seat)].emit("sync", this.id, seat, undefined, 2);
  }

  joined(seat, id, state) {
    if (id !== this.id || this.here.has(seat)) return;
    this.here.add(seat);
    if (this.here.size === 1) this.join("1");
    else this.move(state);
  }

  move(state) {
    const seat = state.ctx.currentPlayer;
    const free = [...state.G.squares.keys()].filter((square) => state.G.squares[square] === null);
    const payload = { type: "mark", args: [pick(free)], playerID: seat };
    this.mover = seat;
    this.number = state._stateID;
    this.sent = performance.now();
    this.sockets[Number(seat)].emit("update", { type: "MAKE_MOVE", payload }, this.number, this.id, seat);
  }

  see(seat, id, state) {
    if (id !== this.id || seat === this.mover || state._stateID <= this.number) return;
    this.meter.moved(performance.now() - this.sent);
    if (!state.ctx.gameover) {
      this.move(state);
    } else {
      this.meter.games++;
      this.begin();
    }
  }
}

main(async () => {
  const meter = new Meter(pid);
  const matches = [];
  while (matches.length < count) {
    const more = Array.from({ length: Math.min(AT_ONCE, count - matches.length) }, () => new Match(meter));
    await Promise.all(more.map((match) => match.connected()));
    matches.push(...more);
  }
  matches.forEach((match) => match.begin());
  await sleep(WARM_UP);
  return meter.run(seconds);
});

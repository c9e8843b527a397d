// Two-player tic-tac-toe on Posse's server at full speed: players move at once, and after a game
// both join the rematch. Usage: matches.js PORT PID MATCHES SECONDS
"use strict";

const { Guest, makeTable, newToken } = require("./guests.js");
const { Meter, main, pick, sleep } = require("./meter.js");

const [port, pid, count, seconds] = process.argv.slice(2).map(Number);
const WARM_UP = 2000;
const AT_ONCE = 20; // matches made at a time

class Match {
  constructor(meter, tokens) {
    this.meter = meter;
    this.tokens = tokens;
    this.guests = tokens.map((token, seat) => {
      const guest = new Guest(port, token);
      guest.take = (message) => this.take(seat, message);
      return guest;
    });
  }

  async begin() {
    const table = await makeTable(port, this.tokens[0], "tic_tac_toe", 2);
    this.fresh(table);
    this.started = false;
    await Promise.all(this.guests.map((guest) => guest.join(table, "state")));
    this.guests[1].send({ t: "sit", seat: 1, name: "guest 1" });
  }

  fresh(table) {
    this.table = table;
    this.here = new Set(); // seats with a message of this table; earlier messages are of the last one
    this.mover = -1;
    this.seen = -1;
  }

  take(seat, message) {
    if (message.t === "state" && this.here.has(seat)) this.see(seat, message);
    else if (message.t === "table") this.gather(seat, message.table);
    else if (message.t === "error") this.meter.failed(message.text);
  }

  /** The host starts the first game when both have joined; a rematch starts by itself. */
  gather(seat, table) {
    if (table.id !== this.table) return;
    this.here.add(seat);
    if (seat !== 0) return;
    if (table.next) {
      this.follow(table.next);
    } else if (!this.started && table.seats.every((place) => place.connected)) {
      this.started = true;
      this.guests[0].send({ t: "start" });
    }
  }

  /** Moves on to the next table with the same sockets. */
  follow(table) {
    this.fresh(table);
    this.guests.forEach((guest) => guest.send({ t: "hello", lang: "en", seq: -1, view: "state", table }));
  }

  see(seat, message) {
    if (seat === this.mover || message.seq <= this.seen) return; // only the first message to the other player counts
    if (this.mover >= 0) this.meter.moved(performance.now() - this.sent);
    if (message.over) {
      this.meter.games++;
      this.guests[0].send({ t: "rematch" });
    } else if (message.options.length) {
      this.mover = seat;
      this.seen = message.seq;
      this.sent = performance.now();
      this.guests[seat].send({ t: "move", move: pick(message.options), at: message.at });
    }
  }
}

main(async () => {
  const meter = new Meter(pid);
  for (let made = 0; made < count; made += AT_ONCE) {
    const matches = Array.from({ length: Math.min(AT_ONCE, count - made) }, async () => {
      await new Match(meter, [await newToken(port), await newToken(port)]).begin();
    });
    await Promise.all(matches);
  }
  await sleep(WARM_UP);
  return meter.run(seconds);
});

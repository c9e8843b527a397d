// Many tables of Bounty Hunters with two guests each, who choose at random some time after they can, as people do. Measures the
// time from a move until the other guest has it. Usage: paced.js PORT PID TABLES MILLISECONDS SECONDS
"use strict";

const { Guest, makeTable, newToken } = require("./guests.js");
const { cpuOf, main, memoryOf, pick, quantile, sleep } = require("./meter.js");

const [port, pid, count, pause, seconds] = process.argv.slice(2).map(Number);
const AT_ONCE = 20; // tables made at a time
const seen = { waits: [], moves: 0, error: "" };

/** Two guests; after a game they play the rematch. */
class Pair {
  constructor(tokens) {
    this.tokens = tokens;
    this.sent = 0;
    this.guests = tokens.map((token, seat) => {
      const guest = new Guest(port, token, true);
      guest.take = (message) => this.take(seat, message);
      return guest;
    });
    this.options = [[], []];
    this.asked = [-1, -1];
  }

  async begin() {
    const table = await makeTable(port, this.tokens[0], "bounty_hunters", 2);
    await Promise.all(this.guests.map((guest) => guest.join(table, "scene")));
    this.guests[1].send({ t: "sit", seat: 1, name: "guest 1" });
  }

  take(seat, message) {
    if (message.t === "table") this.gather(seat, message.table);
    else if (message.t === "scene" || message.t === "diff") this.see(seat, message);
    else if (message.t === "error" && !["refused", "stale", "started"].includes(message.code)) seen.error = message.text;
  }

  gather(seat, table) {
    if (table.status === "over" && seat === 0 && !table.next) this.guests[0].send({ t: "rematch" });
    else if (table.next) this.follow(seat, table.next);
    else if (seat === 0 && table.status === "open" && table.seats.every((place) => place.connected))
      this.guests[0].send({ t: "start" });
  }

  follow(seat, table) {
    this.options[seat] = [];
    this.asked[seat] = -1;
    this.guests[seat].send({ t: "hello", lang: "en", seq: -1, table });
  }

  see(seat, message) {
    if (this.sent && seat !== this.mover) {
      seen.waits.push(performance.now() - this.sent);
      this.sent = 0;
    }
    this.options[seat] = (message.scene ?? message.diff).options ?? this.options[seat];
    if (!this.options[seat].length || message.at === this.asked[seat]) return;
    this.asked[seat] = message.at;
    setTimeout(() => this.move(seat, message.at), pause * (0.5 + Math.random()));
  }

  move(seat, at) {
    if (!this.options[seat].length) return;
    this.mover = seat;
    this.sent = performance.now();
    seen.moves++;
    this.guests[seat].send({ t: "move", move: pick(this.options[seat]).move, at });
  }
}

main(async () => {
  for (let made = 0; made < count; made += AT_ONCE) {
    const some = Array.from({ length: Math.min(AT_ONCE, count - made) }, async () => {
      await new Pair([await newToken(port), await newToken(port)]).begin();
    });
    await Promise.all(some);
  }
  await sleep(3 * pause);
  Object.assign(seen, { waits: [], moves: 0 });
  const before = cpuOf(pid);
  await sleep(1000 * seconds);
  if (seen.error) throw new Error(seen.error);
  return {
    p99: [quantile(seen.waits, 0.99)],
    p50: [quantile(seen.waits, 0.5)],
    share: [(cpuOf(pid) - before) / seconds],
    moves: [seen.moves / seconds],
    memory: [memoryOf(pid)],
  };
});

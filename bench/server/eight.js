// Several tables of Space Bowl with eight guests each. Measures the time from a "Go!" until all other guests have the
// countdown. Usage: eight.js PORT PID SECONDS
"use strict";

const { Guest, makeTable, newToken } = require("./guests.js");
const { cpuOf, main, pick, quantile, sleep } = require("./meter.js");

const [port, pid, seconds] = process.argv.slice(2).map(Number);
const PLAYERS = 8,
  TABLES = 24;
const OPTIONS = { place_limit: 1, result_time: 3 };
const seen = { waits: [], error: "" };

/** A guest with its current options, by the first word of each move. */
class Person extends Guest {
  constructor(token, crew) {
    super(port, token, true);
    this.crew = crew;
    this.verbs = new Map();
    this.clock = null;
    this.take = (message) => this.follow(message);
  }

  follow(message) {
    if (message.t === "scene" || message.t === "diff") {
      const options = (message.scene ?? message.diff).options;
      if (options) this.verbs = new Map(options.map((option) => [option.verb, option.move]));
      this.at = message.at;
      this.clock = message.clock ?? null;
      this.crew.look(this);
    } else if (message.t === "table") {
      this.crew.gather(this, message.table);
    } else if (message.t === "error" && !["stale", "refused", "raced"].includes(message.code)) {
      seen.error = message.text;
    }
  }

  can(verb) {
    return this.verbs.has(verb);
  }

  do(verb) {
    const move = this.verbs.get(verb);
    this.verbs = new Map();
    this.send({ t: "move", move, at: this.at });
  }
}

class Crew {
  constructor(tokens) {
    this.people = tokens.map((token) => new Person(token, this));
    this.called = 0;
  }

  async begin() {
    const table = await makeTable(port, this.people[0].token, "space_bowl", PLAYERS, OPTIONS);
    for (const [seat, person] of this.people.entries()) {
      await person.join(table, "scene");
      if (seat) person.send({ t: "sit", seat, name: `guest ${seat}` });
    }
  }

  gather(person, table) {
    if (!table.host || person.started || !table.seats.every((seat) => seat.kind === "person")) return;
    person.started = true;
    person.send({ t: "start" });
  }

  look(person) {
    if (person.can("throw")) person.do("throw");
    else if (person.can("ready")) person.do("ready");
    else if (this.called) this.hear(person);
    else if (this.people.every((one) => one.can("go"))) this.call();
  }

  call() {
    this.caller = pick(this.people);
    this.waiting = new Set(this.people.filter((one) => one !== this.caller));
    this.called = performance.now();
    this.caller.do("go");
  }

  /** Guests follow when all have the countdown, which ends the round. */
  hear(person) {
    if (person.clock?.seconds !== 10 || !this.waiting.delete(person) || this.waiting.size) return;
    seen.waits.push(performance.now() - this.called);
    this.called = 0;
    for (const one of this.people) if (one !== this.caller && one.can("follow")) one.do("follow");
  }
}

main(async () => {
  for (let table = 0; table < TABLES; table++) {
    const tokens = [];
    for (let seat = 0; seat < PLAYERS; seat++) tokens.push(await newToken(port));
    await new Crew(tokens).begin();
  }
  const before = cpuOf(pid);
  await sleep(seconds * 1000);
  if (seen.error || !seen.waits.length) throw new Error(seen.error || "nobody called");
  const share = (cpuOf(pid) - before) / seconds;
  return { p99: [quantile(seen.waits, 0.99)], p50: [quantile(seen.waits, 0.5)], share: [share], rounds: [seen.waits.length] };
});

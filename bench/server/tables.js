// Many open tables of Bounty Hunters with two guests each. When the server stops, guests reconnect until it is back.
// Prints a line when all have played a few moves, and one when all have reconnected.
// Usage: tables.js PORT PID TABLES
"use strict";

const { Player, makeTable, newToken } = require("./guests.js");
const { main, memoryOf, sleep } = require("./meter.js");

const [port, pid, count] = process.argv.slice(2).map(Number);
const AT_ONCE = 20; // tables made at a time
const ANSWERS = 8; // of each guest
const AGAIN = 200; // milliseconds between attempts to reconnect

const people = [];

class Person {
  constructor(table, token) {
    this.table = table;
    this.player = new Player(port, token, ANSWERS);
    this.played = new Promise((resolve) => {
      this.enough = resolve;
    });
    people.push(this);
  }

  async join() {
    this.seen = 0;
    this.player.take = (message) => this.take(message);
    await this.player.join(this.table, "scene");
  }

  take(message) {
    if (message.t === "scene") this.seen = Date.now();
    this.player.follow(message);
    if (this.player.at >= ANSWERS) this.enough();
  }

  /** Reconnects until the scene has arrived. */
  async comeBack() {
    while (
      !(await this.join().then(
        () => true,
        () => false,
      ))
    )
      await sleep(AGAIN);
    while (!this.seen) await sleep(AGAIN);
  }
}

async function fill() {
  const tokens = [await newToken(port), await newToken(port)];
  const table = await makeTable(port, tokens[0], "bounty_hunters", 2);
  const pair = tokens.map((token) => new Person(table, token));
  for (const person of pair) await person.join();
  pair[1].player.send({ t: "sit", seat: 1, name: "guest 1" });
  while (!pair[0].seen) {
    pair[0].player.send({ t: "start" });
    await sleep(AGAIN);
  }
  await Promise.all(pair.map((person) => person.played));
}

main(async () => {
  for (let made = 0; made < count; made += AT_ONCE) {
    await Promise.all(Array.from({ length: Math.min(AT_ONCE, count - made) }, fill));
  }
  const gone = people.map(
    (person) =>
      new Promise((resolve) => {
        person.player.socket.on("close", resolve);
      }),
  );
  console.log(JSON.stringify({ memory: memoryOf(pid) }));
  await Promise.all(gone);
  await Promise.all(people.map((person) => person.comeBack()));
  const times = people.map((person) => person.seen);
  return { first: Math.min(...times), last: Math.max(...times) };
});

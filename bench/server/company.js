// Guests at one table, each with a scene and a compressed socket as in a browser, who choose at random as soon as they can.
// Usage: company.js PORT PID SECONDS GAME PLAYERS OPTIONS
"use strict";

const { deflateRawSync } = require("node:zlib");
const { Player, makeTable, newToken } = require("./guests.js");
const { cpuOf, main, quantile, sleep } = require("./meter.js");

const [port, pid, seconds] = process.argv.slice(2, 5).map(Number);
const game = process.argv[5],
  count = Number(process.argv[6]),
  options = JSON.parse(process.argv[7]);
const WARM_UP = 1000;

const seen = { moves: 0, diffs: [], error: "" };

/** Plays whole games, each at a new table. */
async function play(tokens) {
  for (;;) {
    const table = await makeTable(port, tokens[0], game, count, options);
    const players = tokens.map((token) => new Player(port, token));
    const over = new Promise((resolve) => {
      players.forEach((player) => {
        player.take = (message, data) => take(player, message, data, resolve);
      });
    });
    for (const [seat, player] of players.entries()) {
      await player.join(table, "scene");
      if (seat) player.send({ t: "sit", seat, name: `guest ${seat}` });
    }
    await over;
    players.forEach((player) => player.leave());
  }
}

function take(player, message, data, end) {
  if (message.t === "ok" && message.n >= 0) seen.moves++;
  else if (message.t === "diff") seen.diffs.push(data);
  else if (message.t === "error" && message.code !== "refused") seen.error = message.text;
  else if (message.t === "table") gather(player, message.table, end);
  player.follow(message);
}

function gather(player, table, end) {
  const full = table.seats.every((seat) => seat.kind === "person");
  if (table.status === "over") {
    end();
  } else if (table.host && full && !player.started) {
    player.started = true;
    player.send({ t: "start" });
  }
}

main(async () => {
  const tokens = [];
  for (let seat = 0; seat < count; seat++) tokens.push(await newToken(port));
  play(tokens).catch((error) => {
    seen.error = error.message;
  });
  await sleep(WARM_UP);
  const cost = [],
    size = [];
  for (let i = 0; i < seconds; i++) {
    Object.assign(seen, { moves: 0, diffs: [] });
    const before = cpuOf(pid);
    await sleep(1000);
    const spent = cpuOf(pid) - before;
    if (seen.error || !seen.moves) throw new Error(seen.error || "no move was made");
    cost.push((1000 * spent) / seen.moves);
    size.push(
      quantile(
        seen.diffs.map((data) => deflateRawSync(data).length),
        0.5,
      ) / 1000,
    );
  }
  return { cost, size };
});

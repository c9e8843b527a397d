// Common to all load generators: the delay of each move and the server's CPU time, second by second.
"use strict";

const fs = require("node:fs");

const TICKS = 100; // kernel clock ticks per second

/** CPU seconds of a process and its children, with their threads. */
function cpuOf(pid) {
  const stat = fs.readFileSync(`/proc/${pid}/stat`, "utf8");
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  const children = fs.readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").split(" ").filter(Boolean);
  return (Number(fields[11]) + Number(fields[12])) / TICKS + children.reduce((sum, child) => sum + cpuOf(child), 0);
}

/** Memory of a process in megabytes. */
function memoryOf(pid) {
  return Number(/VmRSS:\s+(\d+)/.exec(fs.readFileSync(`/proc/${pid}/status`, "utf8"))[1]) / 1024;
}

const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
const pick = (list) => list[Math.floor(Math.random() * list.length)];

/** The quantile of the values for this share. */
function quantile(values, share) {
  const sorted = Float64Array.from(values).sort();
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))];
}

class Meter {
  constructor(pid) {
    this.pid = pid;
    this.waits = [];
    this.games = 0;
    this.errors = [];
  }

  /** Adds a move with the milliseconds until it reached the other player. */
  moved(ms) {
    this.waits.push(ms);
  }

  failed(text) {
    if (this.errors.length < 5) this.errors.push(text);
  }

  /** Measures second by second: moves per second of server CPU, and the 99th percentile of the delays. */
  async run(seconds) {
    const rates = [],
      p99 = [],
      p50 = [],
      own = process.cpuUsage(),
      begun = performance.now();
    let moves = 0;
    this.games = 0;
    for (let i = 0; i < seconds; i++) {
      this.waits = [];
      const before = cpuOf(this.pid);
      await sleep(1000);
      const spent = cpuOf(this.pid) - before;
      if (this.waits.length === 0) throw new Error(`no move was made: ${this.errors[0] ?? "the server is silent"}`);
      rates.push(this.waits.length / spent);
      p99.push(quantile(this.waits, 0.99));
      p50.push(quantile(this.waits, 0.5));
      moves += this.waits.length;
    }
    const took = (performance.now() - begun) / 1000,
      used = process.cpuUsage(own);
    if (this.errors.length) throw new Error(this.errors[0]);
    return { rates, p99, p50, speed: moves / took, games: this.games, load_share: (used.user + used.system) / 1e6 / took };
  }
}

/** Runs a load and prints the result as one line of JSON. */
async function main(load) {
  try {
    console.log(JSON.stringify(await load()));
    process.exit(0);
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
}

module.exports = { Meter, cpuOf, main, memoryOf, pick, quantile, sleep };

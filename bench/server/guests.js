// Guests of Posse's server: tokens, REST calls that create tables, and sockets.
"use strict";

const http = require("node:http");
const WebSocket = require("ws");
const { pick } = require("./meter.js");

const agent = new http.Agent({ keepAlive: true });

/** One REST call; resolves to headers and data. */
function call(port, method, path, token, data) {
  return new Promise((resolve, reject) => {
    const headers = token ? { authorization: `Bearer ${token}` } : {};
    if (data) headers["content-type"] = "application/json";
    const request = http.request({ host: "127.0.0.1", port, method, path, headers, agent }, (answer) => {
      let text = "";
      answer.on("data", (part) => {
        text += part;
      });
      answer.on("end", () => {
        if (answer.statusCode < 300) resolve({ headers: answer.headers, data: JSON.parse(text) });
        else reject(new Error(`${method} ${path}: ${answer.statusCode} ${text}`));
      });
    });
    request.on("error", reject);
    request.end(data ? JSON.stringify(data) : undefined);
  });
}

/** The token of a new guest. */
async function newToken(port) {
  return (await call(port, "POST", "/api/guests")).data.token;
}

/** Creates a table with a guest in the first seat and all others open. */
async function makeTable(port, token, game, players, options = {}) {
  const seats = ["me", ...Array(players - 1).fill("open")];
  return (await call(port, "POST", "/api/tables", token, { game, seats, options, name: "guest 0" })).data.id;
}

/** A socket at a table; calls `take(message)` for each message. */
class Guest {
  constructor(port, token, deflate = false) {
    this.port = port;
    this.token = token;
    this.settings = { headers: { authorization: `Bearer ${token}` }, perMessageDeflate: deflate, skipUTF8Validation: true };
    this.take = () => {};
  }

  /** Joins a table and says hello; resolves when the socket is open. */
  join(table, view) {
    this.socket = new WebSocket(`ws://127.0.0.1:${this.port}/ws/${table}`, this.settings);
    this.socket.on("message", (data) => {
      for (const message of JSON.parse(data)) this.take(message, data);
    });
    return new Promise((resolve, reject) => {
      this.socket.on("error", reject);
      this.socket.on("open", () => {
        this.send({ t: "hello", lang: "en", seq: -1, view });
        resolve();
      });
    });
  }

  send(message) {
    this.socket.send(JSON.stringify(message));
  }

  /** Closes the socket without waiting for the server. */
  leave() {
    this.take = () => {};
    this.socket.close();
  }
}

/** A guest that chooses at random as soon as it can, up to a number of answers. */
class Player extends Guest {
  constructor(port, token, most = Infinity) {
    super(port, token, true);
    this.most = most;
    this.options = [];
    this.at = 0;
    this.asked = -1; // the pending answer
    this.moves = 0;
  }

  follow(message) {
    if (message.t === "scene" || message.t === "diff") {
      this.options = (message.scene ?? message.diff).options ?? this.options;
      this.at = message.at;
    } else if (message.t === "ok" && message.n >= 0) {
      this.moves++;
    } else if (message.code === "refused") {
      this.asked = -1; // another seat was faster and the choice has changed
    }
    if (this.options.length && this.at !== this.asked && this.at < this.most) {
      this.asked = this.at;
      this.send({ t: "move", n: this.at, move: pick(this.options).move, at: this.at });
    }
  }
}

module.exports = { Guest, Player, makeTable, newToken };

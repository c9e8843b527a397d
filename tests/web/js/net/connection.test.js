import assert from "node:assert/strict";
import { test } from "node:test";

import { backOff, Connection, LEFT, SILENCE } from "../../../../src/posse/web/js/net/connection.js";

/** A socket whose other end is the test. */
class FakeSocket {
  constructor() {
    /** @type {Record<string, any>[]} */
    this.sent = [];
    this.closed = false;
    /** @type {any} */ this.onopen = null;
    /** @type {any} */ this.onmessage = null;
    /** @type {any} */ this.onclose = null;
  }
  /** @param {string} text */
  send(text) {
    this.sent.push(JSON.parse(text));
  }
  close() {
    this.closed = true;
  }
  /** @param {Record<string, any>[]} messages */
  say(...messages) {
    this.onmessage({ data: JSON.stringify(messages) });
  }
  /** @param {number} [code] */
  drop(code = 1006) {
    this.onclose({ code });
  }
}

function world() {
  /** @type {FakeSocket[]} */ const sockets = [];
  /** @type {{work: () => void, ms: number, id: number}[]} */ let timers = [];
  /** @type {Record<string, any>[]} */ const heard = [];
  /** @type {string[]} */ const links = [];
  let id = 0;
  const net = new Connection(
    "ws://here/ws/t",
    "en",
    { onmessage: (message) => heard.push(message), onlink: (link) => links.push(link) },
    {
      open: () => {
        const socket = new FakeSocket();
        sockets.push(socket);
        return /** @type {any} */ (socket);
      },
      later: (work, ms) => {
        timers.push({ work, ms, id: ++id });
        return id;
      },
      cancel: (timer) => {
        timers = timers.filter((one) => one.id !== timer);
      },
      chance: () => 1,
    },
  );
  const fire = () => {
    const due = timers.sort((a, b) => a.ms - b.ms).shift();
    due?.work();
    return due?.ms;
  };
  const last = () => /** @type {FakeSocket} */ (sockets.at(-1));
  const open = () => {
    net.connect();
    last().onopen();
    return last();
  };
  return { net, sockets, heard, links, fire, last, open };
}

test("hello comes first, with nothing known", () => {
  const { open, links } = world();
  assert.deepEqual(open().sent, [{ t: "hello", lang: "en", seq: -1 }]);
  assert.deepEqual(links, ["open"]);
});

test("scenes and diffs that follow each other are passed on", () => {
  const { open, heard, net } = world();
  const socket = open();
  socket.say({ t: "scene", seq: 0, scene: {} });
  socket.say({ t: "diff", from: 0, seq: 1, diff: {} });
  assert.deepEqual(
    heard.map(({ t }) => t),
    ["scene", "diff"],
  );
  assert.equal(net.seq, 1);
});

test("a diff of another scene is dropped and hello is said again, once", () => {
  const { open, heard } = world();
  const socket = open();
  socket.say({ t: "scene", seq: 4, scene: {} });
  socket.say({ t: "diff", from: 6, seq: 7, diff: {} });
  socket.say({ t: "diff", from: 7, seq: 8, diff: {} });
  assert.deepEqual(socket.sent.slice(1), [{ t: "hello", lang: "en", seq: 4 }]);
  socket.say({ t: "scene", seq: 9, scene: {} });
  socket.say({ t: "diff", from: 9, seq: 10, diff: {} });
  assert.deepEqual(
    heard.map(({ seq }) => seq),
    [4, 9, 10],
  );
});

test("after a break it says hello with what it has and sends the unanswered move again", async () => {
  const { open, net, fire, last, sockets, links } = world();
  const first = open();
  first.say({ t: "scene", seq: 0, scene: {} });
  const answer = net.ask({ t: "move", move: 5, at: 2 });
  first.drop();
  assert.equal(fire(), 400);
  assert.equal(sockets.length, 2);
  last().onopen();
  assert.deepEqual(last().sent, [
    { t: "hello", lang: "en", seq: 0 },
    { t: "move", move: 5, at: 2, n: 1 },
  ]);
  last().say({ t: "ok", n: 1, seq: 1 });
  assert.equal((await answer).t, "ok");
  assert.deepEqual(links, ["open", "lost", "open"]);
  last().drop();
  fire();
  last().onopen();
  assert.equal(last().sent.length, 1);
});

test("a move made while the connection is lost is sent when it is back", () => {
  const { open, net, fire, last } = world();
  open().drop();
  net.ask({ t: "move", move: 1, at: 0 });
  fire();
  last().onopen();
  assert.deepEqual(
    last().sent.map(({ t }) => t),
    ["hello", "move"],
  );
});

test("what is not a move is refused at once while the connection is lost, and not sent later", async () => {
  const { open, net, fire, last } = world();
  const socket = open();
  const before = net.ask({ t: "sit", seat: 1, name: "Ada" });
  socket.drop();
  assert.equal((await before).code, "offline");
  assert.equal((await net.ask({ t: "start" })).code, "offline");
  fire();
  last().onopen();
  assert.deepEqual(
    last().sent.map(({ t }) => t),
    ["hello"],
  );
});

test("an error answers its request; one that answers nothing is passed on", async () => {
  const { open, net, heard } = world();
  const socket = open();
  const answer = net.ask({ t: "move", move: 1, at: 0 });
  socket.say({ t: "error", n: 1, code: "stale", text: "Look again." });
  assert.equal((await answer).code, "stale");
  socket.say({ t: "error", n: -1, code: "slow-down", text: "Slowly." });
  assert.deepEqual(
    heard.map(({ code }) => code),
    ["slow-down"],
  );
});

test("waiting doubles up to a limit and differs by chance", () => {
  assert.deepEqual(
    [0, 1, 2, 3].map((tries) => backOff(tries, 1)),
    [400, 800, 1600, 3200],
  );
  assert.equal(backOff(30, 1), 15_000);
  assert.equal(backOff(0, 0), 200);
});

test("each failed try waits longer; a message makes it start over", () => {
  const { open, fire, last } = world();
  open().drop();
  assert.equal(fire(), 400);
  last().drop();
  assert.equal(fire(), 800);
  last().onopen();
  last().say({ t: "table", table: {} });
  last().drop();
  assert.equal(fire(), 400);
});

test("waking tries at once", () => {
  const { open, net, sockets } = world();
  open().drop();
  net.wake();
  assert.equal(sockets.length, 2);
});

test("a connection that does not answer a ping is given up", () => {
  const { open, fire, links, last, sockets } = world();
  const socket = open();
  assert.equal(fire(), 25_000);
  assert.equal(socket.sent.at(-1)?.t, "ping");
  assert.equal(fire(), SILENCE);
  assert.equal(fire(), 10_000);
  assert.equal(socket.closed, true);
  assert.equal(links.at(-1), "lost");
  fire();
  last().onopen();
  assert.equal(sockets.length, 2);
  socket.drop();
  assert.equal(links.at(-1), "open");
});

test("a move that is not answered soon is told, and the next message takes that back", () => {
  const { net, open, fire, links } = world();
  const socket = open();
  net.ask({ t: "move", move: 3, at: 0 });
  assert.equal(fire(), SILENCE);
  assert.equal(links.at(-1), "silent");
  net.ask({ t: "ping" });
  assert.equal(socket.sent.at(-1)?.t, "ping");
  socket.say({ t: "ok", n: 1, seq: 1 });
  assert.equal(links.at(-1), "open");
});

test("an answer in time tells nothing", () => {
  const { net, open, fire, links } = world();
  const socket = open();
  net.ask({ t: "move", move: 3, at: 0 });
  socket.say({ t: "ok", n: 1, seq: 1 });
  assert.notEqual(fire(), SILENCE);
  assert.ok(!links.includes("silent"));
});

test("a guest who has left is told so, and not connected again", () => {
  const { open, links, sockets } = world();
  open().drop(LEFT);
  assert.deepEqual(links.slice(-2), ["left", "closed"]);
  assert.equal(sockets.length, 1);
});

test("a table that is refused for good is not asked for again", () => {
  const { open, fire, links, sockets } = world();
  open().drop(4404);
  assert.equal(links.at(-1), "closed");
  fire();
  assert.equal(sockets.length, 1);
});

test("another language holds after a break too", () => {
  const { open, net, fire, last } = world();
  const socket = open();
  net.speak("fr");
  assert.deepEqual(socket.sent.at(-1), { t: "lang", lang: "fr" });
  socket.drop();
  fire();
  last().onopen();
  assert.equal(last().sent[0]?.lang, "fr");
});

/**
 * The connection to one table. It comes back by itself, takes up where it was, and sends an
 * unanswered request again: a move is carried out once, however often it is sent.
 */

/** @typedef {"connecting" | "open" | "silent" | "lost" | "closed" | "left"} Link `silent`: open, but a request is not answered */
/** @typedef {import("./protocol.js").ClientMessage} ClientMessage */
/** @typedef {import("./protocol.js").ServerMessage} ServerMessage */
/** @typedef {import("./protocol.js").Ok | import("./protocol.js").ErrorMessage} Reply */
/**
 * @typedef {object} Handlers
 * @property {(message: ServerMessage) => void} onmessage all but answers to requests
 * @property {(link: Link) => void} onlink
 */
/** @typedef {ReturnType<typeof setTimeout>} Timer */
/**
 * @typedef {object} Environment what the connection needs of its surroundings; tests bring their own
 * @property {(url: string) => WebSocket} open
 * @property {(work: () => void, ms: number) => Timer} later
 * @property {(timer: Timer | undefined) => void} cancel
 * @property {() => number} chance
 */

const FIRST_WAIT = 400;
const LONGEST_WAIT = 15_000;
const PING_EVERY = 25_000;
const PING_PATIENCE = 10_000;
/** Milliseconds after which a request that is not answered is worth telling. */
export const SILENCE = 3000;
/** The close code of a guest who has left the game. */
export const LEFT = 4410;
/** Close codes after which trying again would not help: refused for good. */
const FINAL = new Set([1008, 4400, 4401, 4403, 4404, LEFT]);
/** Requests that are sent again after a break; the others would surprise. */
const RESENT = new Set(["move", "undo"]);

/** @type {Environment} */
const BROWSER = {
  open: (url) => new WebSocket(url),
  later: (work, ms) => setTimeout(work, ms),
  cancel: (timer) => clearTimeout(timer),
  chance: Math.random,
};

/**
 * How long to wait before the next try: twice as long each time, and never the same for everybody.
 * @param {number} tries
 * @param {number} chance
 */
export const backOff = (tries, chance) => Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** tries) * (0.5 + chance / 2);

export class Connection {
  /**
   * @param {string} url
   * @param {string} lang
   * @param {Handlers} handlers
   * @param {Environment} [world]
   */
  constructor(url, lang, handlers, world = BROWSER) {
    this.url = url;
    this.lang = lang;
    this.handlers = handlers;
    this.world = world;
    /** The last sequence number that this client has. */
    this.seq = -1;
    this.tries = 0;
    this.number = 0;
    /** @type {Link} */
    this.link = "connecting";
    /** @type {WebSocket | null} */
    this.socket = null;
    /** @type {Map<number, {message: ClientMessage, done: (answer: Reply) => void}>} */
    this.unanswered = new Map();
    /** @type {Timer | undefined} */
    this.retry = undefined;
    /** @type {Timer | undefined} */
    this.pulse = undefined;
    /** Whether a `hello` asks for a whole scene: diffs that come before it are of no use. */
    this.behind = false;
  }

  connect() {
    this.world.cancel(this.retry);
    this.retry = undefined;
    const socket = this.world.open(this.url);
    this.socket = socket;
    socket.onopen = () => this.opened(socket);
    socket.onmessage = (event) => {
      for (const message of JSON.parse(event.data)) if (this.socket === socket) this.received(message);
    };
    socket.onclose = (event) => this.socket === socket && this.lost(event.code);
  }

  /** Tries at once, when the network is back or somebody looks again. */
  wake() {
    if (this.link === "lost") {
      this.tries = 0;
      this.connect();
    } else if (this.isUp) this.ping();
  }

  get isUp() {
    return this.link === "open" || this.link === "silent";
  }

  close() {
    this.turn("closed");
    this.world.cancel(this.retry);
    this.world.cancel(this.pulse);
    const socket = this.socket;
    this.socket = null;
    socket?.close();
  }

  /**
   * Asks for something; the answer is `ok` or `error`.
   * @param {ClientMessage} message
   * @returns {Promise<Reply>}
   */
  ask(message) {
    const n = ++this.number;
    return new Promise((done) => {
      const numbered = { ...message, n };
      if ((this.link !== "lost" && this.link !== "closed") || RESENT.has(message.t)) {
        const silence = this.world.later(() => this.link === "open" && this.turn("silent"), SILENCE);
        const over = (/** @type {Reply} */ answer) => {
          this.world.cancel(silence);
          done(answer);
        };
        this.unanswered.set(n, { message: numbered, done: over });
        this.send(numbered);
      } else done({ t: "error", n, code: "offline", text: "" });
    });
  }

  /** @param {string} lang */
  speak(lang) {
    this.lang = lang;
    this.send({ t: "lang", lang });
  }

  /** @param {ClientMessage} message */
  send(message) {
    if (this.isUp) this.socket?.send(JSON.stringify(message));
  }

  /** @param {WebSocket} socket */
  opened(socket) {
    if (this.socket !== socket) return;
    this.turn("open");
    this.greet();
    for (const { message } of this.unanswered.values()) this.send(message);
    this.beat();
  }

  greet() {
    this.behind = this.seq >= 0;
    this.send({ t: "hello", lang: this.lang, seq: this.seq });
  }

  /** @param {ServerMessage} message */
  received(message) {
    this.tries = 0;
    if (this.link === "silent") this.turn("open");
    if (message.t === "ok" || message.t === "error") this.answered(message);
    else if (message.t === "scene") {
      this.seq = message.seq;
      this.behind = false;
      this.handlers.onmessage(message);
    } else if (message.t === "diff") this.changed(message);
    else this.handlers.onmessage(message);
  }

  /** @param {import("./protocol.js").DiffMessage} message */
  changed(message) {
    if (message.from === this.seq) {
      this.seq = message.seq;
      this.behind = false;
      this.handlers.onmessage(message);
    } else if (!this.behind) this.greet();
  }

  /** @param {Reply} message */
  answered(message) {
    const asked = this.unanswered.get(message.n);
    if (asked) {
      this.unanswered.delete(message.n);
      asked.done(message);
    } else if (message.t === "error") this.handlers.onmessage(message);
  }

  /** @param {number} code */
  lost(code) {
    this.socket = null;
    this.world.cancel(this.pulse);
    for (const [n, { message, done }] of this.unanswered) {
      if (RESENT.has(message.t)) continue;
      this.unanswered.delete(n);
      done({ t: "error", n, code: "offline", text: "" });
    }
    if (code === LEFT) this.turn("left");
    if (FINAL.has(code)) return this.turn("closed");
    this.turn("lost");
    this.retry = this.world.later(() => this.connect(), backOff(this.tries++, this.world.chance()));
  }

  /** @param {Link} link */
  turn(link) {
    if (this.link === link) return;
    this.link = link;
    this.handlers.onlink(link);
  }

  beat() {
    this.world.cancel(this.pulse);
    this.pulse = this.world.later(() => this.ping(), PING_EVERY);
  }

  /** A connection that does not answer is as good as lost, even if nobody has said so. */
  ping() {
    const socket = this.socket;
    if (!socket || [...this.unanswered.values()].some(({ message }) => message.t === "ping")) return;
    this.world.cancel(this.pulse);
    this.pulse = this.world.later(() => {
      if (this.socket !== socket) return;
      this.lost(1006);
      socket.close();
    }, PING_PATIENCE);
    this.ask({ t: "ping" }).then((answer) => answer.t === "ok" && this.socket === socket && this.beat());
  }
}

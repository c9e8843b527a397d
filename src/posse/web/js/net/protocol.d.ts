/** The messages of the protocol. Made from its schema by `make types`: do not edit. */

/** Must come first. Sent again, it requests the whole scene. */
export interface Hello {
  t: "hello";
  lang?: string;
  /** The last sequence number that the client has, or -1. */
  seq?: number;
  /** `state` to get states instead of scenes, for programs. */
  view?: "scene" | "state";
  /** The id of another table to move to on the same socket. */
  table?: string;
  /** The number that the answer repeats; without one, only an error is answered. */
  n?: number;
}

/** Takes an open seat. */
export interface Sit {
  t: "sit";
  /** The number that the answer repeats; without one, only an error is answered. */
  n?: number;
  seat: number;
  name: string;
}

/** Leaves the seat, before the game starts. */
export interface Stand {
  t: "stand";
  /** The number that the answer repeats; without one, only an error is answered. */
  n?: number;
}

/** The host changes a seat that no connected person holds, before the start. */
export interface ChangeSeat {
  t: "seat";
  /** The number that the answer repeats; without one, only an error is answered. */
  n?: number;
  seat: number;
  /** `open` or `bot:LEVEL`. */
  kind: string;
}

/** The host starts; all seats must be filled. */
export interface Start {
  t: "start";
  /** The number that the answer repeats; without one, only an error is answered. */
  n?: number;
}

/** Makes a move. It is done once: with an `at` that is already answered by the same move it is `ok` again, with any other old `at` it is an error `stale`. So a client that lost its connection can send its last move again. */
export interface Move {
  t: "move";
  /** The number that the answer repeats; without one, only an error is answered. */
  n?: number;
  /** The number or the text of the move. */
  move: number | string;
  /** How many answers this seat has given so far. */
  at: number;
}

/** Undoes the last answer, if that is allowed. */
export interface Undo {
  t: "undo";
  /** The number that the answer repeats; without one, only an error is answered. */
  n?: number;
  /** How many answers this seat has given so far. */
  at: number;
}

/** Asks about the position; answered by an `answer`, and nothing changes. An unknown question is an error `question`; one that takes longer than two seconds is given up with `too-hard`; those who watch may be refused with `not-yours`; while the guest waits for an answer, or too many others do, another question is an error `asked`. */
export interface Ask {
  t: "ask";
  /** The number that the answer repeats; without one, only an error is answered. */
  n?: number;
  /** One of the table's `questions`, such as `odds`. */
  question: string;
}

/** Changes the language; answered by a `scene`. */
export interface Lang {
  t: "lang";
  /** The number that the answer repeats; without one, only an error is answered. */
  n?: number;
  lang: string;
}

/** Lets a bot play for a person who has not been connected for 20 seconds, until they say `hello` again. */
export interface StandIn {
  t: "stand-in";
  /** The number that the answer repeats; without one, only an error is answered. */
  n?: number;
  seat: number;
  bot: string;
}

/** Leaves a game that has begun: the standard bot plays for the guest at once, until they say `hello` again. */
export interface Leave {
  t: "leave";
  /** The number that the answer repeats; without one, only an error is answered. */
  n?: number;
}

/** Makes a new table with the same seats, if it is not there yet; answered by `table` with `next`. The new game begins when everybody has come there. */
export interface Rematch {
  t: "rematch";
  /** The number that the answer repeats; without one, only an error is answered. */
  n?: number;
}

/** Requests an `ok`. */
export interface Ping {
  t: "ping";
  /** The number that the answer repeats; without one, only an error is answered. */
  n?: number;
}

/** Sent after `hello` and whenever the table changes: seats, start, end, who is connected. */
export interface TableMessage {
  t: "table";
  table: TableInfo;
}

/** A table as one guest sees it. */
export interface TableInfo {
  id: string;
  game: string;
  title: string;
  players: number;
  options: Record<string, string | number | boolean>;
  /** The options that do not have their default value. */
  changed: string[];
  /** `damaged` if its log cannot be read, in lists only. */
  status: "damaged" | "open" | "over" | "playing";
  listed: boolean;
  /** Whether the host chose the seed, and may know what is hidden. */
  seeded: boolean;
  seats: SeatInfo[];
  /** The guest's seat, or -1. */
  you: number;
  host: boolean;
  link: string;
  /** The id of the rematch. */
  next: string | null;
  /** The id of the table of which this is the rematch. */
  after: string | null;
  /** When it was created, in milliseconds. */
  made: number;
  /** By seat, when the game is over. */
  result: Result[];
  /** What `ask` can ask. */
  questions: string[];
  hotkeys: Hotkey[];
  /** The series of a solo game with a shared seed, such as `2026-11-15` or `#7`. */
  series: string;
}

/** A seat of a table. */
export interface SeatInfo {
  seat: number;
  kind: "bot" | "open" | "person";
  name: string;
  /** The bot's level, or empty. */
  bot: string;
  connected: boolean;
  /** The bot that plays for an absent person, or empty. */
  stand_in: string;
  /** Seconds until a bot may play for an absent person. */
  wait: number;
}

/** How a game ended for one seat. */
export interface Result {
  name: string;
  score: number;
  place: number;
}

/** A letter that chooses a move or asks a question. */
export interface Hotkey {
  letter: string;
  does: string;
}

/** The whole scene, and all log lines so far. */
export interface SceneMessage {
  t: "scene";
  /** The number of this view: how many entries the table's log has, without moves in a race that is not decided. */
  seq: number;
  /** How many answers this seat has given so far. */
  at: number;
  /** Whether the last answer can be undone. */
  undo: boolean;
  /** The running countdown, if any. */
  clock?: Countdown | null;
  scene: Scene;
  log: LogLine[];
}

/** The running countdown. */
export interface Countdown {
  /** The key of the countdown. */
  key: number;
  seconds: number;
  /** Seconds until 0. */
  left: number;
}

/** Everything that one viewer sees now. */
export interface Scene {
  /** A seat, `SPECTATOR`, or `ALL_OPEN` where everything lies face up: nobody is "you" then, and there are no options. */
  viewer: number;
  /** Where the game stands, in words: round, step. */
  status: string;
  /** The number of the round or turn, in a game that counts them. */
  turn: number;
  /** The game's word for the step of the round, which the guide can wait for; it is not shown. */
  phase: string;
  /** One sentence: what is wanted now; who has won, when the game is over. */
  prompt: string;
  /** Whether a countdown runs that everybody has to hurry for: it is shown large, and is heard. */
  urgent: boolean;
  players: Player[];
  options: Option[];
  /** Whether the game has ended. */
  over: boolean;
  /** The score sheet, as far as the viewer may know it: its lines add up to the total. Before the end it is empty in a game without points. */
  sheet: Line[];
  /** What breaks ties. */
  ties: Line[];
  /** Places by seat, when the game is over. */
  places: number[];
  /** One line that tells others how it went, when a game for one is over; empty if there is none. */
  share: string;
  /** Those of the game's questions to which there is an answer now. */
  questions: string[];
  zones: Record<string, Zone>;
  pieces: Record<string, Piece>;
}

/** A seat and what is public about it. */
export interface Player {
  seat: number;
  name: string;
  shape: string;
  colour: string;
  /** None where the viewer may not know it, and in a game without points. */
  score: number | null;
  to_act: boolean;
  /** What they hold, as (label, number); read with the number first: `4 in hand`. */
  counts: [string, number][];
  /** A role in the game, if they have one. */
  title: string;
  /** What everybody must see of them at any moment: also where there is no room for words. */
  badges: Badge[];
}

/** Something printed on a card, or a figure that a zone shows. */
export interface Badge {
  /** The game's word for such badges; the picture `icon-KIND` is its icon, if the game has one. */
  kind?: string;
  /** What stands beside the icon or in the shape, as text: `4`, `3/4`, `X`. */
  value?: string;
  /** The value as a number, if it is one; see `counter` and `gauge`. */
  number?: number | null;
  /** Of a gauge: the number at which it is full. */
  limit?: number | null;
  /** The same in words. */
  label?: string;
  /** One of `SHAPES`, or empty. */
  shape?: string;
  colour?: string;
  /** The id of a picture that is drawn instead of icon and value, or empty. */
  picture?: string;
  /** The id of a piece that it points at, or empty: it is laid over that piece while one looks at its own. */
  points_at?: string;
  /** Badges in a row with the same phrase are read as one, the first as its head: `success brings Energy, clue`. Empty for one that stands for itself. */
  phrase?: string;
  /** Whether it changes in play: where room is short, the others can be left out. */
  live?: boolean;
}

/** A move that the viewer can make, and the piece or zone it is done on. */
export interface Option {
  move: number;
  /** The first word of the move's text; set by `offered`. */
  verb: string;
  label: string;
  /** A piece's or zone's id; empty for a button. */
  on: string;
  /** The id of the piece it is done with, or empty: that piece is taken up first, then put on `on`. */
  tool: string;
  /** The question that is asked before it is done; empty if none is. */
  confirm: string;
  /** Whether it refuses, gives up or ends something: it is offered after all others and never stands out. */
  declines: boolean;
  /** Whether it is revealed at once, so that a slip of the finger could not be taken back: a touch screen waits a moment. */
  final: boolean;
  /** Whether all options so marked may be done one after the other, in any order: one button does them all. */
  together: boolean;
  /** The key that chooses it, or empty; set by `offered`. */
  letter: string;
  /** The number that chooses it, or 0 if that is its place in the list: see `Scene.numbers`. */
  number: number;
}

/** A line of the score sheet: a label, a number for each seat. */
export interface Line {
  label: string;
  values: number[];
  total: boolean;
  /** What is shown instead of the numbers, if it is not empty. */
  words: string[];
}

/** A place where pieces lie. */
export interface Zone {
  /** The game's word for such places, for those who draw it. */
  kind?: string;
  label?: string;
  /** One of row, fan, stack, grid, track, tray. */
  layout?: string;
  /** A seat, or -1 for the table's. */
  owner?: number;
  /** The zone that this one is a part of. */
  inside?: string;
  /** What everybody wants to see of it at a glance. */
  badges?: Badge[];
  /** Of a grid that is a table of rows and columns: how many columns it has. Its pieces, or the zones inside it, fill it row by row. 0 for any other zone. */
  columns?: number;
  /** The id of the piece in it that gave it its label, or empty: that piece is not named a second time. */
  named_after?: string;
  /** The id of a picture that it lies on, or empty. */
  ground?: string;
  /** Its place among those in the same zone. */
  i?: number;
}

/** A card, token or die. */
export interface Piece {
  zone?: string;
  kind?: string;
  /** The id of the picture of the side that is up; the same face, the same picture. */
  face?: string;
  /** Its name, which a screen reader reads. */
  label?: string;
  /** What kind of thing it is, in words. */
  caption?: string;
  /** What is printed on it, in order. */
  badges?: Badge[];
  /** Its rules text, whole. */
  text?: string;
  /** A line that is no rule; it is read only from close up. */
  flavour?: string;
  count?: number;
  /** Lying across. */
  turned?: boolean;
  /** Face down. */
  back?: boolean;
  /** Of a die: the pictures of all its sides, which are seen while it tumbles. */
  faces?: string[];
  /** Of the top card of a pile that may be looked through: face and label of every card in it, from the top. */
  pile?: [string, string][];
  /** Of a tool: what is wanted while it is held, instead of the prompt of the scene. */
  prompt?: string;
  /** Its place among those in the same zone. */
  i?: number;
}

/** A line of the log. */
export interface LogLine {
  text: string;
  /** The kind of its event. */
  kind: string;
  seat: number;
  /** Whether it begins a new section. */
  heading?: boolean;
  /** How important it is: -1 minor, 0 ordinary, 1 notable, 2 big. A big one is shown large over the table. */
  rank?: number;
  /** Of a big one: what stands over it, or empty. */
  title?: string;
  /** The id of the piece that it is about, or empty. */
  piece?: string;
}

/** The changes since the view with the number `from`. A client with another view sends `hello` again. */
export interface DiffMessage {
  t: "diff";
  /** The number of this view: how many entries the table's log has, without moves in a race that is not decided. */
  seq: number;
  /** How many answers this seat has given so far. */
  at: number;
  /** Whether the last answer can be undone. */
  undo: boolean;
  /** The running countdown, if any. */
  clock?: Countdown | null;
  from: number;
  diff: Diff;
  /** The new lines. */
  log: LogLine[];
  /** What happened, for movement and sound. */
  events: GameEvent[];
}

/** What changed in a scene: whole fields; zones and pieces by id, null for one that is gone. */
export interface Diff {
  /** A seat, `SPECTATOR`, or `ALL_OPEN` where everything lies face up: nobody is "you" then, and there are no options. */
  viewer?: number;
  /** Where the game stands, in words: round, step. */
  status?: string;
  /** The number of the round or turn, in a game that counts them. */
  turn?: number;
  /** The game's word for the step of the round, which the guide can wait for; it is not shown. */
  phase?: string;
  /** One sentence: what is wanted now; who has won, when the game is over. */
  prompt?: string;
  /** Whether a countdown runs that everybody has to hurry for: it is shown large, and is heard. */
  urgent?: boolean;
  players?: Player[];
  options?: Option[];
  /** Whether the game has ended. */
  over?: boolean;
  /** The score sheet, as far as the viewer may know it: its lines add up to the total. Before the end it is empty in a game without points. */
  sheet?: Line[];
  /** What breaks ties. */
  ties?: Line[];
  /** Places by seat, when the game is over. */
  places?: number[];
  /** One line that tells others how it went, when a game for one is over; empty if there is none. */
  share?: string;
  /** Those of the game's questions to which there is an answer now. */
  questions?: string[];
  zones?: Record<string, Zone | null>;
  pieces?: Record<string, Piece | null>;
}

/** Something that happened, and how it is shown. */
export interface GameEvent {
  kind: string;
  seat: number;
  args: number[];
  sound?: "" | "alarm" | "bell" | "coin" | "dice" | "engine" | "fanfare" | "glass" | "gong" | "horn" | "knock" | "motif" | "paper" | "roll" | "shuffle" | "tock" | "wood";
  /** How pieces move in it, other than straight from place to place. */
  motion?: "" | "land" | "pass" | "throw" | "tumble";
  /** The id of the piece that it is about. */
  piece?: string;
}

/** Sent instead of `scene` and `diff` to clients that asked for states. */
export interface StateMessage {
  t: "state";
  /** The number of this view: how many entries the table's log has, without moves in a race that is not decided. */
  seq: number;
  /** How many answers this seat has given so far. */
  at: number;
  /** Whether the last answer can be undone. */
  undo: boolean;
  /** The running countdown, if any. */
  clock?: Countdown | null;
  /** The position as this seat sees it: `State.seen_by`, then `to_data`. */
  state: unknown;
  /** The legal moves of this seat. */
  options: number[];
  /** The seats that have to choose. */
  waiting: number[];
  over: boolean;
}

/** Sent every 2 seconds while a game runs against the clock. */
export interface Pulse {
  t: "pulse";
  /** The round-trip time of each seat in milliseconds, null if not connected. */
  rtt: (number | null)[];
}

/** The answer to a question about the position. */
export interface Answer {
  t: "answer";
  question: string;
  /** In the viewer's language, from what their seat sees. */
  text: string;
  /** The position that it is about. */
  seq: number;
}

/** The request with this number is done. A move is on disk. */
export interface Ok {
  t: "ok";
  n: number;
  seq: number;
}

/** The request with this number (-1 for one without) is refused, and nothing has changed. */
export interface ErrorMessage {
  t: "error";
  n: number;
  /** For programs. */
  code: string;
  /** For people, in the viewer's language: what is wrong and what is allowed. */
  text: string;
}

export type ClientMessage = Hello | Sit | Stand | ChangeSeat | Start | Move | Undo | Ask | Lang | StandIn | Leave | Rematch | Ping;

export type ServerMessage = TableMessage | SceneMessage | DiffMessage | StateMessage | Pulse | Answer | Ok | ErrorMessage;

/** The table as one viewer sees it: reads scenes and diffs of the protocol. Nothing here knows the browser. */

/** @typedef {{kind: string, value: string, label: string, shape: string, colour: string, live: boolean}} Badge */
/** @typedef {{seat: number, name: string, shape: string, colour: string, score: number, to_act: boolean, counts: [string, number][],
 *   title: string}} Player */
/** @typedef {{id: string, kind: string, label: string, layout: string, owner: number, inside: string, badges: Badge[], i: number}} Zone */
/** @typedef {{id: string, zone: string, kind: string, face: string, label: string, caption: string, badges: Badge[], text: string,
 *   count: number, turned: boolean, back: boolean, i: number}} Piece */
/** @typedef {{move: number, label: string, on: string, verb: string, number: number}} Option `number` is what is typed for it */
/** @typedef {{label: string, values: number[], total: boolean, words: string[]}} Line */
/** @typedef {{viewer: number, status: string, prompt: string, players: Player[], zones: Map<string, Zone>, pieces: Map<string, Piece>,
 *   options: Option[], sheet: Line[], ties: Line[], places: number[], questions: string[], share: string}} Scene */
/** @typedef {{badge: Badge, at: string}} Pointer a badge and the id of the piece it points at */
/** @typedef {{text: string, kind: string, seat: number}} LogLine */
/** @typedef {{kind: string, seat: number, args: number[]}} GameEvent */
/** @typedef {Record<string, any>} Wire what comes over the wire */

const BADGE = { kind: "", value: "", label: "", shape: "", colour: "", live: false };
const ZONE = { kind: "", label: "", layout: "row", owner: -1, inside: "", i: -1 };
const PIECE = { zone: "", kind: "", face: "", label: "", caption: "", text: "", count: 1, turned: false, back: false, i: 0 };
const WHOLE = /** @type {const} */ (["viewer", "status", "prompt", "players", "options", "sheet", "ties", "places", "questions", "share"]);

/** Verbs that refuse, give up or end something, in any game. */
const REFUSALS = new Set(["withdraw", "no", "decline", "pass", "done", "finish", "end"]);
/** @param {Option} option */
export const isRefusal = ({ verb }) => REFUSALS.has(verb);

/** @type {Scene} */
export const EMPTY_SCENE = {
  viewer: -2,
  status: "",
  prompt: "",
  players: [],
  zones: new Map(),
  pieces: new Map(),
  options: [],
  sheet: [],
  ties: [],
  places: [],
  questions: [],
  share: "",
};

/** @param {Wire[] | undefined} badges @returns {Badge[]} */
const readBadges = (badges) => (badges ?? []).map((badge) => ({ ...BADGE, ...badge }));

/** @param {string} id @param {Wire} zone @returns {Zone} */
const readZone = (id, zone) => ({ ...ZONE, ...zone, id, badges: readBadges(zone.badges) });

/** @param {string} id @param {Wire} piece @returns {Piece} */
const readPiece = (id, piece) => ({ ...PIECE, ...piece, id, badges: readBadges(piece.badges) });

/** @type {Record<typeof WHOLE[number], (value: any) => any>} */
const READ = {
  viewer: (value) => value ?? 0,
  status: (value) => value ?? "",
  prompt: (value) => value ?? "",
  players: (value) =>
    (value ?? []).map((/** @type {Wire} */ player, /** @type {number} */ seat) => ({
      seat,
      name: "",
      shape: "circle",
      colour: "sand",
      score: 0,
      to_act: false,
      counts: [],
      title: "",
      ...player,
    })),
  options: (value) =>
    (value ?? []).map((/** @type {Wire} */ option, /** @type {number} */ i) => ({
      move: 0,
      label: "",
      on: "",
      verb: "",
      number: i + 1,
      ...option,
    })),
  sheet: (value) =>
    (value ?? []).map((/** @type {Wire} */ line) => ({ label: "", values: [], total: false, words: [], ...line })),
  ties: (value) => READ.sheet(value),
  places: (value) => value ?? [],
  questions: (value) => value ?? [],
  share: (value) => value ?? "",
};

/**
 * A whole scene.
 * @param {Wire} wire
 * @returns {Scene}
 */
export function readScene(wire) {
  const scene = { ...EMPTY_SCENE, zones: new Map(), pieces: new Map() };
  for (const name of WHOLE) scene[name] = /** @type {never} */ (READ[name](wire[name]));
  for (const [id, zone] of Object.entries(wire.zones ?? {})) scene.zones.set(id, readZone(id, zone));
  for (const [id, piece] of Object.entries(wire.pieces ?? {})) scene.pieces.set(id, readPiece(id, piece));
  return scene;
}

/**
 * The scene after a diff; what did not change is the same object as before.
 * @param {Scene} scene
 * @param {Wire} diff
 * @returns {Scene}
 */
export function applyDiff(scene, diff) {
  const next = { ...scene };
  for (const name of WHOLE) if (name in diff) next[name] = /** @type {never} */ (READ[name](diff[name]));
  if (diff.zones) next.zones = merge(scene.zones, diff.zones, readZone);
  if (diff.pieces) next.pieces = merge(scene.pieces, diff.pieces, readPiece);
  return next;
}

/**
 * @template T
 * @param {Map<string, T>} old
 * @param {Record<string, Wire | null>} changes
 * @param {(id: string, part: Wire) => T} read
 * @returns {Map<string, T>}
 */
function merge(old, changes, read) {
  const next = new Map(old);
  for (const [id, part] of Object.entries(changes)) {
    if (part === null) next.delete(id);
    else next.set(id, read(id, part));
  }
  return next;
}

/**
 * The pieces of every zone, in their order.
 * @param {Scene} scene
 * @returns {Map<string, Piece[]>}
 */
export function piecesByZone(scene) {
  /** @type {Map<string, Piece[]>} */
  const zones = new Map();
  for (const piece of scene.pieces.values()) push(zones, piece.zone, piece);
  for (const pieces of zones.values()) pieces.sort((a, b) => a.i - b.i);
  return zones;
}

/**
 * The zones inside every zone, in their order; those of the table itself under "".
 * @param {Scene} scene
 * @returns {Map<string, Zone[]>}
 */
export function zonesByParent(scene) {
  /** @type {Map<string, Zone[]>} */
  const parents = new Map();
  for (const zone of scene.zones.values()) push(parents, scene.zones.has(zone.inside) ? zone.inside : "", zone);
  for (const zones of parents.values()) zones.sort((a, b) => a.i - b.i);
  return parents;
}

/**
 * The options by the piece or zone they are done on; under "" those that have no place on the table.
 * @param {Scene} scene
 * @returns {Map<string, Option[]>}
 */
export function optionsByPlace(scene) {
  /** @type {Map<string, Option[]>} */
  const places = new Map();
  for (const option of scene.options)
    push(places, scene.pieces.has(option.on) || scene.zones.has(option.on) ? option.on : "", option);
  return places;
}

/**
 * What every piece points at, by its id: a badge whose value is the label of a piece in the same zone points at it.
 * @param {Scene} scene
 * @returns {Map<string, Pointer[]>}
 */
export function pointersOf(scene) {
  /** @type {Map<string, string>} */
  const places = new Map();
  for (const { id, zone, label } of scene.pieces.values()) places.set(`${zone} ${label}`, id);
  /** @type {Map<string, Pointer[]>} */
  const found = new Map();
  for (const { id, zone, badges } of scene.pieces.values()) {
    const pointers = badges.flatMap((badge) => {
      const at = badge.value ? places.get(`${zone} ${badge.value}`) : undefined;
      return at === undefined ? [] : [{ badge, at }];
    });
    if (pointers.length) found.set(id, pointers);
  }
  return found;
}

/** @param {Scene} scene */
export const isOver = (scene) => scene.sheet.length > 0;

/**
 * A figure such as `3/4`: how much there is of how much.
 * @param {string} value
 * @returns {{have: number, need: number} | null}
 */
export function gauge(value) {
  const found = /^(\d+)\/(\d+)$/.exec(value);
  return found ? { have: Number(found[1]), need: Number(found[2]) } : null;
}

/**
 * @template T
 * @param {Map<string, T[]>} map
 * @param {string} key
 * @param {T} value
 */
function push(map, key, value) {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}

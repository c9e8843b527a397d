/** The table as one viewer sees it: reads scenes and diffs of the protocol. Does not use the browser. */

import { BADGE, PIECE, ZONE } from "./defaults.js";

/** @typedef {import("../net/protocol.js").Scene} SceneData as it is sent */
/** @typedef {import("../net/protocol.js").Zone} ZoneData */
/** @typedef {import("../net/protocol.js").Piece} PieceData */
/** @typedef {import("../net/protocol.js").Badge} BadgeData */
/** @typedef {import("../net/protocol.js").Diff} Diff */
/** @typedef {import("../net/protocol.js").Player} Player */
/** @typedef {import("../net/protocol.js").Option} Option */
/** @typedef {import("../net/protocol.js").Line} Line */
/** @typedef {import("../net/protocol.js").LogLine} LogLine */
/** @typedef {import("../net/protocol.js").GameEvent} GameEvent */
/** @typedef {Required<BadgeData>} Badge */
/** @typedef {Required<Omit<ZoneData, "badges">> & {id: string, badges: Badge[]}} Zone */
/** @typedef {Required<Omit<PieceData, "badges">> & {id: string, badges: Badge[]}} Piece */
/** @typedef {Omit<SceneData, "zones" | "pieces"> & {zones: Map<string, Zone>, pieces: Map<string, Piece>}} Scene */
/** @typedef {{badge: Badge, at: string}} Pointer a badge and the id of the piece it points at */

/** @type {Scene} */
export const EMPTY_SCENE = {
  viewer: -2,
  status: "",
  turn: 0,
  phase: "",
  prompt: "",
  urgent: false,
  players: [],
  zones: new Map(),
  pieces: new Map(),
  options: [],
  over: false,
  sheet: [],
  ties: [],
  places: [],
  share: "",
  questions: [],
};

/** @param {BadgeData[]} [badges] @returns {Badge[]} */
export const readBadges = (badges = []) => badges.map((badge) => ({ ...BADGE, ...badge }));

/** @param {string} id @param {ZoneData} zone @returns {Zone} */
const readZone = (id, zone) => ({ ...ZONE, ...zone, id, badges: readBadges(zone.badges) });

/** @param {string} id @param {PieceData} piece @returns {Piece} */
const readPiece = (id, piece) => ({ ...PIECE, ...piece, id, badges: readBadges(piece.badges) });

/**
 * A whole scene.
 * @param {SceneData} data
 * @returns {Scene}
 */
export const readScene = (data) => applyDiff(EMPTY_SCENE, data);

/**
 * The scene after a diff; what did not change is the same object as before.
 * @param {Scene} scene
 * @param {Diff} diff
 * @returns {Scene}
 */
export function applyDiff(scene, { zones, pieces, ...whole }) {
  return {
    ...scene,
    ...whole,
    zones: zones ? merge(scene.zones, zones, readZone) : scene.zones,
    pieces: pieces ? merge(scene.pieces, pieces, readPiece) : scene.pieces,
  };
}

/**
 * @template Data, Part
 * @param {Map<string, Part>} old
 * @param {Record<string, Data | null>} changes
 * @param {(id: string, data: Data) => Part} read
 */
function merge(old, changes, read) {
  const next = new Map(old);
  for (const [id, data] of Object.entries(changes)) {
    if (data === null) next.delete(id);
    else next.set(id, read(id, data));
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
 * What every piece points at, by its id.
 * @param {Scene} scene
 * @returns {Map<string, Pointer[]>}
 */
export function pointersOf(scene) {
  /** @type {Map<string, Pointer[]>} */
  const found = new Map();
  for (const { id, badges } of scene.pieces.values())
    for (const badge of badges) if (scene.pieces.has(badge.points_at)) push(found, id, { badge, at: badge.points_at });
  return found;
}

/**
 * How much there is of how much, if a badge is a gauge.
 * @param {Badge} badge
 * @returns {{have: number, need: number} | null}
 */
export const gaugeOf = ({ number, limit }) => (number === null || limit === null ? null : { have: number, need: limit });

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

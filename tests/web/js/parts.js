/** Parts of scenes for tests: what a test does not say has a usual value. */

import { readScene } from "../../../src/posse/web/js/scene/scene.js";

/** @typedef {import("../../../src/posse/web/js/net/protocol.js").Option} Option */
/** @typedef {import("../../../src/posse/web/js/net/protocol.js").Player} Player */
/** @typedef {import("../../../src/posse/web/js/net/protocol.js").Scene} SceneData */
/** @typedef {import("../../../src/posse/web/js/net/protocol.js").GameEvent} GameEvent */

/** @param {Partial<Option>} option @returns {Option} */
export const option = (option) => ({
  move: 0,
  verb: "",
  label: "",
  on: "",
  tool: "",
  confirm: "",
  declines: false,
  final: false,
  together: false,
  letter: "",
  number: 1,
  ...option,
});

/** @param {Partial<Player>} player @returns {Player} */
export const player = (player) => ({
  seat: 0,
  name: "",
  shape: "circle",
  colour: "amber",
  score: null,
  to_act: false,
  counts: [],
  title: "",
  badges: [],
  ...player,
});

/** @param {Partial<GameEvent>} event @returns {GameEvent} */
export const event = (event) => ({ kind: "", seat: 0, args: [], ...event });

/** @param {Partial<SceneData>} scene @returns {SceneData} */
export const sceneData = (scene) => ({
  viewer: 0,
  status: "",
  turn: 0,
  phase: "",
  prompt: "",
  urgent: false,
  players: [],
  zones: {},
  pieces: {},
  options: [],
  over: false,
  sheet: [],
  ties: [],
  places: [],
  share: "",
  questions: [],
  ...scene,
});

/** @param {Partial<SceneData>} scene */
export const scene = (scene) => readScene(sceneData(scene));

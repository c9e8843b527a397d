/** The values of fields that are left out of a message. Made from the schema by `make types`: do not edit. */

/** @type {Required<import("../net/protocol.js").Badge>} */
export const BADGE = {
  kind: "",
  value: "",
  number: null,
  limit: null,
  label: "",
  shape: "",
  colour: "",
  picture: "",
  points_at: "",
  phrase: "",
  live: false,
};

/** @type {Required<import("../net/protocol.js").Zone>} */
export const ZONE = {
  kind: "",
  label: "",
  layout: "",
  owner: -1,
  inside: "",
  badges: [],
  columns: 0,
  named_after: "",
  ground: "",
  i: -1,
};

/** @type {Required<import("../net/protocol.js").Piece>} */
export const PIECE = {
  zone: "",
  kind: "",
  face: "",
  label: "",
  caption: "",
  badges: [],
  text: "",
  flavour: "",
  count: 1,
  turned: false,
  back: false,
  faces: [],
  pile: [],
  prompt: "",
  i: -1,
};

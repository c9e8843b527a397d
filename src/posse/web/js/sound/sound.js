/** Sounds, made as they are needed: paper, wood, glass, dice, a bell. */

/** @typedef {import("../scene/scene.js").GameEvent} GameEvent */
/** @typedef {Exclude<NonNullable<GameEvent["sound"]>, ""> | "tick"} Sound those of events, and that of a clock */

/** Seconds, pitch and length of each note: a bass that walks down, and a horn over it that does not come home. */
const MOTIF = [
  [0, 147, 0.5],
  [0.45, 139, 0.5],
  [0.9, 131, 0.5],
  [1.35, 123, 1.4],
  [0.45, 440, 0.3],
  [0.75, 415, 0.2],
  [0.98, 523, 0.34],
  [1.35, 494, 0.28],
  [1.62, 349, 1.2],
];
/** Sounds of one moment, at most, and how far apart. */
const MOST = 3;
const APART = 0.07;

export class Sounds {
  /** @param {() => number} volume 1 as they are made, 0 for none */
  constructor(volume) {
    this.volume = volume;
    /** @type {BaseAudioContext | null} */
    this.audio = null;
    /** @type {AudioBuffer | null} */
    this.noise = null;
    /** @type {GainNode | null} all sounds pass through it */
    this.out = null;
    // browsers let a page sound only after somebody has touched it
    for (const kind of ["pointerdown", "keydown"]) addEventListener(kind, () => this.wake(), { once: true });
  }

  wake() {
    if (!this.audio && "AudioContext" in globalThis) this.tune(new AudioContext());
  }

  /** @param {BaseAudioContext} audio where it sounds from now on */
  tune(audio) {
    this.audio = audio;
    const noise = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate);
    const data = noise.getChannelData(0);
    for (let i = 0; i < data.length; i++) data[i] = Math.random() * 2 - 1;
    this.noise = noise;
    this.out = new GainNode(audio);
    this.out.connect(audio.destination);
  }

  /** @param {GameEvent[]} events */
  play(events) {
    const sounds = new Set(events.flatMap(({ sound }) => sound || []));
    [...sounds].slice(0, MOST).forEach((sound, i) => this.make(sound, i * APART));
  }

  /**
   * @param {Sound} sound
   * @param {number} [later] in seconds
   * @param {boolean} [unseen] even if nobody sees the page
   */
  make(sound, later = 0, unseen = false) {
    const { audio } = this;
    if (audio?.state !== "running" || this.volume() === 0 || (document.hidden && !unseen)) return;
    this.sound(sound, audio.currentTime + later);
  }

  /** @param {Sound} sound @param {number} t when */
  sound(sound, t) {
    this.out?.gain.setValueAtTime(this.volume(), t);
    if (sound === "paper") this.hiss(t, 0.09, 3200, 0.16);
    else if (sound === "shuffle") for (let i = 0; i < 5; i++) this.hiss(t + i * 0.05, 0.06, 2600 + i * 300, 0.1);
    else if (sound === "wood") this.knock(t, 190, 0.3);
    else if (sound === "dice") for (let i = 0; i < 4; i++) this.knock(t + i * (0.05 + i * 0.02), 420 + 60 * i, 0.16);
    else if (sound === "roll") this.tumble(t);
    else if (sound === "tick") this.knock(t, 880, 0.12);
    else if (sound === "tock") this.knock(t, 1175, 0.26);
    else if (sound === "knock") for (let i = 0; i < 2; i++) this.knock(t + i * 0.14, 110, 0.3);
    else if (sound === "gong") this.ring(t, [196, 294, 523], 1, 0.16);
    else if (sound === "engine") this.tone(t, 70, 0.5, 0.14, "sawtooth", 150);
    else if (sound === "motif") for (const [at = 0, pitch = 0, length = 0] of MOTIF) this.note(t + at, pitch, length);
    else if (sound === "horn") [392, 587].forEach((pitch, i) => this.tone(t + i * 0.1, pitch, 0.28, 0.12, "sawtooth", pitch));
    else if (sound === "alarm") for (let i = 0; i < 3; i++) this.tone(t + i * 0.26, 740, 0.24, 0.12, "square", 440);
    else if (sound === "coin") this.ring(t, [1568, 2349], 0.18, 0.05);
    else if (sound === "glass") this.ring(t, [1319, 2637, 3951], 0.5, 0.05);
    else if (sound === "bell") this.ring(t, [659, 1318, 1977], 0.9, 0.09);
    else [523, 659, 784].forEach((pitch, i) => this.ring(t + i * 0.09, [pitch, pitch * 2], 0.5, 0.08));
  }

  /** @param {number} t @param {number} length @param {number} pitch @param {number} loud */
  hiss(t, length, pitch, loud) {
    const { audio, noise } = this;
    if (!audio || !noise) return;
    const source = new AudioBufferSourceNode(audio, { buffer: noise });
    const filter = new BiquadFilterNode(audio, { type: "bandpass", frequency: pitch, Q: 0.8 });
    source.connect(filter).connect(this.fade(t, length, loud));
    source.start(t, Math.random() * 0.3, length);
  }

  /** @param {number} t @param {number} pitch @param {number} loud */
  knock(t, pitch, loud) {
    this.tone(t, pitch, 0.1, loud, "triangle", pitch / 2);
    this.hiss(t, 0.03, 1200, loud / 2);
  }

  /** Balls of glass that meet walls, less and less. @param {number} t */
  tumble(t) {
    for (let i = 0; i < 9; i++) this.knock(t + 0.04 * i + 0.008 * i * i, 620 + 90 * (i % 4), 0.16 - 0.012 * i);
  }

  /** A reed, or low down a string. @param {number} t @param {number} pitch @param {number} length */
  note(t, pitch, length) {
    this.tone(t, pitch, length, pitch < 200 ? 0.2 : 0.06, pitch < 200 ? "triangle" : "sawtooth", pitch * 0.985);
    this.tone(t, pitch * 1.006, length, 0.05, "triangle", pitch);
  }

  /** @param {number} t @param {number[]} pitches @param {number} length @param {number} loud */
  ring(t, pitches, length, loud) {
    pitches.forEach((pitch, i) => this.tone(t, pitch, length / (i + 1), loud / (i + 1), "sine", pitch));
  }

  /**
   * @param {number} t
   * @param {number} pitch
   * @param {number} length
   * @param {number} loud
   * @param {OscillatorType} type
   * @param {number} end the pitch at the end
   */
  tone(t, pitch, length, loud, type, end) {
    const { audio } = this;
    if (!audio) return;
    const source = new OscillatorNode(audio, { type, frequency: pitch });
    source.frequency.exponentialRampToValueAtTime(end, t + length);
    source.connect(this.fade(t, length, loud));
    source.start(t);
    source.stop(t + length);
  }

  /** @param {number} t @param {number} length @param {number} loud */
  fade(t, length, loud) {
    const audio = /** @type {BaseAudioContext} */ (this.audio);
    const gain = new GainNode(audio, { gain: 0 });
    gain.gain.setValueAtTime(0, t);
    gain.gain.linearRampToValueAtTime(loud, t + 0.006);
    gain.gain.exponentialRampToValueAtTime(0.0001, t + length);
    gain.connect(/** @type {GainNode} */ (this.out));
    return gain;
  }
}

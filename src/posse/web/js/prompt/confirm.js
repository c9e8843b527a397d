/** Asks before an option that needs confirmation: it is taken when it is chosen a second time within a few seconds. */

/** @typedef {import("../scene/scene.js").Option} Option */
/** @typedef {import("./prompt.js").Prompt} Prompt */

/** Milliseconds that a question stands, and those in which a second press is still the first: a double click. */
const STANDS = 6000;
const DOUBLE = 350;

export class Confirmation {
  /**
   * @param {Prompt} prompt
   * @param {(question: string) => void} tell
   */
  constructor(prompt, tell) {
    this.prompt = prompt;
    this.tell = tell;
    this.asked = "";
    this.since = 0;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined;
  }

  /** Whether an option may be taken now; else it is asked for. @param {Option} option */
  allows(option) {
    const { asked } = this;
    const question = option.confirm;
    if (asked && asked === option.label && performance.now() - this.since < DOUBLE) return false;
    this.forget();
    if (!question || asked === option.label) return true;
    [this.asked, this.since] = [option.label, performance.now()];
    this.prompt.ask(option, question, () => this.forget());
    this.tell(question);
    this.timer = setTimeout(() => this.forget(), STANDS);
    return false;
  }

  /** Whether there was a question to call off. */
  back() {
    const { asked } = this;
    this.forget();
    return asked !== "";
  }

  forget() {
    clearTimeout(this.timer);
    this.asked = "";
    this.prompt.ask(null, "");
  }
}

// Loaded before the product: its clock runs as usual, from another day on.
const shiftMs = Number(process.env.CLOCK_SHIFT_MS);
const Clock = Date;

globalThis.Date = class extends Clock {
  /** @param {[]} given */
  constructor(...given) {
    super(...(given.length === 0 ? [Clock.now() + shiftMs] : given));
  }

  static now() {
    return Clock.now() + shiftMs;
  }
};

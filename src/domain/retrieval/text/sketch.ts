/**
 * 下書き: which letters and which pairs of neighbouring letters stand in a text, one bit each. A word that it
 * lacks is not in the text; one that it has most likely is. Two looks at it spare a search through the text.
 */
export type Sketch = Uint32Array;

/** Where a sketch is looked at for one word: the bits of its first and of its last pair, in one number. */
export type Probe = number;

// A passage of 300 letters leaves four of five bits empty.
const bitCount = 2_048;

export function sketchOf(text: string): Sketch {
  const sketch = new Uint32Array(bitCount / 32);
  for (let place = 0; place < text.length; place += 1) {
    setBit(sketch, letterBit(text, place));
    if (place > 0) setBit(sketch, pairBit(text, place - 1));
  }
  return sketch;
}

export function probeOf(word: string): Probe {
  if (word.length < 2) return joinBits(letterBit(word, 0), letterBit(word, 0));
  return joinBits(pairBit(word, 0), pairBit(word, word.length - 2));
}

/** Whether the word of a probe may stand in the text of a sketch; where not, it surely does not. */
export function mayHave(sketch: Sketch, probe: Probe): boolean {
  return hasBit(sketch, probe >>> 16) && hasBit(sketch, probe & 0xff_ff);
}

function joinBits(first: number, last: number): Probe {
  return (first << 16) | last;
}

function letterBit(text: string, place: number): number {
  return spread(text.charCodeAt(place));
}

function pairBit(text: string, place: number): number {
  return spread(Math.imul(text.charCodeAt(place), 0x1_01_01) ^ (text.charCodeAt(place + 1) << 8));
}

/** Neighbouring codes end up far from each other. */
function spread(code: number): number {
  return (Math.imul(code, 0x9e_37_79_b1) >>> 16) & (bitCount - 1);
}

// The last five bits of a place say where in a number of 32 bits it is.
function setBit(sketch: Sketch, bit: number): void {
  sketch[bit >>> 5] = (sketch[bit >>> 5] ?? 0) | (1 << (bit & 31));
}

function hasBit(sketch: Sketch, bit: number): boolean {
  return (((sketch[bit >>> 5] ?? 0) >>> (bit & 31)) & 1) === 1;
}

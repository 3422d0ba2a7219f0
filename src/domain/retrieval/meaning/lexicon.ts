import { readBase64 } from './base64.ts';

/** Numbers that say where a gram lies. */
export const dimensions = 128;

/** As it is written down: the grams in their order, and for each a byte for its scale and one for each dimension. */
export type WrittenLexicon = { readonly grams: string; readonly rows: string };

export type Lexicon = {
  readonly rowOf: ReadonlyMap<string, number>;
  readonly scales: Float32Array;
  readonly values: Int8Array;
};

// A scale is a power of two in eighths: fine enough, for the numbers are rounded to 127 steps.
const eighths = 8;
const lowest = 160;

export function readLexicon({ grams, rows }: WrittenLexicon): Lexicon {
  const names = grams.split(' ');
  return { rowOf: new Map(names.map((name, row) => [name, row])), ...readRows(rows) };
}

/** Each number is that of `values` times the scale of its row. */
export function readRows(written: string): Pick<Lexicon, 'scales' | 'values'> {
  const bytes = readBase64(written);
  const count = bytes.length / (dimensions + 1);
  const scales = new Float32Array(count);
  const values = new Int8Array(count * dimensions);
  for (let row = 0; row < count; row += 1) {
    const start = row * (dimensions + 1);
    scales[row] = 2 ** (((bytes[start] ?? 0) - lowest) / eighths);
    values.set(bytes.subarray(start + 1, start + 1 + dimensions), row * dimensions);
  }
  return { scales, values };
}

/** The other way, for those who train: the bytes of `count` rows whose numbers stand one after another. */
export function writeRows(count: number, vectors: Float32Array): Uint8Array {
  const bytes = new Uint8Array(count * (dimensions + 1));
  for (let row = 0; row < count; row += 1) {
    const vector = vectors.subarray(row * dimensions, (row + 1) * dimensions);
    const largest = vector.reduce((most, value) => Math.max(most, Math.abs(value)), 1e-6);
    const exponent = Math.ceil(eighths * Math.log2(largest / 127));
    const scale = 2 ** (exponent / eighths);
    const start = row * (dimensions + 1);
    bytes[start] = Math.max(0, exponent + lowest);
    for (let at = 0; at < dimensions; at += 1) {
      bytes[start + 1 + at] = Math.round((vector[at] ?? 0) / scale) & 255;
    }
  }
  return bytes;
}

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dimensions, readLexicon, writeRows } from './lexicon.ts';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Three bytes at a time, as anybody would do it by hand. */
function base64(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  const sixes = bits.match(/.{1,6}/g) ?? [];
  return sixes.map((six) => alphabet[Number.parseInt(six.padEnd(6, '0'), 2)]).join('');
}

const vector = fc.array(fc.float({ min: -4, max: 4, noNaN: true }), {
  minLength: dimensions,
  maxLength: dimensions,
});

test('what was written is read again, each number to a hundredth of the largest beside it', () => {
  fc.assert(
    fc.property(fc.array(vector, { minLength: 1, maxLength: 4 }), (vectors) => {
      const names = vectors.map((_, row) => `字${row}`);
      const rows = base64(writeRows(names.length, Float32Array.from(vectors.flat())));
      const lexicon = readLexicon({ grams: names.join(' '), rows });
      for (const [row, numbers] of vectors.entries()) {
        const largest = Math.max(...numbers.map(Math.abs));
        for (const [at, number] of numbers.entries()) {
          const read =
            (lexicon.values[row * dimensions + at] ?? 0) * (lexicon.scales[row] ?? Number.NaN);
          expect(Math.abs(read - number)).toBeLessThanOrEqual(largest / 100 + 1e-5);
        }
      }
    }),
  );
});

test('each gram has its own row', () => {
  const zeros = new Float32Array(2 * dimensions);
  const { rowOf } = readLexicon({ grams: '犬 猫', rows: base64(writeRows(2, zeros)) });
  expect([rowOf.get('犬'), rowOf.get('猫'), rowOf.get('鳥')]).toEqual([0, 1, undefined]);
});

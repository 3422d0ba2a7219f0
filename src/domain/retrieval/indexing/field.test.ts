import fc from 'fast-check';
import { expect, test } from 'vitest';
import { averageLengthOf, collectField, passagesWith } from './field.ts';

function fieldOf(passages: readonly (readonly string[])[]) {
  const field = collectField(passages.length);
  for (const [place, tokens] of passages.entries()) field.add(place, tokens);
  return field.finish();
}

test('every term leads to its passages and how often it stands there', () => {
  const field = fieldOf([['犬', '猫', '犬'], [], ['猫']]);
  expect([...field.ids]).toEqual([
    ['犬', 0],
    ['猫', 1],
  ]);
  expect([...field.offsets]).toEqual([0, 1, 3]);
  expect([...field.passages]).toEqual([0, 0, 2]);
  expect([...field.counts]).toEqual([2, 1, 1]);
  expect([...field.lengths]).toEqual([3, 0, 1]);
  expect(averageLengthOf([field])).toBeCloseTo(4 / 3);
});

test('how many passages have a term', () => {
  const field = fieldOf([['犬', '猫', '犬'], ['猫']]);
  expect(['犬', '猫', '鳥'].map((term) => passagesWith(field, term))).toEqual([1, 2, 0]);
});

test('a term is counted 255 times at most', () => {
  const field = fieldOf([Array.from({ length: 300 }, () => '犬')]);
  expect([...field.counts]).toEqual([255]);
  expect([...field.lengths]).toEqual([300]);
});

test('an empty field is no trouble', () => {
  expect(averageLengthOf([fieldOf([])])).toBe(1);
  expect(averageLengthOf([fieldOf([[]]), fieldOf([])])).toBe(1);
  expect(passagesWith(fieldOf([]), '犬')).toBe(0);
});

test('nothing is lost in packing', () => {
  const passages = fc.array(fc.array(fc.constantFrom('a', 'b', 'c', 'constructor', '__proto__')));
  fc.assert(
    fc.property(passages, (all) => {
      const field = fieldOf(all);
      for (const term of new Set(all.flat())) {
        const found = all.filter((tokens) => tokens.includes(term)).length;
        expect(passagesWith(field, term)).toBe(found);
      }
      expect(field.counts.reduce((total, count) => total + count, 0)).toBe(all.flat().length);
    }),
  );
});

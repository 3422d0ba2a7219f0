import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mayHave, probeOf, sketchOf } from './sketch.ts';

test('what stands in a text is never missed', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.nat(), fc.nat(), (text, from, size) => {
      const start = from % (text.length + 1);
      const word = text.slice(start, start + 1 + (size % 6));
      fc.pre(word !== '');
      expect(mayHave(sketchOf(text), probeOf(word))).toBe(true);
    }),
  );
});

test.each(['ペット', '犬', '総会', '17条'])('%s is not in another text', (word) => {
  expect(mayHave(sketchOf('駐車場の使用料は月額とする。'), probeOf(word))).toBe(false);
});

test('neighbours are a pair in their order alone', () => {
  const sketch = sketchOf('会計監査');
  expect(mayHave(sketch, probeOf('監査'))).toBe(true);
  expect(mayHave(sketch, probeOf('査監'))).toBe(false);
});

test('nothing stands in an empty text', () => {
  expect(mayHave(sketchOf(''), probeOf('犬'))).toBe(false);
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { knownReadings } from './known-readings.ts';
import { foldKanaSize, wordsRead } from './word-readings.ts';

test.each([
  ['そうかい', '総会'],
  ['ソウカイ', '総会'],
  ['ﾘｼﾞｶｲ', '理事会'],
  ['ちゆうりんじよう', '駐輪場'],
  ['りじかいぎじろく', '理事会議事録'],
  ['かんりひのたいのう', '管理費の滞納'],
])('%s is read as %s', (typed, word) => {
  expect(wordsRead(typed)[0]).toBe(word);
});

test('several words of one reading are all told, the more usual first', () => {
  expect(wordsRead('しょうしゅう')).toEqual(['招集', '召集']);
});

test.each(['', 'そ', 'そうか', 'そうかいx', '総会', 'のそうかい', 'そうかいの', 'おおお'])(
  '%j is no known reading',
  (typed) => {
    expect(wordsRead(typed)).toEqual([]);
  },
);

test('every word is listed once, and found by each of its readings', () => {
  const words = knownReadings.map(({ word }) => word);
  expect(new Set(words).size).toBe(words.length);
  for (const { word, readings } of knownReadings) {
    expect(readings.length).toBeGreaterThan(0);
    for (const reading of readings) expect(wordsRead(reading)).toContain(word);
  }
});

test('large and small kana are the same, and every other letter stays', () => {
  expect(foldKanaSize('しょうしゅう・ペット')).toBe('しようしゆう・ペツト');
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const others = text.replaceAll(/[ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮ]/g, '');
      expect(foldKanaSize(others)).toBe(others);
    }),
  );
});

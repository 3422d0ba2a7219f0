import fc from 'fast-check';
import { expect, test } from 'vitest';
import { knownReadings } from './known-readings.ts';
import { foldKanaSize, inKanji, wordsRead } from './word-readings.ts';

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

test.each([
  ['ちゅうしゃじょうのりょうきんはいくら', '駐車場の料金はいくら'],
  ['じゅすいそうのそうじって年に何回', '受水槽の掃除って年に何回'],
  ['いぬをかいたいのですが', '犬をかいたいのですが'],
  ['そうかいに出られない', '総会に出られない'],
  ['だんぼーるのだしかた', '段ボールの出し方'],
  [
    'おおきいじしんのあと、といれはながしてもいいですか',
    'おおきい地震のあと、トイレはながしてもいいですか',
  ],
  ['おふとんをてすりにほすのは', 'お布団を手すりにほすのは'],
  ['かんりひとしゅうぜんつみたてきん', '管理費と修繕積立金'],
])('%s is read as %s', (typed, read) => {
  expect(inKanji(typed)).toBe(read);
});

test.each([
  'いいかんじのへやいぬ',
  'いぬいさんに会いたい',
  'ありがとうございます',
  'どうしたらいいのでしょうか',
  'かんじが悪い',
  'べらんだでたばこをすってもいいですか',
])('%s stays as it is', (typed) => {
  expect(inKanji(typed)).toBe(typed);
});

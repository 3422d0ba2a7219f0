import { foldText } from './find-words.ts';
import { knownReadings } from './known-readings.ts';

const small = 'ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮ';
const large = 'あいうえおつやゆよわアイウエオツヤユヨワ';

/** ちゆうしや and ちゅうしゃ are typed for the same word. */
export function foldKanaSize(text: string): string {
  return text.replaceAll(/[ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮ]/g, (kana) =>
    large.charAt(small.indexOf(kana)),
  );
}

/** The words that have a reading, by it. */
const byReading = new Map<string, readonly string[]>();
for (const { word, readings } of knownReadings) {
  for (const reading of readings.map(foldKanaSize)) {
    byReading.set(reading, [...(byReading.get(reading) ?? []), word]);
  }
}
const longestReading = Math.max(...[...byReading.keys()].map(({ length }) => length));

export const knownWords: readonly string[] = knownReadings.map(({ word }) => word);

/** かな書き: 「そうかいぎじろく」 is 総会議事録. Empty where a part of it is no known reading. */
export function wordsRead(typed: string): readonly string[] {
  const folded = foldText(typed);
  return /^[ぁ-ゖー]{2,40}$/.test(folded) ? readFrom(foldKanaSize(folded), 0, new Map()) : [];
}

/** Every way to read the rest, those with the longest words first. */
function readFrom(
  kana: string,
  from: number,
  known: Map<number, readonly string[]>,
): readonly string[] {
  if (from === kana.length) return [''];
  const before = known.get(from);
  if (before) return before;
  const ways: string[] = [];
  for (let end = Math.min(kana.length, from + longestReading); end > from; end -= 1) {
    const words = wordsAt(kana, from, end);
    if (words.length === 0) continue;
    const rests = readFrom(kana, end, known);
    for (const word of words) ways.push(...rests.map((rest) => word + rest));
  }
  known.set(from, ways.slice(0, mostWays));
  return ways.slice(0, mostWays);
}

const mostWays = 4;

/** 「の」 joins two words. */
function wordsAt(kana: string, from: number, end: number): readonly string[] {
  const piece = kana.slice(from, end);
  if (piece === 'の' && from > 0 && end < kana.length) return ['の'];
  return byReading.get(piece) ?? [];
}

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

const kanaRun = /[ぁ-ゖー]{3,}/g;
/** A word begins where the run does, after お, after a particle, or after what it is like. */
const beginsAt = (run: string, place: number): boolean =>
  place === 0 ||
  (place === 1 && run.startsWith('お')) ||
  'のとやをがはもに'.includes(run.charAt(place - 1)) ||
  likeness.test(run.slice(0, place));
const likeness = /(?:おおき|ちいさ|あたらし|ふる|つよ|ひど|はげし)い$/;
/** What follows a noun; いぬい and そうかいな are other words. */
const afterWord = /^(?:$|[のとやをがはもにへ]|って|で(?:す|き|は|も)?|だ|か|した?|する|して)/;
const afterShortWord = /^(?:[のをがはも]|って)/;
/** Of two letters only at the beginning: いぬをかいたい. */
const shortest = 3;
/** いいかんじ is no auditor. */
const misread: ReadonlySet<string> = new Set(['監事']);

/** 漢字に直す: 「ちゅうしゃじょうのりょうきん」 is 駐車場の料金, to whoever finds passages by their words. */
export function inKanji(text: string): string {
  return text.replaceAll(kanaRun, (run) => readRun(run));
}

function readRun(run: string): string {
  let read = '';
  let place = 0;
  while (place < run.length) {
    const found = beginsAt(run, place) ? wordAt(run, place) : undefined;
    read += found?.word ?? run.charAt(place);
    place += found?.length ?? 1;
  }
  return read;
}

type Found = { readonly word: string; readonly length: number };

function wordAt(run: string, place: number): Found | undefined {
  for (let length = Math.min(longestReading, run.length - place); length > 1; length -= 1) {
    const word = nounOf(run.slice(place, place + length));
    const rest = run.slice(place + length);
    const isWhole =
      length < shortest ? place === 0 && afterShortWord.test(rest) : afterWord.test(rest);
    if (word !== undefined && isWhole) return { word, length };
  }
  return undefined;
}

function nounOf(kana: string): string | undefined {
  return byReading.get(foldKanaSize(kana))?.find((word) => !misread.has(word));
}

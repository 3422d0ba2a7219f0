import { foldText } from '#domain/documents/find-words.ts';
import { findNearKanji, kanjiWordsIn } from '#domain/documents/near-kanji.ts';
import { foldKanaSize, knownWords, wordsRead } from '#domain/documents/word-readings.ts';
import { findNearWords } from '#domain/retrieval/search/near-words.ts';
import { dropLongVowel } from '#domain/retrieval/text/scripts.ts';
import { foldedPassage } from './folded-passage.ts';
import type { Library } from './library.ts';

const mostQueries = 6;

/** The queries that a query may stand for, likeliest first, each of its words replaced by what it may mean. */
export function readQuery(
  query: string,
  meant: (word: string) => readonly string[],
): readonly string[] {
  const typed = query.split(/\s+/).filter((word) => word !== '');
  const each = typed.map((word) => [...meant(word), word]);
  return each
    .reduce<readonly string[]>(
      (queries, words) =>
        queries
          .flatMap((before) => words.map((word) => `${before} ${word}`.trim()))
          .slice(0, mostQueries),
      [''],
    )
    .filter((read) => read !== typed.join(' '));
}

/** Kana for a word of kanji, and katakana with one letter wrong. */
export function wordsMeant(word: string, { index }: Library): readonly string[] {
  const typed = inKatakana(word);
  const near = index.parts.flatMap(({ katakanaWords }) => [
    ...ofOtherSize(katakanaWords, typed),
    ...findNearWords(katakanaWords, typed),
  ]);
  return [...wordsRead(word), ...near.slice(0, 1)];
}

function inKatakana(word: string): string {
  return word
    .normalize('NFKC')
    .replaceAll(/[ぁ-ゖ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) + 0x60));
}

/** 小さい字: ペツト is ペット. */
function ofOtherSize(words: readonly string[], typed: string): readonly string[] {
  if (!/^[ァ-ヺー]{3,}$/.test(typed)) return [];
  const asTyped = foldKanaSize(dropLongVowel(typed));
  return words.filter(
    (word) => word.length === asTyped.length && word !== typed && foldKanaSize(word) === asTyped,
  );
}

/** 漢字: the words that a run of three kanji or more may be, where nobody wrote it as it is. */
export function kanjiMeant(word: string, library: Library): readonly string[] {
  const asTyped = word.normalize('NFKC');
  const [run] = asTyped.match(/[\p{sc=Han}々]{3,}/u) ?? [];
  if (run === undefined || isWritten(run, library)) return [];
  const words = { usual: knownWords, others: namesIn(library) };
  return findNearKanji(words, run).map((near) => asTyped.replace(run, near));
}

function isWritten(run: string, { index }: Library): boolean {
  const folded = foldText(run);
  return index.passages.some((passage) => foldedPassage(passage).all.includes(folded));
}

function namesIn({ index, documents }: Library): readonly string[] {
  return kanjiWordsIn([
    ...documents.map(({ title }) => title),
    ...index.passages.map(({ heading }) => heading),
  ]);
}

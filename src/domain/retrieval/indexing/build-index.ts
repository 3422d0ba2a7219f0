import type { FieldName } from '#domain/retrieval/question/parse-question.ts';
import { normalise } from '#domain/retrieval/text/normalise.ts';
import { tokensOf } from '#domain/retrieval/text/tokens.ts';
import { averageLengthOf, collectField, type Field } from './field.ts';
import { type PreparedPassage, preparePassage } from './prepare-passage.ts';

/** 検索の単位となる一節: an article, an item or a notice, with the heading it is found under. */
export type Passage = { readonly id: string; readonly title: string; readonly text: string };

/** Passages that were indexed together. Its own places begin at 0, those of the index at `offset`. */
export type IndexPart = {
  readonly offset: number;
  readonly passageCount: number;
  readonly fields: Readonly<Record<FieldName, Field>>;
  /** The katakana words of its passages, for those who mistype one. */
  readonly katakanaWords: readonly string[];
  /** The meanings of the passages: the first number of each, then the second of each; empty where not asked for. */
  readonly meanings: Float32Array;
  readonly sentencesOf: (place: number) => PreparedPassage;
};

/** 索引: everything needed to search the passages. To change a document, build its part again. */
export type SearchIndex<P extends Passage = Passage> = {
  readonly passages: readonly P[];
  readonly parts: readonly IndexPart[];
  /** Tokens of a passage in each field, over all parts. */
  readonly averageLengths: Readonly<Record<FieldName, number>>;
  /** The sentences of a passage, by its place. They are prepared when first needed. */
  readonly sentencesOf: (place: number) => PreparedPassage;
};

/** What a passage means, of its normalised title and text. */
type ReadMeaning = (title: string, text: string) => Float32Array;

export function buildIndex<P extends Passage>(
  passages: readonly P[],
  readMeaning: ReadMeaning = () => new Float32Array(),
): SearchIndex<P> {
  const words = collectField(passages.length);
  const kanji = collectField(passages.length);
  const pairs = collectField(passages.length);
  const meanings: Float32Array[] = [];
  for (const [place, passage] of passages.entries()) {
    const [title, text] = [normalise(passage.title), normalise(passage.text)];
    const tokens = tokensOf(`${title}\n${text}`);
    meanings.push(readMeaning(title, text));
    words.add(place, tokens.words);
    kanji.add(place, tokens.kanji);
    pairs.add(place, tokens.pairs);
  }
  const fields = { words: words.finish(), kanji: kanji.finish(), pairs: pairs.finish() };
  const katakanaWords = [...fields.words.ids.keys()].filter((word) => /^[ァ-ヺー]{3,}$/.test(word));
  const sentencesOf = rememberSentences(passages);
  const part = {
    offset: 0,
    passageCount: passages.length,
    fields,
    katakanaWords,
    meanings: joinMeanings(meanings),
    sentencesOf,
  };
  return indexOf(passages, [part]);
}

/**
 * 索引をつなぐ: the same as one index over all the passages, in this order, without building or copying
 * any. A word is as rare as it is in all of them together.
 */
export function joinIndexes<P extends Passage>(indexes: readonly SearchIndex<P>[]): SearchIndex<P> {
  const parts: IndexPart[] = [];
  let offset = 0;
  for (const part of indexes.flatMap((index) => index.parts)) {
    parts.push({ ...part, offset });
    offset += part.passageCount;
  }
  return indexOf(
    indexes.flatMap((index) => index.passages),
    parts,
  );
}

function indexOf<P extends Passage>(
  passages: readonly P[],
  parts: readonly IndexPart[],
): SearchIndex<P> {
  const average = (name: FieldName) => averageLengthOf(parts.map(({ fields }) => fields[name]));
  return {
    passages,
    parts,
    averageLengths: { words: average('words'), kanji: average('kanji'), pairs: average('pairs') },
    sentencesOf: (place) => {
      const part = parts.find(({ offset, passageCount }) => place < offset + passageCount);
      return part === undefined
        ? preparePassage({ title: '', text: '' })
        : part.sentencesOf(place - part.offset);
    },
  };
}

/** By columns, for whoever compares a question with all passages reads them faster that way. */
function joinMeanings(meanings: readonly Float32Array[]): Float32Array {
  const size = meanings[0]?.length ?? 0;
  const joined = new Float32Array(size * meanings.length);
  for (const [place, meaning] of meanings.entries()) {
    for (const [column, value] of meaning.entries()) {
      joined[column * meanings.length + place] = value;
    }
  }
  return joined;
}

function rememberSentences(passages: readonly Passage[]): IndexPart['sentencesOf'] {
  const known: (PreparedPassage | undefined)[] = [];
  return (place) => {
    const prepared = known[place] ?? preparePassage(passages[place] ?? { title: '', text: '' });
    known[place] = prepared;
    return prepared;
  };
}

import type { FieldName } from '#domain/retrieval/question/parse-question.ts';
import { normalise } from '#domain/retrieval/text/normalise.ts';
import { tokensOf } from '#domain/retrieval/text/tokens.ts';
import { collectField, type Field } from './field.ts';
import { type PreparedPassage, preparePassage } from './prepare-passage.ts';

/** 検索の単位となる一節: an article, an item or a notice, with the heading it is found under. */
export type Passage = { readonly id: string; readonly title: string; readonly text: string };

/** 索引: everything needed to search the passages. To change a document, build it again. */
export type SearchIndex = {
  readonly passages: readonly Passage[];
  readonly fields: Readonly<Record<FieldName, Field>>;
  /** The katakana words of all passages, for those who mistype one. */
  readonly katakanaWords: readonly string[];
  /** The sentences of a passage, by its place. They are prepared when first needed. */
  readonly sentencesOf: (place: number) => PreparedPassage;
};

export function buildIndex(passages: readonly Passage[]): SearchIndex {
  const words = collectField(passages.length);
  const kanji = collectField(passages.length);
  const pairs = collectField(passages.length);
  for (const [place, { title, text }] of passages.entries()) {
    const tokens = tokensOf(normalise(`${title}\n${text}`));
    words.add(place, tokens.words);
    kanji.add(place, tokens.kanji);
    pairs.add(place, tokens.pairs);
  }
  const fields = { words: words.finish(), kanji: kanji.finish(), pairs: pairs.finish() };
  const katakanaWords = [...fields.words.ids.keys()].filter((word) => /^[ァ-ヺー]{3,}$/.test(word));
  return { passages, fields, katakanaWords, sentencesOf: rememberSentences(passages) };
}

function rememberSentences(passages: readonly Passage[]): SearchIndex['sentencesOf'] {
  const known: (PreparedPassage | undefined)[] = [];
  return (place) => {
    const prepared = known[place] ?? preparePassage(passages[place] ?? { title: '', text: '' });
    known[place] = prepared;
    return prepared;
  };
}

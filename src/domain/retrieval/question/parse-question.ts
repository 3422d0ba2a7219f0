import { normalise } from '#domain/retrieval/text/normalise.ts';
import { foldKana } from '#domain/retrieval/text/scripts.ts';
import { type Tokens, tokensOf } from '#domain/retrieval/text/tokens.ts';
import { stripQuestion } from './strip-question.ts';
import { type Entries, expand } from './synonyms.ts';

export type FieldName = keyof Tokens;

export type Term = {
  readonly text: string;
  readonly field: FieldName;
  readonly weight: number;
  /** Whether the question itself says it, rather than a synonym. */
  readonly isAsked: boolean;
};

/** 質問: what was asked, and the terms to look for. */
export type Question = {
  readonly normalised: string;
  /** The normalised question without its asking phrases. */
  readonly topic: string;
  readonly terms: readonly Term[];
  /** The synonyms it was read with. */
  readonly entries: Entries;
};

// A longer question is a pasted document; its beginning says what it is about.
const longestQuestion = 1_000;
const synonymWeight = 0.6;

export function parseQuestion(asked: string, entries: Entries): Question {
  const normalised = normalise(asked.slice(0, longestQuestion)).slice(0, longestQuestion);
  const topic = stripQuestion(normalised);
  const terms = new Map<string, Term>();
  const add = (term: Term) => {
    const key = `${term.field} ${term.text}`;
    if (!terms.has(key)) terms.set(key, term);
  };
  const tokens = tokensOf(topic);
  for (const field of ['words', 'kanji', 'pairs'] as const) {
    for (const text of tokens[field]) add({ text, field, weight: 1, isAsked: true });
  }
  for (const text of tokensOf(readLoneKana(topic) ?? '').words) {
    add({ text, field: 'words', weight: 1, isAsked: true });
  }
  // The asking words too say what is meant: 「どこに相談」「いつ不足」.
  for (const synonym of expand(entries, normalised)) {
    for (const term of synonymTerms(synonym)) add(term);
  }
  return { normalised, topic, terms: [...terms.values()], entries };
}

/**
 * ぺっと alone is ペット; inside a sentence nobody knows where a word in hiragana ends. Nothing where
 * the question is more than one word of kana.
 */
export function readLoneKana(topic: string): string | undefined {
  const kana = /^[\s?。]*([\u3041-\u3096ー]{2,12})[\s?。]*$/.exec(topic)?.[1];
  return kana === undefined ? undefined : foldKana(kana);
}

const remembered = new Map<string, readonly Term[]>();
const mostRemembered = 2_000;

/** The same words of the thesaurus are looked for again and again: those read last are kept, some two megabytes. */
function synonymTerms(synonym: string): readonly Term[] {
  const known = remembered.get(synonym);
  if (known !== undefined) return known;
  const terms = readSynonym(synonym);
  if (remembered.size >= mostRemembered) remembered.clear();
  remembered.set(synonym, terms);
  return terms;
}

function readSynonym(synonym: string): readonly Term[] {
  const { words, kanji, pairs } = tokensOf(synonym);
  const count = Math.max(1, words.length + pairs.length);
  const weight = synonymWeight * Math.min(1, 3 / count);
  const term = (field: FieldName) => (text: string) => ({ text, field, weight, isAsked: false });
  const isOneLetter = synonym.length === 1;
  return [
    ...words.map(term('words')),
    ...pairs.map(term('pairs')),
    ...(isOneLetter ? kanji.map(term('kanji')) : []),
  ];
}

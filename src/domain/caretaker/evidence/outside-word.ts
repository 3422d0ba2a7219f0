import type { KnowledgePassage } from '#domain/caretaker/knowledge.ts';
import type { Concept } from '#domain/retrieval/answer/concepts.ts';
import { normalise } from '#domain/retrieval/text/normalise.ts';
import { foldKana } from '#domain/retrieval/text/scripts.ts';
import { listsThing, namesThing, thingsAsked } from './thing-asked.ts';

type Told = Pick<KnowledgePassage, 'sourceId' | 'category' | 'heading' | 'text'>;

/** 「ペット」とは、住戸内で飼う犬及び猫をいう。 */
const definition = /「(?<word>[^」]{1,16})」とは、(?<meaning>[^。]{1,80})をいう。/g;
const between = /及び|又は|並びに|若しくは|その他|[、（）]/;
/** 住戸内で飼う犬: what is meant stands last. */
const lastNoun = /(?:[\p{Script=Han}々]+|[\p{Script=Katakana}ー]+)$/u;

type Defined = { readonly word: string; readonly nouns: readonly string[] };

/**
 * 言葉の範囲: whether a rule speaks by a word that it defines, and the question by none that is meant by it, but of a thing
 * that the rule lists apart from it: うさぎ, where 「ペット」とは…犬及び猫をいう. What is said then holds of others.
 */
export function isOutsideWord(
  first: Told,
  subjects: readonly Concept[],
  { asked, passages }: { readonly asked: string; readonly passages: readonly Told[] },
): boolean {
  if (first.category !== 'rule' && first.category !== 'bylaw') return false;
  const rule = passages.filter(({ sourceId }) => sourceId === first.sourceId);
  const words = definedIn(rule);
  const isSpoken = ({ text }: Told) => words.some(({ word }) => text.includes(word));
  if (!isSpoken(first) || isMeant(asked, subjects, words)) return false;
  const things = thingsAsked(asked, subjects).map((thing) => withoutWords(thing, words));
  return (
    !namesThing(things, first) && rule.some((one) => !isSpoken(one) && listsThing(things, one))
  );
}

/** ペット, 犬 and 小型犬, in any word for them; that the thesaurus has ペット for うさぎ says nothing. */
function isMeant(asked: string, subjects: readonly Concept[], words: readonly Defined[]): boolean {
  const said = subjects.flatMap((one) => withoutWords(one, words).synonyms);
  const meant = words.flatMap(({ word, nouns }) => [word, ...nouns]).map(folded);
  return [folded(asked), ...said].some((one) => meant.some((it) => one.includes(it)));
}

const folded = (words: string): string => foldKana(normalise(words));

function definedIn(passages: readonly Told[]): readonly Defined[] {
  return passages.flatMap(({ text }) =>
    [...text.matchAll(definition)].map(({ groups: { word = '', meaning = '' } = {} }) => ({
      word,
      nouns: meaning.split(between).flatMap((part) => lastNoun.exec(part) ?? []),
    })),
  );
}

function withoutWords(thing: Concept, words: readonly Defined[]): Concept {
  const defined = words.map(({ word }) => folded(word));
  return { ...thing, synonyms: thing.synonyms.filter((one) => !defined.includes(one)) };
}

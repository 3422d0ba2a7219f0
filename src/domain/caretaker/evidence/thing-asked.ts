import { spansOf } from '#domain/caretaker/answering/quoting/spans.ts';
import type { KnowledgePassage } from '#domain/caretaker/knowledge.ts';
import type { Concept } from '#domain/retrieval/answer/concepts.ts';
import { hasTerm } from '#domain/retrieval/search/weigh-terms.ts';
import { normalise } from '#domain/retrieval/text/normalise.ts';
import { foldKana } from '#domain/retrieval/text/scripts.ts';

/** From a lone letter on: 蛇, but not 年 or 費用. */
const tellingWeight = 0.3;
const asTopic = ['ハ'];
const asObject = ['ヲ', 'ガ', 'モ'];

/**
 * 尋ねられた物: what a normalised question asks about, うさぎ of うさぎを飼ってもいい, with the words that mean it; folded.
 * Of 動物を飼う人のサークルは it is サークル.
 */
export function thingsAsked(asked: string, subjects: readonly Concept[]): readonly Concept[] {
  const folded = foldKana(asked);
  // うさぎを飼う is a word of the thesaurus, too.
  const isBefore = (particles: readonly string[]) => (subject: Concept) =>
    particles.some(
      (one) => folded.includes(`${subject.folded}${one}`) || subject.folded.includes(one, 1),
    );
  const telling = subjects.filter(({ weight }) => weight > tellingWeight);
  const topics = telling.filter(isBefore(asTopic));
  return topics.length > 0 ? topics : telling.filter(isBefore(asObject));
}

type Article = Pick<KnowledgePassage, 'heading' | 'text'>;

/** Whether an article names one of the things, itself or by a word of the thesaurus; the title of its rule is over all of it. */
export function namesThing(things: readonly Concept[], { heading, text }: Article): boolean {
  const said = fold(`${heading}\n${text}`);
  return wordsFor(things).some((word) => hasTerm(said, word));
}

/** Whether one of the things is an item of a list: 観賞魚及び小型のかめ, and not what is said of an item. */
export function listsThing(things: readonly Concept[], { text }: Article): boolean {
  const listed = spansOf(text)
    .filter(({ isItem }) => isItem)
    .flatMap((item) => item.text.split(/及び|又は|並びに|、/))
    .map(fold);
  return wordsFor(things).some((word) => listed.some((one) => one.startsWith(word)));
}

const wordsFor = (things: readonly Concept[]): readonly string[] =>
  things.flatMap(({ folded, synonyms }) => [folded, ...synonyms]);

const fold = (words: string): string => foldKana(normalise(words));

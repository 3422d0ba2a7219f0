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

/** Whether an article names one of the things, itself or by a word of the thesaurus; the title of its rule is over all of it. */
export function namesThing(
  things: readonly Concept[],
  { heading, text }: Pick<KnowledgePassage, 'heading' | 'text'>,
): boolean {
  const said = foldKana(normalise(`${heading}\n${text}`));
  return things.some(({ folded, synonyms }) =>
    [folded, ...synonyms].some((word) => hasTerm(said, word)),
  );
}

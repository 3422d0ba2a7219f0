import type { KnowledgePassage } from '#domain/caretaker/knowledge.ts';
import { unit } from '#domain/retrieval/meaning/meaning.ts';
import { byLikelihood, type Ranked } from './rank-candidates.ts';

/** What the likelihood of a rule of the building is at least beside that of the law or of a model. */
const nearEnough = { law: 0.6, model: 0.2 };
/**
 * Whether a source of the building is about the same thing: how near it lies to the law and to the question, how many of
 * the question's subjects it speaks of, and how likely it is beside the law, together. Found by tuning questions of which
 * law and building tell something else. Less will do for a document beside a model: what is usual gives way to what is done here.
 */
const sameThing = { from: 1.2, fromModel: 0.9, subjects: 0.4, likelihood: 0.1 };
/** The feature is a nearness, 1 for the same, in this unit; see `passage-features.ts`. */
const meaningUnit = unit / 10;

/**
 * Whoever does not ask for the law asks what holds in this building: what it says itself goes before the law where it
 * fits nearly as well or is about the same thing, and far sooner before a model that binds nobody.
 */
export function ownRuleFirst<T extends Ranked>(
  ranked: readonly T[],
  likeness: (one: Ranked, other: Ranked) => number,
): readonly T[] {
  const [first] = ranked;
  if (first === undefined || first.features.lawUnasked === 0) return ranked;
  const isModel = /^(?:標準管理規約|実務の目安)/.test(first.passage.sourceTitle);
  const least = first.likelihood * (isModel ? nearEnough.model : nearEnough.law);
  const isAbout = (own: T) =>
    likeness(first, own) + fitting(own) + sameThing.likelihood * lead(own, first) >=
    (isModel && own.passage.origin === 'document' ? sameThing.fromModel : sameThing.from);
  const own = ranked.find(
    (one) =>
      !one.isOfOtherKind &&
      ((isOwnRule(one.passage) && one.likelihood >= least) || (isOwn(one.passage) && isAbout(one))),
  );
  if (own === undefined) return ranked;
  const rest = ranked.filter((one) => one !== first && one !== own);
  const swapped = { ...first, likelihood: own.likelihood };
  return [{ ...own, likelihood: first.likelihood }, ...[swapped, ...rest].toSorted(byLikelihood)];
}

function fitting({ features }: Ranked): number {
  return features.meaning / meaningUnit + sameThing.subjects * features.subjects;
}

function lead(one: Ranked, other: Ranked): number {
  return Math.log((one.likelihood + 1e-4) / (other.likelihood + 1e-4));
}

function isOwnRule({ category, validity }: KnowledgePassage): boolean {
  return (category === 'bylaw' || category === 'rule') && validity !== 'ended';
}

/** What holds in this building; minutes tell what was said one day. */
function isOwn({ origin, category, validity }: KnowledgePassage): boolean {
  return origin !== 'law' && !category.endsWith('meeting') && validity !== 'ended';
}

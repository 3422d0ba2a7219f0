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
/** うちの規約は: asks for the building's own, even where the law is named beside it. */
const ownNamed =
  /^(?:うち|当|この|ここ|こちら|私たち|われわれ)の?(?:マンション|建物|管理組合|組合|管理規約|規約|細則|きまり|決まり|ルール)/;
/** The feature is a nearness, 1 for the same, in this unit; see `passage-features.ts`. */
const meaningUnit = unit / 10;

/**
 * Whoever does not ask for the law asks what holds in this building: what it says itself goes before the law where it
 * fits nearly as well or is about the same thing, and far sooner before a model that binds nobody.
 */
export function ownRuleFirst<T extends Ranked>(
  ranked: readonly T[],
  likeness: (one: Ranked, other: Ranked) => number,
  asked: string,
): readonly T[] {
  const [first] = ranked;
  if (first === undefined || isLawMeant(first, asked)) return ranked;
  const isOurs = goesBefore(first, asked, likeness);
  const own = ranked.find((one) => !one.isOfOtherKind && isOurs(one));
  if (own === undefined) return ranked;
  const rest = ranked.filter((one) => one !== first && one !== own);
  const swapped = { ...first, likelihood: own.likelihood };
  return [{ ...own, likelihood: first.likelihood }, ...[swapped, ...rest].toSorted(byLikelihood)];
}

/** Whether nothing of the law leads, or the law itself was asked for. */
function isLawMeant({ passage, features }: Ranked, asked: string): boolean {
  if (passage.origin !== 'law') return true;
  return features.lawUnasked === 0 && !ownNamed.test(asked);
}

function goesBefore(
  first: Ranked,
  asked: string,
  likeness: (one: Ranked, other: Ranked) => number,
): (one: Ranked) => boolean {
  const isOfModel = isModel(first);
  const near = isOfModel || ownNamed.test(asked) ? nearEnough.model : nearEnough.law;
  const isAbout = (own: Ranked) =>
    likeness(first, own) + fitting(own) + sameThing.likelihood * lead(own, first) >=
    (isOfModel && own.passage.origin === 'document' ? sameThing.fromModel : sameThing.from);
  return (one) =>
    (isOwnRule(one.passage) && one.likelihood >= first.likelihood * near) ||
    (isOwn(one.passage) && isAbout(one));
}

const isModel = ({ passage }: Ranked): boolean =>
  /^(?:標準管理規約|実務の目安)/.test(passage.sourceTitle);

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

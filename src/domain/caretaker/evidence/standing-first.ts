import {
  asksHowToUse,
  asksWhetherAllowed,
  wishes,
} from '#domain/caretaker/answering/what-is-asked.ts';
import type { KnowledgePassage } from '#domain/caretaker/knowledge.ts';
import type { Concept } from '#domain/retrieval/answer/concepts.ts';
import { permits } from './allowed-first.ts';
import type { EvidenceItem } from './evidence.ts';
import { byLikelihood, type Ranked } from './rank-candidates.ts';
import { namesThing } from './thing-asked.ts';

/** How likely, beside the minutes, what holds must be. */
const nearEnough = 0.05;
/** From a word of the question on that says what it is about. */
const tellingWeight = 0.3;

/** What was said or decided one day is asked of the minutes. */
const ofMinutes =
  /議事録|理事会|決ま(?:った|り)|決め(?:た|まし)|決議|議題|話し合|話が?出|審議|検討|報告|理由|なぜ|どうして|いつから|経緯|昔|以前|前回|去年|昨年|[0-9]+[年月]/;

/**
 * 玄関前に傘立てを置いていいですか: minutes that only report do not go before a rule or a guide that holds. Of a rule it is
 * enough that it says what is allowed.
 */
export function standingFirst<T extends Ranked>(
  ranked: readonly T[],
  asked: string,
  subjects: readonly Concept[],
): readonly T[] {
  const [first] = ranked;
  if (first === undefined || first.isAsked || !isMinutes(first.passage)) return ranked;
  if (ofMinutes.test(asked)) return ranked;
  const answers = answersTo(asked, subjects);
  const standing = ranked.find(
    ({ passage, likelihood, isOfOtherKind }) =>
      !isOfOtherKind &&
      likelihood >= first.likelihood * nearEnough &&
      isStanding(passage) &&
      answers(passage),
  );
  if (standing === undefined) return ranked;
  const rest = ranked.filter((one) => one !== first && one !== standing);
  const swapped = { ...first, likelihood: standing.likelihood };
  return [
    { ...standing, likelihood: first.likelihood },
    ...[swapped, ...rest].toSorted(byLikelihood),
  ];
}

/**
 * 宅配ボックスの使い方: minutes tell how it was to be used, and the guide of that name how it is. That the thing is the right
 * one stays as likely as it was.
 */
export function guideFirst(
  items: readonly EvidenceItem[],
  asked: string,
  subjects: readonly Concept[],
): readonly EvidenceItem[] {
  const [first] = items;
  if (first === undefined || !asksHowToUse(asked) || !isMinutes(first.passage)) return items;
  if (ofMinutes.test(asked)) return items;
  const telling = subjects.filter(({ weight }) => weight > tellingWeight);
  const guide = items.find(
    ({ passage, chance }) =>
      isStanding(passage) &&
      chance >= first.chance * nearEnough &&
      namesThing(telling, { heading: passage.sourceTitle, text: passage.heading }),
  );
  return guide === undefined
    ? items
    : [{ ...guide, chance: first.chance }, ...items.filter((item) => item !== guide)];
}

function answersTo(
  asked: string,
  subjects: readonly Concept[],
): (passage: KnowledgePassage) => boolean {
  const telling = subjects.filter(({ weight }) => weight > tellingWeight);
  if (asksWhetherAllowed(asked)) {
    return ({ category, text }) => isRule(category) && permits.test(text);
  }
  if (!wishes(asked)) return () => false;
  return ({ heading, text }) =>
    telling.length > 0 && telling.every((one) => namesThing([one], { heading, text }));
}

const isRule = (category: string): boolean => category === 'rule' || category === 'bylaw';

const isMinutes = ({ category, sourceTitle }: KnowledgePassage): boolean =>
  category.endsWith('meeting') && sourceTitle.includes('議事録');

function isStanding(passage: KnowledgePassage): boolean {
  const { origin, category, validity } = passage;
  const isOfOneDay = isMinutes(passage) || category === 'inspection' || category === 'accounts';
  return origin === 'document' && !isOfOneDay && (validity === 'current' || validity === 'always');
}

import {
  type ContentWord,
  sharedWords,
} from '#domain/caretaker/cited-answer/claims/content-words.ts';
import { isPermission, type Polarity } from '#domain/caretaker/cited-answer/claims/polarity.ts';
import { hasFigure } from '#domain/caretaker/cited-answer/claims/read-figures.ts';
import type { Claim } from './claim.ts';
import { bestShare } from './figure-place.ts';
import type { SourceText } from './source-text.ts';

type Asserted = Pick<
  Claim,
  'words' | 'figures' | 'absolutes' | 'asserted' | 'polarity' | 'hasException' | 'isDuty' | 'isList'
>;

const nearBest = 0.1;

/** What the last clause asserts or denies, the clause nearest to it must assert or deny, too. */
export function agrees(claim: Asserted, { sentences }: SourceText): boolean {
  const { words, figures, asserted, isDuty, absolutes } = claim;
  const withFigures = sentences.filter(
    (sentence) =>
      figures.some((figure) => hasFigure(sentence.wide.figures, figure)) ||
      absolutes.some((kind) => sentence.absolutes.includes(kind)),
  );
  const candidates = withFigures.length > 0 ? withFigures : sentences;
  const leastSentence = bestShare(words, candidates) - nearBest;
  const clauses = candidates
    .filter(
      ({ folded }) => sharedWords(words, folded) >= leastSentence || saysAll(asserted, folded),
    )
    .filter(({ text }) => !isDuty || !isPermission(text))
    .flatMap(({ clauses: parts, hasException }) =>
      (isAbout(asserted, parts) ? asserting(parts) : parts.slice(-1)).map((part) => ({
        ...part,
        hasException,
      })),
    );
  const leastClause = bestShare(asserted, clauses) - nearBest;
  const nearest = clauses.filter(({ folded }) => sharedWords(asserted, folded) >= leastClause);
  const ofItself = nearest.filter(({ folded }) => standsAlone(asserted, folded));
  return (ofItself.length > 0 ? ofItself : nearest).some((clause) => isSameSide(claim, clause));
}

/** 「駐車場に空きがある」 says more of 駐車場 than 「平面駐車場に空きはない」 does. */
function standsAlone(words: readonly ContentWord[], folded: string): boolean {
  return words.every(({ folded: word, weight }) => {
    const before = folded.split(word).slice(0, -1);
    return weight < 1 || before.some((text) => !/\p{Script=Han}$/u.test(text));
  });
}

/** Of two facts in one sentence the second may stand in a sentence of its own. */
function saysAll(asserted: readonly ContentWord[], folded: string): boolean {
  return asserted.length > 0 && sharedWords(asserted, folded) === 1;
}

/** 「出席しなければ、成立しない」: what stands under a condition is not said to be so. */
function asserting<Clause extends { readonly isCondition: boolean }>(clauses: readonly Clause[]) {
  const main = clauses.filter(({ isCondition }) => !isCondition);
  return main.length > 0 ? main : clauses.slice(-1);
}

/** Where no clause speaks of it, only what the sentence comes to can agree. */
function isAbout(
  asserted: readonly ContentWord[],
  clauses: readonly { readonly folded: string }[],
): boolean {
  return asserted.length > 0 && bestShare(asserted, clauses) > 0;
}

/** 2匹まで飼える says the same as 2匹を超えて飼えない: a denied exception, on one side alone. */
function isSameSide(
  claim: Asserted,
  said: { readonly polarity: Polarity; readonly hasException: boolean },
): boolean {
  if (claim.isList) return true;
  if (claim.polarity === 'both') return said.polarity !== 'yes' || !said.hasException;
  return said.polarity === claim.polarity || (said.polarity === 'both' && !claim.hasException);
}

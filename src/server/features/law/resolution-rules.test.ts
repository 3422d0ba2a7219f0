import { describe, expect, test } from 'vitest';
import type { Kind } from '#domain/resolutions/kind.ts';
import {
  demandForMeeting,
  noticeFor,
  periodWords,
  writtenResolution,
} from '#domain/resolutions/procedure.ts';
import type { Rule } from '#domain/resolutions/rule.ts';
import { from2026April, until2026March } from '#domain/resolutions/rules.ts';
import { thresholdWords } from '#domain/resolutions/threshold.ts';
import { listExplanations } from './explanations.ts';

const explanations = new Map(listExplanations().map((one) => [one.id, one]));
const explanationOf = (id: string) => {
  const found = explanations.get(id);
  if (found === undefined) throw new Error(`${id} is missing`);
  return found;
};

/** The sentences on the law as it is, or as it was. */
function sentencesOf({ explainedIn }: Pick<Rule, 'explainedIn'>, isFormer: boolean): string {
  const sentences = explanationOf(explainedIn)
    .body.split(/(?<=。)/)
    .map((one) => one.trim());
  return sentences.filter((one) => one.startsWith('改正前') === isFormer).join('');
}

const now = Object.entries(from2026April) as [Kind, Rule][];
const before = Object.entries(until2026March) as [Kind, Rule][];

/** What the explanation of a rule must say; 31(2) tells its veto alone, the majority is that of 31(1). */
function wordsFor({ pass, quorum, base, hearing, needsClause, veto }: Rule): readonly RegExp[] {
  if (veto?.whose === 'owners-of-the-part') return [/4分の1を超える反対/];
  const figures = Object.values(pass).map((one) => figureOf(thresholdWords(one)));
  const hasQuorum = Object.keys(quorum).length > 0 && !needsClause;
  const others: readonly (readonly [boolean, RegExp])[] = [
    [hasQuorum, /出席が要ります/],
    [base === 'all', /全員|すべて|議決権だけで数え|団地全体/],
    [pass.land !== undefined, /持分の価格/],
    [hearing, /弁明/],
    [needsClause, /規約に特別な定めがあれば/],
  ];
  return [...figures, ...others.flatMap(([isNeeded, words]) => (isNeeded ? [words] : []))];
}

/** 普通決議 stands for its figures, which one explanation gives for all. */
const figureOf = (words: string): RegExp =>
  words === '過半数' ? /過半数|普通決議/ : new RegExp(words);

const missingIn = (text: string, words: readonly RegExp[]): readonly string[] =>
  words.filter((one) => !one.test(text)).map(String);

describe('every figure of the table stands in the explanation that it names', () => {
  test.each(now)('%s', (_, rule) => {
    expect(missingIn(sentencesOf(rule, false), wordsFor(rule))).toEqual([]);
  });

  test.each(before)('%s before 2026-04-01', (_, rule) => {
    const shares = Object.values(rule.eachBuilding ?? rule.pass);
    const words = shares.map((one) => figureOf(thresholdWords(one)));
    expect(missingIn(sentencesOf(rule, true), words)).toEqual([]);
  });

  test.each([...now, ...before].map(([, rule]) => rule.explainedIn))('%s is confirmed', (id) => {
    expect(explanationOf(id).confidence).not.toBe('B');
  });
});

test('periods and requests stand there as well', () => {
  for (const notice of ['usual', 'two-months'] as const) {
    const { explainedIn, least } = noticeFor(notice, 'from-2026-04');
    expect(explanationOf(explainedIn).body).toContain(`${periodWords(least)}前`);
  }
  expect(explanationOf(demandForMeeting.explainedIn).body).toContain(
    thresholdWords(demandForMeeting.least),
  );
  expect(explanationOf(writtenResolution.explainedIn).body).toContain('全員の承諾');
});

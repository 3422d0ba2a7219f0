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

/** 普通決議 stands for its figures, which one explanation gives for all. */
const isTold = (text: string, words: string): boolean =>
  text.includes(words) || (words === '過半数' && text.includes('普通決議'));

const now = Object.entries(from2026April) as [Kind, Rule][];
const before = Object.entries(until2026March) as [Kind, Rule][];

describe('every figure of the table stands in the explanation that it names', () => {
  test.each(now)('%s', (_, rule) => {
    const text = sentencesOf(rule, false);
    if (rule.veto?.whose === 'owners-of-the-part') {
      expect(text).toContain('4分の1を超える反対');
      return;
    }
    for (const threshold of Object.values(rule.pass)) {
      expect(isTold(text, thresholdWords(threshold))).toBe(true);
    }
    if (Object.keys(rule.quorum).length > 0 && !rule.needsClause)
      expect(text).toMatch(/出席が要ります/);
    if (rule.base === 'all') expect(text).toMatch(/全員|すべて|議決権だけで数え|団地全体/);
    if (rule.pass.land) expect(text).toContain('持分の価格');
    if (rule.hearing) expect(text).toContain('弁明');
    if (rule.needsClause) expect(text).toContain('規約に特別な定めがあれば');
  });

  test.each(before)('%s before 2026-04-01', (kind, rule) => {
    const text = sentencesOf(rule, true);
    const isSame = kind === 'rebuilding';
    const words = thresholdWords(rule.pass.votes ?? { n: 1, d: 1, strict: false });
    const figure = kind === 'estate-rebuilding' ? '3分の2以上' : words;
    expect(isTold(text, figure)).toBe(true);
    if (!isSame && kind !== 'estate-rebuilding') expect(text).toContain('全員');
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

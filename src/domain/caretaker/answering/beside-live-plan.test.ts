import { expect, test } from 'vitest';
import { exampleKnown } from '#domain/caretaker/exact/testing/example-known.ts';
import { besideLivePlan } from './beside-live-plan.ts';
import { own } from './quoting/quoted-line.ts';
import { examplePassage } from './testing/example-evidence.ts';

const { repairPlan } = exampleKnown.facts;
const known = {
  ...exampleKnown,
  facts: {
    ...exampleKnown.facts,
    repairPlan: repairPlan && {
      ...repairPlan,
      calculatedOn: '2026-11-21',
      levelFee: { fromYear: 2027, unitPriceYen: 243 },
    },
  },
};
const report = (words: string, issuedOn = '2026-10-24') => ({
  markdown: words,
  quotes: [
    { words, passage: examplePassage({ id: 'p#1', text: words, category: 'plan', issuedOn }) },
  ],
});
const need = '途中の年にも足りなくならないようにするには、1㎡につき月およそ245円が要ります。';
const told = (...lines: Parameters<typeof besideLivePlan>[0]) =>
  besideLivePlan(lines, known).map(({ markdown }) => markdown);

test("the figure of the plan comes first, and the paper's is marked with its day", () => {
  const [live, older, ...rest] = told(report(need));
  expect(live).toContain('2026年11月21日の計算では');
  expect(live).toContain('1㎡あたり月243円が必要です');
  expect(older).toBe(`${need}（2026年10月24日の資料の額です。今の計画で計算した額ではありません）`);
  expect(rest).toEqual([]);
});

test('a paper about the plan need not name the unit again; any other paper must', () => {
  const words = '途中の年にも足りなくならないようにするには、およそ245円が要ります。';
  expect(told(report(words))).toHaveLength(2);
  const [{ quotes, ...line }] = [report(words)];
  const elsewhere = quotes.map((it) => ({
    ...it,
    passage: { ...it.passage, category: 'notice' as const },
  }));
  expect(told({ ...line, quotes: elsewhere })).toEqual([words]);
});

test('each line of one paper says whose figure it is, and the last what it is not', () => {
  const [, first, last] = told(report(need), report(need));
  expect(first).toBe(`${need}（2026年10月24日の資料の額です）`);
  expect(last).toContain('2026年10月24日の資料の額です。今の計画で計算した額ではありません');
});

test('an opening of our own stays before both', () => {
  const opening = own('近い記載をご案内します。');
  expect(told(opening, report(need))[0]).toBe(opening.markdown);
});

test('nothing is added to what tells no need, to what is no older, or without a plan', () => {
  const decided = report('積立金は1㎡につき月150円です。');
  expect(told(decided)).toEqual([decided.markdown]);
  const asItIs = report('今の積立金（1㎡につき月150円）のままでは、足りなくなる見込みです。');
  expect(told(asItIs)).toEqual([asItIs.markdown]);
  expect(told(report(need, '2026-11-21'))).toEqual([need]);
  const facts = { ...known.facts, repairPlan: null };
  expect(besideLivePlan([report(need)], { ...known, facts })).toEqual([report(need)]);
});

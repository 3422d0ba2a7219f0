import { expect, test } from 'vitest';
import type { AssociationFacts } from './association-facts.ts';
import { feeChangeRecords } from './fee-change-records.ts';
import { exampleFacts } from './testing/example-facts.ts';

const sentencesOf = (change: Partial<AssociationFacts> = {}) =>
  feeChangeRecords({ ...exampleFacts, ...change }).flatMap(({ text }) => text.split('\n'));

test('nothing is decided: said first, with the meeting that decides and the one that talks of it', () => {
  expect(sentencesOf()).toEqual([
    '修繕積立金が上がるかどうか、その額も時期も、まだ決まっていません。',
    '修繕積立金の額を決めるのは総会で、次は2027年5月23日の第18期 通常総会です（議題になるかどうかは未定です）。',
    '理事会では、2026年12月19日の理事会の「積立金の見直し」で話し合います。',
  ]);
});

test('on the agenda of the next general meeting', () => {
  const agenda = [{ label: '第3号議案', title: '修繕積立金の額の改定' }];
  const meetings = exampleFacts.meetings.map((it) =>
    it.kind === 'general' ? { ...it, agenda } : it,
  );
  expect(sentencesOf({ meetings })[1]).toBe(
    '修繕積立金の額を決めるのは総会で、2027年5月23日の第18期 通常総会の「修繕積立金の額の改定」が議題です。',
  );
});

test('a step of the plan in force is resolved', () => {
  const { repairPlan } = exampleFacts;
  if (repairPlan === null) throw new Error('the example has no plan');
  const steps = [...repairPlan.plan.contribution.steps, { fromYear: 2030, unitPriceYen: 200 }];
  const contribution = { ...repairPlan.plan.contribution, steps };
  const plan = { ...repairPlan.plan, contribution };
  expect(sentencesOf({ repairPlan: { ...repairPlan, plan } })[0]).toMatch(
    /^修繕積立金は、2030年度から.+月200円になることが決まっています。$/,
  );
});

test('who may not see the plan is told nothing of it', () => {
  expect(sentencesOf({ repairPlan: null })).toEqual([]);
});

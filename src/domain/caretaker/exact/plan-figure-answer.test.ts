import { expect, test } from 'vitest';
import {
  exampleEvidence,
  exampleQuestion,
} from '#domain/caretaker/answering/testing/example-evidence.ts';
import { exampleKnown } from '#domain/caretaker/exact/testing/example-known.ts';
import { bandOf, comparedAverage } from '#domain/repair-plan/projection/guideline.ts';
import { project } from '#domain/repair-plan/projection/project.ts';
import { unitPriceText } from '#domain/repair-plan/words/unit-price-text.ts';
import { contractEndAnswer } from './contract-end-answer.ts';
import { planFigureAnswer } from './plan-figure-answer.ts';

const given = (question: string, known = exampleKnown) => ({
  asked: exampleQuestion(question),
  evidence: exampleEvidence(question, []),
  known,
});

const told = (question: string, known = exampleKnown) =>
  planFigureAnswer(given(question, known))?.lines.map(({ markdown }) => markdown);

const { repairPlan } = exampleKnown.facts;

test.each(['今の修繕積立金は1㎡いくらですか', '積立金の1平米あたりの単価はいくらですか'])(
  '%s: the fee in force alone',
  (question) => {
    expect(told(question)?.[0]).toContain(`1㎡あたり**月${repairPlan?.unitPriceYen}円**です`);
  },
);

test.each([
  '国の目安と比べて高いですか安いですか',
  '修繕積立金は国の目安より低いですか',
  'うちの積立金の額は国のガイドラインの範囲の中ですか',
])('%s: by the plan in force, as its screen reckons it', (question) => {
  if (repairPlan === null) throw new Error('no plan');
  const { plan } = repairPlan;
  const average = comparedAverage(plan, project(plan).years);
  const band = bandOf(plan.building);
  const [first] = told(question) ?? [];
  expect(first).toMatch(average < band.average ? /^国の目安の平均より\*\*低い/ : /より\*\*高い/);
  expect(first).toContain(`月**${unitPriceText(average)}円**`);
  expect(first).toContain(`目安の平均は${band.average}円`);
});

test('another fee, another time and what is done about it are other questions', () => {
  for (const question of [
    '管理費は1㎡いくらですか',
    '修繕積立金は1㎡いくら必要ですか',
    '修繕積立金が1㎡200円になったらいくらですか',
    '2023年の修繕積立金は1㎡いくらでしたか',
    '国の目安より低いとどうなりますか',
    '管理費は国の目安と比べて高いですか',
    '駐車場の使用料は目安より高いですか',
    '国の目安は何円ですか',
  ]) {
    expect([question, told(question)]).toEqual([question, undefined]);
  }
  const facts = { ...exampleKnown.facts, repairPlan: null };
  expect(told('今の修繕積立金は1㎡いくらですか', { ...exampleKnown, facts })).toBeUndefined();
});

const endOf = (question: string) =>
  contractEndAnswer(given(question))?.lines.map(({ markdown }) => markdown)[0];

test.each([
  'エレベーターの保守契約はいつ切れますか',
  'エレベーター保守契約の期限はいつですか',
  'あさひ昇降機との契約はいつまでですか',
])('%s: the day of the register', (question) => {
  expect(endOf(question)).toBe('「エレベーター保守契約」の契約の期限は、**2027年3月31日**です。');
});

test('its beginning, its terms and other contracts are told elsewhere', () => {
  for (const question of [
    'エレベーターの契約はいつからですか',
    'エレベーターの契約はどこと、いつまでですか',
    'エレベーターの契約はいつまでに更新を断りますか',
    'エレベーターの点検はいつですか',
    'エレベーターの契約はいつ切れましたか',
    '管理会社との契約はいつ切れますか',
    '契約はいつ切れますか',
    'うちの火災保険の満期はいつですか',
  ]) {
    expect([question, endOf(question)]).toEqual([question, undefined]);
  }
});

import { expect, test } from 'vitest';
import { exampleQuestion } from '#domain/caretaker/answering/testing/example-evidence.ts';
import { recordPassages } from '#domain/caretaker/records/record-passages.ts';
import { exampleFacts } from '#domain/caretaker/records/testing/example-facts.ts';
import { planAnswer } from './plan-answer.ts';

type Plan = NonNullable<typeof exampleFacts.repairPlan>;

function answerTo(
  question: string,
  change: Partial<Plan> | null = {},
  understood = question,
): string | undefined {
  const { repairPlan } = exampleFacts;
  const changed = change === null || repairPlan === null ? null : { ...repairPlan, ...change };
  const facts = { ...exampleFacts, repairPlan: changed };
  const asked = exampleQuestion(question, { today: exampleFacts.today });
  // What was found in texts is not looked at.
  const evidence = { understood } as Parameters<typeof planAnswer>[0]['evidence'];
  const known = { facts, passages: recordPassages(facts) };
  return planAnswer({ asked, evidence, known })?.lines[0]?.markdown;
}

const short = { shortage: { fiscalYear: 2035, shortYen: 13_000_000 } };

test.each([
  '修繕積立金は足りますか',
  '積立金って足りるの？',
  '修繕積立金は将来不足しますか',
  '今の積立金で大丈夫ですか',
  '修繕のお金、足りなくなりそう？',
  '積立金は不足しない？',
  'お金は足りていますか',
])('「%s」 begins with what the plan in force comes to', (question) => {
  expect(answerTo(question, short)).toBe(
    '**足りません。**今の長期修繕計画では、このままだと2035年度に修繕積立金が約1,300万円不足する見込みです。',
  );
  expect(answerTo(question, { shortage: null })).toMatch(/^\*\*足ります。\*\*/);
});

test.each([
  'なぜ積立金が不足するのですか',
  '積立金が足りないときは一時金を集めますか',
  '積立金の値上げは大丈夫ですか',
  '保存した案では積立金はいくら足りなくなりますか',
  '駐車場は足りますか',
  '足りますか、ごみ袋は',
  '電気代は足りていますか',
  '修繕積立金はいくらですか',
])('「%s」 is another question', (question) => {
  expect(answerTo(question, short)).toBeUndefined();
});

test('who may not see the plan is told nothing of it', () => {
  expect(answerTo('修繕積立金は足りますか', null)).toBeUndefined();
});

test('what is asked on after the balance is a question of its own', () => {
  const asked = 'いつ、いくら不足しますか';
  expect(answerTo(asked, short)).toBeUndefined();
  expect(answerTo(asked, short, '修繕積立金の残高はいつ、いくら不足しますか')).toMatch(
    /^\*\*2035年度です。\*\*/,
  );
});

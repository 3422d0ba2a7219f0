import { expect, test } from 'vitest';
import { exampleQuestion } from '#domain/caretaker/answering/testing/example-evidence.ts';
import { recordPassages } from '#domain/caretaker/records/record-passages.ts';
import { exampleFacts } from '#domain/caretaker/records/testing/example-facts.ts';
import { plainItem, plainPlan } from '#domain/repair-plan/testing/example-plan.ts';
import type { ExactGiven } from './known.ts';
import { neededAnswer } from './needed-answer.ts';
import { raisedAnswer } from './raised-answer.ts';

/** 720,000 yen a year at 100 yen; in 2040 a work of 15 million, for which 147 yen are needed. */
const plan = { ...plainPlan, items: [{ ...plainItem, years: [2040], quantity: 15 }] };
const [home] = plan.dwellings;
const number = home?.id ?? '';

function given(question: string, tried = plan): ExactGiven {
  const { repairPlan, today } = exampleFacts;
  const facts = {
    ...exampleFacts,
    ownDwellings: [number],
    repairPlan: repairPlan && { ...repairPlan, plan: tried, unitPriceYen: 100 },
  };
  // What was found in texts is not looked at.
  const evidence = { chance: 0 } as ExactGiven['evidence'];
  return {
    asked: exampleQuestion(question, { today }),
    evidence,
    known: { facts, passages: recordPassages(facts) },
  };
}

const neededFor = (question: string) =>
  (neededAnswer(given(question))?.lines ?? []).map(({ markdown }) => markdown);
const raisedFor = (question: string, tried = plan) =>
  (raisedAnswer(given(question, tried))?.lines ?? []).map(({ markdown }) => markdown);

const bill = '月6,000円が、月**8,820円**になります（今より2,820円多い）。';

test.each([
  '積立金を足りるようにするには、うちはひと月いくら払えばよいですか',
  'うちは毎月いくら払えば足りますか',
  '積立金が不足しないためには、うちは月いくら払えばいいですか',
  `積立金を足りるようにするには、${number}号室はひと月いくら払えばよいですか`,
])('%s: the bill that would be enough, then the fee of the plan', (question) => {
  const lines = neededFor(question);
  expect(lines[0]).toBe(`${number}号室では、${bill}`);
  expect(lines.join('\n')).toContain('**2027年度から1㎡あたり月147円**が必要です');
  expect(lines.join('\n')).toContain('まだ決まったものではありません');
});

test('a dwelling is known by its size, too', () => {
  expect(neededFor('60㎡の住戸は、積立金を足りるようにするにはひと月いくら')[0]).toBe(
    `専有面積60.00㎡の住戸では、${bill}`,
  );
  expect(neededFor('61.5㎡の住戸は、積立金を足りるようにするにはひと月いくら')[0]).toBe(
    '専有面積61.50㎡の住戸は、計画の住戸に見つかりません。',
  );
});

test.each([
  `値上げしたら${number}号室の積立金はいくらになりますか`,
  '値上げしたらうちはいくらになりますか',
  '積立金が上がったら、うちは月いくら払いますか',
  '値上げ後の、うちの積立金はいくらですか',
  'うちの積立金は値上げでいくらになりますか',
])('%s: what is enough, marked as not decided, with today beside it', (question) => {
  const lines = raisedFor(question);
  expect(lines[0]).toBe(`${number}号室では、${bill}`);
  expect(lines.join('\n')).toContain(
    '値上げの額は、**まだ決まっていません**。これは、足りるように同じ額を続ける案（2027年度から1㎡あたり月147円）の額です。',
  );
  expect(lines.join('\n')).toContain('修繕積立金は、今、1㎡あたり月100円です');
});

test('a rise that is resolved is told in its place', () => {
  const { contribution } = plan;
  const steps = [...contribution.steps, { fromYear: 2028, unitPriceYen: 130 }];
  const lines = raisedFor('値上げしたらうちの積立金はいくらになりますか', {
    ...plan,
    contribution: { ...contribution, steps },
  });
  expect(lines[0]).toContain('月6,000円が、月**7,800円**になります');
  expect(lines.join('\n')).toContain('2028年度からの額で、総会で決まっています。');
});

test('other fees, named sums, papers and reasons are other questions', () => {
  const others = [
    '管理費を値上げしたらうちはいくらになりますか',
    '駐車場が値上がりしたらいくらですか',
    '積立金を200円に値上げしたらうちはいくらですか',
    '案2で値上げしたらうちはいくらですか',
    'うちの積立金はいくらですか',
    '管理費を足りるようにするには、うちはいくら払えばよいですか',
    'なぜ値上げしたら足りるのですか',
  ];
  expect(others.filter((it) => neededFor(it).length + raisedFor(it).length > 0)).toEqual([]);
});

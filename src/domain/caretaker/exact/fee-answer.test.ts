import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { exampleQuestion } from '#domain/caretaker/answering/testing/example-evidence.ts';
import { recordPassages } from '#domain/caretaker/records/record-passages.ts';
import { exampleFacts } from '#domain/caretaker/records/testing/example-facts.ts';
import { project } from '#domain/repair-plan/projection/project.ts';
import { plainItem, plainPlan } from '#domain/repair-plan/testing/example-plan.ts';
import { applyTrial } from '#domain/repair-plan/trial/apply-trial.ts';
import { withFee } from '#domain/repair-plan/trial/fee-change.ts';
import { noTrial } from '#domain/repair-plan/trial/trial.ts';
import { outcomeOf } from '#domain/repair-plan/words/headline.ts';
import { duesAnswer } from './dues-answer.ts';
import { feeAnswer } from './fee-answer.ts';
import { feeChangeIn } from './fee-question.ts';
import { neededAnswer } from './needed-answer.ts';
import { risingAnswer } from './rising-answer.ts';
import { stagedAnswer } from './staged-answer.ts';

/** 720,000 yen a year at 100 yen; in 2040 a work of 20 million. */
const dear = { ...plainPlan, items: [{ ...plainItem, years: [2040], quantity: 20 }] };

/** Fifteen million: the fee may rise in steps and still be in time. */
const milder = { ...plainPlan, items: [{ ...plainItem, years: [2040], quantity: 15 }] };

function given(question: string, isSeen = true, plan = dear) {
  return givenTo([], { question, isSeen, plan });
}

type Given = { question: string; isSeen?: boolean; plan?: typeof dear };

function givenTo(ownDwellings: readonly string[], { question, isSeen = true, plan = dear }: Given) {
  const { repairPlan } = exampleFacts;
  const facts = {
    ...exampleFacts,
    ownDwellings,
    dwellingTypes: exampleFacts.dwellingTypes.map((type) =>
      type.areaM2 === 68.2 ? { ...type, numbers: [...type.numbers, '605', '805'] } : type,
    ),
    repairPlan: isSeen && repairPlan ? { ...repairPlan, plan, unitPriceYen: 100 } : null,
  };
  const { today } = facts;
  const asked = exampleQuestion(question, { today });
  // What was found in texts is not looked at but for its chance.
  const evidence = { chance: 0 } as Parameters<typeof feeAnswer>[0]['evidence'];
  return { asked, evidence, known: { facts, passages: recordPassages(facts) } };
}

const linesFor = (question: string, isSeen = true) =>
  (feeAnswer(given(question, isSeen))?.lines ?? []).map(({ markdown }) => markdown);

test('200円に上げたら: 2026 at 100 yen, then 14 years at 200 bring 20.88 million, which is enough for 2040', () => {
  const lines = linesFor('積立金を200円に上げたらどうなりますか');
  expect(lines[0]).toBe(
    '**修繕積立金を1㎡あたり月200円にすると、計画どおりなら2055年度まで不足しません。**',
  );
  expect(lines[1]).toContain('残高がいちばん少ないのは2026年度末で、約72万円です。');
  expect(lines.join('\n')).toContain('月12,000円になります（今より6,000円多い）。');
  expect(lines.join('\n')).toContain(
    '2026年11月21日の計算です。2027年度から2055年度まで同じ額とし',
  );
  expect(lines.at(-1)).toBe(
    '[この額を計画の画面で試す](/demo/repair-fund-simulation?fee=200&from=2027)',
  );
});

test.each([
  '積立金を200円に上げたら、2030年の残高はいくらですか',
  '月200円に上げると、2030年度末の残高はいくらになりますか',
])(
  '%s: 720,000 in 2026, then four years at 1,440,000 are 6.48 million: about 6.5, told first',
  (question) => {
    const lines = linesFor(question);
    expect(lines[0]).toBe('**この額にすると、2030年度末の残高は、約650万円です。**');
    expect(lines[1]).toContain('1㎡あたり月200円にすると');
  },
);

test('a rise resolved for next year is not what is paid now', () => {
  const steps = [
    { fromYear: 2026, unitPriceYen: 100 },
    { fromYear: 2027, unitPriceYen: 150 },
  ];
  const plan = { ...dear, contribution: { ...dear.contribution, steps } };
  const lines = (question: string) =>
    (feeAnswer(given(question, true, plan))?.lines ?? []).map(({ markdown }) => markdown);
  expect(lines('積立金を200円に上げたらどうなりますか').join('\n')).toContain('今より6,000円多い');
  expect(lines('積立金をあと30円上げたら足りますか？')[0]).toContain('1㎡あたり月130円');
});

test.each([
  '積立金を月200円／㎡に上げると足りますか',
  '積立金を月200円/㎡に上げたらどうなりますか？',
  '積立金を200円（1㎡あたり）に上げたら足りますか',
  '積立金を1㎡200円に上げたらどうなりますか',
])('%s asks for 200 yen, not for 200 more', (question) => {
  expect(linesFor(question)[0]).toContain('1㎡あたり月200円');
});

describe('what a dwelling would pay', () => {
  /** 68.2㎡ each, of which 10,230 yen are paid now at 150 yen; 管理費 of the record is 14,320 yen. */
  const plan = {
    ...dear,
    dwellings: ['605', '805'].map((id) => ({ id, areaM2: 68.2, share: 1 })),
    contribution: { ...dear.contribution, steps: [{ fromYear: 2026, unitPriceYen: 150 }] },
  };
  const own605 = '605号室では、月10,230円が、月**16,910円**になります（今より6,680円多い）。';
  const told = (question: string, own: readonly string[] = []) =>
    (feeAnswer(givenTo(own, { question, plan }))?.lines ?? []).map(({ markdown }) => markdown);

  test.each([
    '積立金が248円になったら、605号室は毎月いくら払いますか',
    '積立金が248円になると、605号室は毎月いくら払いますか',
    '積立金が248円になれば、605号室は毎月いくらですか',
    '積立金が248円に上がったら、605号室は毎月いくら払いますか',
    '積立金が1㎡248円に上がると605号室はいくら払うことになりますか',
  ])('%s: of the dwelling that is named, first', (question) => {
    expect(told(question)[0]).toBe(own605);
    expect(told(question, ['805'])[0]).toBe(own605);
    expect(told(question)[1]).toBe(
      '605号室の管理費14,320円が今のままなら、合わせて月31,230円です。',
    );
  });

  test('of the own dwelling where it is known, and of the average where none is', () => {
    const question = '積立金を月248円に上げると、うちは毎月いくら増えますか';
    expect(told(question, ['605'])[0]).toBe(own605);
    expect(told(question, ['605']).join('\n')).not.toContain('平均の住戸');
    expect(told(question)[0]).toContain('1㎡あたり月248円にすると');
    expect(told(question).join('\n')).toContain('平均の住戸では、月16,910円');
  });

  test('beside what becomes of the fund where that was asked', () => {
    const lines = told('積立金を248円に上げたら足りますか', ['605']);
    expect(lines[0]).toContain('足り');
    expect(lines).toContain(`- ${own605}`);
  });

  test('of a number that there is not, nobody is told', () => {
    expect(told('積立金が248円になったら、999号室はいくらですか')[0]).toBe(
      '999号室は、住戸の記録に見つかりません。部屋番号をお確かめください。',
    );
  });

  test.each([
    '積立金が248円になったら、605号室は毎月いくら払いますか',
    '積立金が248円なら605号室の毎月の支払いはいくら',
    '605号室の積立金は、10年前はいくらでしたか',
    '605号室の管理費は、隣のマンションならいくらですか',
    '605号室の積立金は、売ったらいくら戻りますか',
    '605号室の2030年度の積立金はいくらですか',
  ])('%s: what is paid today is another question', (question) => {
    expect(duesAnswer(givenTo([], { question, plan }))).toBeUndefined();
  });

  test.each([
    '605号室の積立金はいくらですか',
    'うちは605号室です。管理費と修繕積立金は、合わせて毎月いくら払っていますか',
    '605号室の管理費',
  ])('%s: what is paid today', (question) => {
    const lines = duesAnswer(givenTo([], { question, plan }))?.lines ?? [];
    expect(lines[0]?.markdown).toContain('合わせて**24,550円**');
  });
});

test('what is calculated from works without a resolution says so', () => {
  const worksNote = '工事の内容と費用は、まだ総会で決議されていません。';
  const { repairPlan } = exampleFacts;
  if (repairPlan === null) throw new Error('the example has a plan');
  const facts = {
    ...exampleFacts,
    repairPlan: { ...repairPlan, plan: milder, unitPriceYen: 100, worksNote },
  };
  const asking = (question: string) => ({
    ...given(question, true, milder),
    known: { facts, passages: recordPassages(facts) },
  });
  for (const answer of [
    feeAnswer(asking('積立金を200円に上げたらどうなりますか')),
    stagedAnswer(asking('段階的に上げる案はいくらですか')),
  ]) {
    expect(answer?.lines.map(({ markdown }) => markdown)).toContain(worksNote);
  }
});

test('30円上げたら: 0.72 and 14 times 0.936 million leave 6.176 million short in 2040', () => {
  const lines = linesFor('積立金をあと30円上げたら足りますか？');
  expect(lines[0]).toBe(
    '**足りません。**修繕積立金を1㎡あたり月130円にすると、2040年度に約620万円不足します。',
  );
});

test.each([
  ['積立金を200円に上げたら', { kind: 'to', yen: 200, of: 'm2' }],
  ['修繕積立金を㎡200円にしたら何年もちますか', { kind: 'to', yen: 200, of: 'm2' }],
  ['１㎡あたり２００円なら積立金は足りますか', { kind: 'to', yen: 200, of: 'm2' }],
  ['積立金を30円上げたら', { kind: 'by', yen: 30, of: 'm2' }],
  ['積立金を20円値下げしたらどうなる', { kind: 'by', yen: -20, of: 'm2' }],
  ['積立金を1割上げたら', { kind: 'times', factor: 1.1 }],
  ['積立金を二割下げたら', { kind: 'times', factor: 0.8 }],
  ['積立金が50%アップしたら足りますか', { kind: 'times', factor: 1.5 }],
  ['積立金を倍にしたら', { kind: 'times', factor: 2 }],
  ['積立金を1.5倍にすると', { kind: 'times', factor: 1.5 }],
  ['積立金を半分にしたら', { kind: 'times', factor: 0.5 }],
  ['積立金を月1万5千円にしたら', { kind: 'to', yen: 15_000, of: 'dwelling' }],
  ['積立金を月20,000円にしたら', { kind: 'to', yen: 20_000, of: 'dwelling' }],
  ['積立金を毎月2,000円上げたら', { kind: 'by', yen: 2_000, of: 'dwelling' }],
])('「%s」 tries %j', (question, change) => {
  expect(feeChangeIn(question)).toEqual(change);
});

test.each([
  '積立金はいくらですか',
  '積立金を150円に上げる議案に反対は何個でしたか',
  '積立金を105円から150円へ一度に上げたのはなぜ',
  '積立金を10年分まとめて先に払ったら割引してもらえますか',
  '積立金を上げずに6,000万円のローンを組む案',
  '積立金を上げたいんですが、どうすれば上げられますか',
  '管理費を1割上げたら',
  '積立金を3か月滞納したら',
])('「%s」 tries nothing', (question) => {
  expect(feeChangeIn(question)).toBeUndefined();
});

test('who may not see the plan is told nothing of it', () => {
  expect(linesFor('積立金を200円に上げたら', false)).toEqual([]);
});

test('whatever the price, the answer is what the screen calculates', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999 }), (price) => {
      const step = { fromYear: 2027, unitPriceYen: price };
      const screen = project(applyTrial(dear, { ...noTrial, ...withFee(dear, noTrial, step) }));
      expect(linesFor(`積立金を${price}円にしたら`)[0]).toContain(outcomeOf(screen));
    }),
    { numRuns: 20 },
  );
});

test('段階的に上げる案: the live one comes first, with its day and its years', () => {
  const lines =
    stagedAnswer(given('段階的に上げる案は、いつからいくらになりますか', true, milder))?.lines ??
    [];
  expect(lines[0]?.markdown).toBe('**今の計画から計算した案**');
  expect(lines[1]?.markdown).toMatch(
    /^2026年11月21日の計算では、段階的に上げる案は、2027年度から1㎡あたり月[0-9]+円.*（2055年度まで）/,
  );
  expect(lines[2]?.markdown).toContain('不足しません');
});

test('月いくら要りますか: 14 years must bring 14.28 million and leave half a year, so 147 yen', () => {
  const asked = (question: string) =>
    (neededAnswer(given(question, true, milder))?.lines ?? []).map(({ markdown }) => markdown);
  const [first, bill, second] = asked('積立金は月いくら要りますか');
  expect(first).toBe(
    '同じ額を続ける案では、**2027年度から1㎡あたり月147円**が必要です（2026年11月21日の計算、2055年度まで）。',
  );
  expect(bill).toMatch(
    /^- 専有面積60\.00㎡の住戸では、月6,000円が、月\*\*8,820円\*\*になります（今より2,820円多い）。$/,
  );
  expect(second).toContain('不足しません');
  for (const same of [
    '修繕積立金はいくら必要ですか',
    '積立金をいくらにすれば足りますか',
    '足りるようにするには、一戸あたり毎月いくら上げればよいですか',
  ]) {
    expect(asked(same)[0]).toBe(first);
  }
  for (const other of [
    '積立金はいくらですか',
    'うちの積立金はいくら必要ですか',
    '積立金の工事に必要な額',
  ]) {
    expect(asked(other)).toEqual([]);
  }
});

test('上がりますか: whether it is decided first, then what one dwelling would pay', () => {
  const asked = (question: string) =>
    (risingAnswer(given(question, true, milder))?.lines ?? []).map(({ markdown }) => markdown);
  const lines = asked('わたしの毎月払うお金は、これから上がるの？');
  expect(lines[0]).toBe('**修繕積立金が上がるかどうか、その額も時期も、まだ決まっていません。**');
  expect(lines.join('\n')).toContain('まだ決まったものではありません。');
  expect(lines.join('\n')).toContain('月6,000円が、月**8,820円**になります');
  for (const same of [
    '来年から毎月払うお金は上がりますか',
    '605号室の積立金はいくら上がるの？もう決まったの？',
    '修繕積立金の値上げはありますか',
    '値上げしますか',
  ]) {
    expect(asked(same)[0]).toBe(lines[0]);
  }
  for (const other of [
    '積立金が上がった理由は何ですか',
    '積立金はなぜ上がるのですか',
    '管理費は上がりますか',
    '駐車場の使用料は上がりますか',
    '積立金を上げたらいくらになりますか',
    '案2では積立金はいくらに上がりますか',
    '次の総会で積立金の値上げに賛成すべきですか',
  ]) {
    expect(asked(other)).toEqual([]);
  }
});

test('上がりますか: a rise that is resolved is told with its year and what it comes to', () => {
  const { contribution } = milder;
  const steps = [...contribution.steps, { fromYear: 2028, unitPriceYen: 130 }];
  const plan = { ...milder, contribution: { ...contribution, steps } };
  const lines = risingAnswer(given('積立金は上がりますか', true, plan))?.lines ?? [];
  expect(lines[0]?.markdown).toBe(
    '**修繕積立金は、2028年度から1㎡あたり月130円になることが決まっています。**',
  );
  const text = lines.map(({ markdown }) => markdown).join('\n');
  expect(text).toContain('月6,000円が、月**7,800円**になります（今より1,800円多い）');
  expect(text).not.toContain('まだ決まったものではありません');
});

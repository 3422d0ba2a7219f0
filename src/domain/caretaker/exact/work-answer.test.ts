import { expect, test } from 'vitest';
import { exampleQuestion } from '#domain/caretaker/answering/testing/example-evidence.ts';
import { recordPassages } from '#domain/caretaker/records/record-passages.ts';
import { exampleFacts } from '#domain/caretaker/records/testing/example-facts.ts';
import { plainItem, plainPlan } from '#domain/repair-plan/testing/example-plan.ts';
import { meansAnswer } from './means-answer.ts';
import { workAnswer } from './work-answer.ts';

/** `quantity` is the price in millions. */
const work = (part: string, name: string, years: number[], quantity: number) => ({
  ...plainItem,
  id: `${part} ${name}`,
  part,
  work: name,
  years,
  quantity,
});
const plan = {
  ...plainPlan,
  rates: { ...plainPlan.rates, temporaryWorks: 0.1 },
  items: [
    work('昇降機（かご内装等）', '補修', [2024, 2031], 1.2),
    work('昇降機（全構成機器）', '取替え', [2041], 23),
    work('給水ポンプ', '取替え', [2029, 2044], 4.5),
    work('雑排水管', '更生', [2042], 40),
    work('屋上防水（露出）', '補修', [2035], 7),
    { ...work('外壁塗装', '塗替え', [2035], 30), isMajorWork: true },
    work('外壁の洗い', '清掃', [2020], 3),
  ],
};

function linesFor(
  answer: typeof workAnswer,
  question: string,
  change: Partial<typeof plainPlan> = {},
  isSeen = true,
): readonly string[] | undefined {
  const { repairPlan, today } = exampleFacts;
  const shown = repairPlan && { ...repairPlan, plan: { ...plan, ...change } };
  const facts = { ...exampleFacts, repairPlan: isSeen ? shown : null };
  const asked = exampleQuestion(question, { today });
  const evidence = { understood: question } as Parameters<typeof workAnswer>[0]['evidence'];
  return answer({ asked, evidence, known: { facts, passages: recordPassages(facts) } })?.lines.map(
    ({ markdown }) => markdown,
  );
}

test('a work is told with its next year and its price in that year, the earliest first', () => {
  expect(linesFor(workAnswer, 'エレベーターの交換はいつ、いくらですか')?.slice(0, 3)).toEqual([
    '今の長期修繕計画では、次の予定です。',
    '- 昇降機（かご内装等）の補修：**2031年度**に**約120万円**',
    '- 昇降機（全構成機器）の取替え：**2041年度**に**約2,300万円**',
  ]);
  expect(linesFor(workAnswer, '給水ポンプはいつ取り替えますか？')?.[0]).toBe(
    '給水ポンプの取替えは、今の長期修繕計画では**2029年度**に、**約450万円**の予定です。',
  );
});

test.each([
  ['排水管の工事はいつですか', '雑排水管の更生は'],
  ['屋上の防水工事にいくらかかりますか', '屋上防水（露出）の補修は'],
  ['外壁の塗り替えは何年ですか', '外壁塗装の塗替えは'],
])('「%s」 finds the work by what people call it', (question, first) => {
  expect(linesFor(workAnswer, question)?.[0]).toContain(first);
});

test('the major work is told with and without its design, apart from what else falls into its year', () => {
  // 30 million and a tenth of it for the scaffold; the example's year costs 78 million in all.
  const question = '次の大規模修繕にいくらかかりますか';
  const whole = '2035年度の工事費は、ほかの工事も合わせて約7,800万円です。';
  expect(linesFor(workAnswer, question)?.slice(0, 3)).toEqual([
    '次の大規模修繕は、**2035年度**に、工事費が**約3,300万円**の予定です（消費税を含みます）。',
    whole,
    '今の長期修繕計画では、このままだと2035年度に修繕積立金が約1,300万円不足する見込みです。',
  ]);
  // With a twentieth for the design, and 1,540,000 yen for who supervises it: 33 + 1.65 + 1.54 × 1.1 × 1.05.
  const supervision = { ...work('工事監理', '実施', [2035], 1.54), group: 18 };
  const items = plan.items.map((it) =>
    it.part === '外壁塗装' ? it : { ...it, isMajorWork: false },
  );
  const designed = {
    rates: { ...plan.rates, design: 0.05 },
    items: [...items, { ...supervision, isMajorWork: true }],
  };
  expect(linesFor(workAnswer, question, designed)?.[0]).toBe(
    '次の大規模修繕は、**2035年度**に、工事費が**約3,300万円**、設計・監理を含めて**約3,643万円**の予定です（消費税を含みます）。',
  );
});

test('works of one year are told with their sum, and one that is not planned is said to be none', () => {
  const pipes = [
    work('雑排水管・汚水管（縦の管）', '取替え', [2042], 21.97),
    work('雑排水管・汚水管（横の管）', '取替え', [2042], 5.9),
  ];
  expect(linesFor(workAnswer, '排水管の取替えはいくら？', { items: pipes })?.slice(0, 3)).toEqual([
    '今の長期修繕計画では、**2042年度**に、次の工事を合わせて**約2,787万円**の予定です。',
    '- 雑排水管・汚水管（縦の管）の取替え：**約2,197万円**',
    '- 雑排水管・汚水管（横の管）の取替え：**約590万円**',
  ]);
  const done = [work('手すり', '取替え', [2020], 9)];
  expect(linesFor(workAnswer, '手すりの取替えの予定は', { items: done })?.[0]).toBe(
    '今の長期修繕計画には、2055年度まで、手すりの取替えの予定は**ありません**。',
  );
});

test('a work may be asked for as it stands in the register, and for its unit price', () => {
  const scaffold = work('直接仮設（足場）', '仮設', [2035, 2048], 3);
  const items = [work('共通仮設', '仮設', [2035, 2048], 1), scaffold];
  expect(linesFor(workAnswer, '直接仮設（足場）の工事費はいくらですか', { items })?.[0]).toBe(
    '直接仮設（足場）の仮設は、今の長期修繕計画では**2035年度**に、**約300万円**の予定です。',
  );
  expect(linesFor(workAnswer, '給水ポンプの取替えの単価はいくら？')?.[1]).toBe(
    '単価は、1式あたり1,000,000円です（数量4.5式、単価の出どころ：見本）。',
  );
});

test.each([
  'エレベーターの保守料はいくらですか',
  '前回の大規模修繕はいつ行いましたか',
  '外壁の工事の音は何時までですか',
  'エレベーターはいつ直りますか',
  '玄関の交換はいくらですか',
  '長期修繕計画に外壁の費用は入っていますか',
])('「%s」 is another question', (question) => {
  expect(linesFor(workAnswer, question)).toBeUndefined();
});

test('who may not see the plan is told nothing of its works', () => {
  expect(linesFor(workAnswer, '給水ポンプの交換はいつですか', {}, false)).toBeUndefined();
  expect(linesFor(meansAnswer, '借入れの予定はありますか', {}, false)).toBeUndefined();
});

test('whether money is collected or borrowed is told from the plan in force', () => {
  expect(linesFor(meansAnswer, '一時金を払うことになりますか')?.slice(0, 2)).toEqual([
    '**今の長期修繕計画では、一時金を見込んでいません。**',
    '今の長期修繕計画では、このままだと2035年度に修繕積立金が約1,300万円不足する見込みです。',
  ]);
  const loan = {
    year: 2035,
    principalYen: 60_000_000,
    repaymentYears: 10,
    interestRate: 0.02,
    method: 'annuity',
  } as const;
  expect(linesFor(meansAnswer, '借入れをする予定はありますか', { loans: [loan] })?.[0]).toBe(
    '今の長期修繕計画では、借入れを**2035年度**に**6,000万円**見込んでいます。',
  );
  expect(linesFor(meansAnswer, '借入れの手続きはどうしますか')).toBeUndefined();
  expect(linesFor(meansAnswer, '借入れの金利はいくらですか')).toBeUndefined();
  expect(linesFor(meansAnswer, 'ドローンを飛ばす予定はありますか')).toBeUndefined();
  expect(linesFor(meansAnswer, '台車を借りることはできますか')).toBeUndefined();
});

import { describe, expect, test } from 'vitest';
import { exampleQuestion } from '#domain/caretaker/answering/testing/example-evidence.ts';
import { comparisonRecords } from '#domain/caretaker/records/comparison-records.ts';
import { recordPassages } from '#domain/caretaker/records/record-passages.ts';
import { exampleFacts } from '#domain/caretaker/records/testing/example-facts.ts';
import type { MoneyYear, YearLine } from '#domain/statements/year-comparison.ts';
import { comparisonAnswer } from './comparison-answer.ts';
import { comparisonQuestionIn } from './comparison-question.ts';
import { comparisonQuestions, otherQuestions } from './testing/comparison-questions.ts';

const expenses =
  '水道光熱費 清掃費 管理委託費 保守点検費 損害保険料 小修繕費 植栽管理費 役員報酬 支払手数料 会議費 通信・消耗品費'.split(
    ' ',
  );
const incomes = ['管理費収入', '駐車場使用料', '修繕積立金収入', '受取利息'];
const parts = [
  { name: '電気料金', account: '水道光熱費' },
  { name: '水道料金', account: '水道光熱費' },
  { name: '電話の料金', account: '通信・消耗品費' },
];
const chart = {
  accounts: [...expenses, ...incomes],
  parts,
  funds: [
    { code: 'general', name: '管理費会計' },
    { code: 'reserve', name: '修繕積立金会計' },
    { code: 'parking', name: '駐車場会計' },
  ],
  latestYear: 2026,
};

function subjectOf(question: string): string | undefined {
  const found = comparisonQuestionIn(question, chart);
  if (found === undefined) return undefined;
  const { subject, fund } = found;
  if (subject.kind !== 'total') return subject.name;
  const sides = subject.sides.map((side) => (side === 'income' ? '収入の合計' : '支出の合計'));
  return [...sides, fund ?? []].flat().join(' ');
}

test('however it is asked, the line and the years are read', () => {
  const read = comparisonQuestions.map(([question]) => {
    const year = comparisonQuestionIn(question, chart)?.fiscalYear;
    return [question, subjectOf(question), ...(year === undefined ? [] : [year])];
  });
  expect(comparisonQuestions.length).toBeGreaterThanOrEqual(40);
  expect(read).toEqual(comparisonQuestions);
});

test('another question is left alone', () => {
  expect(otherQuestions.filter((question) => subjectOf(question) !== undefined)).toEqual([]);
});

const line = (account: string, part: string | null, monthsYen: readonly number[]): YearLine => ({
  fundCode: 'reserve',
  account,
  part,
  side: 'expense',
  monthsYen,
});
const year = (fiscalYear: number, wholeMonths: number, lines: readonly YearLine[]): MoneyYear => ({
  fiscalYear,
  startsOn: `${fiscalYear}-04-01`,
  endsOn: `${fiscalYear + 1}-03-31`,
  wholeMonths,
  isByMonth: true,
  lines,
});
const moneyYears = [
  year(2026, 2, [
    line('水道光熱費', null, [1_500, 1_600, 9_999]),
    line('水道光熱費', '電気料金', [1_000, 1_100, 9_999]),
  ]),
  year(2025, 12, [
    line('水道光熱費', null, [1_400, 1_600, 1_500]),
    line('水道光熱費', '電気料金', [900, 1_100, 1_000]),
    line('清掃費', null, [0, 0, 500]),
  ]),
];

function answerTo(question: string, hiddenFrom: string | null = null) {
  const shown = { ...exampleFacts, moneyYears };
  const facts =
    hiddenFrom === null
      ? shown
      : { ...shown, funds: [], moneyYears: [], fundsHiddenFrom: hiddenFrom };
  const asked = exampleQuestion(question, { today: facts.today });
  // What was found in texts is not looked at.
  const evidence = {} as Parameters<typeof comparisonAnswer>[0]['evidence'];
  const passages = [...recordPassages(facts), ...comparisonRecords(facts)];
  return comparisonAnswer({ asked, evidence, known: { facts, passages } });
}

const markdownOf = (...given: Parameters<typeof answerTo>) =>
  answerTo(...given)?.lines.map(({ markdown }) => markdown);
const [reserve] = exampleFacts.funds;

describe('the year that runs beside the one before', () => {
  test('both sums of the same months, the difference, each month, and why only these', () => {
    expect(markdownOf('今年の電気代は去年よりいくら増えたか')).toEqual([
      `${reserve?.name}の水道光熱費のうち電気料金は、2026年度の4月から5月までで2,100円です。2025年度の同じ月は2,000円で、**100円（5％）増えました**。`,
      '- 4月の水道光熱費のうち電気料金：1,000円（前の年度は900円）',
      '- 5月の水道光熱費のうち電気料金：1,100円（前の年度は1,100円）',
      '- 6月は、まだ締めていないので、比べた額に入れていません。今の帳簿では、6月の水道光熱費のうち電気料金は9,999円です（前の年度は1,000円）。',
      '12か月分がそろっていないので、そろっている月だけを、前の年度の同じ月と比べています。',
    ]);
  });

  test('every figure is quoted from the record, which leads to the picture of the money', () => {
    const quotes = answerTo('水道光熱費は去年より増えましたか')?.lines.flatMap((it) => it.quotes);
    expect(quotes?.length).toBe(3);
    expect(new Set(quotes?.map(({ passage }) => passage.href))).toEqual(
      new Set(['/demo/money?year=2026&fund=reserve']),
    );
    expect(quotes?.every(({ passage, words }) => passage.text.split('\n').includes(words))).toBe(
      true,
    );
  });

  test('a total counts a part of an account once', () => {
    expect(markdownOf('支出は去年より増えましたか')?.[0]).toContain(
      'の支出の合計は、2026年度の4月から5月までで3,100円です。2025年度の同じ月は3,000円で、**100円（3.3％）増えました**。',
    );
  });

  test('a part that the entries do not tell is answered with its account, and said so', () => {
    expect(markdownOf('ガス代は去年より減りましたか')).toEqual([
      expect.stringContaining('の水道光熱費は、2026年度の4月から5月までで3,100円です。'),
      '- 4月の水道光熱費：1,500円（前の年度は1,400円）',
      '- 5月の水道光熱費：1,600円（前の年度は1,600円）',
      '- 6月は、まだ締めていないので、比べた額に入れていません。今の帳簿では、6月の水道光熱費は9,999円です（前の年度は1,500円）。',
      '帳簿では、ガス料金だけの金額は分かれていません。',
      '12か月分がそろっていないので、そろっている月だけを、前の年度の同じ月と比べています。',
    ]);
  });

  test('what was in neither year is not answered from the books', () => {
    expect(answerTo('町会費は去年より増えましたか')).toBeUndefined();
  });

  test('whoever may not see it is told so', () => {
    expect(markdownOf('今年の電気代は去年よりいくら増えたか', '居住者')).toEqual([
      '帳簿の金額は、居住者の立場ではお答えできません。',
    ]);
  });
});

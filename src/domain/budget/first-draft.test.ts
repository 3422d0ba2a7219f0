import { expect, test } from 'vitest';
import { accountId, exampleChart, generalFund } from '#domain/ledger/testing/example-chart.ts';
import type { ComparedLine } from '#domain/statements/budget-comparison.ts';
import type { BookedContract } from './booked-contract.ts';
import { firstDraft } from './first-draft.ts';
import { expectedClosingYen, planRows, planSums } from './plan-table.ts';

function compared(code: string, budgetYen: number, actualYen: number, forecastYen: number) {
  const account = exampleChart.find((it) => it.code === code);
  if (!account) throw new Error(`no account ${code}`);
  const line: ComparedLine = {
    fund: generalFund,
    account,
    budgetYen,
    actualYen,
    forecastYen,
    basis: 'linear',
    state: 'within',
    sentence: '',
    pushedMonth: undefined,
    reckoning: [],
    reckoningWhy: '',
  };
  return line;
}

const place = (code: string) => ({ fundId: generalFund.id, accountId: accountId(code) });
const thisYear = [
  compared('4110', 8_870_400, 4_435_200, 8_870_400),
  compared('5110', 5_500_000, 2_800_000, 5_664_500),
  compared('5120', 1_200_000, 640_000, 1_286_420),
  compared('5150', 500_000, 0, 500_000),
];
const contract: BookedContract = {
  ...place('5110'),
  name: '管理委託契約',
  times: 12,
  yearlyYen: 5_544_000,
  paidYen: 2_772_000,
};
const draft = firstDraft({
  today: '2026-10-12',
  thisYear,
  budget: [
    { ...place('4110'), amountYen: 8_870_400, formula: '48戸×15,400円×12月', note: '' },
    { ...place('5120'), amountYen: 1_200_000, formula: '', note: '' },
  ],
  contracts: [contract],
});
const line = (code: string) => draft.find((it) => it.accountId === accountId(code));

test('an income keeps its formula', () => {
  expect(line('4110')).toMatchObject({ amountYen: 8_870_400, formula: '48戸×15,400円×12月' });
});

test('a contract counts as it is written, and what is paid beside it is rounded up', () => {
  // 462,000 a month; 5,664,500 are awaited, 120,500 more than the contract.
  expect(line('5110')).toMatchObject({
    amountYen: 5_544_000 + 121_000,
    formula: '462,000円 × 12か月 + 121,000円',
    note: '契約：管理委託契約。ほかの支払いも見込みました',
  });
});

test('without contract and formula this year is taken, to the next thousand, as it was on a day', () => {
  expect(line('5120')).toMatchObject({
    amountYen: 1_287_000,
    note: '2026年10月12日の見込み1,286,420円から',
  });
  expect(line('5150')).toMatchObject({ amountYen: 500_000, note: '今年度の予算と同じ' });
});

test('the plan stands beside this year, and what is left out stays in sight', () => {
  const lines = draft.filter(({ accountId: id }) => id !== accountId('5150'));
  const rows = planRows(generalFund, 'expense', {
    lines,
    compared: thisYear,
    accounts: exampleChart,
  });
  expect(
    rows.map(({ account, amountYen, isLeftOut }) => [account.code, amountYen, isLeftOut]),
  ).toEqual([
    ['5110', 5_665_000, false],
    ['5120', 1_287_000, false],
    ['5150', 0, true],
  ]);
  expect(planSums(rows)).toEqual({
    beforeYen: 7_200_000,
    forecastYen: 7_450_920,
    amountYen: 6_952_000,
  });
});

test('what the year is expected to carry forward', () => {
  // 1,000,000 + 8,870,400 − 7,450,920
  expect(expectedClosingYen(generalFund, 1_000_000, thisYear)).toBe(2_419_480);
});

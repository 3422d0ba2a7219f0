import { describe, expect, it } from 'vitest';
import { accountId, exampleChart, generalFund } from '#domain/ledger/testing/example-chart.ts';
import type { BookedYear } from './booked-year.ts';
import { incomeAndExpense } from './income-and-expense.ts';
import { moneyFlow } from './money-flow.ts';
import { monthResult } from './month-result.ts';
import { monthStories } from './month-stories.ts';

const fundId = generalFund.id;
const moved = (month: string, code: string, amountYen: number) => [
  { month, fundId, accountId: accountId('1120'), amountYen },
  { month, fundId, accountId: accountId(code), amountYen: -amountYen },
];

/** April: 300 came, 120 went. May: 100 went. June is not at its end. */
const year: BookedYear = {
  startsOn: '2026-04-01',
  endsOn: '2027-03-31',
  bookedUntil: '2026-06-12',
  lockedUntil: '2026-04-30',
  funds: [generalFund],
  accounts: exampleChart,
  opening: [],
  months: [
    ...moved('2026-04', '4110', 300),
    ...moved('2026-04', '5110', -120),
    ...moved('2026-05', '5110', -100),
    ...moved('2026-06', '5110', -70),
  ],
  monthsBefore: [],
  budget: [],
  remarks: [],
};

describe('月ごとのお金', () => {
  const stories = monthStories(year, [fundId]);

  it('tells of the months that the books have come to the end of, the newest first', () => {
    expect(stories.map(({ month, isClosed }) => [month, isClosed])).toEqual([
      ['2026-05', false],
      ['2026-04', true],
    ]);
  });

  it('says in words what came, what went and what is left', () => {
    expect(stories.map(({ words }) => words)).toEqual([
      '5月は、収入はなく、管理委託費などに100円を使い、足りない100円は前からの残高で払いました。',
      '4月は、管理費収入などで300円が入り、管理委託費などに120円を使い、180円が残りました。',
    ]);
    expect(stories.map(({ uses }) => uses)).toEqual(['管理委託費 100円', '管理委託費 120円']);
  });

  it('says of a month that has its expenses and not its dues that they are awaited', () => {
    const [may, april] = stories;
    expect(may?.awaited).toContain('5月分の管理費などの収入は、まだ帳簿に入っていません。');
    expect(april?.awaited).toBe('');
  });

  it('has the sums of 月次報告', () => {
    for (const { month, flow } of stories) {
      const { came, went, left } = monthResult(generalFund, year, month);
      expect([flow.incomeYen, flow.expenseYen, flow.leftYen]).toEqual([
        came.monthYen,
        went.monthYen,
        left.monthYen,
      ]);
    }
  });

  it('leaves out a fund that is not asked for', () => {
    expect(monthStories(year, []).map(({ flow }) => flow)).toEqual(
      stories.map(() => moneyFlow(incomeAndExpense({ ...emptyFigures }))),
    );
  });
});

const emptyFigures = { funds: [], accounts: [], opening: [], movements: [], budget: [] };

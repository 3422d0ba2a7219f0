import { expect, test } from 'vitest';
import { accountId, exampleChart, generalFund } from '#domain/ledger/testing/example-chart.ts';
import type { BookedYear } from '#domain/statements/booked-year.ts';
import { monthReport } from './month-report.ts';

const moved = (month: string, code: string, amountYen: number) => ({
  month,
  fundId: generalFund.id,
  accountId: accountId(code),
  amountYen,
});

/** 300 came in April and June, nothing in May; 100 went in each. */
const year: BookedYear = {
  startsOn: '2026-04-01',
  endsOn: '2027-03-31',
  bookedUntil: '2026-06-30',
  lockedUntil: '2026-06-30',
  funds: [generalFund],
  accounts: exampleChart,
  opening: [],
  months: [
    ...['2026-04', '2026-05', '2026-06'].map((month) => moved(month, '5110', 100)),
    ...['2026-04', '2026-06'].map((month) => moved(month, '4110', -300)),
  ],
  monthsBefore: [],
  budget: [],
  remarks: [],
};

const wordsOf = (month: string, monthEndsOn: string) =>
  (monthReport({ year, month, monthEndsOn, banks: [] })[0]?.blocks ?? []).flatMap((block) =>
    block.kind === 'text' ? [block.text] : [],
  );

test('the paper of a month without its dues says below its sums that they are missing', () => {
  expect(wordsOf('2026-04', '2026-04-30')).toEqual([]);
  expect(wordsOf('2026-05', '2026-05-31')).toEqual([
    '5月分の管理費などの収入は、まだ帳簿に入っていません。収支差額と繰越金は、その分だけ少なく見えています。',
  ]);
  expect(wordsOf('2026-06', '2026-06-30')).toEqual([]);
});

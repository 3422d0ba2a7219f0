import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { getBudgets, getLargestEntries } from '#contract/budget.ts';
import { getYearBooks } from '#contract/money.ts';
import { getSession } from '#contract/session.ts';
import { accountId, generalFund } from '#domain/ledger/testing/example-chart.ts';
import { midoridaiYear } from '#web/testing/midoridai-year.ts';
import { answer, renderPage } from '#web/testing/render-page.tsx';
import { sessionAs } from '#web/testing/session-as.ts';
import { midoridaiWithoutDues } from '#web/testing/without-dues.ts';
import { BudgetPart } from './budget-part.tsx';

const largest = {
  fundId: generalFund.id,
  accountId: accountId('5150'),
  entryId: '00000000-0000-4000-8000-00000000e001',
  postedOn: '2025-06-12',
  summary: '給水ポンプの修理',
  amountYen: 524_700,
};

function show(year = midoridaiYear()) {
  return renderPage(<BudgetPart />, {
    at: '/demo/accounting?view=budget',
    answers: [
      answer(getYearBooks, year),
      answer(getBudgets, { today: year.today, years: [] }),
      answer(getLargestEntries, { entries: [largest] }),
      answer(getSession, sessionAs('treasurer')),
    ],
  });
}

const table = () => screen.findByRole('table', { name: '管理費会計の予算と実績' });

function rowOf(element: HTMLElement, name: string): (string | null)[] {
  const row = within(element).getByRole('rowheader', { name }).closest('tr');
  return within(row as HTMLElement)
    .getAllByRole('cell')
    .map((cell) => cell.textContent);
}

test('a line: budget, what was booked, the difference and what the budget was reckoned from', async () => {
  show();
  expect(rowOf(await table(), '小修繕費').slice(0, 3)).toEqual(['500,000', '612,700', '112,700']);
  expect(rowOf(await table(), '支出合計').slice(0, 3)).toEqual([
    '11,174,000',
    '10,845,660',
    '▲328,340',
  ]);
  expect(rowOf(await table(), '収支差額').slice(0, 3)).toEqual(['202,900', '304,180', '101,280']);
});

test('lines that went past the budget stand first, each with its sentence', async () => {
  show();
  const notable = await screen.findByRole('region', { name: '気をつけたい科目' });
  expect(notable.textContent).toContain('小修繕費は、予算500,000円を112,700円超えています。');
  expect(notable.textContent).not.toContain('管理委託費');
  const cause = within(notable).getByRole('link', { name: /2025年6月12日.*給水ポンプの修理/ });
  expect(cause.getAttribute('href')).toContain(`entry=${largest.entryId}`);
});

test('a budget that was changed shows the first one beside the latest', async () => {
  const year = midoridaiYear();
  const [first, ...others] = year.budget;
  if (!first) throw new Error('no budget');
  show({ ...year, budget: [{ ...first, firstYen: first.amountYen - 100 }, ...others] });
  const heads = within(await table())
    .getAllByRole('columnheader')
    .map((it) => it.textContent);
  expect(heads).toContain('当初予算');
  expect(heads).toContain('補正後の予算');
});

test('a running year has a forecast, and a line opens its months', async () => {
  show(midoridaiYear({ bookedUntil: '2025-09-30', today: '2025-10-10' }));
  expect(within(await table()).getByRole('columnheader', { name: '年度末の見込み' })).toBeDefined();
  fireEvent.click(within(await table()).getByRole('button', { name: '駐車場使用料' }));
  expect(screen.getByText('駐車場使用料の月ごとの額（管理費会計）')).toBeDefined();
});

test('actuals up to a month without its dues say so, as home and お金の見える化 do', async () => {
  show(midoridaiWithoutDues());
  expect(await screen.findByText(/2025年9月30日までの実績です。$/)).toBeDefined();
  expect(
    screen.getByText(/^9月分の管理費や修繕積立金などの収入は、まだ帳簿に入っていません。/),
  ).toBeDefined();
});

test('before the general meeting there is no budget, and that is said', async () => {
  show(midoridaiYear({ budget: [], budgetDecided: null }));
  expect(await screen.findByText(/予算は、まだ総会で決まっていません。/)).toBeDefined();
});

import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { getYearBooks } from '#contract/money.ts';
import { getSession } from '#contract/session.ts';
import { midoridaiYear } from '#web/testing/midoridai-year.ts';
import { answer, renderPage } from '#web/testing/render-page.tsx';
import { sessionAs } from '#web/testing/session-as.ts';
import { SettlementPart } from './settlement-part.tsx';

function show(year = midoridaiYear()) {
  return renderPage(<SettlementPart />, {
    at: '/demo/accounting?view=settlement',
    answers: [answer(getYearBooks, year), answer(getSession, sessionAs('treasurer'))],
  });
}

test('a settled year: approved, all of it compared, every figure agrees', async () => {
  show();
  expect(await screen.findByText('承認ずみ')).toBeDefined();
  expect(screen.getByText(/^くらべた\d+か所は、すべて合っています。$/)).toBeDefined();
  expect(screen.queryByText('ちがいます')).toBeNull();
  fireEvent.click(screen.getByText('貸借対照表の左右'));
  expect(
    screen.getByText('管理費会計の資産合計と、負債・正味財産合計').closest('li')?.textContent,
  ).toContain('5,183,430円／5,183,430円');
});

test('books that do not add up: the check stands open with both figures', async () => {
  const year = midoridaiYear();
  const [first, ...others] = year.months;
  if (!first) throw new Error('no month');
  const broken = { ...first, amountYen: first.amountYen + 1_000 };
  show({ ...year, months: [broken, ...others] });
  const wrong = await screen.findAllByText('ちがいます');
  expect(wrong.length).toBeGreaterThan(0);
  expect(screen.getByText(/か所がちがいます。$/)).toBeDefined();
  const open = screen.getByText('貸借対照表の左右').closest('details');
  expect(open?.open).toBe(true);
});

test('before the general meeting the year is a draft', async () => {
  show(midoridaiYear({ isFinal: false }));
  expect(await screen.findByText('承認前（案）')).toBeDefined();
  expect(screen.getAllByRole('heading', { name: '収支報告書（案）' }).length).toBeGreaterThan(0);
});

test('the papers stand in the order of the book, with 合算 and 財産目録 at the end', async () => {
  show();
  await screen.findByText('承認ずみ');
  const papers = screen.getByRole('region', { name: '2025年度の決算書' });
  const tables = within(papers)
    .getAllByRole('table')
    .map((table) => table.querySelector('caption')?.textContent);
  expect(tables).toEqual([
    '管理費会計の収支報告書',
    '管理費会計の資産',
    '管理費会計の負債と正味財産',
    '修繕積立金会計の収支報告書',
    '修繕積立金会計の資産',
    '修繕積立金会計の負債と正味財産',
    '全会計を合わせた収支報告書',
    '全会計を合わせた貸借対照表',
    '組合全体の財産目録',
  ]);
});

test('without a past year there is nothing to settle', async () => {
  show(midoridaiYear({ today: '2025-12-01' }));
  expect(await screen.findByText('決算のできる年度はまだありません')).toBeDefined();
});

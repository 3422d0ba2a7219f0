import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { getYearBooks } from '#contract/money.ts';
import { getSession } from '#contract/session.ts';
import { accountId } from '#domain/ledger/testing/example-chart.ts';
import { midoridaiYear } from '#web/testing/midoridai-year.ts';
import { answer, refuse, renderPage } from '#web/testing/render-page.tsx';
import { sessionAs } from '#web/testing/session-as.ts';
import { midoridaiWithoutDues } from '#web/testing/without-dues.ts';
import { MoneyPage } from './money-page.tsx';

function show(year = midoridaiYear(), at = '/demo/money', role: 'owner' | 'treasurer' = 'owner') {
  return renderPage(<MoneyPage />, {
    at,
    answers: [answer(getYearBooks, year), answer(getSession, sessionAs(role))],
  });
}

function rowOf(table: HTMLElement, name: string): string[] {
  const header = within(table).getByRole('rowheader', { name });
  return within(header.closest('tr') as HTMLElement)
    .getAllByRole('cell')
    .map((cell) => cell.textContent ?? '');
}

test('one sentence and four figures say where the money came from, where it went, what is there', async () => {
  show();
  expect(
    await screen.findByText(
      '2025年度は、管理費収入などで1,925万円が入り、管理委託費などに1,466万円を使い、458万円が残りました。',
    ),
  ).toBeDefined();
  const figure = (name: string) => screen.getByText(name, { selector: 'dt span' }).closest('div');
  expect(figure('入ったお金')?.textContent).toContain('19,245,300円');
  expect(figure('使ったお金')?.textContent).toContain('14,663,860円');
  expect(figure('管理費会計')?.textContent).toContain('3,716,830円');
  expect(figure('修繕積立金会計')?.textContent).toContain('65,517,560円');
});

test('a sentence for each fund leads from the passbook to the paper, with the figures of the sheets', async () => {
  show();
  const bridges = await screen.findByRole('list', { name: '預金の残高と繰越金' });
  const words = within(bridges)
    .getAllByRole('listitem')
    .map((it) => it.textContent);
  expect(words).toHaveLength(2);
  const general = screen.getByRole('table', { name: '管理費会計の資産' });
  const held = within(general)
    .getAllByRole('row', { name: /預金/ })
    .map((row) => Number(within(row).getAllByRole('cell')[0]?.textContent?.replaceAll(',', '')));
  const heldYen = held.reduce((sum, yen) => sum + yen, 0);
  expect(words[0]).toContain(`管理費会計：預金の残高${heldYen.toLocaleString('ja-JP')}円`);
  expect(words[0]).toContain('繰越金3,716,830円です。');
});

test('a month without its dues and a balance that was not held against the bank are told', async () => {
  show(midoridaiWithoutDues(), '/demo/money?fund=reserve');
  expect(
    await screen.findByText(/^9月分の修繕積立金などの収入は、まだ帳簿に入っていません。/, {
      selector: 'p.font-bold',
    }),
  ).toBeDefined();
  expect(
    screen.getByText(
      '預金の残高は、帳簿の額です。通帳と見くらべて締めたのは、2025年8月31日までです。',
    ),
  ).toBeDefined();
});

test('what is left of a fund is said to have no transfer that is still to come', async () => {
  const year = midoridaiWithoutDues();
  const months = year.months.filter(({ accountId: id }) => id !== accountId('5310'));
  show({ ...year, months }, '/demo/money?fund=general');
  expect(
    await screen.findByText(
      /予算にある「他会計へ繰入」1,200,000円は、まだこの中に入っていません。$/,
      { selector: 'p.font-bold' },
    ),
  ).toBeDefined();
});

test('the table below the picture has every line of both sides, and they come to the same', async () => {
  show();
  const table = await screen.findByRole('table', { name: 'お金の流れ', hidden: true });
  const totals = within(table)
    .getAllByRole('row', { name: /^合計/, hidden: true })
    .map((row) => row.textContent);
  expect(totals).toEqual(['合計19,245,300円100％', '合計19,245,300円100％']);
  expect(within(table).getByRole('rowheader', { name: '雑収入', hidden: true })).toBeDefined();
});

test('the settlement of a year: 差額 is 決算 less 予算, both sides of the balance sheet are equal', async () => {
  show();
  const income = await screen.findByRole('table', { name: '管理費会計の収支報告書' });
  expect(rowOf(income, '駐車場使用料').slice(0, 3)).toEqual(['2,400,000', '2,160,000', '▲240,000']);
  expect(rowOf(income, '次期繰越収支差額（C＋D）').slice(0, 3)).toEqual([
    '3,615,550',
    '3,716,830',
    '101,280',
  ]);
  const [assets] = rowOf(screen.getByRole('table', { name: '管理費会計の資産' }), '資産合計');
  const right = screen.getByRole('table', { name: '管理費会計の負債と正味財産' });
  expect(assets).toBe('5,183,430');
  expect(rowOf(right, '負債・正味財産合計')[0]).toBe(assets);
  expect(screen.getAllByText('自 令和7年4月1日 至 令和8年3月31日')).toHaveLength(3);
  expect(screen.getAllByText('令和8年3月31日現在')).toHaveLength(4);
});

test('（案） stands on every paper until the general meeting has approved it', async () => {
  show(midoridaiYear({ isFinal: false }));
  await screen.findByRole('table', { name: '管理費会計の収支報告書' });
  for (const heading of screen.getAllByRole('heading', {
    level: 3,
    name: /報告書|貸借|財産目録/,
  })) {
    expect(heading.textContent).toMatch(/（案）$/);
  }
});

test('a figure opens its months; the way into the books is for those who may read them', async () => {
  show();
  const income = await screen.findByRole('table', { name: '管理費会計の収支報告書' });
  fireEvent.click(within(income).getByRole('button', { name: '駐車場使用料' }));
  expect(within(income).getByText('駐車場使用料の月ごとの額（管理費会計）')).toBeDefined();
  expect(within(income).getAllByText('180,000円')).toHaveLength(12);
  expect(within(income).getByText('合計は2,160,000円です。')).toBeDefined();
  expect(screen.queryByRole('link', { name: '元帳で1件ずつ見る' })).toBeNull();
});

test('the treasurer goes from a figure to its account in the books', async () => {
  show(midoridaiYear(), '/demo/money', 'treasurer');
  const income = await screen.findByRole('table', { name: '管理費会計の収支報告書' });
  fireEvent.click(within(income).getByRole('button', { name: '駐車場使用料' }));
  // Who looks is asked on its own, and may be known last.
  const link = await within(income).findByRole('link', { name: '元帳で1件ずつ見る' });
  expect(link.getAttribute('href')).toBe(
    '/demo/accounting?view=books&book=account&account=4120&fund=general&period=2025',
  );
});

test('one fund alone: what it gave the other is money it used', async () => {
  show(midoridaiYear(), '/demo/money?fund=general');
  const table = await screen.findByRole('table', { name: 'お金の流れ', hidden: true });
  expect(
    within(table).getByRole('rowheader', { name: '他会計へ繰入', hidden: true }),
  ).toBeDefined();
  expect(screen.queryByRole('table', { name: '修繕積立金会計の収支報告書' })).toBeNull();
});

test('a running year has no settlement yet and leads to the last one', async () => {
  show(
    midoridaiYear({
      today: '2026-03-31',
      years: [
        { fiscalYear: 2024, startsOn: '2024-04-01', endsOn: '2025-03-31', isFinal: true },
        { fiscalYear: 2025, startsOn: '2025-04-01', endsOn: '2026-03-31', isFinal: false },
      ],
    }),
  );
  const link = await screen.findByRole('link', { name: '2024年度の決算書を見る' });
  expect(link.getAttribute('href')).toBe('/demo/money?year=2024#settlement');
  expect(screen.queryByRole('table', { name: '管理費会計の収支報告書' })).toBeNull();
});

test('a year without books is said in words', async () => {
  renderPage(<MoneyPage />, {
    at: '/demo/money?year=1999',
    answers: [refuse(getYearBooks, 404, 'この年度の帳簿はありません。')],
  });
  expect(await screen.findByText('この年度の帳簿はありません')).toBeDefined();
  expect(screen.getByRole('link', { name: 'いちばん新しい年度を見る' })).toBeDefined();
});

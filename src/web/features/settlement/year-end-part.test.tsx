import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { z } from 'zod/mini';
import { getChart } from '#contract/ledger.ts';
import { listDue } from '#contract/repeats.ts';
import { getSession } from '#contract/session.ts';
import { listVouchers } from '#contract/voucher.ts';
import { getYearEnd } from '#contract/year-end.ts';
import { exampleChart, ids } from '#web/testing/example-books.ts';
import { midoridaiSettlement } from '#web/testing/midoridai-settlement.ts';
import { midoridaiYear } from '#web/testing/midoridai-year.ts';
import { answer, renderPage } from '#web/testing/render-page.tsx';
import { sessionAs } from '#web/testing/session-as.ts';
import { YearEndPart } from './year-end-part.tsx';

const place = { fundId: ids.general, accountId: ids.utilities, counterpartyId: ids.power };
const until = '2026-10-31';
const quietDues = { unbilledMonths: [], control: null };
const nothing = { until, missing: [], paidLater: [], contracts: [], dues: quietDues };
const found = {
  until,
  missing: [{ ...place, usualYen: 48_210, isSteady: false }],
  paidLater: [
    {
      ...place,
      entryId: ids.entry,
      number: 7,
      postedOn: '2026-11-10',
      issuedOn: '2026-10-28',
      summary: '電球の交換',
      amountYen: 12_000,
    },
  ],
  contracts: [
    {
      id: ids.power,
      name: 'マンション総合保険',
      endsOn: '2031-07-01',
      ahead: { entryId: ids.entry, amountYen: 2_400_000, yearlyYen: 480_000 },
    },
    { id: ids.general, name: '植栽管理契約', endsOn: '2026-09-30', ahead: null },
  ],
  dues: {
    unbilledMonths: ['2026-10'],
    control: { openYen: 48_000, ledgerOpenYen: 45_000, advanceYen: 9_000, ledgerAdvanceYen: 9_000 },
  },
};

type Facts = { yearEnd?: z.output<typeof getYearEnd.output>; papers?: number; isFinal?: boolean };

function show({ yearEnd = found, papers = 0, isFinal = false }: Facts = {}, role = 'treasurer') {
  const year = midoridaiYear({ isFinal });
  const settlement = { ...midoridaiSettlement(year, {}), isFinal };
  return renderPage(<YearEndPart settlement={settlement} />, {
    at: '/demo/accounting?view=settlement',
    answers: [
      answer(getChart, exampleChart),
      answer(getSession, sessionAs(role === 'auditor' ? 'auditor' : 'treasurer')),
      answer(getYearEnd, yearEnd),
      answer(listDue, { today: '2026-11-22', due: [], skipped: [] }),
      answer(listVouchers, { vouchers: [], count: papers }),
    ],
  });
}

test('each thing to look at opens the form filled in for the last day', async () => {
  show();
  const missing = within(await screen.findByRole('region', { name: '毎月あるのに、ないもの' }));
  expect(
    missing.getByText(/2026年10月分がありません（前の月は48,210円、管理費会計）。/),
  ).toBeDefined();
  const link = missing.getByRole('link', { name: /未払いとして入れる/ });
  expect(link.getAttribute('href')).toContain(
    `way=owed&fund=general&account=5120&party=${ids.power}&yen=48210&day=2026-10-31`,
  );
  const later = within(screen.getByRole('region', { name: '次の年度に払った、この年度の請求' }));
  expect(later.getByText(/2026年10月28日の請求を、2026年11月10日に/)).toBeDefined();
  expect(later.getAllByRole('link')).toHaveLength(2);
});

test('a month that is not billed, a sum that differs and contracts to look at, each with its way', async () => {
  show();
  const dues = within(await screen.findByRole('region', { name: '未収金と前受金' }));
  expect(dues.getByText('2026年10月分の請求')).toBeDefined();
  expect(dues.getByText(/合計は48,000円、帳簿は45,000円で、3,000円ちがいます/)).toBeDefined();
  expect(dues.getAllByRole('listitem')).toHaveLength(2);
  expect(dues.getAllByRole('link')[0]?.getAttribute('href')).toContain('view=billing');
  const contracts = within(screen.getByRole('region', { name: '契約' }));
  expect(contracts.getByText(/1年分は480,000円ですが、2,400,000円をまとめて/)).toBeDefined();
  expect(contracts.getByText(/2026年9月30日に期間が終わりました/)).toBeDefined();
  expect(contracts.getByRole('link', { name: /月割りにする/ }).getAttribute('href')).toContain(
    'way=spread',
  );
});

test('papers that wait lead to their list, and nothing found is said', async () => {
  show({ yearEnd: nothing, papers: 2 });
  const link = await screen.findByRole('link', { name: /証憑を見る/ });
  expect(link.getAttribute('href')).toContain('book=vouchers');
});

test('nothing to look at is good news with its day', async () => {
  show({ yearEnd: nothing });
  expect(
    await screen.findByText('2026年10月31日までに、気になるものは見つかりませんでした。'),
  ).toBeDefined();
});

test('who only reads gets no form; a closed month says what comes first', async () => {
  show({ yearEnd: { ...found, until: '2026-09-30' } }, 'auditor');
  expect(await screen.findByText(/2026年9月30日までは締めてあるので/)).toBeDefined();
  expect(screen.queryByRole('link')).toBeNull();
});

test('an approved year has nothing left to look at', () => {
  show({ isFinal: true });
  expect(screen.queryByText('年度末に見るもの')).toBeNull();
});

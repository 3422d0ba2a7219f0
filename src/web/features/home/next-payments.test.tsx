import { cleanup, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { getOwnBill, type OwnDwelling } from '#contract/own-bill.ts';
import { getSession } from '#contract/session.ts';
import { answer, refuse, renderPage } from '#web/testing/render-page.tsx';
import { sessionAs } from '#web/testing/session-as.ts';
import { NextPayments } from './next-payments.tsx';

const dwelling: OwnDwelling = {
  number: '605',
  next: {
    month: '2026-12',
    dueOn: '2026-11-27',
    parts: [
      { item: '管理費', yen: 15_400 },
      { item: '修繕積立金', yen: 14_000 },
    ],
    paidYen: 0,
  },
  paysBy: 'debit',
  late: [],
  formerDebt: '',
  freeYen: 0,
  months: [],
  receipts: [],
};

const bill = (...dwellings: OwnDwelling[]) =>
  answer(getOwnBill, { today: '2026-11-21', payTo: '', dwellings });

const line = () => screen.findByRole('region', { name: '次のお支払い' });

test('an owner reads how much is due next and until when', async () => {
  renderPage(<NextPayments />, { answers: [bill(dwelling)] });
  const { textContent } = await line();
  expect(textContent).toContain('次のお支払いは29,400円、2026年11月27日までです。');
  expect(screen.getByRole('link').getAttribute('href')).toBe('/demo/my-bill');
});

test('what is paid is not asked for, in part or whole', async () => {
  const paid = (paidYen: number) => ({ ...dwelling, next: { ...dwelling.next, paidYen } });
  renderPage(<NextPayments />, {
    answers: [bill({ ...paid(29_400), number: '304' }, paid(20_000))],
  });
  const { textContent } = await line();
  expect(textContent).toContain('304号室の2026年12月分の29,400円は、もう納められています。');
  expect(textContent).toContain('605号室の次のお支払いは9,400円、');
});

test('what the bank has not answered yet is said beside it, and is no debt', async () => {
  const month = { ...dwelling.next, state: 'collecting' as const };
  renderPage(<NextPayments />, { answers: [bill({ ...dwelling, months: [month] })] });
  const { textContent } = await line();
  expect(textContent).toContain(
    '2026年12月分の29,400円（納期2026年11月27日）は、引き落としの結果待ちです。',
  );
  expect(textContent).not.toContain('このほかに');
});

test('what is late is said beside it', async () => {
  const late = [{ item: '管理費', month: '2026-10', dueOn: '2026-09-28', yen: 15_400 }];
  renderPage(<NextPayments />, { answers: [bill({ ...dwelling, late })] });
  expect((await line()).textContent).toContain('まだ納められていない額が15,400円あります。');
});

test('a page that has a place for whoever is late shows it there alone', async () => {
  const late = [{ item: '管理費', month: '2026-10', dueOn: '2026-09-28', yen: 15_400 }];
  const both = (
    <>
      <NextPayments shownTo="late" />
      <p>ほかのこと</p>
      <NextPayments shownTo="punctual" />
    </>
  );
  renderPage(both, { answers: [bill({ ...dwelling, late })] });
  expect((await line()).nextSibling?.textContent).toBe('ほかのこと');
  cleanup();
  renderPage(both, { answers: [bill(dwelling)] });
  expect((await line()).previousSibling?.textContent).toBe('ほかのこと');
});

test('a tenant is not even asked about', async () => {
  const { calls } = renderPage(<NextPayments />, {
    answers: [answer(getSession, sessionAs('tenant')), bill(dwelling)],
  });
  await waitFor(() => expect(calls.length).toBeGreaterThan(0));
  expect(calls.some(({ url }) => url.includes('own-bill'))).toBe(false);
  expect(screen.queryByRole('region', { name: '次のお支払い' })).toBeNull();
});

test('a home stands without it when it cannot be read', async () => {
  const { calls } = renderPage(
    <>
      <p>ホーム</p>
      <NextPayments />
    </>,
    { answers: [refuse(getOwnBill, 500, 'できませんでした。')] },
  );
  await waitFor(() => expect(calls.some(({ url }) => url.includes('own-bill'))).toBe(true));
  expect(screen.getByText('ホーム')).toBeTruthy();
  expect(screen.queryByRole('region', { name: '次のお支払い' })).toBeNull();
});

import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { getBankState } from '#contract/bank.ts';
import { getBillingControl } from '#contract/billing.ts';
import { approveLock, askForLock } from '#contract/books-lock.ts';
import { getChart, getLedgerPage, getTrialBalance, listEntries } from '#contract/ledger.ts';
import { getYearBooks, type YearBooks } from '#contract/money.ts';
import { getPayments } from '#contract/payments.ts';
import { getSession } from '#contract/session.ts';
import { listWithoutVoucher } from '#contract/voucher.ts';
import { usualPaperSettings } from '#domain/statements/paper-settings.ts';
import { exampleChart, exampleEntry, ids } from '#web/testing/example-books.ts';
import { examplePayment } from '#web/testing/example-payment.ts';
import { answer, renderPage } from '#web/testing/render-page.tsx';
import { sessionAs } from '#web/testing/session-as.ts';
import { MonthPart } from './month-part.tsx';

const request = {
  id: ids.entry,
  lockedUntil: '2026-10-31',
  isFinal: false,
  isReopening: false,
  reason: '',
  askedAs: '会計担当理事',
  askedOn: '2026-11-22',
  mayApprove: false,
  isMine: true,
  passbooks: [],
};

const invoice = {
  entryId: ids.entry,
  number: 118,
  postedOn: '2026-10-31',
  summary: '10月分の電気料',
  fundId: ids.general,
  amountYen: -48_210,
  balanceYen: -48_210,
  counterAccountIds: [ids.utilities],
  counterpartyId: ids.power,
};

const year: YearBooks = {
  today: '2026-11-22',
  years: [],
  fiscalYear: 2026,
  startsOn: '2026-04-01',
  endsOn: '2027-03-31',
  bookedUntil: '2026-10-31',
  lockedUntil: '2026-09-30',
  isFinal: false,
  funds: exampleChart.funds,
  accounts: exampleChart.accounts,
  opening: [],
  months: ['2026-09', '2026-10'].map((month) => ({
    month,
    fundId: ids.general,
    accountId: ids.utilities,
    amountYen: 475_000,
  })),
  budget: [
    {
      fundId: ids.general,
      accountId: ids.utilities,
      amountYen: 1_000_000,
      firstYen: 1_000_000,
      formula: '',
    },
  ],
  remarks: [],
  cash: null,
  paperSettings: usualPaperSettings,
  budgetDecided: { decidedOn: '2026-05-24', kind: 'first' as const },
  monthsBefore: [],
  history: [],
};

const answers = [
  answer(getChart, exampleChart),
  answer(getLedgerPage, { openingYen: 0, rows: [invoice], closingYen: -48_210, isCut: false }),
  answer(getTrialBalance, { rows: [] }),
  answer(getBankState, { accounts: [], imports: [], rules: [] }),
  answer(getBillingControl, {
    control: {
      openYen: 121_840,
      ledgerOpenYen: 121_840,
      advanceYen: 0,
      ledgerAdvanceYen: 0,
    },
  }),
  answer(listWithoutVoucher, {
    entries: [
      {
        id: ids.entry,
        number: 118,
        postedOn: '2026-10-30',
        summary: '植栽の剪定',
        amountYen: 33_000,
      },
    ],
  }),
  answer(listEntries, { entries: [exampleEntry()], count: 120, next: null }),
  answer(getYearBooks, year),
];
const as = (role: Parameters<typeof sessionAs>[0]) => answer(getSession, sessionAs(role));
const at = '/demo/accounting';

test('names the month to close, what is owed to whom, and what nears its budget', async () => {
  renderPage(<MonthPart />, { at, answers: [...answers, as('treasurer')] });
  expect(await screen.findByRole('heading', { name: '2026年10月を締める' })).toBeDefined();
  const owed = screen.getByRole('region', { name: 'まだ払っていないお金' });
  expect(owed.textContent).toContain('あおば電力');
  expect(owed.textContent).toContain('48,210円');
  const pay = await within(owed).findByRole('link', { name: /支払いを記帳.*あおば電力/ });
  expect(pay.getAttribute('href')).toContain(
    `way=paid&for=owed&fund=general&party=${ids.power}&yen=48210`,
  );
  expect(screen.getByText('住戸ごとの未収金の合計は、帳簿と同じ121,840円です。')).toBeDefined();
  const budget = await screen.findByRole('region', { name: '予算に近づいた支出' });
  expect(budget.textContent).toContain('950,000円／予算1,000,000円予算の9割以上');
});

test('a bill that is in a transfer file says so where it could be booked as paid', async () => {
  const payment = { ...examplePayment, entryId: invoice.entryId };
  const today = '2026-11-22';
  const nothing = { today, nextDay: '2026-11-24', dues: [], files: [], accounts: [] };
  const payments = { ...nothing, payments: [payment] };
  renderPage(<MonthPart />, {
    at,
    answers: [...answers, answer(getPayments, payments), as('treasurer')],
  });
  const owed = await screen.findByRole('region', { name: 'まだ払っていないお金' });
  expect(await within(owed).findByText('振込データに入っています')).toBeDefined();
  expect(owed.textContent).toContain('銀行の明細が届いてから記帳します。');
});

test('what a supplier was paid too much stands apart from what others are owed', async () => {
  const builder = { ...invoice, summary: '手すりの塗装', counterpartyId: ids.builder };
  const paid = { ...builder, summary: '手すりの塗装の支払い', amountYen: 60_000 };
  renderPage(<MonthPart />, {
    at,
    answers: [
      answer(getLedgerPage, {
        openingYen: 0,
        rows: [invoice, { ...builder, amountYen: -50_000 }, paid],
        closingYen: -38_210,
        isCut: false,
      }),
      ...answers,
      as('treasurer'),
    ],
  });
  const owed = await screen.findByRole('region', { name: 'まだ払っていないお金' });
  expect(owed.textContent).toContain('合わせて48,210円あります');
  const beyond = within(owed).getByRole('region', { name: '払いすぎているお金' });
  expect(beyond.textContent).toContain('合わせて10,000円あります');
  expect(beyond.textContent).toContain('差し引きで38,210円です');
  const back = await within(beyond).findByRole('link', { name: /返金を記帳/ });
  expect(back.getAttribute('href')).toContain(`way=received`);
  expect(back.getAttribute('href')).toContain(`party=${ids.builder}&yen=10000`);
});

test('the month is asked for only once what is unknown has been looked at', async () => {
  const { calls } = renderPage(<MonthPart />, {
    at,
    answers: [...answers, as('treasurer'), answer(askForLock, { request })],
  });
  const ask = await screen.findByRole('button', { name: '2026年10月を締める' });
  fireEvent.click(ask);
  expect(screen.getByRole('alert').textContent).toContain('印を付けてください。');
  for (const box of screen.getAllByRole('checkbox')) fireEvent.click(box);
  fireEvent.click(ask);
  expect(await screen.findByText('2026年10月の締めを頼みました')).toBeDefined();
  const sent = calls.find(({ method }) => method === 'POST');
  expect(sent?.body).toMatchObject({ lockedUntil: '2026-10-31', isFinal: false });
});

test('a passbook that differs from the books is said in yen', async () => {
  renderPage(<MonthPart />, { at, answers: [...answers, as('treasurer')] });
  fireEvent.change(await screen.findByLabelText('普通預金（北銀行）'), {
    target: { value: '１，０００' },
  });
  expect(screen.getByText('1,000円ちがいます。')).toBeDefined();
  expect(screen.getByText(/通帳が1,000円、帳簿が0円で、1,000円ちがいます。/)).toBeDefined();
});

test('what was read in the passbooks goes along, and whoever approves sees it', async () => {
  const { calls } = renderPage(<MonthPart />, {
    at,
    answers: [...answers, as('treasurer'), answer(askForLock, { request })],
  });
  fireEvent.change(await screen.findByLabelText('普通預金（北銀行）'), { target: { value: '０' } });
  for (const box of screen.getAllByRole('checkbox')) fireEvent.click(box);
  fireEvent.click(screen.getByRole('button', { name: '2026年10月を締める' }));
  expect(await screen.findByText('2026年10月の締めを頼みました')).toBeDefined();
  const passbooks = [{ accountId: ids.bank, balanceYen: 0 }];
  expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
    passbooks,
    reason: expect.stringContaining('通帳の残高を見ました（1口座）。'),
  });
  cleanup();

  const told = answer(getChart, { ...exampleChart, request: { ...request, passbooks } });
  renderPage(<MonthPart />, { at, answers: [told, ...answers, as('chair')] });
  const field = await screen.findByLabelText<HTMLInputElement>('普通預金（北銀行）');
  expect(field.value).toBe('0');
});

test('the one who asked waits for another', async () => {
  const waiting = answer(getChart, { ...exampleChart, request });
  renderPage(<MonthPart />, { at, answers: [waiting, ...answers, as('treasurer')] });
  expect(await screen.findByText('承認を待っています：2026年10月までを締める')).toBeDefined();
  expect(screen.queryByRole('button', { name: '承認して締める' })).toBeNull();
  expect(screen.getByText(/理事長か副理事長に伝えてください。/)).toBeDefined();
});

test('another approves after being told what it means', async () => {
  const asked = { ...request, mayApprove: true, isMine: false };
  const [lock] = exampleChart.locks;
  if (!lock) throw new Error('no lock');
  const { calls } = renderPage(<MonthPart />, {
    at,
    answers: [
      answer(getChart, { ...exampleChart, request: asked }),
      ...answers,
      as('chair'),
      answer(approveLock, { lock }),
    ],
  });
  fireEvent.click(await screen.findByRole('button', { name: '承認して締める' }));
  const dialog = screen.getByRole('alertdialog');
  expect(dialog.textContent).toContain('記帳も取り消しもできなくなります。');
  fireEvent.click(within(dialog).getByRole('button', { name: '承認する' }));
  expect(await screen.findByText('2026年10月までを締めることを承認しました')).toBeDefined();
  expect(calls.find(({ method }) => method === 'POST')?.url).toContain('/approval');
});

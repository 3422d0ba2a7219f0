import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type ArrearsAnswer, getArrears } from '#contract/arrears.ts';
import { getBankState } from '#contract/bank.ts';
import { getBillingControl } from '#contract/billing.ts';
import { approveLock, askForLock } from '#contract/books-lock.ts';
import { listCompanyPapers } from '#contract/company-paper.ts';
import { getChart, getTrialBalance, listEntries } from '#contract/ledger.ts';
import { getYearBooks, type YearBooks } from '#contract/money.ts';
import { listOpenItems } from '#contract/open-items.ts';
import { getPayments } from '#contract/payments.ts';
import { getSession } from '#contract/session.ts';
import { listVouchers, listWithoutVoucher } from '#contract/voucher.ts';
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
  accountId: ids.payable,
  postedOn: '2026-10-31',
  summary: '10月分の電気料',
  fundId: ids.general,
  amountYen: 48_210,
  dueOn: '2026-11-25',
  isDebited: false,
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
      supplementYen: 0,
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

const awaitedMonth = {
  month: '2026-12',
  dueOn: '2026-11-27',
  paysBy: 'debit',
  count: 58,
  yen: 1_424_600,
} as const;
const arrears: ArrearsAnswer = {
  today: '2026-11-28',
  isNamed: true,
  debtors: [],
  bands: [],
  awaited: [awaitedMonth],
  bridge: {
    overdueYen: 0,
    notBilledYen: 0,
    notBilledMonths: [],
    notDueYen: 0,
    accruedYen: 0,
    billedMonth: null,
  },
  lateRate: 0,
  payTo: '',
};
const companyPaper = {
  month: '2026-09',
  name: '2026年9月',
  dueOn: '2026-10-31',
  receivedOn: '2026-10-19',
  daysLate: 0,
  isAwaited: false,
  differentCount: 0,
  unknownCount: 0,
};
const companyPapers = [
  {
    ...companyPaper,
    month: '2026-10',
    name: '2026年10月',
    dueOn: '2026-11-30',
    receivedOn: null,
    isAwaited: true,
  },
  companyPaper,
];
const answers = [
  answer(getChart, exampleChart),
  answer(listOpenItems, { owed: [invoice], overpaid: [], suspense: [] }),
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
  answer(listVouchers, { vouchers: [], count: 0 }),
  answer(getArrears, arrears),
  answer(listCompanyPapers, { today: '2026-11-22', months: companyPapers }),
  answer(listEntries, { entries: [exampleEntry()], count: 120, next: null }),
  answer(getYearBooks, year),
];
const as = (role: Parameters<typeof sessionAs>[0]) => answer(getSession, sessionAs(role));
const at = '/demo/accounting';

test('what awaits the answer of the bank stands among what is to be done', async () => {
  renderPage(<MonthPart />, { at, answers: [...answers, as('treasurer')] });
  const waiting = await screen.findByRole('region', { name: '銀行の結果を待っているもの' });
  expect(waiting.textContent).toContain('引き落としの結果を待っています（58戸、1,424,600円）。');
});

test('the paper that the management company owes this month stands there with its day', async () => {
  renderPage(<MonthPart />, { at, answers: [...answers, as('treasurer')] });
  const due = await screen.findByRole('region', { name: '管理会社の月報' });
  expect(due.textContent).toContain('2026年10月分の期限は2026年11月30日（あと8日）です。');
  expect(due.textContent).not.toContain('9月');
  const link = within(due).getByRole('link', { name: '2026年10月分の月報を開く' });
  expect(link.getAttribute('href')).toContain('paper=company&month=2026-10');
});

test('where no paper of the company ever came, none is asked for', async () => {
  const months = companyPapers.map((it) => ({ ...it, receivedOn: null, isAwaited: false }));
  const none = answer(listCompanyPapers, { today: '2026-11-22', months });
  renderPage(<MonthPart />, { at, answers: [none, ...answers, as('treasurer')] });
  await screen.findByRole('heading', { name: '2026年10月を締める' });
  expect(screen.queryByRole('region', { name: '管理会社の月報' })).toBeNull();
});

test('names the month to close, what is owed to whom, and what nears its budget', async () => {
  renderPage(<MonthPart />, { at, answers: [...answers, as('treasurer')] });
  expect(await screen.findByRole('heading', { name: '2026年10月を締める' })).toBeDefined();
  const owed = screen.getByRole('region', { name: 'まだ払っていないお金' });
  expect(owed.textContent).toContain('あおば電力');
  expect(owed.textContent).toContain('48,210円');
  expect(owed.textContent).toContain('支払期限 2026年11月25日（');
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
  const overpaid = {
    ...invoice,
    dueOn: null,
    summary: '手すりの塗装の支払い',
    counterpartyId: ids.builder,
    amountYen: 10_000,
  };
  renderPage(<MonthPart />, {
    at,
    answers: [
      answer(listOpenItems, { owed: [invoice], overpaid: [overpaid], suspense: [] }),
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
  for (const bank of ['普通預金（北銀行）', '普通預金（南銀行）']) {
    fireEvent.change(screen.getByLabelText(bank), { target: { value: '0' } });
  }
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

test('a close waits for every balance of a bank, and the button leads to the missing one', async () => {
  const { calls } = renderPage(<MonthPart />, { at, answers: [...answers, as('treasurer')] });
  fireEvent.change(await screen.findByLabelText('普通預金（北銀行）'), { target: { value: '0' } });
  for (const box of screen.getAllByRole('checkbox')) fireEvent.click(box);
  fireEvent.click(screen.getByRole('button', { name: '2026年10月を締める' }));
  expect(
    await screen.findByText(
      '通帳の残高が入っていない口座があります。すべて入れると、締めを頼めます。',
    ),
  ).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: '通帳の残高の欄へ' }));
  expect(document.activeElement).toBe(screen.getByLabelText('普通預金（南銀行）'));
  expect(calls.every(({ method }) => method === 'GET')).toBe(true);
});

test('a bill that was read and not booked is something to do, and a line of the close', async () => {
  const waiting = answer(listVouchers, { vouchers: [], count: 2 });
  renderPage(<MonthPart />, { at, answers: [waiting, ...answers, as('treasurer')] });
  const todo = await screen.findByRole('region', { name: '記帳していない請求書・領収書' });
  expect(todo.textContent).toContain('記帳していない請求書・領収書が2件あります。');
  expect(within(todo).getByRole('link').getAttribute('href')).toContain('book=vouchers');
  expect(
    screen.getByRole('checkbox', { name: '記帳していない請求書・領収書を確かめました' }),
  ).toBeDefined();
});

test('what was read in the passbooks goes along, and whoever approves sees it', async () => {
  const { calls } = renderPage(<MonthPart />, {
    at,
    answers: [...answers, as('treasurer'), answer(askForLock, { request })],
  });
  fireEvent.change(await screen.findByLabelText('普通預金（北銀行）'), { target: { value: '０' } });
  fireEvent.change(screen.getByLabelText('普通預金（南銀行）'), { target: { value: '0' } });
  for (const box of screen.getAllByRole('checkbox')) fireEvent.click(box);
  fireEvent.click(screen.getByRole('button', { name: '2026年10月を締める' }));
  expect(await screen.findByText('2026年10月の締めを頼みました')).toBeDefined();
  const passbooks = [
    { accountId: ids.bank, balanceYen: 0 },
    { accountId: ids.reserveBank, balanceYen: 0 },
  ];
  expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
    passbooks,
    reason: expect.stringContaining('通帳の残高を見ました（2口座）。'),
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
      answer(approveLock, { lock, isReopening: false }),
    ],
  });
  fireEvent.click(await screen.findByRole('button', { name: '承認して締める' }));
  const dialog = screen.getByRole('alertdialog');
  expect(dialog.textContent).toContain('記帳も取り消しもできなくなります。');
  fireEvent.click(within(dialog).getByRole('button', { name: '承認する' }));
  expect(await screen.findByText('2026年10月までを締めることを承認しました')).toBeDefined();
  expect(calls.find(({ method }) => method === 'POST')?.url).toContain('/approval');
});

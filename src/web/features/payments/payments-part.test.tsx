import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  askForPayments,
  getPayments,
  listPayees,
  type PaymentsAnswer,
  savePayeeWay,
} from '#contract/payments.ts';
import { getSession } from '#contract/session.ts';
import { ids } from '#web/testing/example-books.ts';
import { examplePayment } from '#web/testing/example-payment.ts';
import { answer, renderPage } from '#web/testing/render-page.tsx';
import { sessionAs } from '#web/testing/session-as.ts';
import { PaymentsPart } from './payments-part.tsx';

const due: PaymentsAnswer['dues'][number] = {
  entryId: ids.general,
  fundId: ids.general,
  fund: '管理費会計',
  counterpartyId: ids.power,
  payee: '北浜ポンプ',
  summary: '給水ポンプの交換',
  postedOn: '2026-10-20',
  dueOn: '2026-11-30',
  yen: 52_000,
  openYen: 82_000,
  bookedYen: 132_000,
  paidYen: 50_000,
  askedYen: 30_000,
  isDebited: false,
  hindrance: null,
};
const view: PaymentsAnswer = {
  today: '2026-11-21',
  nextDay: '2026-11-24',
  dues: [due],
  payments: [],
  files: [],
  accounts: [
    { bankAccountId: ids.power, fundId: ids.general, name: '北銀行 普通預金', isReady: true },
  ],
};
const rest = [
  answer(listPayees, { payees: [], sources: [] }),
  answer(getSession, sessionAs('treasurer')),
];

test('a due that was paid in part says what is left, and what can be asked for is asked for', async () => {
  const { calls } = renderPage(<PaymentsPart />, {
    answers: [answer(getPayments, view), answer(askForPayments, {}), ...rest],
  });
  const dues = await screen.findByRole('region', { name: '払うことが決まっているもの' });
  expect(dues.textContent).toContain('82,000円');
  expect(dues.textContent).toContain('請求132,000円のうち50,000円を払い');
  expect(dues.textContent).toContain('いま頼めるのは52,000円です');
  fireEvent.click(await within(dues).findByRole('button', { name: '一部だけ払う' }));
  const field = within(dues).getByLabelText('北浜ポンプへ今回払う額（円）');
  expect(dues.textContent).toContain('支払期限 2026年11月30日（あと9日）');
  const ask = within(dues).getByRole<HTMLButtonElement>('button', { name: '1件の承認を頼む' });
  expect(ask.disabled).toBe(true);
  fireEvent.change(field, { target: { value: '52,001' } });
  expect(dues.textContent).toContain('1円から52,000円までで入れてください。');
  expect(ask.disabled).toBe(true);
  fireEvent.change(field, { target: { value: '２０，０００' } });
  fireEvent.click(ask);
  await screen.findByText('1件の支払いの承認を頼みました');
  const sent = calls.find(({ method }) => method === 'POST');
  expect(sent?.body).toMatchObject({ payments: [{ entryId: due.entryId, yen: 20_000 }] });
});

test('what the bank sent back stands apart, and says what to do', async () => {
  const returned = {
    ...examplePayment,
    state: 'returned',
    paidEntryId: ids.general,
    returnedEntryId: ids.power,
    returnedOn: '2026-11-13',
    isAccountDoubted: true,
  } as const;
  renderPage(<PaymentsPart />, {
    answers: [answer(getPayments, { ...view, payments: [returned] }), ...rest],
  });
  const asked = await screen.findByRole('region', { name: '頼んだ支払い' });
  expect(await within(asked).findByText(/^銀行から戻った支払い/)).toBeDefined();
  expect(asked.textContent).toContain('2026年11月13日に銀行から戻り、また未払いになりました。');
  const links = within(asked)
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
  expect(links).toEqual(['仕訳を見る', '払った仕訳', '戻った仕訳']);
});

test('a transfer file of which something is paid by hand stays in reach, and says what sending it would do', async () => {
  const file = {
    id: ids.general,
    bankAccountId: ids.power,
    payOn: examplePayment.payOn,
    madeAs: '理事長',
    madeOn: '2026-11-08',
    count: 2,
    yen: 264_000,
    isUnderWay: true,
    mayWithdraw: false,
  };
  renderPage(<PaymentsPart />, {
    answers: [answer(getPayments, { ...view, payments: [examplePayment], files: [file] }), ...rest],
  });
  const asked = await screen.findByRole('region', { name: '頼んだ支払い' });
  await within(asked).findByRole('button', { name: 'もう一度ダウンロード' });
  expect(asked.textContent).toContain('送ると二重に払うことになります。');
  expect(within(asked).queryByRole('button', { name: /取り消す$/ })).toBeNull();
});

test('whoever approves reads which account the money leaves', async () => {
  const waiting = { ...examplePayment, state: 'asked', mayApprove: true } as const;
  renderPage(<PaymentsPart />, {
    answers: [answer(getPayments, { ...view, payments: [waiting] }), ...rest],
  });
  const asked = await screen.findByRole('region', { name: '頼んだ支払い' });
  expect(asked.textContent).toContain('北銀行 普通預金から、');
  fireEvent.click(await within(asked).findByRole('button', { name: '承認する' }));
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog.textContent).toContain('北銀行 普通預金から、');
});

test('whoever draws what is owed gets no transfer, and no account is asked for', async () => {
  const payee = {
    id: ids.power,
    name: 'すみかわ電力',
    isDebited: true,
    accounts: [],
    isDoubted: false,
    owedYen: 82_000,
    paidCount: 0,
  };
  const hindrance = '口座振替で引き落とされます。';
  const { calls } = renderPage(<PaymentsPart />, {
    answers: [
      answer(getPayments, { ...view, dues: [{ ...due, isDebited: true, hindrance }] }),
      answer(listPayees, { payees: [payee], sources: [] }),
      answer(savePayeeWay, {}),
      answer(getSession, sessionAs('treasurer')),
    ],
  });
  const dues = await screen.findByRole('region', { name: '払うことが決まっているもの' });
  expect(dues.textContent).toContain(hindrance);
  expect(within(dues).queryByRole('checkbox')).toBeNull();
  const payees = await screen.findByRole('region', { name: '支払先の口座' });
  expect(within(payees).queryByRole('button', { name: '口座を入れる' })).toBeNull();
  fireEvent.click(await within(payees).findByRole('button', { name: '振込で払う先にする' }));
  await screen.findByText('すみかわ電力を、振込で払う先にしました');
  const sent = calls.find(({ method }) => method === 'PUT');
  expect(sent?.body).toMatchObject({ isDebited: false });
});

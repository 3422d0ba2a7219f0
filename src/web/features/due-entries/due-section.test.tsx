import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { getChart } from '#contract/ledger.ts';
import { bookDue, type Due, listDue, skipDue, undoEntries } from '#contract/repeats.ts';
import { getSession } from '#contract/session.ts';
import { exampleChart, ids } from '#web/testing/example-books.ts';
import { answer, renderPage } from '#web/testing/render-page.tsx';
import { sessionAs } from '#web/testing/session-as.ts';
import { DueSection } from './due-section.tsx';

const power: Due = {
  key: `repeat:${ids.entry}:2026-11`,
  kind: 'repeat',
  sourceId: ids.entry,
  month: '2026-11',
  name: '電気料金',
  summary: '10月分 電気料金',
  postedOn: '2026-11-20',
  postings: [
    { fundId: ids.general, accountId: ids.utilities, amountYen: 1, counterpartyId: ids.power },
    { fundId: ids.general, accountId: ids.bank, amountYen: -1, counterpartyId: ids.power },
  ],
  asksAmount: true,
  mayChangeAmount: true,
  remark: '',
  obstacle: '',
  lastYen: 48_210,
  owed: null,
};
const later: Due = {
  ...power,
  key: `repeat:${ids.builder}:2026-11`,
  sourceId: ids.builder,
  name: '月末の手数料',
  postedOn: '2026-11-30',
  asksAmount: false,
};
const bill = {
  entryId: ids.entry,
  summary: '10月分 水道料金',
  amountYen: 68_640,
  dueOn: null,
};
const answers = (due: readonly Due[]) => [
  answer(getChart, exampleChart),
  answer(getSession, sessionAs('treasurer')),
  answer(listDue, { today: '2026-11-22', due: [...due], skipped: [] }),
];

test('what is ready is chosen, its sum is asked for, and all is booked and taken back at once', async () => {
  const { calls, answerWith } = renderPage(<DueSection />, { answers: answers([power, later]) });
  await screen.findByText(
    '1件の決まった記帳があります。今月は、このあと1件あります。金額を確かめて、まとめて記帳できます。',
  );
  const button = await screen.findByRole('button', { name: '1件をまとめて記帳する' });
  fireEvent.click(button);
  expect(await screen.findByText('金額を入れてください。')).toBeDefined();
  expect(calls.every(({ method }) => method === 'GET')).toBe(true);
  expect(screen.getAllByText('前回は48,210円')).not.toHaveLength(0);
  fireEvent.change(screen.getByRole('textbox', { name: /電気料金/ }), {
    target: { value: '５１，０００' },
  });
  answerWith(answer(bookDue, { booked: [{ key: power.key, entryId: ids.entry, number: 130 }] }));
  fireEvent.click(button);
  expect(await screen.findByText('1件を記帳しました')).toBeDefined();
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
    entries: [{ key: power.key, amountYen: 51_000 }],
  });
  answerWith(answer(undoEntries, { undone: 1 }));
  fireEvent.click(screen.getByRole('button', { name: 'まとめて取り消す' }));
  expect(await screen.findByText('1件を取り消しました。')).toBeDefined();
});

test('a payment of 未払金 starts with what is owed, and says when more is typed', async () => {
  const water = { ...power, name: '水道料金', owed: { paid: [bill], left: [], isSure: true } };
  const { calls, answerWith } = renderPage(<DueSection />, { answers: answers([water]) });
  const amount = await screen.findByRole<HTMLInputElement>('textbox', { name: /水道料金/ });
  expect(amount.value).toBe('68,640');
  expect(screen.getByText('10月分 水道料金 68,640円を払います。')).toBeDefined();
  expect(screen.getByText('前回は48,210円')).toBeDefined();
  fireEvent.change(amount, { target: { value: '70,000' } });
  expect(screen.getByText('未払いの残りより1,360円多い額です。払いすぎになります。')).toBeDefined();
  fireEvent.change(amount, { target: { value: '68,640' } });
  answerWith(answer(bookDue, { booked: [{ key: water.key, entryId: ids.entry, number: 130 }] }));
  fireEvent.click(screen.getByRole('button', { name: '1件をまとめて記帳する' }));
  expect(await screen.findByText('1件を記帳しました')).toBeDefined();
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
    entries: [{ key: water.key, amountYen: 68_640 }],
  });
});

test('where no bill is booked, a payment of it says so and offers no sum', async () => {
  renderPage(<DueSection />, {
    answers: answers([{ ...power, owed: { paid: [], left: [], isSure: false } }]),
  });
  const amount = await screen.findByRole<HTMLInputElement>('textbox', { name: /電気料金/ });
  expect(amount.value).toBe('');
  expect(screen.getByText(/請求（未払金）が記帳されていません。/)).toBeDefined();
});

test('what a person has to look at is not chosen by itself, and says what else is open', async () => {
  const left = [{ ...bill, entryId: ids.builder, summary: '11月分', dueOn: '2026-12-22' }];
  const owed = { paid: [bill], left, isSure: false };
  renderPage(<DueSection />, { answers: answers([{ ...power, owed }]) });
  const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: '電気料金を記帳する' });
  expect(box.checked).toBe(false);
  expect(
    screen.getByText(
      '10月分 水道料金 68,640円を払います。このほか、11月分 68,640円（期限2026年12月22日）が残ります。払う請求がこれでよいか、確かめてから印を付けてください。',
    ),
  ).toBeDefined();
});

test('one is left out this month, with a reason', async () => {
  const { calls, answerWith } = renderPage(<DueSection />, { answers: answers([power]) });
  fireEvent.click(await screen.findByRole('button', { name: /^飛ばす/ }));
  fireEvent.click(await screen.findByRole('button', { name: 'この月を飛ばす' }));
  expect(await screen.findByText('飛ばす理由を入れてください。')).toBeDefined();
  fireEvent.change(screen.getByRole('textbox', { name: /飛ばす理由/ }), {
    target: { value: '請求がなかった' },
  });
  answerWith(answer(skipDue, {}));
  fireEvent.click(screen.getByRole('button', { name: 'この月を飛ばす' }));
  expect(await screen.findByText('「電気料金」の2026年11月分を飛ばしました')).toBeDefined();
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
    month: '2026-11',
    reason: '請求がなかった',
  });
});

test('without anything due there is nothing to see', async () => {
  renderPage(
    <>
      <DueSection />
      <p>ここまで</p>
    </>,
    { answers: answers([]) },
  );
  expect(await screen.findByText('ここまで')).toBeDefined();
  expect(screen.queryByText('毎月の決まった記帳')).toBeNull();
});

import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { getChart, listEntries } from '#contract/ledger.ts';
import { deleteVoucher, listVouchers, type Voucher } from '#contract/voucher.ts';
import { withLookups } from '#web/lib/books/use-books.ts';
import { exampleChart, exampleEntry, ids } from '#web/testing/example-books.ts';
import { answer, refuse, renderPage } from '#web/testing/render-page.tsx';
import { VoucherStart } from './voucher-start.tsx';

const voucher: Voucher = {
  id: ids.entry,
  kind: 'invoice',
  issuedOn: '2026-11-05',
  dueOn: '2026-11-30',
  amountYen: 48_210,
  payee: 'あおば 電力',
  invoiceNumber: '',
  note: '',
  isConfirmed: false,
  places: [],
  readingNote: '',
  file: { name: '十月.pdf', mediaType: 'application/pdf', byteSize: 1200 },
  addedAs: '会計担当理事',
  addedOn: '2026-11-06',
  entries: [],
};
const books = withLookups(exampleChart);
const answers = [
  answer(getChart, exampleChart),
  answer(listVouchers, { vouchers: [voucher], count: 1 }),
  answer(listEntries, { entries: [exampleEntry()], count: 1, next: null }),
];

test('what waits is listed, and its form begins with what the paper says and the last time', async () => {
  const { calls } = renderPage(<VoucherStart books={books} />, { answers });
  expect(await screen.findByText(/^請求書.*あおば 電力.*48,210円（読み取り）$/)).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: /を記帳する$/ }));
  await expect
    .poll(() => calls.some(({ url }) => url.includes(`counterpartyId=${ids.power}`)))
    .toBe(true);
});

test('a file is deleted only after a question, and a refusal is said', async () => {
  const { calls, answerWith } = renderPage(<VoucherStart books={books} />, { answers });
  fireEvent.click(await screen.findByRole('button', { name: '削除' }));
  expect(calls.every(({ method }) => method === 'GET')).toBe(true);
  answerWith(refuse(deleteVoucher, 409, '仕訳に付いているので、削除できません。'));
  fireEvent.click(screen.getByRole('button', { name: '削除する' }));
  expect(
    (await screen.findAllByText('仕訳に付いているので、削除できません。')).length,
  ).toBeGreaterThan(0);
});

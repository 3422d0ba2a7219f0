import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { getChart, listEntries } from '#contract/ledger.ts';
import { getSession } from '#contract/session.ts';
import { listVouchers, saveVoucher, type Voucher } from '#contract/voucher.ts';
import { exampleChart, exampleEntry, ids } from '#web/testing/example-books.ts';
import { answer, refuse, renderPage } from '#web/testing/render-page.tsx';
import { sessionAs } from '#web/testing/session-as.ts';
import { BooksPart } from './books-view.tsx';

const voucher: Voucher = {
  id: ids.entry,
  kind: 'invoice',
  issuedOn: '2026-11-05',
  dueOn: '2026-11-30',
  amountYen: 48_210,
  payee: 'あおば電力',
  invoiceNumber: '',
  note: '',
  isConfirmed: false,
  places: [],
  readingNote: '',
  file: { name: '十月.pdf', mediaType: 'image/png', byteSize: 1200 },
  addedAs: '会計担当理事',
  addedOn: '2026-11-06',
  entries: [],
};
const at = '/demo/accounting?view=books&book=vouchers';
const answers = [
  answer(getChart, exampleChart),
  answer(getSession, sessionAs('treasurer')),
  answer(listVouchers, { vouchers: [voucher], count: 1 }),
  answer(listEntries, { entries: [exampleEntry()], count: 1, next: null }),
];

const listed = (calls: readonly { url: string }[]) =>
  calls.map(({ url }) => decodeURIComponent(url)).filter((url) => url.includes('/vouchers?'));

test('first those beside no entry, whatever their day, narrowed by word and sum', async () => {
  const { calls } = renderPage(<BooksPart />, { at: `${at}&q=電力&yen=48,210`, answers });
  expect(await screen.findByText(/まだ帳簿に付いていない証憑/)).toBeDefined();
  const [asked] = listed(calls);
  expect(asked).toContain('box=yes');
  expect(asked).toContain('text=電力');
  expect(asked).toContain('yen=48210');
  expect(asked).not.toContain('from=');
  fireEvent.click(await screen.findByRole('button', { name: /を記帳する$/ }));
  await expect
    .poll(() => calls.some(({ url }) => url.includes(`counterpartyId=${ids.power}`)))
    .toBe(true);
});

test('every one of a period leads to the entry it stands beside', async () => {
  const entry = {
    id: ids.entry,
    number: 120,
    postedOn: '2026-10-27',
    summary: '9月分の電気料',
    isReversed: false,
    isClosed: true,
  };
  const { calls } = renderPage(<BooksPart />, {
    at: `${at}&box=all&period=2026-10`,
    answers: [
      answer(listVouchers, { vouchers: [{ ...voucher, entries: [entry] }], count: 1 }),
      ...answers,
    ],
  });
  const link = await screen.findByRole('link', { name: /No\.120/ });
  expect(link.getAttribute('href')).toContain(`entry=${ids.entry}`);
  expect(screen.queryByRole('button', { name: /を記帳する$/ })).toBeNull();
  expect(listed(calls).at(-1)).toContain('from=2026-10-01&until=2026-10-31');
});

test('who only reads neither corrects nor books', async () => {
  renderPage(<BooksPart />, {
    at,
    answers: [answer(getSession, sessionAs('auditor')), ...answers],
  });
  expect(await screen.findByRole('button', { name: '見る' })).toBeDefined();
  expect(screen.queryByRole('button', { name: /直す|記帳する/ })).toBeNull();
});

test('nothing that waits is said as good news', async () => {
  const none = answer(listVouchers, { vouchers: [], count: 0 });
  renderPage(<BooksPart />, { at, answers: [none, ...answers] });
  expect(await screen.findByText('どの証憑も、帳簿に付いています')).toBeDefined();
});

test('a search that finds no paper says what to change', async () => {
  const none = answer(listVouchers, { vouchers: [], count: 0 });
  renderPage(<BooksPart />, { at: `${at}&q=ない`, answers: [none, ...answers] });
  expect(await screen.findByText('あてはまる証憑がありません')).toBeDefined();
});

test('what was read is put right, with the fault beside its field', async () => {
  const { calls, answerWith } = renderPage(<BooksPart />, { at, answers });
  fireEvent.click(await screen.findByRole('button', { name: '「十月.pdf」の内容を直す' }));
  const form = within(await screen.findByRole('dialog', { name: '証憑の内容を直す' }));
  fireEvent.change(form.getByRole('textbox', { name: /金額/ }), { target: { value: '五万' } });
  fireEvent.change(form.getByLabelText('支払期限'), { target: { value: '2026-11-01' } });
  fireEvent.click(form.getByRole('button', { name: 'この内容で保存する' }));
  expect(form.getByText(/金額を、円の数字で入れてください。/)).toBeDefined();
  expect(form.getByText(/支払期限は、発行日と同じ日か/)).toBeDefined();
  expect(calls.every(({ method }) => method === 'GET')).toBe(true);

  fireEvent.change(form.getByRole('textbox', { name: /金額/ }), { target: { value: '51000' } });
  fireEvent.change(form.getByLabelText(/支払期限/), { target: { value: '' } });
  answerWith(refuse(saveVoucher, 503, 'いまはできません。'));
  fireEvent.click(form.getByRole('button', { name: 'この内容で保存する' }));
  expect(await form.findByText(/いまはできません。/)).toBeDefined();
  answerWith(answer(saveVoucher, { voucher: { ...voucher, amountYen: 51_000 } }));
  fireEvent.click(form.getByRole('button', { name: 'この内容で保存する' }));
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  expect(calls.findLast(({ method }) => method === 'PUT')?.body).toMatchObject({
    amountYen: 51_000,
    dueOn: null,
    payee: 'あおば電力',
  });
});

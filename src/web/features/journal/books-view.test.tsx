import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  getChart,
  getEntry,
  getLedgerPage,
  getTrialBalance,
  listEntries,
  listWriters,
  reverseEntry,
} from '#contract/ledger.ts';
import { getSession } from '#contract/session.ts';
import { exampleChart, exampleEntry, ids } from '#web/testing/example-books.ts';
import { answer, renderPage } from '#web/testing/render-page.tsx';
import { sessionAs } from '#web/testing/session-as.ts';
import { BooksPart } from './books-view.tsx';

const page = { entries: [exampleEntry()], count: 1, next: null };
const chart = answer(getChart, exampleChart);
const journal = answer(listEntries, page);
const treasurer = answer(getSession, sessionAs('treasurer'));
const address = '/demo/accounting?view=books';

test('the journal says in words what was booked, and how many there are', async () => {
  renderPage(<BooksPart />, { at: address, answers: [chart, journal] });
  const row = (await screen.findByRole('link', { name: '9月分の電気料' })).closest('tr');
  expect(row?.textContent).toContain('No.120');
  expect(row?.textContent).toContain('水道光熱費');
  expect(row?.textContent).toContain('普通預金（北銀行）');
  expect(row?.textContent).toContain('48,210');
  expect(screen.getByText('1件')).toBeDefined();
});

test('asks for the fiscal year, and for what the address narrows it to', async () => {
  const { calls } = renderPage(<BooksPart />, {
    at: `${address}&period=2026-10&account=5120&yen=48,210&q=電気`,
    answers: [chart, journal],
  });
  await screen.findByRole('link', { name: '9月分の電気料' });
  const asked = calls
    .map(({ url }) => decodeURIComponent(url))
    .find((url) => url.includes('entries'));
  expect(asked).toContain('from=2026-10-01&until=2026-10-31&text=電気');
  expect(asked).toContain(`accountId=${ids.utilities}&yen=48210`);
});

test('a search that finds nothing says what to change', async () => {
  const none = answer(listEntries, { entries: [], count: 0, next: null });
  renderPage(<BooksPart />, { at: `${address}&q=ない`, answers: [chart, none] });
  expect(await screen.findByText('あてはまる仕訳がありません')).toBeDefined();
});

test('more is fetched where the page before ended', async () => {
  const { calls, answerWith } = renderPage(<BooksPart />, {
    at: address,
    answers: [chart, answer(listEntries, { ...page, count: 2, next: '2026-10-27_120' })],
  });
  const more = await screen.findByRole('button', { name: '続きを表示' });
  const older = exampleEntry({
    id: ids.cash,
    number: 80,
    postedOn: '2026-09-27',
    summary: '8月分の電気料',
  });
  answerWith(answer(listEntries, { entries: [older], count: 2, next: null }));
  fireEvent.click(more);
  expect(await screen.findByRole('link', { name: '8月分の電気料' })).toBeDefined();
  expect(screen.getByText('2026年9月')).toBeDefined();
  expect(calls.at(-1)?.url).toContain('after=2026-10-27_120');
});

test('the one who books takes an entry back with a reason', async () => {
  const reversal = exampleEntry({ id: ids.cash, number: 121, origin: 'reversal' });
  const { calls } = renderPage(<BooksPart />, {
    at: `${address}&entry=${ids.entry}`,
    answers: [
      chart,
      journal,
      treasurer,
      answer(getEntry, { entry: exampleEntry() }),
      answer(reverseEntry, { entry: reversal }),
    ],
  });
  const entry = await screen.findByRole('dialog', { name: /No\.120/ });
  fireEvent.click(await within(entry).findByRole('button', { name: '取り消す' }));
  fireEvent.click(within(entry).getByRole('button', { name: '取り消しを記帳する' }));
  expect(within(entry).getByText('取り消す理由を入力してください。')).toBeDefined();
  fireEvent.change(within(entry).getByRole('textbox', { name: /取り消す理由/ }), {
    target: { value: '二重でした' },
  });
  fireEvent.click(within(entry).getByRole('button', { name: '取り消しを記帳する' }));
  expect(await screen.findByText('No.121 で取り消しました')).toBeDefined();
  const sent = calls.find(({ method }) => method === 'POST');
  expect(sent?.url).toContain(`/ledger/entries/${ids.entry}/reversal`);
  expect(sent?.body).toMatchObject({ postedOn: '2026-10-27', reason: '二重でした' });
});

test('an entry of a closed month says on which day it would be taken back', async () => {
  const old = exampleEntry({ postedOn: '2026-08-20' });
  renderPage(<BooksPart />, {
    at: `${address}&entry=${ids.entry}`,
    answers: [chart, journal, treasurer, answer(getEntry, { entry: old })],
  });
  fireEvent.click(await screen.findByRole('button', { name: '取り消す' }));
  expect(
    screen.getByText(/8月は締めてあるため、2026年11月22日の日付で取り消します。/),
  ).toBeDefined();
});

test('who only reads is offered no way to change anything', async () => {
  renderPage(<BooksPart />, {
    at: `${address}&entry=${ids.entry}`,
    answers: [
      chart,
      journal,
      answer(getSession, sessionAs('auditor')),
      answer(getEntry, { entry: exampleEntry() }),
    ],
  });
  await screen.findByText('2026年度 No.120');
  expect(screen.queryByRole('button', { name: '取り消す' })).toBeNull();
});

test('the trial balance comes out even, and its figures lead to the ledger', async () => {
  const row = { fundId: ids.general, openingYen: 0, debitYen: 0, creditYen: 0 };
  const rows = [
    { ...row, accountId: ids.bank, openingYen: 500_000, creditYen: 48_210 },
    { ...row, accountId: ids.net, openingYen: -500_000 },
    { ...row, accountId: ids.utilities, debitYen: 48_210 },
  ];
  renderPage(<BooksPart />, {
    at: `${address}&book=trial&period=2026`,
    answers: [chart, answer(getTrialBalance, { rows })],
  });
  expect(await screen.findByText('借方と貸方は、どちらも48,210円で一致しています。')).toBeDefined();
  const link = screen.getByRole('link', { name: '普通預金（北銀行）の元帳：451,790円' });
  expect(link.getAttribute('href')).toContain(
    'book=account&period=2026&fund=general&account=1120-01',
  );
});

test('the pages of a ledger are turned, and carry their sums from one to the next', async () => {
  // 1,000 come in on each of 13 days: twelve fit a page.
  const rows = Array.from({ length: 13 }, (_, index) => ({
    entryId: ids.entry,
    number: index + 1,
    postedOn: `2026-10-${String(index + 1).padStart(2, '0')}`,
    summary: `${index + 1}件目の入金`,
    fundId: ids.general,
    amountYen: 1_000,
    balanceYen: 500_000 + 1_000 * (index + 1),
    counterAccountIds: [ids.utilities],
    counterpartyId: null,
  }));
  const ledger = answer(getLedgerPage, {
    openingYen: 500_000,
    rows,
    closingYen: 513_000,
    isCut: false,
  });
  renderPage(<BooksPart />, {
    at: `${address}&book=account&period=2026&fund=general&account=1120-01`,
    answers: [chart, ledger],
  });
  expect(await screen.findByText('はじめの頁です')).toBeDefined();
  for (const name of ['次頁へ繰越', '前頁より繰越']) {
    const line = screen.getByText(name).closest('tr');
    expect(line?.textContent).toContain('12,000');
    expect(line?.textContent).toContain('512,000');
  }
  fireEvent.click(screen.getByRole('link', { name: '次頁（2頁）' }));
  expect(await screen.findByText('おわりの頁です')).toBeDefined();
  expect(screen.getByRole('link', { name: '前頁（1頁）' }).getAttribute('href')).not.toContain(
    'page=',
  );
});

test('is narrowed to a person where people sign in, to a position in the demonstration', async () => {
  const person = { id: ids.power, words: '佐藤 太郎（会計担当理事）' };
  const writers = answer(listWriters, { writers: [person] });
  const { calls } = renderPage(<BooksPart />, { at: address, answers: [chart, journal, writers] });
  const choice = await screen.findByLabelText('入力した人');
  await within(choice).findByRole('option', { name: person.words });
  fireEvent.change(choice, { target: { value: person.id } });
  await waitFor(() =>
    expect(calls.some(({ url }) => url.includes(`enteredBy=${person.id}`))).toBe(true),
  );
  expect(within(choice).queryByRole('option', { name: '会計担当理事' })).toBeNull();
});

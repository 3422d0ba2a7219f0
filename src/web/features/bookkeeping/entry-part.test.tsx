import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { getChart, listEntries, postEntry, reverseEntry } from '#contract/ledger.ts';
import { listOpenItems } from '#contract/open-items.ts';
import { getPayments } from '#contract/payments.ts';
import { getSession } from '#contract/session.ts';
import { getVoucher, saveVoucher, type Voucher } from '#contract/voucher.ts';
import { exampleChart, exampleEntry, ids } from '#web/testing/example-books.ts';
import { examplePayment } from '#web/testing/example-payment.ts';
import { answer, refuse, renderPage } from '#web/testing/render-page.tsx';
import { sessionAs } from '#web/testing/session-as.ts';
import { dismissToast } from '#web/ui/toast.tsx';
import { EntryPart } from './entry-part.tsx';

const answers = [
  answer(getChart, exampleChart),
  answer(listOpenItems, { owed: [], overpaid: [], suspense: [] }),
  answer(listEntries, { entries: [exampleEntry()], count: 1, next: null }),
];
const at = '/demo/accounting?view=entry';

beforeEach(() => localStorage.clear());
// A note that offers to take something back takes the keys for it.
afterEach(() => act(() => dismissToast()));

function choose(name: RegExp, typed: string): void {
  const box = screen.getByRole('combobox', { name });
  fireEvent.change(box, { target: { value: typed } });
  fireEvent.keyDown(box, { key: 'Enter' });
}

function fill(name: RegExp, value: string): void {
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });
}

test('begins with what happened, in five plain ways', async () => {
  renderPage(<EntryPart />, { at, answers });
  await screen.findByRole('heading', { name: '何がありましたか' });
  expect(
    screen.getAllByRole('link').map((it) => it.querySelector('span span')?.textContent),
  ).toEqual([
    'お金が出た',
    'お金が入った',
    'お金を移した',
    '払うことが決まった',
    '立て替えてもらった',
    '数年分をまとめて払った',
    '毎月の記帳',
    'ひな形',
    '仕訳で入力',
  ]);
});

test('says beside each question what is missing', async () => {
  const { calls } = renderPage(<EntryPart />, { at: `${at}&way=paid`, answers });
  fireEvent.click(await screen.findByRole('button', { name: '記帳する' }));
  expect(await screen.findByText('何に払ったかを選んでください。')).toBeDefined();
  expect(screen.getByText('金額を入れてください。')).toBeDefined();
  expect(calls.every(({ method }) => method === 'GET')).toBe(true);
});

test('a second one of a month gets other words, and the question whether it is the same', async () => {
  renderPage(<EntryPart />, { at: `${at}&way=paid&day=2026-10-30`, answers });
  await screen.findByRole('button', { name: '記帳する' });
  choose(/何に払いましたか/, '電気');
  expect(
    await screen.findByText(/同じ月の2件目です。同じものを二度入れていないか、確かめてください。/),
  ).toBeDefined();
  const summary = screen.getByRole<HTMLInputElement>('textbox', { name: /摘要/ });
  expect(summary.value).not.toContain('月分');
  expect(summary.value).not.toBe('');
});

test('knows the last time, books with debit and credit, and takes it back with one press', async () => {
  const { calls, answerWith } = renderPage(<EntryPart />, { at: `${at}&way=paid`, answers });
  await screen.findByRole('button', { name: '記帳する' });
  choose(/何に払いましたか/, '電気');
  expect(await screen.findByText('前回（2026年10月27日）は48,210円でした。')).toBeDefined();
  fill(/いくら払いましたか/, '５１，０００');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /摘要/ }).value).toBe(
    '10月分の電気料',
  );
  answerWith(answer(postEntry, { entry: exampleEntry({ number: 130 }) }));
  fireEvent.click(screen.getByRole('button', { name: '記帳する' }));
  expect(await screen.findByText('No.130 を記帳しました')).toBeDefined();
  const booked = calls.find(({ method }) => method === 'POST');
  expect(booked?.body).toMatchObject({
    postedOn: '2026-11-22',
    summary: '10月分の電気料',
    postings: [
      {
        fundId: ids.general,
        accountId: ids.utilities,
        amountYen: 51_000,
        counterpartyId: ids.power,
      },
      { fundId: ids.general, accountId: ids.bank, amountYen: -51_000, counterpartyId: ids.power },
    ],
  });
  answerWith(answer(reverseEntry, { entry: exampleEntry({ number: 131 }) }));
  fireEvent.click(screen.getByRole('button', { name: '取り消す' }));
  expect(await screen.findByText('No.130 を No.131 で取り消しました')).toBeDefined();
});

test('a failed try is repeated with the same id, so that nothing is booked twice', async () => {
  const { calls, answerWith } = renderPage(<EntryPart />, { at: `${at}&way=owed`, answers });
  await screen.findByRole('button', { name: '記帳する' });
  choose(/何に払いますか/, '電気');
  choose(/支払先/, 'あおば');
  fill(/いくら払いますか/, '3000');
  answerWith(refuse(postEntry, 503, 'いまはできません。'));
  fireEvent.click(screen.getByRole('button', { name: '記帳する' }));
  expect(await screen.findByText(/いまはできません。/)).toBeDefined();
  answerWith(answer(postEntry, { entry: exampleEntry({ number: 130 }) }));
  fireEvent.click(screen.getByRole('button', { name: '記帳する' }));
  expect(await screen.findByText('No.130 を記帳しました')).toBeDefined();
  const sent = calls.filter(({ method }) => method === 'POST').map(({ body }) => body);
  expect(sent).toHaveLength(2);
  expect(sent[0]).toEqual(sent[1]);
});

test('a day in a closed month is refused at once, in words', async () => {
  renderPage(<EntryPart />, { at: `${at}&way=paid`, answers });
  fireEvent.change(await screen.findByLabelText(/いつ払いましたか/), {
    target: { value: '2026-09-30' },
  });
  expect(
    screen.getByText('2026年9月30日までは締めてあります。2026年10月1日以降の日付にしてください。'),
  ).toBeDefined();
});

test('money that moved takes no day to come, a bill that was decided does, and says so', async () => {
  renderPage(<EntryPart />, { at: `${at}&way=paid`, answers });
  const day = await screen.findByLabelText(/いつ払いましたか/);
  fireEvent.change(day, { target: { value: '2026-11-23' } });
  expect(screen.getByText(/2026年11月23日は、まだ来ていません。/)).toBeDefined();
  cleanup();
  renderPage(<EntryPart />, { at: `${at}&way=owed`, answers });
  const owed = await screen.findByLabelText(/いつの分ですか/);
  fireEvent.change(owed, { target: { value: '2026-11-30' } });
  expect(
    screen.getByText(/2026年11月30日は、今日より後の日です。そのまま記帳できます/),
  ).toBeDefined();
  expect(screen.queryByText(/まだ来ていません/)).toBeNull();
});

test('an account of another fund is taken with a word beside it', async () => {
  renderPage(<EntryPart />, { at: `${at}&way=paid`, answers });
  const from = await screen.findByRole('combobox', { name: /どこから払いましたか/ });
  expect(screen.queryByText(/の口座として登録してあります/)).toBeNull();
  fireEvent.change(from, { target: { value: ids.reserveBank } });
  expect(
    screen.getByText(
      '修繕積立金会計の口座として登録してあります。管理費会計のお金もこの口座に入っているときは、このまま記帳できます。',
    ),
  ).toBeDefined();
});

test('a bill that is in a transfer file says so in the form that would book it as paid', async () => {
  const bill = {
    entryId: ids.entry,
    accountId: ids.payable,
    postedOn: '2026-10-31',
    summary: '10月分の電気料',
    fundId: ids.general,
    amountYen: 48_210,
    dueOn: null,
    isDebited: false,
    counterpartyId: ids.power,
  };
  const payments = answer(getPayments, {
    today: '2026-11-22',
    nextDay: '2026-11-24',
    dues: [],
    files: [],
    accounts: [],
    payments: [{ ...examplePayment, entryId: ids.entry }],
  });
  const owed = answer(listOpenItems, { owed: [bill], overpaid: [], suspense: [] });
  const own = [owed, payments, ...answers];
  renderPage(<EntryPart />, {
    at: `${at}&way=paid&for=owed&fund=general&party=${ids.power}&yen=48210`,
    answers: own,
  });
  expect(await screen.findByText('振込データに入っています')).toBeDefined();
  cleanup();
  renderPage(<EntryPart />, {
    at: `${at}&way=paid&for=owed&fund=general&party=${ids.builder}&yen=48210`,
    answers: own,
  });
  await screen.findByRole('button', { name: '記帳する' });
  expect(screen.queryByText('振込データに入っています')).toBeNull();
});

test('as an entry a day to come stands beside the day, and is refused once money moves', async () => {
  renderPage(<EntryPart />, { at: `${at}&way=journal`, answers });
  const day = await screen.findByLabelText(/^日付/);
  fireEvent.change(day, { target: { value: '2026-11-30' } });
  expect(screen.getByText(/2026年11月30日は、今日より後の日です。/)).toBeDefined();
  choose(/1行目の科目/, '1110');
  expect(screen.getByText(/2026年11月30日は、まだ来ていません。/)).toBeDefined();
  expect(screen.queryByText(/今日より後の日です。/)).toBeNull();
});

test('as an entry: the missing sum is offered, and the difference is told by fund', async () => {
  renderPage(<EntryPart />, { at: `${at}&way=journal`, answers });
  await screen.findByRole('button', { name: /^記帳する/ });
  choose(/1行目の科目/, '1110');
  fill(/1行目の借方/, '5000');
  expect(screen.getByText('借方が5,000円多い')).toBeDefined();
  fireEvent.keyDown(screen.getByRole('textbox', { name: '1行目の借方' }), { key: 'Enter' });
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: '2行目の貸方' }).value).toBe(
    '5,000',
  );
  expect(screen.getByText(/一致（5,000円）/)).toBeDefined();
});

const paper: Voucher = {
  id: ids.entry,
  kind: 'invoice',
  issuedOn: '2026-11-05',
  dueOn: null,
  amountYen: 48_210,
  payee: 'あおば電力',
  invoiceNumber: '',
  note: '',
  isConfirmed: false,
  places: [],
  readingNote: '',
  file: { name: '十月.png', mediaType: 'image/png', byteSize: 1200 },
  addedAs: '会計担当理事',
  addedOn: '2026-11-06',
  entries: [],
};

test('a paper corrected beside the form changes what was corrected, and nothing that was typed', async () => {
  renderPage(<EntryPart />, {
    at: `${at}&way=owed&voucher=${ids.entry}&yen=48210&party=${ids.power}&day=2026-11-05&account=5120`,
    answers: [
      ...answers,
      answer(getSession, sessionAs('treasurer')),
      answer(getVoucher, { voucher: paper }),
      answer(saveVoucher, {
        voucher: { ...paper, amountYen: 51_000, issuedOn: '2026-11-05', isConfirmed: true },
      }),
    ],
  });
  const correct = await screen.findByRole('button', { name: '「十月.png」の内容を直す' });
  // The account is last time's and says so; the words of another paper are not this one's.
  expect(await screen.findByText(/^この支払先の前回と同じ科目を入れてあります。/)).toBeDefined();
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /摘要/ }).value).toBe('');
  fill(/摘要/, '追加の電気料');
  fireEvent.click(correct);
  fireEvent.click(await screen.findByRole('button', { name: 'この内容で保存する' }));
  const yen = () => screen.getByRole<HTMLInputElement>('textbox', { name: /いくら払いますか/ });
  await expect.poll(() => yen().value).toBe('51,000');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /摘要/ }).value).toBe(
    '追加の電気料',
  );
});

test('the subject of a paper stands in the words, and may be written over', async () => {
  renderPage(<EntryPart />, {
    at: `${at}&way=owed&voucher=${ids.entry}&yen=48210&party=${ids.power}&about=11%E6%9C%88%E5%88%86%20%E9%9B%BB%E6%B0%97`,
    answers: [...answers, answer(getVoucher, { voucher: paper })],
  });
  const summary = await screen.findByRole<HTMLInputElement>('textbox', { name: /摘要/ });
  expect(summary.value).toBe('11月分 電気');
  expect(screen.getByText(/^紙に書かれた件名を入れてあります。/)).toBeDefined();
  fill(/摘要/, '共用部分の電気料');
  expect(screen.queryByText(/^紙に書かれた件名を入れてあります。/)).toBeNull();
});

test('what was typed is there again after a reload, until it is booked or thrown away', async () => {
  renderPage(<EntryPart />, { at: `${at}&way=paid`, answers });
  await screen.findByRole('button', { name: '記帳する' });
  choose(/何に払いましたか/, '電気');
  fill(/いくら払いましたか/, '51,000');
  cleanup();

  renderPage(<EntryPart />, { at: `${at}&way=paid`, answers });
  const amount = () =>
    screen.findByRole<HTMLInputElement>('textbox', { name: /いくら払いましたか/ });
  expect((await amount()).value).toBe('51,000');
  fireEvent.click(screen.getByRole('button', { name: '消して最初から入力する' }));
  expect((await amount()).value).toBe('');
  expect(screen.queryByText(/前に途中まで入れた内容/)).toBeNull();
  cleanup();

  renderPage(<EntryPart />, { at: `${at}&way=paid`, answers });
  expect((await amount()).value).toBe('');
});

test('the rows of an entry are there again as well, until they are thrown away', async () => {
  const rendered = () => renderPage(<EntryPart />, { at: `${at}&way=journal`, answers });
  rendered();
  await screen.findByRole('button', { name: /^記帳する/ });
  choose(/1行目の科目/, '1110');
  fill(/1行目の借方/, '5,000');
  fill(/摘要/, '小口現金');
  cleanup();

  rendered();
  const debit = () => screen.findByRole<HTMLInputElement>('textbox', { name: '1行目の借方' });
  expect((await debit()).value).toBe('5,000');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /摘要/ }).value).toBe('小口現金');
  fireEvent.click(screen.getByRole('button', { name: '消して最初から入力する' }));
  expect((await debit()).value).toBe('');
  cleanup();

  rendered();
  expect((await debit()).value).toBe('');
  expect(screen.queryByText(/前に途中まで入れた内容/)).toBeNull();
});

test('a booked entry leaves no draft behind, and Ctrl+Z takes it back', async () => {
  const { calls, answerWith } = renderPage(<EntryPart />, { at: `${at}&way=paid`, answers });
  await screen.findByRole('button', { name: '記帳する' });
  choose(/何に払いましたか/, '電気');
  await screen.findByText('前回（2026年10月27日）は48,210円でした。');
  fill(/いくら払いましたか/, '51,000');
  answerWith(answer(postEntry, { entry: exampleEntry({ number: 130 }) }));
  fireEvent.click(screen.getByRole('button', { name: '記帳する' }));
  await screen.findByText('No.130 を記帳しました');
  answerWith(answer(reverseEntry, { entry: exampleEntry({ number: 131 }) }));
  fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });
  expect(await screen.findByText('No.130 を No.131 で取り消しました')).toBeDefined();
  fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });
  expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(2);
  cleanup();
  renderPage(<EntryPart />, { at: `${at}&way=paid`, answers });
  await screen.findByRole('button', { name: '記帳する' });
  expect(screen.queryByText(/前に途中まで入れた内容/)).toBeNull();
});

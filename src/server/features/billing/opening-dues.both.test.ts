import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { getArrears } from '#contract/arrears.ts';
import * as billing from '#contract/billing.ts';
import * as items from '#contract/billing-items.ts';
import { getChart } from '#contract/ledger.ts';
import * as opening from '#contract/opening.ts';
import * as dues from '#contract/opening-dues.ts';
import * as setup from '#contract/setup.ts';
import { sumYen } from '#domain/money.ts';
import { startServer } from '#server/testing/start-server.ts';
import { beginTenant, type Member } from '#server/testing/tenants/make-tenants.ts';

const server = await startServer();

const roster = [
  ['部屋番号', '専有面積', '区分所有者', '管理費', '修繕積立金'],
  ['101', '60', '青木 一郎', '12,000', '9,000'],
  ['102', '60', '石井 二郎', '12,000', '9,000'],
];

/** Books that begin on 1 October with 33,000 owed and 12,500 paid ahead, and a 料金表 from November on. */
async function begun(): Promise<Member> {
  await server.db.exec('delete from rate_use');
  const email = `${randomUUID()}@example.jp`;
  const member = await beginTenant(server, { email, position: 'treasurer', name: 'さくら台' });
  const { visitor, at } = member;
  await visitor.call(setup.applyRosterTable, { id: randomUUID(), rows: roster }, at);
  const { accounts, funds } = await visitor.call(getChart, {}, at);
  const account = (code: string) => accounts.find((it) => it.code === code)?.id ?? '';
  const fund = (code: string) => funds.find((it) => it.code === code)?.id ?? '';
  const bank = accounts.find(({ role }) => role === 'bank')?.id ?? '';
  const balance = (code: string, accountId: string, [startYen, nowYen]: [number, number]) => ({
    fundId: fund(code),
    accountId,
    startYen,
    nowYen,
  });
  const plan = {
    yearStartsOn: '2026-04-01',
    beginsOn: '2026-10-01',
    balances: [
      balance('general', bank, [500_000, 500_000]),
      balance('general', account('1210'), [12_000, 24_000]),
      balance('general', account('2120'), [0, -500]),
      balance('reserve', bank, [900_000, 903_000]),
      balance('reserve', account('1211'), [0, 9_000]),
      balance('reserve', account('2121'), [0, -12_000]),
    ],
    months: [
      {
        month: '2026-09',
        fundId: fund('general'),
        accountId: account('4110'),
        amountYen: -11_500,
      },
    ],
    certificates: [{ accountId: bank, amountYen: 1_403_000, note: '通帳' }],
    pastYears: [],
  };
  await visitor.call(opening.finishOpening, { plan }, at);
  await visitor.call(items.beginTariff, { month: '2026-11', yen: 42_000 }, at);
  return member;
}

const head = ['部屋番号', '種類', '費目', '月分', '金額'];
const right = [
  head,
  ['101', '未収金', '管理費', '2026年8月', '12,000'],
  ['101', '未収金', '管理費', '2026年9月', '12,000'],
  ['101', '未収金', '修繕積立金', '2026年9月', '9,000'],
  ['102', '前受金', '修繕積立金', '2026年11月', '9,000'],
  ['102', '前受金', '修繕積立金', '2026年12月', '3,000'],
  ['102', '前受金', '管理費', '', '500'],
];

async function expectEven({ visitor, at }: Member) {
  const { control } = await visitor.call(billing.getBillingMonth, {}, at);
  expect([control.openYen, control.advanceYen]).toEqual([
    control.ledgerOpenYen,
    control.ledgerAdvanceYen,
  ]);
  return control;
}

async function runMonth({ visitor, at }: Member) {
  const { month, items: sums } = await visitor.call(billing.getBillingMonth, {}, at);
  const yen = sumYen(sums.map((it) => it.yen));
  return visitor.call(billing.runBilling, { month, yen }, at);
}

test('what was owed before is read beside the opening, saved, paid, billed and taken back', async () => {
  const member = await begun();
  const { visitor, at } = member;
  const before = await visitor.call(billing.getBillingMonth, {}, at);
  expect(before.control).toEqual({
    openYen: 0,
    ledgerOpenYen: 33_000,
    advanceYen: 0,
    ledgerAdvanceYen: 12_500,
  });
  expect(await visitor.call(dues.getOpeningDues, {}, at)).toMatchObject({
    asOf: '2026-09-30',
    firstMonth: '2026-11',
    nextMonth: '2026-11',
    items: ['管理費', '修繕積立金'],
    saved: null,
  });

  const reading = await visitor.call(dues.readOpeningDuesTable, { rows: right }, at);
  expect(reading.mayApply).toBe(true);
  expect(reading.lines[0]).toMatchObject({
    number: '101',
    month: '2026年8月分',
    dueOn: '2026-07-27',
  });
  expect(
    reading.sums.map(({ kind, enteredYen, booksYen }) => [kind, enteredYen, booksYen]),
  ).toEqual([
    ['owed', 24_000, 24_000],
    ['owed', 9_000, 9_000],
    ['ahead', 500, 500],
    ['ahead', 12_000, 12_000],
  ]);
  const id = randomUUID();
  await visitor.call(dues.applyOpeningDues, { id, rows: right, note: '' }, at);
  await visitor.call(dues.applyOpeningDues, { id, rows: right, note: '' }, at);
  expect(await expectEven(member)).toMatchObject({ openYen: 33_000, advanceYen: 12_500 });
  const { saved } = await visitor.call(dues.getOpeningDues, {}, at);
  expect(saved).toMatchObject({ id, enteredAs: '会計担当理事', note: '', keptBy: null });
  expect(saved?.lines.map(({ number, kind, month, yen }) => [number, kind, month, yen])).toEqual([
    ['101', 'owed', '2026-08', 12_000],
    ['101', 'owed', '2026-09', 12_000],
    ['101', 'owed', '2026-09', 9_000],
    ['102', 'ahead', '2026-11', 9_000],
    ['102', 'ahead', '2026-12', 3_000],
    ['102', 'ahead', null, 500],
  ]);

  // Late from its own day on, in the books already, and 時効 counts from that day.
  const arrears = await visitor.call(getArrears, {}, at);
  expect(arrears.debtors).toMatchObject([
    { number: '101', yen: 33_000, oldestDueOn: '2026-07-27' },
  ]);
  expect(arrears.debtors[0]?.items[0]).toMatchObject({
    isBilled: true,
    completesOn: '2031-07-27',
  });
  expect(arrears.bridge).toMatchObject({ overdueYen: 33_000, accruedYen: 33_000, notBilledYen: 0 });

  await runMonth(member);
  expect(await expectEven(member)).toEqual({
    // 42,000 are billed; 9,000 and 500 of it were paid ahead.
    openYen: 65_500,
    ledgerOpenYen: 65_500,
    advanceYen: 3_000,
    ledgerAdvanceYen: 3_000,
  });
  await expect(visitor.call(dues.undoOpeningDues, { openingId: id }, at)).rejects.toMatchObject({
    status: 409,
    message: expect.stringMatching(/もう請求に使った/),
  });
  const { run } = await visitor.call(billing.getBillingMonth, { month: '2026-11' }, at);
  await visitor.call(billing.undoBilling, { runId: run?.id ?? '' }, at);
  await expectEven(member);

  const { dwellings } = await visitor.call(billing.getTariff, {}, at);
  const { accounts } = await visitor.call(getChart, {}, at);
  const receipt = {
    id: randomUUID(),
    dwellingId: dwellings.find(({ number }) => number === '101')?.id ?? '',
    receivedOn: '2026-11-20',
    yen: 20_000,
    way: 'transfer' as const,
    accountId: accounts.find(({ role }) => role === 'bank')?.id ?? '',
    payer: '',
    allocations: null,
  };
  await visitor.call(billing.addReceipt, receipt, at);
  const { receipts } = await visitor.call(billing.listReceipts, {}, at);
  expect(receipts).toMatchObject([
    {
      parts: [
        { item: '管理費', month: '2026-08', yen: 12_000 },
        { item: '管理費', month: '2026-09', yen: 8_000 },
      ],
    },
  ]);
  expect(await expectEven(member)).toMatchObject({ openYen: 13_000 });
  await expect(visitor.call(dues.undoOpeningDues, { openingId: id }, at)).rejects.toMatchObject({
    status: 409,
    message: expect.stringMatching(/入金が充ててある/),
  });
  await visitor.call(billing.undoReceipt, { receiptId: receipt.id }, at);

  await visitor.call(dues.undoOpeningDues, { openingId: id }, at);
  const after = await visitor.call(billing.getBillingMonth, {}, at);
  expect(after.control).toEqual(before.control);
  expect((await visitor.call(getArrears, {}, at)).debtors).toEqual([]);
  await expect(visitor.call(dues.undoOpeningDues, { openingId: id }, at)).rejects.toMatchObject({
    status: 404,
  });
});

test('a table that is wrong is refused, and one that differs needs a reason', async () => {
  const { visitor, at } = await begun();
  const apply = (rows: string[][], note = '') =>
    visitor.call(dues.applyOpeningDues, { id: randomUUID(), rows, note }, at);
  await expect(apply([head, ['999', '', '管理費', '2026年9月', '1']])).rejects.toMatchObject({
    status: 400,
    message: '999号室は、名簿にありません。',
  });
  await expect(apply(right.slice(0, 3))).rejects.toMatchObject({
    status: 400,
    message: expect.stringMatching(/そのわけを入れてください/),
  });
  await apply(right.slice(0, 3), '前の管理会社の一覧が9月分までのため');
  const { saved, sums } = await visitor.call(dues.getOpeningDues, {}, at);
  expect(saved?.note).toBe('前の管理会社の一覧が9月分までのため');
  expect(sums.map(({ enteredYen, booksYen }) => booksYen - enteredYen)).toEqual([
    0, 9_000, 500, 12_000,
  ]);
  await expect(apply(right)).rejects.toMatchObject({ status: 409 });
});

test('books that are not begun have none of it', async () => {
  await server.db.exec('delete from rate_use');
  const email = `${randomUUID()}@example.jp`;
  const other = await beginTenant(server, { email, position: 'treasurer', name: 'つつじ台' });
  expect(await other.visitor.call(dues.getOpeningDues, {}, other.at)).toMatchObject({
    asOf: null,
    sums: [],
  });
  await expect(
    other.visitor.call(
      dues.applyOpeningDues,
      { id: randomUUID(), rows: right, note: '' },
      other.at,
    ),
  ).rejects.toMatchObject({ status: 409 });
});

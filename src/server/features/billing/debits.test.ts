import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { getArrears } from '#contract/arrears.ts';
import {
  addReceipt,
  getBillingMonth,
  getDwellingBill,
  getTariff,
  runBilling,
} from '#contract/billing.ts';
import * as debits from '#contract/debits.ts';
import { requestOf } from '#contract/endpoint.ts';
import { getChart, getEntry } from '#contract/ledger.ts';
import { getOwnBill } from '#contract/own-bill.ts';
import { getSession, setDemoRole } from '#contract/session.ts';
import { sumYen } from '#domain/money.ts';
import { encodeShiftJis } from '#server/outside/encode-shift-jis.ts';
import { startServer } from '#server/testing/start-server.ts';

const server = await startServer();
type Visitor = ReturnType<typeof server.visit>;
const atStart = server.clock.nowMs;

async function treasurer(): Promise<Visitor> {
  server.clock.nowMs = atStart;
  const visitor = server.visit();
  await visitor.call(setDemoRole, { role: 'treasurer' });
  return visitor;
}

const view = (visitor: Visitor) => visitor.call(debits.getDebits, {});

async function make(visitor: Visitor, facts: object = {}) {
  const { next, sources } = await view(visitor);
  const request = {
    id: randomUUID(),
    month: next.month,
    bankAccountId: sources[0]?.bankAccountId ?? '',
    yen: next.yen,
    ...facts,
  };
  const made = await visitor.call(debits.makeDebitFile, request);
  return { request, made };
}

async function fileOf(visitor: Visitor, batchId: string): Promise<string> {
  const response = await visitor.send(requestOf(debits.downloadDebitFile, { batchId }).url);
  return new TextDecoder('shift_jis').decode(await response.arrayBuffer());
}

/** What a bank makes of a request: some dwellings fail. */
function answer(text: string, failing: Readonly<Record<string, string>>): string {
  const records = text.split('\r\n').slice(0, -1);
  const sums = new Map([
    [true, { count: 0, yen: 0 }],
    [false, { count: 0, yen: 0 }],
  ]);
  const told = records.map((line) => {
    if (!line.startsWith('2')) return line;
    const code = failing[line.slice(91, 111).trim()] ?? failing['*'] ?? '0';
    const sum = sums.get(code === '0') ?? { count: 0, yen: 0 };
    sum.count += 1;
    sum.yen += Number(line.slice(80, 90));
    return `${line.slice(0, 111)}${code}${line.slice(112)}`;
  });
  const totals = [...sums.values()].map(
    ({ count, yen }) => `${String(count).padStart(6, '0')}${String(yen).padStart(12, '0')}`,
  );
  return told
    .map((line) =>
      line.startsWith('8') ? `${line.slice(0, 19)}${totals.join('')}${line.slice(55)}` : line,
    )
    .map((line) => `${line}\r\n`)
    .join('');
}

async function take(visitor: Visitor, text: string) {
  const { url, method } = requestOf(debits.takeDebitResult, {});
  const form = new FormData();
  form.set('facts', '{}');
  form.set('file', new File([encodeShiftJis(text)], '結果.txt'));
  const response = await visitor.send(url, { method, body: form });
  const body: unknown = await response.json();
  if (!response.ok)
    throw Object.assign(new Error(JSON.stringify(body)), { status: response.status });
  return debits.takeDebitResult.output.parse(body);
}

const stepMs = 20 * 3_600_000;

/** Lets time pass in steps within which a visitor's copy is kept. */
async function moveTo(visitor: Visitor, instant: string): Promise<void> {
  const until = Date.parse(instant);
  while (server.clock.nowMs < until) {
    server.clock.nowMs = Math.min(until, server.clock.nowMs + stepMs);
    await visitor.call(getSession, {});
  }
}

const afterDebit = (visitor: Visitor) => moveTo(visitor, '2026-11-28T09:00:00+09:00');

const controlOf = async (visitor: Visitor) => (await visitor.call(getBillingMonth, {})).control;

async function expectEven(visitor: Visitor): Promise<void> {
  const control = await controlOf(visitor);
  expect([control.openYen, control.advanceYen]).toEqual([
    control.ledgerOpenYen,
    control.ledgerAdvanceYen,
  ]);
}

describe('the file for the bank', () => {
  test('debits each dwelling what its month comes to, once', async () => {
    const visitor = await treasurer();
    const before = await view(visitor);
    expect(before.next).toMatchObject({
      month: '2026-12',
      debitOn: '2026-11-27',
      count: 60,
      hindrance: null,
      problems: [],
      without: [],
    });
    const { request, made } = await make(visitor);
    expect(made).toEqual({ count: 60, yen: before.next.yen });
    expect(await visitor.call(debits.makeDebitFile, request)).toEqual(made);
    await expect(make(visitor)).rejects.toMatchObject({ status: 409 });
    const text = await fileOf(visitor, request.id);
    const records = text.split('\r\n').slice(0, -1);
    expect(records.map((it) => it.length)).toEqual(Array.from({ length: 63 }, () => 120));
    expect(text.slice(0, 14)).toBe('19109900000021');
    const bodies = records.filter((it) => it.startsWith('2'));
    expect(sumYen(bodies.map((it) => Number(it.slice(80, 90))))).toBe(made.yen);
    expect(records.at(-2)?.slice(1, 19)).toBe(`000060${String(made.yen).padStart(12, '0')}`);
    const { items } = await visitor.call(getBillingMonth, {});
    // December is as November was.
    expect(made.yen).toBe(sumYen(items.map(({ yen }) => yen)));
    expect((await view(visitor)).batches).toMatchObject([
      { month: '2026-12', count: 60, yen: made.yen, result: null, madeAs: '会計担当理事' },
    ]);

    await visitor.call(debits.withdrawDebitFile, { batchId: request.id });
    expect((await view(visitor)).next).toEqual(before.next);
    expect((await view(visitor)).batches).toEqual([]);
  });

  test('draws on nobody for what lies ready in 前受金, whether months between are billed or not', async () => {
    const visitor = await treasurer();
    const { next } = await view(visitor);
    const { dwellings } = await visitor.call(getTariff, {});
    const dwellingId = dwellings.find(({ number }) => number === '305')?.id ?? '';
    const bill = await visitor.call(getDwellingBill, { dwellingId });
    const { accounts } = await visitor.call(getChart, {});
    // A month more than what is open and the months until then: it is for no month yet.
    const yen = sumYen(bill.open.map((it) => it.yen)) + 2 * bill.monthlyYen;
    await visitor.call(addReceipt, {
      id: randomUUID(),
      dwellingId,
      receivedOn: '2026-11-20',
      yen,
      way: 'transfer',
      accountId: accounts.find(({ code }) => code === '1120-01')?.id ?? '',
      payer: '',
      allocations: null,
    });
    const ready = (await view(visitor)).next;
    expect(ready).toMatchObject({ month: next.month, count: next.count - 1, without: [] });
    expect(ready.yen).toBe(next.yen - bill.monthlyYen);
    expect(ready.paid).toEqual([{ number: '305', yen: bill.monthlyYen }]);
    const { request } = await make(visitor);
    expect(await fileOf(visitor, request.id)).not.toMatch(/ 305 /);
  });

  test('is refused with another sum, another month or an account the bank does not know', async () => {
    const visitor = await treasurer();
    const { next } = await view(visitor);
    for (const facts of [
      { yen: next.yen + 1 },
      { month: '2026-11' },
      { bankAccountId: randomUUID() },
    ]) {
      await expect(make(visitor, facts)).rejects.toMatchObject({ status: 409 });
    }
  });

  test('names who has no account, and takes no name that it cannot write', async () => {
    const visitor = await treasurer();
    const { accounts, next } = await view(visitor);
    const account = accounts.find(({ number }) => number === '101');
    const { dwellingId = '', place } = account ?? {};
    if (!place) throw new Error('101 has no account');
    await visitor.call(debits.removeDebitAccount, { dwellingId });
    const without = (await view(visitor)).next;
    expect(without).toMatchObject({ count: 59, without: ['101'] });
    expect(without.yen).toBeLessThan(next.yen);
    await expect(
      visitor.call(debits.saveDebitAccount, { dwellingId, ...place, holder: '青木　勝' }),
    ).rejects.toMatchObject({ status: 400, message: expect.stringContaining('青木勝') });
    const holder = 'あおき　まさる';
    await visitor.call(debits.saveDebitAccount, { dwellingId, ...place, holder });
    const saved = (await view(visitor)).accounts.find((it) => it.dwellingId === dwellingId);
    expect(saved?.place).toEqual({ ...place, holder: 'ｱｵｷ ﾏｻﾙ' });
    expect((await view(visitor)).next).toEqual(next);
  });

  test('is for those who bill alone', async () => {
    for (const role of ['owner', 'director', 'chair', 'auditor'] as const) {
      const visitor = server.visit();
      await visitor.call(setDemoRole, { role });
      await expect(view(visitor)).rejects.toMatchObject({ status: 403 });
    }
  });
});

describe("the bank's result", () => {
  test('books what was paid in one entry, names what failed, and finds itself again', async () => {
    const visitor = await treasurer();
    const { request, made } = await make(visitor);
    const text = answer(await fileOf(visitor, request.id), { '101': '1', '203': '4' });
    await expect(take(visitor, text)).rejects.toMatchObject({ status: 409 });

    await afterDebit(visitor);
    const before = await controlOf(visitor);
    expect(await take(visitor, text)).toEqual({ batchId: request.id, isNew: true });
    const [batch] = (await view(visitor)).batches;
    const result = batch?.result;
    expect(result?.failed.map(({ number, why }) => [number, why])).toEqual([
      ['101', '資金不足'],
      ['203', '振替の依頼書がない'],
    ]);
    const failedYen = sumYen((result?.failed ?? []).map(({ yen }) => yen));
    expect(result).toMatchObject({ paidCount: 58, paidYen: made.yen - failedYen });
    const after = await controlOf(visitor);
    expect(after.advanceYen - before.advanceYen).toBe(made.yen - failedYen);
    await expectEven(visitor);
    const { entry } = await visitor.call(getEntry, { entryId: result?.entryId ?? '' });
    expect(entry).toMatchObject({
      postedOn: '2026-11-27',
      summary: '12月分 管理費等の口座振替（58住戸）',
    });

    expect(await take(visitor, text)).toEqual({ batchId: request.id, isNew: false });
    expect(await controlOf(visitor)).toEqual(after);
    const other = answer(await fileOf(visitor, request.id), { '102': '1' });
    await expect(take(visitor, other)).rejects.toMatchObject({ status: 409 });
    await expect(
      visitor.call(debits.withdrawDebitFile, { batchId: request.id }),
    ).rejects.toMatchObject({ status: 409 });
  });

  test('is used by the run of its month, and leaves open what failed', async () => {
    const visitor = await treasurer();
    const { request } = await make(visitor);
    const text = answer(await fileOf(visitor, request.id), { '101': '1' });
    await afterDebit(visitor);
    await take(visitor, text);
    await moveTo(visitor, '2026-12-02T09:00:00+09:00');
    for (const month of ['2026-11', '2026-12']) {
      const { items } = await visitor.call(getBillingMonth, {});
      await visitor.call(runBilling, { month, yen: sumYen(items.map(({ yen }) => yen)) });
    }
    const { dwellings } = await visitor.call(getTariff, {});
    const openOf = async (number: string) => {
      const dwellingId = dwellings.find((it) => it.number === number)?.id ?? '';
      const bill = await visitor.call(getDwellingBill, { dwellingId });
      return bill.open.map(({ month }) => month);
    };
    expect(new Set(await openOf('101'))).toEqual(new Set(['2026-12']));
    expect(await openOf('102')).toEqual([]);
    await expectEven(visitor);
    await expect(
      visitor.call(debits.undoDebitResult, { batchId: request.id }),
    ).rejects.toMatchObject({ status: 409 });
  });

  test('is taken back with all its receipts, and read again', async () => {
    const visitor = await treasurer();
    const { request } = await make(visitor);
    const text = answer(await fileOf(visitor, request.id), {});
    await afterDebit(visitor);
    const before = await controlOf(visitor);
    await take(visitor, text);
    await visitor.call(debits.undoDebitResult, { batchId: request.id });
    expect(await controlOf(visitor)).toEqual(before);
    expect((await view(visitor)).batches[0]?.result).toBeNull();
    await expect(
      visitor.call(debits.undoDebitResult, { batchId: request.id }),
    ).rejects.toMatchObject({ status: 409 });
    expect(await take(visitor, text)).toEqual({ batchId: request.id, isNew: true });
    await expectEven(visitor);
  });

  test('of nothing but failures books nothing', async () => {
    const visitor = await treasurer();
    const { request } = await make(visitor);
    const text = answer(await fileOf(visitor, request.id), { '*': '1' });
    await afterDebit(visitor);
    const before = await controlOf(visitor);
    await take(visitor, text);
    const result = (await view(visitor)).batches[0]?.result;
    expect(result).toMatchObject({ paidCount: 0, paidYen: 0, entryId: null });
    expect(result?.failed).toHaveLength(60);
    expect(await controlOf(visitor)).toEqual(before);
    await visitor.call(debits.undoDebitResult, { batchId: request.id });
    await visitor.call(debits.withdrawDebitFile, { batchId: request.id });
  });

  test('is refused as a whole where its sums differ, or where nobody asked for it', async () => {
    const visitor = await treasurer();
    const { request } = await make(visitor);
    const text = answer(await fileOf(visitor, request.id), {});
    await afterDebit(visitor);
    const before = await controlOf(visitor);
    const trailer = text.indexOf('\r\n8') + 2;
    const wrongSum = `${text.slice(0, trailer + 7)}999999999999${text.slice(trailer + 19)}`;
    await expect(take(visitor, wrongSum)).rejects.toMatchObject({ status: 400 });
    const otherDay = text.replace(/^(.{54})1127/, '$11126');
    await expect(take(visitor, otherDay)).rejects.toMatchObject({ status: 404 });
    expect(await controlOf(visitor)).toEqual(before);
    expect((await view(visitor)).batches[0]?.result).toBeNull();
  });
});

describe('a month whose day for paying has passed', () => {
  const lateOnes = async (visitor: Visitor) =>
    (await visitor.call(getArrears, {})).debtors.map(({ number, yen }) => [number, yen]);
  const december = async (visitor: Visitor) => {
    const [own] = (await visitor.call(getOwnBill, {})).dwellings;
    const { state } = own?.months.find(({ month }) => month === '2026-12') ?? {};
    return { state, paysBy: own?.paysBy, late: own?.late };
  };

  test.each([
    '2026-11-28T09:00:00+09:00',
    '2026-11-30T09:00:00+09:00',
    '2026-12-01T09:00:00+09:00',
    '2026-12-10T09:00:00+09:00',
  ])('waits for the bank, on every page alike (%s)', async (instant) => {
    const visitor = await treasurer();
    await moveTo(visitor, instant);
    expect(await december(visitor)).toEqual({ state: 'collecting', paysBy: 'debit', late: [] });
    expect(await lateOnes(visitor)).toEqual([['406', 182_760]]);
  });

  test('waits still when it is billed before the bank has answered', async () => {
    const visitor = await treasurer();
    await moveTo(visitor, '2026-12-01T09:00:00+09:00');
    for (const month of ['2026-11', '2026-12']) {
      const { items } = await visitor.call(getBillingMonth, {});
      await visitor.call(runBilling, { month, yen: sumYen(items.map(({ yen }) => yen)) });
    }
    expect(await december(visitor)).toMatchObject({ state: 'collecting', late: [] });
    expect(await lateOnes(visitor)).toEqual([['406', 182_760]]);
  });

  test('is paid or late once the result is in the books, and awaited again when it is taken back', async () => {
    const visitor = await treasurer();
    const { request } = await make(visitor);
    const text = answer(await fileOf(visitor, request.id), { '406': '1', '101': '1' });
    await afterDebit(visitor);
    await take(visitor, text);
    expect(await december(visitor)).toMatchObject({ state: 'paid', late: [] });
    expect(await lateOnes(visitor)).toEqual([
      ['406', 182_760 + 30_460],
      ['101', expect.any(Number)],
    ]);
    await visitor.call(debits.undoDebitResult, { batchId: request.id });
    expect(await december(visitor)).toMatchObject({ state: 'collecting', late: [] });
    expect(await lateOnes(visitor)).toEqual([['406', 182_760]]);
  });
});

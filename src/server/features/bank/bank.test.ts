import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import * as bank from '#contract/bank.ts';
import { getBillingMonth, getDwellingBill, getTariff } from '#contract/billing.ts';
import { getChecks } from '#contract/checks.ts';
import { getChart, getEntry, listEntries } from '#contract/ledger.ts';
import { getPayments } from '#contract/payments.ts';
import { bookDue, listDue } from '#contract/repeats.ts';
import { getSession, setDemoRole } from '#contract/session.ts';
import { addDays } from '#domain/calendar.ts';
import { sumYen } from '#domain/money.ts';
import { findBookedUntil } from '#server/features/billing/store.ts';
import type { Scope } from '#server/http/scope.ts';
import { createDiskFileStore } from '#server/outside/file-store-disk.ts';
import { startServer } from '#server/testing/start-server.ts';
import {
  csv,
  decisionOf,
  findLine,
  type Line,
  openLines,
  read,
  sample,
  take,
  unsaid,
} from '#server/testing/take-statements.ts';

const folder = mkdtempSync(join(tmpdir(), 'sumiwa-bank-'));
afterAll(() => rmSync(folder, { recursive: true }));
const server = await startServer({ files: createDiskFileStore(folder) });
type Visitor = ReturnType<typeof server.visit>;

async function treasurer(): Promise<Visitor> {
  const visitor = server.visit();
  await visitor.call(setDemoRole, { role: 'treasurer' });
  return visitor;
}

function idOf(accounts: readonly { id: string; code: string }[], code: string): string {
  return accounts.find((it) => it.code === code)?.id ?? '';
}

async function stateOf(visitor: Visitor, bankAccountId: string | null | undefined) {
  const { accounts } = await visitor.call(bank.getBankState, {});
  const found = accounts.find((it) => it.bankAccountId === bankAccountId);
  if (!found) throw new Error('no such account');
  return { ...found, statementYen: found.statementYen ?? 0 };
}

const isTanaka = ({ text }: Line) => text.includes('ﾀﾅｶ');

test('the sample is what the bank knows, whatever a visitor has booked since', async () => {
  const visitor = await treasurer();
  const before = await sample(visitor);
  const { due } = await visitor.call(listDue, {});
  await visitor.call(bookDue, {
    entries: due.map(({ key, asksAmount }) => ({ key, amountYen: asksAmount ? 30_000 : null })),
  });
  expect(due.length).toBeGreaterThan(0);
  expect(await sample(visitor)).toEqual(before);
});

test('what a dwelling pays is used for its bills, which stay the same as the books, until it is taken back', async () => {
  const visitor = await treasurer();
  await take(visitor, await sample(visitor));
  const line = await findLine(visitor, ({ text }) => text.includes('ｵﾉ'));
  const dwellingId = line.proposals[0]?.dwellingId ?? '';
  const bill = () => visitor.call(getDwellingBill, { dwellingId });
  const before = await bill();
  const { matchIds } = await visitor.call(bank.matchLines, { decisions: [decisionOf(line)] });
  expect((await bill()).freeYen).toBe(before.freeYen + line.amountYen);
  const { control } = await visitor.call(getBillingMonth, {});
  expect(control.openYen).toBe(control.ledgerOpenYen);
  expect(control.advanceYen).toBe(control.ledgerAdvanceYen);
  await visitor.call(bank.undoMatches, { matchIds });
  expect(await bill()).toEqual(before);

  // Of a stranger a person says whose it is; the name is known from then on.
  const stranger = await findLine(visitor, isTanaka);
  const { dwellings } = await visitor.call(getTariff, {});
  const owing = dwellings.find(({ number }) => number === '406')?.id ?? '';
  const decision = { ...decisionOf(stranger), postings: [], dwellingId: owing, shares: [] };
  await visitor.call(bank.matchLines, { decisions: [decision] });
  const { open } = await visitor.call(getDwellingBill, { dwellingId: owing });
  expect(open[0]).toMatchObject({ month: '2026-06', item: '管理費' });
  expect(sumYen(open.map(({ yen }) => yen))).toBe(152_300 - stranger.amountYen);
  await expect(
    visitor.call(bank.matchLines, {
      decisions: [
        {
          ...decisionOf(await findLine(visitor, ({ amountYen }) => amountYen < 0)),
          entryIds: [],
          postings: [],
          dwellingId: owing,
          shares: [],
        },
      ],
    }),
  ).rejects.toMatchObject({ status: 400 });
});

test('a transfer of one dwelling says nothing of the others while deposits wait to be looked at', async () => {
  const visitor = await treasurer();
  await take(visitor, await sample(visitor));
  const { association } = await visitor.call(getSession, {});
  const bookedUntil = async () => {
    const scope = { associationId: association.id } as Partial<Scope> as Scope;
    return (await findBookedUntil(server.db, scope)).transfer;
  };
  const deposits = async () => (await openLines(visitor)).filter(({ amountYen }) => amountYen > 0);
  const last = (await deposits()).at(-1);
  if (!last) throw new Error('nothing came in');
  const { dwellings } = await visitor.call(getTariff, {});
  const dwellingId = dwellings.find(({ number }) => number === '406')?.id ?? '';
  const decision = { ...decisionOf(last), entryIds: [], postings: [], dwellingId, shares: [] };
  await visitor.call(bank.matchLines, { decisions: [decision] });
  const waiting = await deposits();
  expect(await bookedUntil()).toBe(addDays(waiting[0]?.heldOn ?? '', -1));
  const lineIds = waiting.map(({ id }) => id);
  await visitor.call(bank.setLinesAside, { lineIds, isAside: true, note: '管理会社に聞く' });
  expect(await bookedUntil()).toBe(last.heldOn);
});

test('one deposit of two dwellings is used for the bills of both, in one entry, and taken back whole', async () => {
  const visitor = await treasurer();
  await take(visitor, await sample(visitor));
  const line = await findLine(visitor, isTanaka);
  const { dwellings } = await visitor.call(getTariff, {});
  const idOfDwelling = (asked: string) =>
    dwellings.find(({ number }) => number === asked)?.id ?? '';
  const [one, other] = [idOfDwelling('406'), idOfDwelling('305')];
  const owed = async (dwellingId: string) => {
    const { open, freeYen } = await visitor.call(getDwellingBill, { dwellingId });
    return sumYen(open.map(({ yen }) => yen)) - freeYen;
  };
  const before = [await owed(one), await owed(other)];
  const shares = [
    { dwellingId: one, yen: line.amountYen - 1_000 },
    { dwellingId: other, yen: 1_000 },
  ];
  const decision = { ...decisionOf(line), postings: [], dwellingId: null, shares };
  for (const wrong of [shares.slice(0, 1), shares.map((it) => ({ ...it, dwellingId: one }))]) {
    await expect(
      visitor.call(bank.matchLines, { decisions: [{ ...decision, shares: wrong }] }),
    ).rejects.toMatchObject({ status: 400 });
  }
  const { matchIds } = await visitor.call(bank.matchLines, { decisions: [decision] });
  expect([await owed(one), await owed(other)]).toEqual([
    (before[0] ?? 0) - line.amountYen + 1_000,
    (before[1] ?? 0) - 1_000,
  ]);
  const { control } = await visitor.call(getBillingMonth, {});
  expect(control.openYen).toBe(control.ledgerOpenYen);
  expect(control.advanceYen).toBe(control.ledgerAdvanceYen);
  const { entry } = await visitor.call(getEntry, { entryId: decision.id });
  expect(entry.summary).toContain('406号室');
  await visitor.call(bank.undoMatches, { matchIds });
  expect([await owed(one), await owed(other)]).toEqual(before);
});

describe('a month of the demonstration', () => {
  test('is understood before anything is taken, taken once, and closes against the books', async () => {
    const visitor = await treasurer();
    const bytes = await sample(visitor);
    const { understood } = await read(visitor, bytes);
    expect(understood).toMatchObject({ knownCount: 0, gap: null });
    expect(understood?.newCount).toBeGreaterThan(8);
    expect(await openLines(visitor)).toEqual([]);

    expect((await take(visitor, bytes)).newCount).toBe(understood?.lineCount);
    expect((await take(visitor, bytes)).newCount).toBe(0);

    const lines = await openLines(visitor);
    const before = await stateOf(visitor, understood?.bankAccountId);
    expect(before.openCount).toBe(lines.length);
    const unbooked = lines.filter((line) => line.proposals[0]?.entries.length === 0);
    expect(unbooked.map(({ text }) => text)).toEqual([
      '305 ｵﾉ ﾐｻｷ',
      'ﾀﾅｶ ｼﾖｳｼﾞ',
      'ﾘｿｸ',
      'ｻﾞﾝﾀﾞｶｼﾖｳﾒｲ ﾃｽｳﾘﾖｳ',
    ]);
    const unbookedYen = sumYen(unbooked.map(({ amountYen }) => amountYen));
    expect(before.statementYen - before.ledgerYen).toBe(unbookedYen);
    expect(before).toMatchObject({ unbookedCount: unbooked.length, unbookedYen });
    expect((await visitor.call(getChecks, {})).findings.map(({ check }) => check)).not.toContain(
      'bank-difference',
    );

    const answer = await visitor.call(bank.matchLines, {
      decisions: lines.map((line) => decisionOf(line)),
    });
    expect(answer.lineCount).toBe(lines.length);
    const after = await stateOf(visitor, understood?.bankAccountId);
    expect(after).toMatchObject({ openCount: 0 });
    expect(after.ledgerYen).toBe(after.statementYen);
  });

  test('a file of one account is not taken for another, whoever says so', async () => {
    const visitor = await treasurer();
    const bytes = await sample(visitor);
    const { understood } = await read(visitor, bytes);
    const { bankAccounts } = await visitor.call(getChart, {});
    const others = bankAccounts.filter(({ id }) => id !== understood?.bankAccountId);
    expect(others.length).toBeGreaterThan(0);
    for (const { id: bankAccountId } of others) {
      await expect(take(visitor, bytes, { bankAccountId })).rejects.toMatchObject({
        status: 409,
        message: expect.stringContaining('口座を選び直してください'),
      });
    }
  });

  test('proposes the dwelling of a name in half-width kana, the interest and the fee, and says why', async () => {
    const visitor = await treasurer();
    await take(visitor, await sample(visitor));
    const { accounts } = await visitor.call(getChart, {});
    const codes = (line: Line) =>
      line.proposals[0]?.postings.map(
        ({ accountId, amountYen }) =>
          `${accounts.find(({ id }) => id === accountId)?.code} ${Math.sign(amountYen)}`,
      );
    const lines = await openLines(visitor);
    const of = (text: string, yen?: number) => {
      const line = lines.find((it) => it.text.includes(text) && (!yen || it.amountYen === yen));
      if (!line) throw new Error(`no line ${text}`);
      return line;
    };
    // Nothing is owed, so all of it is kept for the next bill, once somebody has looked.
    expect(of('ｵﾉ').proposals[0]).toMatchObject({ sureness: 'likely' });
    expect(of('ｵﾉ').proposals[0]?.reason).toContain('名義と部屋番号が305号室で');
    expect(of('ｵﾉ').proposals[0]?.reason).toContain('二重の払い込みでないか');
    expect(codes(of('ｵﾉ'))).toEqual(['1120-01 1', '2120 -1']);
    expect(codes(of('ﾘｿｸ', 37))).toEqual(['1120-01 1', '4310 -1']);
    expect(codes(of('ｻﾞﾝﾀﾞｶ'))).toEqual(['5210 1', '1120-01 -1']);
    expect(of('ﾀﾅｶ').proposals[0]).toMatchObject({ sureness: 'guess' });
    // A stranger, and a sum that the bank never sent by itself.
    const all = lines.flatMap(({ proposals }) => proposals);
    expect(all.filter(({ summary }) => summary.startsWith('組戻し'))).toEqual([]);
  });

  test('of a transfer that paid two bills at once, the whole may come back and no part of it', async () => {
    const visitor = await treasurer();
    const { entries } = await visitor.call(listEntries, { text: '多摩川水道設備', yen: '126500' });
    const [paid] = entries.filter(({ postedOn }) => postedOn === '2026-10-30');
    const { understood } = await read(visitor, await sample(visitor));
    const sums = [5_500, 121_000, 126_500];
    const moves = sums.map((yen) => ['2026-11-04', yen, 'クミモドシ'] as const);
    const bankAccountId = understood?.bankAccountId;
    await take(visitor, csv(moves, 1_000_000), { bankAccountId, acceptsGap: true });
    const lines = await openLines(visitor);
    const told = sums.map((yen) => {
      const own = lines.find(({ amountYen }) => amountYen === yen)?.proposals ?? [];
      return own.some(({ summary }) => summary.startsWith(`組戻し：No.${paid?.number} `));
    });
    expect(told).toEqual([false, false, true]);
    const whole = lines.find(({ amountYen }) => amountYen === 126_500);
    if (!whole) throw new Error('no line');
    const owed = whole.proposals[0]?.postings.map(({ amountYen }) => amountYen);
    expect(owed).toEqual([126_500, -5_500, -121_000]);
    await visitor.call(bank.matchLines, { decisions: [decisionOf(whole)] });
    const { dues } = await visitor.call(getPayments, {});
    const again = dues.filter(({ payee }) => payee.includes('多摩川'));
    expect(again.map(({ openYen }) => openYen)).toEqual(expect.arrayContaining([5_500, 121_000]));
  });

  test('an accepted line is undone with its entry, and can be booked in another way', async () => {
    const visitor = await treasurer();
    await take(visitor, await sample(visitor));
    const line = await findLine(visitor, isTanaka);
    const decision = decisionOf(line);
    const { matchIds } = await visitor.call(bank.matchLines, { decisions: [decision] });
    const again = await visitor.call(bank.matchLines, { decisions: [decision] });
    expect(again).toEqual({ matchIds: [], lineCount: 0 });
    await expect(
      visitor.call(bank.matchLines, { decisions: [{ ...decision, id: randomUUID() }] }),
    ).rejects.toMatchObject({ status: 409 });
    const { entry } = await visitor.call(getEntry, { entryId: decision.id });
    expect(entry).toMatchObject({ postedOn: line.heldOn, origin: 'receipt' });

    expect(await visitor.call(bank.undoMatches, { matchIds })).toEqual({ lineCount: 1 });
    const { entry: turned } = await visitor.call(getEntry, { entryId: decision.id });
    expect(turned.reversedBy).not.toBeNull();
    const open = await openLines(visitor);
    expect(open.map(({ id }) => id)).toContain(line.id);

    const { accounts } = await visitor.call(getChart, {});
    const [bankSide, other] = decision.postings;
    const misc = accounts.find(({ code }) => code === '4390')?.id ?? '';
    if (!bankSide || !other) throw new Error('two sides');
    const split = [
      bankSide,
      { ...other, accountId: misc, amountYen: -5_000 },
      { ...other, amountYen: -500 },
    ];
    const changed = { ...decision, id: randomUUID(), postings: split, summary: '夏祭りの寄付' };
    await visitor.call(bank.matchLines, { decisions: [changed] });
    const { entries } = await visitor.call(listEntries, { text: '夏祭りの寄付' });
    expect(entries).toHaveLength(1);
  });

  test('a sum that is not the bank’s, or a line of nobody, is refused whole', async () => {
    const visitor = await treasurer();
    await take(visitor, await sample(visitor));
    const line = await findLine(visitor, isTanaka);
    const decision = decisionOf(line);
    const [first, second] = decision.postings;
    if (!first || !second) throw new Error('two sides');
    const other = [
      { ...first, amountYen: 5_000 },
      { ...second, amountYen: -5_000 },
    ];
    await expect(
      visitor.call(bank.matchLines, { decisions: [{ ...decision, postings: other }] }),
    ).rejects.toMatchObject({ status: 400, message: expect.stringContaining('5,500円') });
    await expect(
      visitor.call(bank.matchLines, {
        decisions: [decision, { ...decision, id: randomUUID(), lineIds: [randomUUID()] }],
      }),
    ).rejects.toMatchObject({ status: 404 });
    expect((await openLines(visitor)).some(({ id }) => id === line.id)).toBe(true);
  });

  test('a name that was confirmed is proposed the next time, until the rule is refused', async () => {
    const visitor = await treasurer();
    const { accounts } = await visitor.call(getChart, {});
    const bytes = await sample(visitor);
    await take(visitor, bytes);
    const line = await findLine(visitor, isTanaka);
    const decision = decisionOf(line);
    const misc = idOf(accounts, '4390');
    const postings = decision.postings.map((it) =>
      it.amountYen < 0 ? { ...it, accountId: misc } : it,
    );
    await visitor.call(bank.matchLines, {
      decisions: [{ ...decision, postings, summary: '10月分 寄付' }],
    });
    const { statementYen } = await stateOf(visitor, line.bankAccountId);
    const next = csv([['2026-11-02', 5_500, 'ﾀﾅｶ ｼﾖｳｼﾞ']], statementYen);
    await take(visitor, next, { bankAccountId: line.bankAccountId });
    const isNext = ({ heldOn }: Line) => heldOn === '2026-11-02';
    expect((await findLine(visitor, isNext)).proposals[0]).toMatchObject({
      reason: expect.stringContaining('1回、同じように'),
      summary: '11月分 寄付',
    });
    const { rules } = await visitor.call(bank.getBankState, {});
    const [rule] = rules;
    expect(rule).toMatchObject({ payerKey: 'タナカシヨウジ', isIncoming: true, count: 1 });
    await visitor.call(bank.refusePayerRule, { payerKey: 'タナカシヨウジ', isIncoming: true });
    expect((await findLine(visitor, isNext)).proposals[0]).toMatchObject({ sureness: 'guess' });
  });

  test('what is set aside says why, and comes back', async () => {
    const visitor = await treasurer();
    await take(visitor, await sample(visitor));
    const [line] = await openLines(visitor);
    const lineIds = [line?.id ?? ''];
    await visitor.call(bank.setLinesAside, { lineIds, isAside: true, note: '管理会社に聞く' });
    expect((await openLines(visitor))[0]?.aside).toBe('管理会社に聞く');
    await visitor.call(bank.setLinesAside, { lineIds, isAside: false, note: '' });
    expect((await openLines(visitor))[0]?.aside).toBeNull();
  });
});

describe('a file', () => {
  test('that begins later is told with its days, and taken when that is accepted', async () => {
    const visitor = await treasurer();
    await take(visitor, await sample(visitor));
    const [line] = await openLines(visitor);
    const later = csv([['2026-11-20', 100, 'ア']], 1);
    const facts = { bankAccountId: line?.bankAccountId ?? '' };
    const { understood } = await read(visitor, later, { ...unsaid, ...facts });
    expect(understood?.gap).toMatchObject({ until: '2026-11-19' });
    await expect(take(visitor, later, facts)).rejects.toMatchObject({
      status: 409,
      message: expect.stringContaining('明細が抜けています'),
    });
    expect((await take(visitor, later, { ...facts, acceptsGap: true })).newCount).toBe(1);
  });

  test('of an account that is not known is never taken by itself', async () => {
    const visitor = await treasurer();
    const bytes = csv([['2026-11-20', 100, 'ア']], 1);
    expect((await read(visitor, bytes)).understood?.bankAccountId).toBeNull();
    await expect(take(visitor, bytes, { bankAccountId: randomUUID() })).rejects.toMatchObject({
      status: 404,
    });
    expect(await openLines(visitor)).toEqual([]);
  });

  test('with other headings is asked about once, and then known', async () => {
    const visitor = await treasurer();
    const { bankAccounts } = await visitor.call(getChart, {});
    const bankAccountId = bankAccounts[1]?.id ?? '';
    const text = (day: string) =>
      new TextEncoder().encode(`処理日,ご入金,お支払,メモ欄\n${day},500,,会費\n`);
    const { asked } = await read(visitor, text('2026/11/2'));
    expect(asked?.guess).toMatchObject({ date: ['処理日'], in: ['ご入金'], out: ['お支払'] });
    const taken = await take(visitor, text('2026/11/2'), { bankAccountId, columns: asked?.guess });
    expect(taken.newCount).toBe(1);
    const known = await read(visitor, text('2026/11/3'));
    expect(known.understood).toMatchObject({ format: '確認済みの並びのCSV', lineCount: 1 });
  });

  test('that cannot be read is told in a sentence', async () => {
    const visitor = await treasurer();
    await expect(read(visitor, new Uint8Array([0x83, 0xff, 0x00, 0x81]))).rejects.toMatchObject({
      status: 400,
      message: expect.stringContaining('文字が読めません'),
    });
  });
});

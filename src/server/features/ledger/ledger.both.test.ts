import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { approveLock, askForLock, withdrawLockRequest } from '#contract/books-lock.ts';
import { requestOf } from '#contract/endpoint.ts';
import { getHome } from '#contract/home.ts';
import * as ledger from '#contract/ledger.ts';
import { getYearBooks } from '#contract/money.ts';
import { setDemoRole } from '#contract/session.ts';
import { addDays } from '#domain/calendar.ts';
import { sumYen } from '#domain/money.ts';
import { readPassbooks } from '#server/testing/read-passbooks.ts';
import { startServer } from '#server/testing/start-server.ts';

const server = await startServer();
type Visitor = ReturnType<typeof server.visit>;

async function visitAs(role: 'treasurer' | 'chair' | 'owner'): Promise<Visitor> {
  const visitor = server.visit();
  await visitor.call(setDemoRole, { role });
  return visitor;
}

async function chartOf(visitor: Visitor) {
  const chart = await visitor.call(ledger.getChart, {});
  const account = (code: string) => chart.accounts.find((it) => it.code.startsWith(code))?.id ?? '';
  const fund = (code: string) => chart.funds.find((it) => it.code === code)?.id ?? '';
  const openDay = addDays(chart.lockedUntil ?? '', 10);
  return { ...chart, account, fund, openDay };
}

async function repairEntry(visitor: Visitor, amountYen = 33_000) {
  const { account, fund, openDay } = await chartOf(visitor);
  const line = (code: string, yen: number) => ({
    fundId: fund('general'),
    accountId: account(code),
    amountYen: yen,
    counterpartyId: null,
  });
  return {
    id: randomUUID(),
    postedOn: openDay,
    summary: '集会室のエアコン修理',
    reason: '',
    postings: [line('5150', amountYen), line('1120', -amountYen)],
  };
}

describe('a treasurer', () => {
  test('books an entry, finds it again, and undoes it', async () => {
    const visitor = await visitAs('treasurer');
    const given = await repairEntry(visitor);
    const { entry } = await visitor.call(ledger.postEntry, given);
    expect(entry).toMatchObject({ summary: given.summary, enteredAs: '会計担当理事' });
    const again = await visitor.call(ledger.postEntry, given);
    expect(again.entry.number).toBe(entry.number);

    const found = await visitor.call(ledger.listEntries, { text: 'エアコン', yen: '33000' });
    expect(found.entries.map(({ id }) => id)).toEqual([entry.id]);
    for (const [filter, isFound] of [
      [{ yen: '32000', untilYen: '33000' }, true],
      [{ untilYen: '33000', enteredAs: 'treasurer' }, true],
      [{ yen: '33001', untilYen: '40000' }, false],
      [{ untilYen: '32999' }, false],
      [{ enteredAs: 'companyStaff' }, false],
    ] as const) {
      const within = await visitor.call(ledger.listEntries, { text: 'エアコン', ...filter });
      expect(within.entries.map(({ id }) => id)).toEqual(isFound ? [entry.id] : []);
    }

    const { entry: turned } = await visitor.call(ledger.reverseEntry, {
      entryId: entry.id,
      id: randomUUID(),
      postedOn: given.postedOn,
      reason: '二重に入力したため',
    });
    expect(turned.reverses).toEqual({ id: entry.id, number: entry.number });
    const { entry: after } = await visitor.call(ledger.getEntry, { entryId: entry.id });
    expect(after.reversedBy).toEqual({ id: turned.id, number: turned.number });
  });

  test.each([
    ['it does not balance', { amount: 1 }, /1円多く/],
    ['nothing is said of what it is', { summary: '…' }, /./],
  ])('is told when %s', async (_what, change, sentence) => {
    const visitor = await visitAs('treasurer');
    const given = await repairEntry(visitor);
    const [first, second] = given.postings;
    if (!first || !second) throw new Error('two lines');
    const postings =
      'amount' in change ? [first, { ...second, amountYen: second.amountYen + 1 }] : given.postings;
    const summary = 'summary' in change ? '　' : given.summary;
    await expect(
      visitor.call(ledger.postEntry, { ...given, summary, postings }),
    ).rejects.toMatchObject({ status: 400, message: expect.stringMatching(sentence) });
  });

  test('is told when the account is of another association', async () => {
    const visitor = await visitAs('treasurer');
    const given = await repairEntry(visitor);
    const postings = given.postings.map((line) => ({ ...line, accountId: randomUUID() }));
    await expect(visitor.call(ledger.postEntry, { ...given, postings })).rejects.toMatchObject({
      status: 400,
    });
  });

  test('adds an account, renames it and takes it out of use; its code stays', async () => {
    const visitor = await visitAs('treasurer');
    const facts = { accountId: randomUUID(), code: '5295', name: '夏祭りの費用', isRetired: false };
    const code = (await chartOf(visitor)).accounts.some((it) => it.code === '5295')
      ? '5296'
      : '5295';
    const { account } = await visitor.call(ledger.saveAccount, { ...facts, code });
    expect(account).toMatchObject({ kind: 'expense', code });
    await expect(
      visitor.call(ledger.saveAccount, { ...facts, code: '5299' }),
    ).rejects.toMatchObject({ status: 400 });
    await visitor.call(ledger.saveAccount, { ...facts, code, name: '行事費', isRetired: true });
    const { accounts } = await visitor.call(ledger.getChart, {});
    expect(accounts.find(({ id }) => id === facts.accountId)).toMatchObject({
      name: '行事費',
      isRetired: true,
    });
    const given = await repairEntry(visitor);
    const [first, ...rest] = given.postings;
    if (!first) throw new Error('a line');
    await expect(
      visitor.call(ledger.postEntry, {
        ...given,
        postings: [{ ...first, accountId: facts.accountId }, ...rest],
      }),
    ).rejects.toMatchObject({ status: 400 });
  });
});

describe('closing a month', () => {
  test('takes two persons, binds the books, and can be opened again with a reason', async () => {
    const visitor = await visitAs('treasurer');
    const { lockedUntil } = await chartOf(visitor);
    const given = await repairEntry(visitor);
    const monthEnd = lastDayAfter(lockedUntil ?? '');
    const asked = {
      lockedUntil: monthEnd,
      isFinal: false,
      reason: '',
      passbooks: await readPassbooks(visitor, monthEnd),
    };
    const { request } = await visitor.call(askForLock, asked);
    expect(request).toMatchObject({ mayApprove: false, isMine: true, isReopening: false });
    await expect(visitor.call(askForLock, asked)).rejects.toMatchObject({ status: 409 });

    await visitor.call(setDemoRole, { role: 'chair' });
    const { lock } = await visitor.call(approveLock, { requestId: request.id });
    expect(lock).toMatchObject({
      lockedUntil: monthEnd,
      askedAs: '会計担当理事',
      approvedAs: '理事長',
    });

    await visitor.call(setDemoRole, { role: 'treasurer' });
    await expect(visitor.call(ledger.postEntry, given)).rejects.toMatchObject({
      message: expect.stringContaining('締め'),
    });
    const open = { lockedUntil: lockedUntil ?? '', isFinal: false };
    await expect(visitor.call(askForLock, { ...open, reason: '' })).rejects.toMatchObject({
      status: 400,
    });
    const reopening = await visitor.call(askForLock, { ...open, reason: '請求書が届いたため' });
    expect(reopening.request.isReopening).toBe(true);
    await visitor.call(setDemoRole, { role: 'viceChair' });
    await visitor.call(approveLock, { requestId: reopening.request.id });
    await visitor.call(setDemoRole, { role: 'treasurer' });
    await visitor.call(ledger.postEntry, given);
  });

  test('brings what was read in the passbooks to whoever approves, the last word of each account', async () => {
    const visitor = await visitAs('treasurer');
    const { lockedUntil } = await chartOf(visitor);
    const monthEnd = lastDayAfter(lockedUntil ?? '');
    const [first, ...rest] = await readPassbooks(visitor, monthEnd);
    if (!first || rest.length === 0) throw new Error('too few bank accounts');
    const ask = (...passbooks: readonly (typeof first)[]) =>
      visitor.call(askForLock, {
        lockedUntil: monthEnd,
        isFinal: false,
        reason: '',
        passbooks: [...passbooks],
      });
    await expect(ask({ accountId: randomUUID(), balanceYen: 1 }, ...rest)).rejects.toMatchObject({
      status: 404,
    });
    // Without the balance of every account nothing is asked for, and nothing of it is kept.
    await expect(ask(first)).rejects.toMatchObject({
      status: 400,
      message: expect.stringContaining('月末の残高が入っていない口座があります'),
    });
    expect((await visitor.call(ledger.getChart, {})).request).toBeNull();
    const { request } = await ask({ ...first, balanceYen: 1 }, ...rest);
    await visitor.call(withdrawLockRequest, { requestId: request.id });
    await ask({ ...first, balanceYen: 4_773_886 });
    await visitor.call(setDemoRole, { role: 'chair' });
    const { request: seen } = await visitor.call(ledger.getChart, {});
    expect(seen?.passbooks).toContainEqual({ ...first, balanceYen: 4_773_886 });
    expect(seen?.passbooks).toHaveLength(1 + rest.length);
  });

  test('may be asked for and withdrawn; a month that is not over cannot be closed', async () => {
    const visitor = await visitAs('treasurer');
    const { today, lockedUntil } = await chartOf(visitor);
    await expect(
      visitor.call(askForLock, { lockedUntil: lastDayAfter(today), isFinal: false, reason: '' }),
    ).rejects.toMatchObject({ status: 400 });
    const monthEnd = lastDayAfter(lockedUntil ?? '');
    const { request } = await visitor.call(askForLock, {
      lockedUntil: monthEnd,
      isFinal: false,
      reason: '',
      passbooks: await readPassbooks(visitor, monthEnd),
    });
    await visitor.call(withdrawLockRequest, { requestId: request.id });
    expect((await visitor.call(ledger.getChart, {})).request).toBeNull();
  });
});

describe('what the books say', () => {
  let visitor: Visitor;
  beforeAll(async () => {
    visitor = await visitAs('treasurer');
  });

  test('the trial balance balances, and an account ends where its page does', async () => {
    const { years, bankAccounts, funds } = await chartOf(visitor);
    const year = years.find(({ startsOn }) => startsOn <= '2026-11-21' && startsOn > '2025-11-21');
    const span = { from: year?.startsOn ?? '', until: year?.endsOn ?? '' };
    const { rows } = await visitor.call(ledger.getTrialBalance, span);
    for (const { id } of funds) {
      const own = rows.filter(({ fundId }) => fundId === id);
      expect(sumYen(own.map(({ openingYen }) => openingYen))).toBe(0);
      expect(sumYen(own.map(({ debitYen }) => debitYen))).toBe(
        sumYen(own.map(({ creditYen }) => creditYen)),
      );
    }
    const accountId = bankAccounts[0]?.accountId ?? '';
    const page = await visitor.call(ledger.getLedgerPage, { accountId, ...span });
    const onAccount = rows.filter((row) => row.accountId === accountId);
    expect(page.closingYen).toBe(
      sumYen(onAccount.map((row) => row.openingYen + row.debitYen - row.creditYen)),
    );
    expect(page.rows.at(-1)?.balanceYen).toBe(page.closingYen);
  });

  test('the year of the money screen ends where home says', async () => {
    const { funds } = await visitor.call(getHome, {});
    const books = await visitor.call(getYearBooks, { year: 'latest' });
    for (const { code, balanceYen } of funds ?? []) {
      const fundId = books.funds.find((fund) => fund.code === code)?.id;
      const net = new Set(
        books.accounts
          .filter(({ kind }) => kind !== 'asset' && kind !== 'liability')
          .map(({ id }) => id),
      );
      const parts = [...books.opening, ...books.months].filter(
        (part) => part.fundId === fundId && net.has(part.accountId),
      );
      expect(-sumYen(parts.map(({ amountYen }) => amountYen))).toBe(balanceYen);
    }
  });

  test('pages of the journal meet without a gap or a twin', async () => {
    const first = await visitor.call(ledger.listEntries, {});
    const seen = first.entries.map(({ id }) => id);
    let { next } = first;
    while (next !== null) {
      const page = await visitor.call(ledger.listEntries, { after: next });
      seen.push(...page.entries.map(({ id }) => id));
      next = page.next;
    }
    expect(new Set(seen).size).toBe(first.count);
    expect(seen.length).toBe(first.count);
  });

  test('leave as a file for a spreadsheet and one for other programs', async () => {
    const csv = await visitor.send(
      requestOf(ledger.getJournalCsv, { from: '2026-04-01', until: '2026-10-31' }).url,
    );
    expect(csv.headers.get('content-type')).toContain('text/csv');
    expect((await csv.text()).split('\r\n')[1]).toMatch(/^"2026-04-01","1",/);
    const text = await visitor.send(requestOf(ledger.getJournalText, {}).url);
    expect(await text.text()).toContain('JPY');
  });
});

test('an owner sees the year of the association, not its books', async () => {
  const visitor = await visitAs('owner');
  await visitor.call(getYearBooks, { year: 'latest' });
  await expect(visitor.call(ledger.getChart, {})).rejects.toMatchObject({ status: 403 });
});

/** The last day of the month that follows a day (of the month itself, if the day is not its last). */
function lastDayAfter(day: string): string {
  let last = addDays(day, 1);
  while (!addDays(last, 1).endsWith('-01')) last = addDays(last, 1);
  return last;
}

test('入力した人 is a position in the demonstration, and a person where people sign in', async () => {
  const visitor = await visitAs('treasurer');
  const given = await repairEntry(visitor);
  await visitor.call(ledger.postEntry, given);
  expect(await visitor.call(ledger.listWriters, {})).toEqual({ writers: [] });

  // The same books, as an association's own.
  const { rows } = await server.db.query<{ user: string }>(
    `with own as (select association_id, entered_by from journal_entry where id = $1)
     update association set kind = 'customer' from own where id = own.association_id
     returning own.entered_by as user`,
    [given.id],
  );
  const userId = rows[0]?.user ?? '';
  const { writers } = await visitor.call(ledger.listWriters, {});
  const [writer] = writers;
  expect(writer).toMatchObject({ id: userId, words: expect.stringContaining('会計担当理事') });
  const name = writer?.words.split('（')[0] ?? '';
  const { entry } = await visitor.call(ledger.getEntry, { entryId: given.id });
  expect(entry.enteredAs).toBe(`会計担当理事 ${name}`);
  const byPerson = { text: 'エアコン', enteredBy: userId };
  expect((await visitor.call(ledger.listEntries, byPerson)).entries.map(({ id }) => id)).toEqual([
    given.id,
  ]);
  const byNobody = { ...byPerson, enteredBy: randomUUID() };
  expect((await visitor.call(ledger.listEntries, byNobody)).count).toBe(0);
});

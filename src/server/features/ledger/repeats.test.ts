import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { approveLock, askForLock } from '#contract/books-lock.ts';
import * as ledger from '#contract/ledger.ts';
import { listOpenItems } from '#contract/open-items.ts';
import { getPayments } from '#contract/payments.ts';
import * as contract from '#contract/repeats.ts';
import { setDemoRole } from '#contract/session.ts';
import { addMonths, lastDayOf } from '#domain/ledger/repeats/bank-day.ts';
import { sumYen } from '#domain/money.ts';
import { readPassbooks } from '#server/testing/read-passbooks.ts';
import { startServer } from '#server/testing/start-server.ts';

const server = await startServer();
type Visitor = ReturnType<typeof server.visit>;

async function visitAs(role: 'treasurer' | 'auditor'): Promise<Visitor> {
  const visitor = server.visit();
  await visitor.call(setDemoRole, { role });
  return visitor;
}

const rejectedWith = (status: number, sentence: RegExp) => ({
  status,
  message: expect.stringMatching(sentence),
});

async function owedByPower(visitor: Visitor) {
  const { due, today } = await visitor.call(contract.listDue, {});
  const power = due.find(({ name }) => name.startsWith('電気料金'));
  const line = power?.postings.find(({ amountYen }) => amountYen > 0);
  if (!power?.owed || !line) throw new Error('the demonstration draws its power');
  return { ...power.owed, ...line, month: power.month, postedOn: today };
}

type PowerBill = Awaited<ReturnType<typeof owedByPower>> & { summary: string };

/** 払うことが決まった */
async function bookBill(visitor: Visitor, bill: PowerBill): Promise<string> {
  const { fundId, accountId, counterpartyId, postedOn, summary, amountYen } = bill;
  const { accounts } = await visitor.call(ledger.getChart, {});
  const expenseId = accounts.find(({ kind }) => kind === 'expense')?.id ?? '';
  const { entry } = await visitor.call(ledger.postEntry, {
    id: randomUUID(),
    postedOn,
    summary,
    reason: '',
    postings: [
      { fundId, accountId: expenseId, amountYen, counterpartyId },
      { fundId, accountId, amountYen: -amountYen, counterpartyId },
    ],
  });
  return entry.id;
}

async function spreadFacts(visitor: Visitor) {
  const { accounts, funds, lockedUntil } = await visitor.call(ledger.getChart, {});
  const idOf = (code: string) => accounts.find((it) => it.code === code)?.id ?? '';
  const firstMonth = addMonths((lockedUntil ?? '').slice(0, 7), 1);
  return {
    id: randomUUID(),
    name: '火災保険',
    fundId: funds.find(({ code }) => code === 'general')?.id ?? '',
    prepaidAccountId: idOf('1221'),
    expenseAccountId: idOf('5160'),
    fromAccountId: idOf('1120-01'),
    counterpartyId: null,
    paidYen: 100_000,
    paidOn: `${firstMonth}-01`,
    firstMonth,
    months: 36,
    bookedFrom: firstMonth,
  };
}

async function spreadDue(visitor: Visitor) {
  const { due } = await visitor.call(contract.listDue, {});
  return due.filter(({ kind }) => kind === 'spread');
}

describe('what comes every month', () => {
  test('stands ready, is booked together once, and is taken back together', async () => {
    const visitor = await visitAs('treasurer');
    const { due } = await visitor.call(contract.listDue, {});
    expect(due.length).toBeGreaterThanOrEqual(4);
    const asked = due.find(({ asksAmount }) => asksAmount);
    const entries = due.map(({ key, asksAmount }) => ({
      key,
      amountYen: asksAmount ? 12_345 : null,
    }));
    await expect(
      visitor.call(contract.bookDue, {
        entries: entries.map((entry) => ({ ...entry, amountYen: null })),
      }),
    ).rejects.toMatchObject(rejectedWith(400, /の金額を入れてください/));

    const first = await visitor.call(contract.bookDue, { entries });
    const again = await visitor.call(contract.bookDue, { entries });
    expect(new Set(again.booked.map(({ number }) => number))).toEqual(
      new Set(first.booked.map(({ number }) => number)),
    );
    expect(first.booked).toHaveLength(due.length);
    expect((await visitor.call(contract.listDue, {})).due).toEqual([]);
    const made = first.booked.find(({ key }) => key === asked?.key);
    const { entry } = await visitor.call(ledger.getEntry, { entryId: made?.entryId ?? '' });
    expect(entry.postings.map(({ amountYen }) => amountYen)).toEqual([12_345, -12_345]);

    const entryIds = first.booked.map(({ entryId }) => entryId);
    await visitor.call(setDemoRole, { role: 'companyStaff' });
    await expect(visitor.call(contract.undoEntries, { entryIds })).rejects.toMatchObject(
      rejectedWith(403, /ほかの方が記帳した仕訳/),
    );
    await visitor.call(setDemoRole, { role: 'treasurer' });
    expect(await visitor.call(contract.undoEntries, { entryIds })).toEqual({ undone: due.length });
    expect(await visitor.call(contract.undoEntries, { entryIds })).toEqual({ undone: 0 });
    const { due: back } = await visitor.call(contract.listDue, {});
    expect(back.map(({ key }) => key)).toEqual(due.map(({ key }) => `${key}:2`));
  });

  test('offers what the payee is owed, and what was paid beyond it stays in sight', async () => {
    const visitor = await visitAs('treasurer');
    const { due } = await visitor.call(contract.listDue, {});
    const water = due.find(({ name }) => name.startsWith('水道料金'));
    const party = water?.postings[0]?.counterpartyId;
    const owedYen = sumYen((water?.owed?.paid ?? []).map(({ amountYen }) => amountYen));
    expect(owedYen).toBeGreaterThan(1);
    expect(due.filter((it) => it.owed !== null).every(({ asksAmount }) => asksAmount)).toBe(true);
    const standing = async () => {
      const { accounts, years } = await visitor.call(ledger.getChart, {});
      const { rows } = await visitor.call(ledger.getLedgerPage, {
        accountId: accounts.find(({ role }) => role === 'payable')?.id ?? '',
        from: years[0]?.startsOn ?? '',
        until: years.at(-1)?.endsOn ?? '',
      });
      const own = rows.filter(({ counterpartyId }) => counterpartyId === party);
      return -sumYen(own.map(({ amountYen }) => amountYen));
    };
    expect(await standing()).toBe(owedYen);
    await visitor.call(contract.bookDue, {
      entries: [{ key: water?.key ?? '', amountYen: owedYen + 300 }],
    });
    expect(await standing()).toBe(-300);
  });

  test('pays the bill of its month, and not the next one that is booked already', async () => {
    const visitor = await visitAs('treasurer');
    const before = await owedByPower(visitor);
    const { paid, isSure } = before;
    expect([paid.length, isSure]).toEqual([1, true]);
    const entryId = await bookBill(visitor, {
      ...before,
      summary: `${Number(before.month.slice(5))}月分 電気料金`,
      amountYen: 91_597,
    });
    const after = await owedByPower(visitor);
    expect([after.paid, after.isSure]).toEqual([paid, true]);
    expect(after.left.map((it) => [it.entryId, it.amountYen])).toEqual([[entryId, 91_597]]);
  });

  test('a bill that was booked by mistake and turned back leaves the true one open everywhere', async () => {
    const visitor = await visitAs('treasurer');
    const before = await owedByPower(visitor);
    const open = await visitor.call(listOpenItems, {});
    const amountYen = before.paid[0]?.amountYen ?? 0;
    const entryId = await bookBill(visitor, { ...before, summary: '電気料金の誤り', amountYen });
    const { today } = await visitor.call(contract.listDue, {});
    await visitor.call(ledger.reverseEntry, {
      entryId,
      id: randomUUID(),
      postedOn: today,
      reason: '二重に入力した',
    });
    expect(await visitor.call(listOpenItems, {})).toEqual(open);
    expect((await owedByPower(visitor)).paid).toEqual(before.paid);
    const { dues } = await visitor.call(getPayments, {});
    expect(dues.map((it) => it.entryId).toSorted()).toEqual(
      open.owed.map((it) => it.entryId).toSorted(),
    );
  });

  test('is booked once, whoever is first of two at once', async () => {
    const visitor = await visitAs('treasurer');
    const { due } = await visitor.call(contract.listDue, {});
    const entries = due
      .filter(({ asksAmount }) => !asksAmount)
      .map(({ key }) => ({ key, amountYen: null }));
    await visitor.call(contract.deleteTemplate, { templateId: randomUUID() }).catch(() => null);
    await visitor.call(contract.skipDue, {
      repeatId: due[0]?.sourceId ?? '',
      month: '2020-01',
      reason: '自分の控えを作る',
    });
    const answers = await Promise.allSettled([
      visitor.call(contract.bookDue, { entries }),
      visitor.call(contract.bookDue, { entries }),
    ]);
    expect(answers.some(({ status }) => status === 'fulfilled')).toBe(true);
    const { rows } = await server.db.query<{ keys: number; entries: number }>(
      `select count(distinct source_key)::int as keys, count(*)::int as entries from journal_entry
        where association_id = (select association_id from repeat_skip where month = '2020-01' limit 1)
          and source_key = any($1::text[])`,
      [entries.map(({ key }) => key)],
    );
    expect(rows[0]).toEqual({ keys: entries.length, entries: entries.length });
  });

  test('is skipped with a reason that everybody reads, and taken back', async () => {
    const visitor = await visitAs('treasurer');
    const { due } = await visitor.call(contract.listDue, {});
    const [first] = due;
    if (!first) throw new Error('nothing is due');
    const { sourceId: repeatId, month } = first;
    await expect(
      visitor.call(contract.skipDue, { repeatId, month, reason: ' ' }),
    ).rejects.toMatchObject({ status: 400 });
    await visitor.call(contract.skipDue, { repeatId, month, reason: '今月は免除された' });
    const after = await visitor.call(contract.listDue, {});
    expect(after.due).toHaveLength(due.length - 1);
    expect(after.skipped[0]).toMatchObject({
      repeatId,
      month,
      reason: '今月は免除された',
      skippedAs: '会計担当理事',
    });
    await expect(
      visitor.call(contract.bookDue, { entries: [{ key: first.key, amountYen: null }] }),
    ).rejects.toMatchObject(rejectedWith(409, /読み直して/));
    await visitor.call(contract.takeBackSkip, { repeatId, month });
    expect((await visitor.call(contract.listDue, {})).due).toHaveLength(due.length);
  });

  test('is set up and changed; what cannot be booked is refused in words', async () => {
    const visitor = await visitAs('treasurer');
    const { repeats } = await visitor.call(contract.listRepeats, {});
    const [known] = repeats;
    if (!known) throw new Error('no repeats');
    const { id: _id, ...facts } = known;
    const repeatId = randomUUID();
    await visitor.call(contract.saveRepeat, { ...facts, repeatId, name: '別の記帳' });
    const [first, second] = facts.postings;
    if (!first || !second) throw new Error('two lines');
    const uneven = [first, { ...second, amountYen: second.amountYen - 1 }];
    await expect(
      visitor.call(contract.saveRepeat, { ...facts, repeatId, postings: uneven }),
    ).rejects.toMatchObject(rejectedWith(400, /1円多く/));
    await expect(
      visitor.call(contract.saveRepeat, { ...facts, repeatId, untilMonth: '2020-01' }),
    ).rejects.toMatchObject(rejectedWith(400, /終わりの月/));
    await visitor.call(contract.deleteRepeat, { repeatId });
    expect((await visitor.call(contract.listRepeats, {})).repeats).toHaveLength(repeats.length);
  });
});

describe('what is paid for years', () => {
  test('is booked as prepaid, month by month as expense, and taken back as a whole', async () => {
    const visitor = await visitAs('treasurer');
    const facts = await spreadFacts(visitor);
    const { spread } = await visitor.call(contract.addSpread, facts);
    expect(spread.entryId).not.toBeNull();
    const again = await visitor.call(contract.addSpread, facts);
    expect(again.spread.entryId).toBe(spread.entryId);

    const due = await spreadDue(visitor);
    expect(due[0]?.postings.map(({ amountYen }) => amountYen)).toEqual([2_777, -2_777]);
    expect(due[0]?.postedOn).toBe(lastDayOf(facts.firstMonth));
    await visitor.call(contract.bookDue, {
      entries: due.map(({ key }) => ({ key, amountYen: null })),
    });
    const { spreads } = await visitor.call(contract.listSpreads, {});
    const own = spreads.find(({ id }) => id === facts.id);
    expect(own?.booked.map(({ amountYen }) => amountYen)).toEqual(due.map(() => 2_777));

    const { undone } = await visitor.call(contract.undoSpread, { spreadId: facts.id });
    expect(undone).toBe(due.length + 1);
    const { entry } = await visitor.call(ledger.getEntry, { entryId: spread.entryId ?? '' });
    const reversal = await visitor.call(ledger.getEntry, { entryId: entry.reversedBy?.id ?? '' });
    expect(reversal.entry.reason).toBe('数年分の支払いを、月ごとの分とまとめて取り消し');
    expect(await spreadDue(visitor)).toEqual([]);
    const { rows } = await visitor.call(ledger.getTrialBalance, {
      from: facts.paidOn,
      until: '2099-12-31',
    });
    const prepaid = rows.filter(({ accountId }) => accountId === facts.prepaidAccountId);
    expect(sumYen(prepaid.map(({ debitYen, creditYen }) => debitYen - creditYen))).toBe(0);
  });

  test('is no longer due once its payment is turned back, and stops where it is ended', async () => {
    const visitor = await visitAs('treasurer');
    const facts = { ...(await spreadFacts(visitor)), fromAccountId: null };
    await visitor.call(contract.addSpread, facts);
    const before = await spreadDue(visitor);
    const last = addMonths(facts.firstMonth, -1);
    await visitor.call(contract.stopSpread, { spreadId: facts.id, stoppedAfter: last });
    expect(before.length).toBeGreaterThan(0);
    expect(await spreadDue(visitor)).toEqual([]);

    const paid = { ...(await spreadFacts(visitor)) };
    const { spread } = await visitor.call(contract.addSpread, paid);
    await visitor.call(contract.undoEntries, { entryIds: [spread.entryId ?? ''] });
    expect(await spreadDue(visitor)).toEqual([]);
  });

  test.each([
    ['an account that is no expense', { expenseAccountId: '1120-01' }, /支出の科目/],
    ['no asset to wait in', { prepaidAccountId: '5160' }, /前払いの科目/],
  ])('is refused with %s', async (_what, change, sentence) => {
    const visitor = await visitAs('treasurer');
    const { accounts } = await visitor.call(ledger.getChart, {});
    const changed = Object.fromEntries(
      Object.entries(change).map(([name, code]) => [
        name,
        accounts.find((it) => it.code === code)?.id,
      ]),
    );
    const facts = { ...(await spreadFacts(visitor)), ...changed };
    await expect(visitor.call(contract.addSpread, facts)).rejects.toMatchObject(
      rejectedWith(400, sentence),
    );
  });

  test('of what was prepaid before, a month that the books have is refused, whatever the form sends', async () => {
    const visitor = await visitAs('treasurer');
    const facts = { ...(await spreadFacts(visitor)), fromAccountId: null };
    const firstMonth = addMonths(facts.firstMonth, -3);
    await expect(
      visitor.call(contract.addSpread, { ...facts, firstMonth, bookedFrom: firstMonth }),
    ).rejects.toMatchObject(rejectedWith(400, /もう帳簿に入っています/));
    const { spread } = await visitor.call(contract.addSpread, { ...facts, firstMonth });
    expect(spread.bookedFrom).toBe(facts.firstMonth);
  });

  test('is not taken back as a whole once a month of it is closed', async () => {
    const visitor = await visitAs('treasurer');
    const facts = await spreadFacts(visitor);
    await visitor.call(contract.addSpread, facts);
    const lockedUntil = lastDayOf(facts.firstMonth);
    const { request } = await visitor.call(askForLock, {
      lockedUntil,
      isFinal: false,
      reason: '',
      passbooks: await readPassbooks(visitor, lockedUntil),
    });
    await visitor.call(setDemoRole, { role: 'chair' });
    await visitor.call(approveLock, { requestId: request.id });
    await visitor.call(setDemoRole, { role: 'treasurer' });
    await expect(visitor.call(contract.undoSpread, { spreadId: facts.id })).rejects.toMatchObject(
      rejectedWith(409, /締めてある/),
    );
    const [moved] = await spreadDue(visitor);
    expect(moved?.remark).toMatch(/締めてある/);
  });
});

test('a template is kept, renamed and deleted; two cannot have one name', async () => {
  const visitor = await visitAs('treasurer');
  const content = {
    kind: 'journal' as const,
    counterpartyId: '',
    summary: '電球の交換',
    lines: [{ fundId: '', accountId: '', debit: '', credit: '' }],
  };
  const templateId = randomUUID();
  await visitor.call(contract.saveTemplate, { templateId, name: '電球', content });
  await expect(
    visitor.call(contract.saveTemplate, { templateId: randomUUID(), name: '電球', content }),
  ).rejects.toMatchObject(rejectedWith(400, /もうあります/));
  await visitor.call(contract.saveTemplate, { templateId, name: '電球の交換', content });
  const { templates } = await visitor.call(contract.listTemplates, {});
  expect(templates).toEqual([{ id: templateId, name: '電球の交換', content }]);
  await visitor.call(contract.deleteTemplate, { templateId });
  await expect(visitor.call(contract.deleteTemplate, { templateId })).rejects.toMatchObject({
    status: 404,
  });
});

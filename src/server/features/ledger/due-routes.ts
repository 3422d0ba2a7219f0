import type { Hono } from 'hono';
import * as contract from '#contract/repeats.ts';
import type { NewEntry } from '#domain/ledger/entry.ts';
import type { DueEntry } from '#domain/ledger/repeats/due-entries.ts';
import { owedBills } from '#domain/ledger/repeats/owed-bills.ts';
import { withCommonYen } from '#domain/ledger/repeats/repeat.ts';
import { Refusal } from '#domain/refusal.ts';
import type { Db } from '#server/db/db.ts';
import { listDues } from '#server/features/payments/store.ts';
import { listDueDays } from '#server/features/vouchers/store.ts';
import { type Env, handle } from '#server/http/handle.ts';
import type { Scope } from '#server/http/scope.ts';
import { newId } from '#server/outside/new-id.ts';
import * as chart from './chart-store.ts';
import { loadDue } from './load-due.ts';
import { postEntries } from './post-entries.ts';
import { refuseFaulty } from './refuse-faulty.ts';
import { type KeyRow, listByKeys } from './repeat-store.ts';

/** 決まった記帳: what stands ready, and booking it. */
export function dueRoutes(app: Hono<Env>): void {
  handle(app, contract.listDue, async ({ db, scope, today }) => {
    const { due, booked, skips } = await loadDue(db, scope, today);
    const owed = await loadOwed(db, scope, due);
    const lastYen = (entry: DueEntry) =>
      booked
        .filter(({ key, isReversed }) => !isReversed && key.split(':')[1] === entry.sourceId)
        .toSorted((a, b) => (a.key < b.key ? 1 : -1))[0]?.yen ?? null;
    return {
      today,
      due: due.map((entry) => ({
        ...entry,
        postings: [...entry.postings],
        lastYen: lastYen(entry),
        owed: owed.get(entry.key) ?? null,
      })),
      skipped: skips,
    };
  });

  handle(app, contract.bookDue, async ({ db, scope, input, today, now }) => {
    const { due } = await loadDue(db, scope, today);
    const keys = input.entries.map(({ key }) => key);
    const found = await listByKeys(db, scope, keys);
    refuseOthers(input.entries, found);
    const known = new Set(found.map(({ key }) => key));
    const entries = input.entries
      .filter(({ key }) => !known.has(key))
      .map(({ key, amountYen }) =>
        entryOfDue(
          due.find((it) => it.key === key),
          { amountYen, id: newId(now.getTime()) },
        ),
      );
    const banks = await chart.listBankAccounts(db, scope);
    const given = entries.map((entry) => ({
      ...entry,
      origin: originOf(entry, banks),
      reason: '',
    }));
    // A repeat of this month may be booked before its day, as it stands in the plan.
    await refuseFaulty(db, scope, given, null);
    if (given.length > 0) await postEntries(db, scope, given);
    return { booked: await listByKeys(db, scope, keys) };
  });
}

type Asked = { readonly key: string; readonly amountYen: number | null };

/** A repeat of the same request finds its entries; what somebody else made of them meanwhile is no repeat. */
function refuseOthers(asked: readonly Asked[], found: readonly KeyRow[]): void {
  const amounts = new Map(asked.map(({ key, amountYen }) => [key, amountYen]));
  const isOther = ({ key, isReversed, yen }: KeyRow) =>
    isReversed || (amounts.get(key) ?? yen) !== yen;
  if (found.some(isOther)) {
    throw new Refusal(
      'conflict',
      'ほかの方が先に記帳したか、取り消しました。画面を読み直してください。',
    );
  }
}

async function loadOwed(db: Db, scope: Scope<'ledger.read'>, due: readonly DueEntry[]) {
  const accounts = await chart.listAccounts(db, scope);
  const payable = accounts.filter(({ role }) => role === 'payable').map(({ id }) => id);
  const dues = await listDues(db, scope);
  const days = await listDueDays(
    db,
    scope,
    dues.map(({ entryId }) => entryId),
  );
  const bills = dues.map(({ entryId, fundId, counterpartyId, postedOn, summary, amountYen }) => ({
    entryId,
    fundId,
    counterpartyId,
    postedOn,
    summary,
    amountYen,
    dueOn: days.get(entryId) ?? null,
  }));
  return owedBills(due, bills, new Set(payable));
}

type Chosen = { readonly amountYen: number | null; readonly id: string };

function entryOfDue(due: DueEntry | undefined, { amountYen, id }: Chosen): NewEntry {
  if (!due) {
    throw new Refusal(
      'conflict',
      '決まった記帳の中身が変わりました。画面を読み直して、もう一度お試しください。',
    );
  }
  const { key, name, postedOn, summary, postings, obstacle } = due;
  if (obstacle) throw new Refusal('conflict', `「${name}」：${obstacle}`);
  if (due.asksAmount && amountYen === null) {
    throw new Refusal('invalid_input', `「${name}」の金額を入れてください。`);
  }
  if (amountYen !== null && !due.mayChangeAmount) {
    throw new Refusal('invalid_input', `「${name}」の金額は、ここでは変えられません。`);
  }
  const lines = amountYen === null ? postings : withCommonYen(postings, amountYen);
  return { id, key, postedOn, origin: 'manual', summary, postings: lines };
}

function originOf(
  { key, postings }: NewEntry,
  banks: readonly { readonly accountId: string }[],
): NewEntry['origin'] {
  if (key.startsWith('spread:')) return 'accrual';
  const isPaid = postings.some(
    ({ accountId, amountYen }) =>
      amountYen < 0 && banks.some((bank) => bank.accountId === accountId),
  );
  return isPaid ? 'payment' : 'manual';
}

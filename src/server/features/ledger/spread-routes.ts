import type { Hono } from 'hono';
import * as contract from '#contract/repeats.ts';
import type { NewEntry } from '#domain/ledger/entry.ts';
import { bookedSchedule, monthAfterBooks, paymentPostings } from '#domain/ledger/repeats/spread.ts';
import { Refusal } from '#domain/refusal.ts';
import type { Db } from '#server/db/db.ts';
import { type Env, handle } from '#server/http/handle.ts';
import type { Scope } from '#server/http/scope.ts';
import { newId } from '#server/outside/new-id.ts';
import { findBooked } from './booked-keys.ts';
import * as chart from './chart-store.ts';
import { postEntries } from './post-entries.ts';
import { refuseFaulty } from './refuse-faulty.ts';
import * as store from './spread-store.ts';
import { undoEntries } from './undo-entries.ts';

/** 数年分の支払い: paid at once, expense month by month. */
export function spreadRoutes(app: Hono<Env>): void {
  handle(app, contract.listSpreads, async ({ db, scope }) => ({
    spreads: await loadSpreads(db, scope),
  }));

  handle(app, contract.addSpread, async ({ db, scope, input, today }) => {
    const { fromAccountId, ...facts } = input;
    await refuseWrongAccounts(db, scope, input);
    await refuseMonthInBooks(db, scope, input);
    const spread = { ...facts, entryId: null, isReversed: false, stoppedAfter: null };
    const entry = paymentOf(spread, fromAccountId);
    let entryId: string | null = null;
    if (entry) {
      await refuseFaulty(db, scope, [entry], today);
      const [posted] = await postEntries(db, scope, [{ ...entry, reason: '' }]);
      entryId = posted?.id ?? null;
    }
    await store.addSpread(db, scope, { ...spread, entryId });
    return { spread: await requireSpread(db, scope, input.id) };
  });

  handle(app, contract.undoSpread, async ({ db, scope, input, now }) => {
    const { id, booked, entryId } = await requireSpread(db, scope, input.spreadId);
    const entryIds = [...booked.map((it) => it.entryId), ...(entryId === null ? [] : [entryId])];
    const undone = await undoEntries(db, scope, {
      entryIds,
      reason: '数年分の支払いを、月ごとの分とまとめて取り消し',
      newId: () => newId(now.getTime()),
    });
    await store.deleteSpread(db, scope, id);
    return { undone };
  });

  handle(app, contract.stopSpread, async ({ db, scope, input }) => {
    const { booked } = await requireSpread(db, scope, input.spreadId);
    const { stoppedAfter } = input;
    if (stoppedAfter !== null && booked.some(({ month }) => month > stoppedAfter)) {
      throw new Refusal(
        'invalid_input',
        'その月より後の分が、もう記帳されています。先にその仕訳を取り消してください。',
      );
    }
    await store.saveSpreadEnd(db, scope, input);
    return { spread: await requireSpread(db, scope, input.spreadId) };
  });
}

async function loadSpreads(
  db: Db,
  scope: Scope<'ledger.read'> | Scope<'ledger.book'>,
): Promise<contract.PaymentSpread[]> {
  const spreads = await store.listSpreads(db, scope);
  const planned = spreads.flatMap((spread) =>
    bookedSchedule({ ...spread, stoppedAfter: null }).map(({ month }) => ({
      kind: 'spread' as const,
      sourceId: spread.id,
      month,
    })),
  );
  const found = (await findBooked(db, scope, planned)).filter(({ isReversed }) => !isReversed);
  return spreads.map((spread) => ({
    ...spread,
    booked: found
      .flatMap(({ key, entryId, number, yen }) => {
        const [, sourceId, month] = key.split(':');
        return sourceId === spread.id && month ? [{ month, entryId, number, amountYen: yen }] : [];
      })
      .toSorted((a, b) => (a.month < b.month ? -1 : 1)),
  }));
}

async function requireSpread(
  db: Db,
  scope: Scope<'ledger.book'>,
  spreadId: string,
): Promise<contract.PaymentSpread> {
  const spread = (await loadSpreads(db, scope)).find(({ id }) => id === spreadId);
  if (!spread) throw new Refusal('not_found', 'この支払いは、もう取り消されています。');
  return spread;
}

function paymentOf(
  spread: Omit<store.SpreadRow, 'isReversed'>,
  fromAccountId: string | null,
): NewEntry | null {
  if (fromAccountId === null) return null;
  return {
    id: spread.id,
    key: `spread:${spread.id}:paid`,
    postedOn: spread.paidOn,
    origin: 'payment',
    summary: `${spread.name}（${spread.months}か月分）`.slice(0, 120),
    postings: paymentPostings(spread, fromAccountId),
  };
}

type Asked = {
  readonly prepaidAccountId: string;
  readonly expenseAccountId: string;
  readonly fundId: string;
  readonly firstMonth: string;
  readonly bookedFrom: string;
};

async function refuseWrongAccounts(
  db: Db,
  scope: Scope<'ledger.book'>,
  { prepaidAccountId, expenseAccountId, fundId, firstMonth, bookedFrom }: Asked,
): Promise<void> {
  const accounts = await chart.listAccounts(db, scope);
  const kindOf = (id: string) => accounts.find((account) => account.id === id)?.kind;
  if (kindOf(prepaidAccountId) !== 'asset') {
    throw new Refusal('invalid_input', '前払いの科目を選んでください。');
  }
  if (kindOf(expenseAccountId) !== 'expense') {
    throw new Refusal('invalid_input', '何に払ったかを、支出の科目から選んでください。');
  }
  const funds = await chart.listFunds(db, scope);
  if (!funds.some(({ id }) => id === fundId)) {
    throw new Refusal('invalid_input', '会計区分を選んでください。');
  }
  if (bookedFrom < firstMonth) {
    throw new Refusal('invalid_input', '記帳を始める月は、はじめの月より後にしてください。');
  }
}

type Prepaid = Pick<Asked, 'firstMonth' | 'bookedFrom'> & { readonly fromAccountId: string | null };

/** What was prepaid before stands in the opening balances and the closed months: their months must not come twice. */
async function refuseMonthInBooks(
  db: Db,
  scope: Scope<'ledger.book'>,
  { firstMonth, bookedFrom, fromAccountId }: Prepaid,
): Promise<void> {
  if (fromAccountId !== null) return;
  const told = [await chart.findOpenedUntil(db, scope), await chart.findLockedUntil(db, scope)];
  const earliest = monthAfterBooks(firstMonth, told);
  if (bookedFrom < earliest) {
    throw new Refusal(
      'invalid_input',
      `${formatMonth(earliest)}より前の分は、もう帳簿に入っています。記帳を始める月を、${formatMonth(earliest)}以降にしてください。`,
    );
  }
}

function formatMonth(month: string): string {
  const [year, number] = month.split('-').map(Number);
  return `${year}年${number}月`;
}

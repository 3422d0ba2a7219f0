import type { Hono } from 'hono';
import * as contract from '#contract/ledger.ts';
import { sumYen } from '#domain/money.ts';
import { Refusal } from '#domain/refusal.ts';
import type { Db } from '#server/db/db.ts';
import { attachVoucher } from '#server/features/vouchers/store.ts';
import { type Env, handle } from '#server/http/handle.ts';
import type { Scope } from '#server/http/scope.ts';
import * as chart from './chart-store.ts';
import { findEntry, listEntries } from './entry-store.ts';
import { ledgerFileRoutes } from './file-routes.ts';
import { findLockRequest } from './lock-store.ts';
import { postEntries, reverseEntry } from './post-entries.ts';
import { finalUntilOf, refuseFaulty } from './refuse-faulty.ts';
import * as reports from './report-store.ts';
import { listWriters } from './writer-store.ts';

/** 帳簿: what is in the books, and what goes in. */
export function ledgerRoutes(app: Hono<Env>): void {
  readingRoutes(app);
  bookingRoutes(app);
  ledgerFileRoutes(app);
}

function readingRoutes(app: Hono<Env>): void {
  handle(app, contract.getChart, async ({ db, scope, today }) => {
    const locks = await chart.listLocks(db, scope);
    const lockedUntil = await chart.findLockedUntil(db, scope);
    return {
      today,
      funds: await chart.listFunds(db, scope),
      accounts: await chart.listAccounts(db, scope),
      counterparties: await chart.listCounterparties(db, scope),
      bankAccounts: await chart.listBankAccounts(db, scope),
      years: await chart.listYears(db, scope),
      lockedUntil,
      finalUntil: finalUntilOf(locks),
      openedUntil: await chart.findOpenedUntil(db, scope),
      locks,
      request: await findLockRequest(db, scope, lockedUntil),
    };
  });

  handle(app, contract.listEntries, ({ db, scope, input }) => listEntries(db, scope, input));

  handle(app, contract.listWriters, async ({ db, scope }) => ({
    writers: await listWriters(db, scope),
  }));

  handle(app, contract.getEntry, async ({ db, scope, input }) => ({
    entry: await requireEntry(db, scope, input.entryId),
  }));

  handle(app, contract.getLedgerPage, async ({ db, scope, input }) => {
    const place = { ...input, fundId: input.fundId ?? null };
    const before = await reports.listBalancesBefore(db, scope, input.from);
    const openingYen = sumYen(
      before
        .filter(({ accountId }) => accountId === place.accountId)
        .filter(({ fundId }) => place.fundId === null || fundId === place.fundId)
        .map(({ amountYen }) => amountYen),
    );
    const found = await reports.listLedgerRows(db, scope, place);
    let balanceYen = openingYen;
    const rows = found.slice(0, reports.ledgerPageLength).map((row) => {
      balanceYen += row.amountYen;
      return { ...row, balanceYen };
    });
    return { openingYen, rows, closingYen: balanceYen, isCut: found.length > rows.length };
  });

  handle(app, contract.getTrialBalance, async ({ db, scope, input }) => {
    const before = await reports.listBalancesBefore(db, scope, input.from);
    const turnover = await reports.listTurnover(db, scope, input);
    return { rows: joinTurnover(before, turnover) };
  });
}

function bookingRoutes(app: Hono<Env>): void {
  handle(app, contract.postEntry, async ({ db, scope, input, today }) => {
    const { voucherIds = [], ...given } = input;
    const entry = { ...given, key: input.id, origin: 'manual' } as const;
    await refuseFaulty(db, scope, [entry], today);
    const [posted] = await postEntries(db, scope, [entry]);
    for (const voucherId of voucherIds) {
      await attachVoucher(db, scope, { voucherId, entryId: posted?.id ?? '' });
    }
    return { entry: await requireEntry(db, scope, posted?.id ?? '') };
  });

  handle(app, contract.reverseEntry, async ({ db, scope, input }) => {
    const turned = await requireEntry(db, scope, input.entryId);
    const summary = `取り消し：No.${turned.number} ${turned.summary}`.slice(0, 120);
    const posted = await reverseEntry(db, scope, { ...input, summary });
    return { entry: await requireEntry(db, scope, posted?.id ?? '') };
  });

  handle(app, contract.saveAccount, async ({ db, scope, input }) => {
    const { accountId: id, code, name, isRetired } = input;
    const accounts = await chart.listAccounts(db, scope);
    const before = accounts.find((account) => account.id === id);
    if (before && before.code !== code) {
      throw new Refusal(
        'invalid_input',
        '科目コードは変えられません。新しい科目を追加してください。',
      );
    }
    if (!before && accounts.some((account) => account.code === code)) {
      throw new Refusal('invalid_input', `科目コード ${code} は、すでに使われています。`);
    }
    const kind = before?.kind ?? chart.kindOfCode(code);
    const account = await chart.saveAccount(db, scope, { id, code, name, kind, isRetired });
    if (!account) throw new Error('a saved account was not returned');
    return { account };
  });

  handle(app, contract.saveCounterparty, async ({ db, scope, input }) => {
    const { counterpartyId: id, ...facts } = input;
    const counterparty = { id, ...facts };
    await chart.saveCounterparty(db, scope, counterparty);
    return { counterparty };
  });
}

async function requireEntry(
  db: Db,
  scope: Scope<'ledger.read'> | Scope<'ledger.book'>,
  entryId: string,
) {
  const entry = await findEntry(db, scope, entryId);
  if (!entry) throw new Refusal('not_found', 'この仕訳は見つかりません。');
  return entry;
}

type Before = Awaited<ReturnType<typeof reports.listBalancesBefore>>;
type Turnover = Awaited<ReturnType<typeof reports.listTurnover>>;

function joinTurnover(before: Before, turnover: Turnover) {
  const keyOf = ({ fundId, accountId }: { fundId: string; accountId: string }) =>
    `${fundId} ${accountId}`;
  const moved = new Map(turnover.map((row) => [keyOf(row), row]));
  const opened = new Map(before.map((row) => [keyOf(row), row.amountYen]));
  const unmoved = before.filter((row) => !moved.has(keyOf(row)));
  return [
    ...turnover.map((row) => ({ ...row, openingYen: opened.get(keyOf(row)) ?? 0 })),
    ...unmoved.map(({ fundId, accountId, amountYen }) => ({
      fundId,
      accountId,
      openingYen: amountYen,
      debitYen: 0,
      creditYen: 0,
    })),
  ];
}

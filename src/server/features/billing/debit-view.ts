import type { DebitBatch, DebitsAnswer } from '#contract/debits.ts';
import { roleNames } from '#domain/access/role.ts';
import { shownName } from '#domain/access/shown.ts';
import { outcomeNames } from '#domain/billing/debit/debit-result.ts';
import type { IsoDate } from '#domain/calendar.ts';
import { sumYen } from '#domain/money.ts';
import { Refusal } from '#domain/refusal.ts';
import type { Db } from '#server/db/db.ts';
import { listBankAccounts } from '#server/features/ledger/store.ts';
import { listSources } from '#server/features/payments/store.ts';
import { grantedScope, type Scope } from '#server/http/scope.ts';
import { awaitedMonths } from './awaited-words.ts';
import { listDebitAccounts } from './debit-account-store.ts';
import { nextDebit, planDebits } from './debit-month.ts';
import { type BatchLine, type BatchRow, listBatches, listBatchLines } from './debit-store.ts';
import { loadPositions } from './load-positions.ts';
import { listBilledDwellings } from './tariff-store.ts';
import { listOwnedSpans, ownersOf } from './who-store.ts';

type Biller = Scope<'billing.run'>;

/** 口座振替 as the screen shows it. */
export async function viewDebits(db: Db, scope: Biller, today: IsoDate): Promise<DebitsAnswer> {
  const batches = await listBatches(db, scope);
  const lines = await listBatchLines(
    db,
    scope,
    batches.map(({ id }) => id),
  );
  const names = await accountNames(db, scope);
  const sources = await listSources(db, scope);
  const ownerOf = ownersOf(await listOwnedSpans(db, scope), shownName(scope.roles));
  const accounts = await listDebitAccounts(db, scope);
  const dwellings = await listBilledDwellings(db, scope);
  return {
    next: await viewNext(db, scope, { today, batches, hasSource: sources.length > 0 }),
    awaited: awaitedMonths(await loadPositions(db, scope, { today }))
      .filter(({ paysBy }) => paysBy === 'debit')
      .map((it) => ({ ...it, hasFile: batches.some(({ month }) => month === it.month) })),
    sources: sources.map(({ bankAccountId }) => ({
      bankAccountId,
      name: names.get(bankAccountId) ?? '',
    })),
    batches: batches.map((batch) => ({
      id: batch.id,
      month: batch.month,
      debitOn: batch.debitOn,
      account: names.get(batch.bankAccountId) ?? '',
      madeAs: roleNames[batch.madeAs],
      madeOn: batch.madeOn,
      ...totals(lines, batch, ownerOf),
    })),
    accounts: dwellings.map(({ id, number }) => {
      const account = accounts.get(id);
      return { dwellingId: id, number, owner: ownerOf(id), place: account ?? null };
    }),
  };
}

async function accountNames(db: Db, scope: Biller): Promise<ReadonlyMap<string, string>> {
  const reader = grantedScope(scope, 'ledger.read');
  if (!reader) throw new Refusal('not_allowed');
  const accounts = await listBankAccounts(db, reader);
  return new Map(accounts.map(({ id, bank, branch, kind }) => [id, `${bank} ${branch} ${kind}`]));
}

type NextFacts = {
  readonly today: IsoDate;
  readonly batches: readonly BatchRow[];
  readonly hasSource: boolean;
};

async function viewNext(
  db: Db,
  scope: Biller,
  { today, batches, hasSource }: NextFacts,
): Promise<DebitsAnswer['next']> {
  const { month, debitOn } = await nextDebit(db, scope, today);
  const { debits, problems, without, paid } = await planDebits(db, scope, { month, today });
  return {
    month,
    debitOn,
    count: debits.length,
    yen: sumYen(debits.map(({ yen }) => yen)),
    hindrance: hindranceOf({
      isMade: batches.some((it) => it.month === month),
      isEmpty: debits.length === 0,
      hasSource,
      hasProblems: problems.length > 0,
    }),
    problems: [...problems],
    without: [...without],
    paid: [...paid],
  };
}

type Hindering = {
  readonly isMade: boolean;
  readonly isEmpty: boolean;
  readonly hasSource: boolean;
  readonly hasProblems: boolean;
};

function hindranceOf({ isMade, isEmpty, hasSource, hasProblems }: Hindering): string | null {
  if (isMade) return 'この月の振替データは、もう作ってあります。';
  if (!hasSource) return '先に、会計の「支払」で、振込元の口座と依頼人コードを入れてください。';
  if (isEmpty) return '振り替える額がありません。引落口座が入っているか、確かめてください。';
  return hasProblems ? '銀行のデータに書けない住戸があります。引落口座を直してください。' : null;
}

function totals(
  all: readonly BatchLine[],
  batch: BatchRow,
  ownerOf: (dwellingId: string) => string,
): Pick<DebitBatch, 'count' | 'yen' | 'result'> {
  const lines = all.filter(({ batchId }) => batchId === batch.id);
  const sum = { count: lines.length, yen: sumYen(lines.map(({ yen }) => yen)) };
  const { resultAs, resultOn, entryId } = batch;
  if (resultAs === null || resultOn === null) return { ...sum, result: null };
  const paid = lines.filter(({ outcome }) => outcome === '0');
  return {
    ...sum,
    result: {
      readAs: roleNames[resultAs],
      readOn: resultOn,
      paidCount: paid.length,
      paidYen: sumYen(paid.map(({ yen }) => yen)),
      entryId,
      failed: lines
        .filter(({ outcome }) => outcome !== '0')
        .map(({ dwellingId, customer, yen, outcome }) => ({
          number: customer,
          owner: ownerOf(dwellingId),
          yen,
          why: outcomeNames[outcome ?? '9'],
        })),
    },
  };
}

import { allocate, inOrder } from '#domain/billing/allocate.ts';
import { type DebitResult, outcomesOf } from '#domain/billing/debit/debit-result.ts';
import { receiptPostings, toPostings } from '#domain/billing/receipt-postings.ts';
import { formatPlainDate, type IsoDate, partsOf } from '#domain/calendar.ts';
import { Refusal } from '#domain/refusal.ts';
import type { Db } from '#server/db/db.ts';
import { listBankAccounts, postEntries } from '#server/features/ledger/store.ts';
import { listSources } from '#server/features/payments/store.ts';
import { grantedScope, type Scope } from '#server/http/scope.ts';
import { newId } from '#server/outside/new-id.ts';
import { bookerOf } from './booker-of.ts';
import { loadMonthDues } from './debit-month.ts';
import {
  type BatchLine,
  type BatchRow,
  listBatches,
  listBatchLines,
  saveResult,
} from './debit-store.ts';
import { addReceipts, type NewReceipt } from './receipt-store.ts';
import { holdBilling } from './run-store.ts';

type Biller = Scope<'billing.run'>;
type Taken = { readonly result: DebitResult; readonly today: IsoDate; readonly now: Date };

/** The bank's result: one entry for everything that was paid, a receipt for each dwelling, and what failed. */
export async function bookDebitResult(
  db: Db,
  scope: Biller,
  { result, today, now }: Taken,
): Promise<{ batchId: string; isNew: boolean }> {
  await holdBilling(db, scope);
  const batch = await findBatch(db, scope, result);
  const asked = await listBatchLines(db, scope, [batch.id]);
  const lines = outcomesOf(asked, result);
  if (batch.resultOn !== null) {
    const before = new Map(asked.map((it) => [it.dwellingId, it.outcome]));
    if (lines.every((it) => before.get(it.dwellingId) === it.outcome)) {
      return { batchId: batch.id, isNew: false };
    }
    throw new Refusal(
      'conflict',
      'この月の結果は、別の内容で読み込んであります。直すときは、先にその結果を取り消してください。',
    );
  }
  if (batch.debitOn > today) {
    throw new Refusal(
      'conflict',
      `引落日（${formatPlainDate(batch.debitOn)}）の前です。引落日を過ぎてから読み込んでください。`,
    );
  }
  const paid = lines.filter(({ outcome }) => outcome === '0');
  const entryId = paid.length === 0 ? null : await bookPaid(db, scope, { batch, paid, today, now });
  await saveResult(db, scope, { batchId: batch.id, lines, entryId, now });
  return { batchId: batch.id, isNew: true };
}

/** By 委託者コード and day; the file knows no year, so the latest one is meant. */
async function findBatch(
  db: Db,
  scope: Biller,
  { consignorCode, monthDay }: DebitResult,
): Promise<BatchRow> {
  const own = (await listSources(db, scope)).filter((it) => it.consignorCode === consignorCode);
  const found = (await listBatches(db, scope)).find(
    ({ bankAccountId, debitOn }) =>
      own.some((it) => it.bankAccountId === bankAccountId) &&
      debitOn.slice(5).replace('-', '') === monthDay,
  );
  if (found) return found;
  throw new Refusal(
    'not_found',
    'この結果に合う振替データがありません。別の組合か、取り消した月の結果かもしれません。',
  );
}

type Paid = {
  readonly batch: BatchRow;
  readonly paid: readonly BatchLine[];
  readonly today: IsoDate;
  readonly now: Date;
};

async function bookPaid(db: Db, scope: Biller, { batch, paid, today, now }: Paid): Promise<string> {
  const { month, debitOn } = batch;
  const accountId = await accountOf(db, scope, batch);
  const { items, dues, isBilled } = await loadMonthDues(db, scope, { month, today });
  const taken = paid.map(({ dwellingId, yen }) => {
    const own = inOrder(
      dues.filter((it) => it.dwellingId === dwellingId),
      items,
      'month',
    );
    const { allocations } = allocate(own, yen);
    // What is not billed yet is 前受金, whatever the 料金表 says of it.
    const billed = isBilled ? own : [];
    return {
      receipt: { dwellingId, yen, allocations },
      postings: receiptPostings(items, billed, { accountId, yen, allocations }),
    };
  });
  const entryId = newId(now.getTime());
  const [posted] = await postEntries(db, bookerOf(scope), [
    {
      id: entryId,
      key: `debit:${entryId}`,
      postedOn: debitOn,
      origin: 'receipt',
      summary: `${partsOf(`${month}-01`).month}月分 管理費等の口座振替（${paid.length}住戸）`,
      reason: '',
      postings: toPostings(taken.flatMap(({ postings }) => postings)),
    },
  ]);
  if (!posted) throw new Error('the books took no entry of a debit');
  const receipts = taken.map(
    ({ receipt: { allocations, ...receipt } }): NewReceipt => ({
      ...receipt,
      id: newId(now.getTime()),
      entryId: posted.id,
      receivedOn: debitOn,
      way: 'debit',
      accountId,
      payer: '',
      allocations: allocations.map((it) => ({ ...it, isAhead: !isBilled })),
    }),
  );
  await addReceipts(db, bookerOf(scope), { receipts, now });
  return posted.id;
}

async function accountOf(db: Db, scope: Biller, { bankAccountId }: BatchRow): Promise<string> {
  const reader = grantedScope(scope, 'ledger.read');
  if (!reader) throw new Refusal('not_allowed');
  const found = (await listBankAccounts(db, reader)).find(({ id }) => id === bankAccountId);
  if (!found) throw new Error('a batch names no account of the books');
  return found.accountId;
}

import { type Allocation, allocate, inOrder } from '#domain/billing/allocate.ts';
import { openYen, type Position } from '#domain/billing/position.ts';
import { receiptPostings } from '#domain/billing/receipt-postings.ts';
import type { IsoDate } from '#domain/calendar.ts';
import type { Posting } from '#domain/ledger/entry.ts';
import { sumYen, type Yen } from '#domain/money.ts';
import { Refusal } from '#domain/refusal.ts';
import type { Db } from '#server/db/db.ts';
import type { Scope } from '#server/http/scope.ts';
import { listPositions } from './position-store.ts';
import { addReceipts, type NewReceipt } from './receipt-store.ts';
import { holdBilling } from './run-store.ts';
import { findSetting, listBilledDwellings, listItems } from './tariff-store.ts';

type OpenPosition = Omit<Position, 'dueOn'> & { readonly dueOn: IsoDate | null };

/** What dwellings owe by item and month, in the order in which a payment is used for it. */
export async function listOpenCharges(
  db: Db,
  scope: Scope,
  dwellingId?: string,
): Promise<
  readonly { dwellingId: string; itemId: string; month: string; dueOn: IsoDate | null; yen: Yen }[]
> {
  const open = await listPositions(db, scope, {
    isOpen: true,
    ...(dwellingId === undefined ? {} : { dwellingId }),
  });
  const { order } = await findSetting(db, scope);
  return inOrder(open, await listItems(db, scope), order).map((it) => ({
    dwellingId: it.dwellingId,
    itemId: it.itemId,
    month: it.month,
    dueOn: it.dueOn,
    yen: openYen(it),
  }));
}

type Payment = {
  readonly dwellingId: string;
  readonly yen: Yen;
  readonly accountId: string;
  /** `null` uses the board's order. */
  readonly allocations: readonly Allocation[] | null;
};

type PlannedReceipt = {
  readonly allocations: readonly Allocation[];
  readonly postings: readonly Posting[];
  /** What the books call it. */
  readonly summary: string;
};

/** How a payment is used, and the entry that books it; nobody else uses what is open until the transaction ends. */
export async function planReceipt(
  db: Db,
  scope: Scope,
  { dwellingId, yen, accountId, allocations }: Payment,
): Promise<PlannedReceipt> {
  await holdBilling(db, scope);
  await refuseOtherAccount(db, scope, accountId);
  const dwelling = (await listBilledDwellings(db, scope)).find(({ id }) => id === dwellingId);
  if (!dwelling) throw new Refusal('not_found');
  const items = await listItems(db, scope);
  const { order } = await findSetting(db, scope);
  const open: readonly OpenPosition[] = inOrder(
    await listPositions(db, scope, { dwellingId, isOpen: true }),
    items,
    order,
  );
  if (allocations) refuseFaulty(allocations, open, yen);
  const used = allocations ?? allocate(open, yen).allocations;
  return {
    allocations: used,
    summary: `${dwelling.number}号室 管理費等の入金`,
    postings: receiptPostings(items, open, { accountId, yen, allocations: used }),
  };
}

async function refuseOtherAccount(db: Db, { associationId }: Scope, accountId: string) {
  const { rows } = await db.query(
    `select from account where association_id = $1 and id = $2 and role in ('bank', 'cash') and not is_retired`,
    [associationId, accountId],
  );
  if (rows.length === 0) {
    throw new Refusal('invalid_input', '入金した口座を選んでください。');
  }
}

function refuseFaulty(
  allocations: readonly Allocation[],
  open: readonly OpenPosition[],
  yen: Yen,
): void {
  const keys = new Set(allocations.map(({ itemId, month }) => `${itemId} ${month}`));
  const isTooMuch = allocations.some((it) => {
    const owed = open.find(({ itemId, month }) => itemId === it.itemId && month === it.month);
    return !owed || it.yen > openYen(owed);
  });
  if (isTooMuch || keys.size < allocations.length) {
    throw new Refusal(
      'conflict',
      '残っている額より多く充てることはできません。画面を読み直してください。',
    );
  }
  if (sumYen(allocations.map((it) => it.yen)) > yen) {
    throw new Refusal('invalid_input', '充てる額の合計が、入金の額を超えています。');
  }
}

/** Writes down what a booked entry was used for. `allocations` are those of `planReceipt`, whose postings it booked. */
export async function recordReceipt(
  db: Db,
  scope: Scope<'ledger.book'>,
  {
    now,
    ...receipt
  }: Omit<NewReceipt, 'allocations'> & {
    readonly allocations: readonly Allocation[];
    readonly now: Date;
  },
): Promise<void> {
  const allocations = receipt.allocations.map((it) => ({ ...it, isAhead: false }));
  await addReceipts(db, scope, { receipts: [{ ...receipt, allocations }], now });
}

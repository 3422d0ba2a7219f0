import { payerKey } from '#domain/bank/payer-key.ts';
import type { PaidDue } from '#domain/matching/facts.ts';
import { sumYen } from '#domain/money.ts';
import type { Db } from '#server/db/db.ts';
import { listPayeeHolders, type loadPayables } from '#server/features/payments/store.ts';
import type { Scope } from '#server/http/scope.ts';

type Payables = Awaited<ReturnType<typeof loadPayables>>;
type Paid = Payables[number]['paid'][number];

const none: ReadonlySet<string> = new Set();

/** What the bank sent to a payee as one amount and did not send back, with the names of the payee. */
export async function listPaidDues(
  db: Db,
  scope: Scope<'ledger.read'>,
  payables: Payables,
): Promise<readonly PaidDue[]> {
  const holders = await listPayeeHolders(db, scope);
  return payables
    .flatMap(({ paid }) => sentAtOnce(paid))
    .filter((sent) => sent.every(({ returned }) => returned === null))
    .flatMap((sent) => paidDueOf(sent, holders));
}

/** A payment that was agreed on is a line of a transfer file; all else that an entry paid went out together. */
function sentAtOnce(paid: readonly Paid[]): readonly (readonly Paid[])[] {
  const sent = new Map<string, Paid[]>();
  for (const it of paid) {
    const key = it.paymentId ?? it.movement.entryId;
    sent.set(key, [...(sent.get(key) ?? []), it]);
  }
  return [...sent.values()];
}

function paidDueOf(
  sent: readonly Paid[],
  holders: ReadonlyMap<string | null, readonly string[]>,
): readonly PaidDue[] {
  const [first] = sent;
  if (!first) return [];
  const { fundId, counterpartyId, name, number, postedOn: paidOn } = first.movement;
  const partsYen = sent.map(({ yen }) => yen);
  const names = [name, ...(holders.get(counterpartyId) ?? [])];
  const keys = names.map((it) => payerKey(it, none).key);
  return [{ fundId, counterpartyId, name, number, paidOn, yen: sumYen(partsYen), partsYen, keys }];
}

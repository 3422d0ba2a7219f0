import { toPostings } from '#domain/billing/receipt-postings.ts';
import type { IsoDate } from '#domain/calendar.ts';
import { problemsOfEntry } from '#domain/ledger/problems-of-entry.ts';
import { sumYen } from '#domain/money.ts';
import { Refusal } from '#domain/refusal.ts';
import type { Db } from '#server/db/db.ts';
import { planReceipt, recordReceipt } from '#server/features/billing/store.ts';
import { entryFrame, postEntries } from '#server/features/ledger/store.ts';
import type { Scope } from '#server/http/scope.ts';
import { newId } from '#server/outside/new-id.ts';
import { type Decision, entryOf, type Line } from './line-entry.ts';

type Dues = {
  readonly decision: Decision;
  readonly lines: readonly Line[];
  readonly today: IsoDate;
  readonly now: Date;
};

/** Whether a decision says that dwellings pay their bills with it. */
export function isDues({ dwellingId, shares }: Decision): boolean {
  return dwellingId !== null || shares.length > 0;
}

/** 管理費等 of dwellings: booked with what it is used for, so that the bills and the books stay the same. */
export async function bookDues(
  db: Db,
  scope: Scope<'ledger.book'>,
  { decision, lines, today, now }: Dues,
): Promise<void> {
  const [first] = lines;
  const yen = sumYen(lines.map(({ openYen }) => openYen));
  if (!first || yen <= 0 || lines.some(({ accountId }) => accountId !== first.accountId)) {
    throw new Refusal('invalid_input', '住戸の入金にできるのは、1つの口座に入ったお金だけです。');
  }
  const { accountId } = first;
  const shares = sharesOf(decision, yen);
  const plans = [];
  for (const share of shares) {
    plans.push({
      ...share,
      ...(await planReceipt(db, scope, { ...share, accountId, allocations: null })),
    });
  }
  const postings = [...toPostings(plans.flatMap((plan) => plan.postings))];
  const summary = plans
    .map((plan) => plan.summary)
    .join('、')
    .slice(0, 120);
  const entry = entryOf({ ...decision, summary, postings }, lines);
  const [fault] = problemsOfEntry(entry, await entryFrame(db, scope, today));
  if (fault) throw new Refusal('invalid_input', fault.sentence);
  await postEntries(db, scope, [entry]);
  for (const plan of plans) {
    await recordReceipt(db, scope, {
      id: newId(now.getTime()),
      entryId: decision.id,
      dwellingId: plan.dwellingId,
      receivedOn: entry.postedOn,
      yen: plan.yen,
      way: 'transfer',
      accountId,
      payer: first.text.slice(0, 60),
      allocations: plan.allocations,
      now,
    });
  }
}

function sharesOf({ dwellingId, shares }: Decision, yen: number): Decision['shares'] {
  if (dwellingId !== null) return [{ dwellingId, yen }];
  const isTwice = new Set(shares.map((it) => it.dwellingId)).size < shares.length;
  if (!isTwice && sumYen(shares.map((it) => it.yen)) === yen) return shares;
  throw new Refusal('invalid_input', '住戸ごとの額の合計が、入金の額とちがいます。');
}

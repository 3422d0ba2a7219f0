import { problemsOfEntry } from '#domain/ledger/problems-of-entry.ts';
import { sumYen } from '#domain/money.ts';
import { Refusal } from '#domain/refusal.ts';
import type { Db } from '#server/db/db.ts';
import { planReceipt, recordReceipt } from '#server/features/billing/store.ts';
import { postEntries } from '#server/features/ledger/store.ts';
import type { Scope } from '#server/http/scope.ts';
import { newId } from '#server/outside/new-id.ts';
import { type Decision, entryOf, frameOf, type Line } from './line-entry.ts';

type Dues = {
  readonly decision: Decision & { readonly dwellingId: string };
  readonly lines: readonly Line[];
  readonly now: Date;
};

/** 管理費等 of a dwelling: booked with what it is used for, so that the bills and the books stay the same. */
export async function bookDues(
  db: Db,
  scope: Scope<'ledger.book'>,
  { decision, lines, now }: Dues,
): Promise<void> {
  const { dwellingId, id: entryId } = decision;
  const [first] = lines;
  const yen = sumYen(lines.map(({ openYen }) => openYen));
  if (!first || yen <= 0 || lines.some(({ accountId }) => accountId !== first.accountId)) {
    throw new Refusal('invalid_input', '住戸の入金にできるのは、1つの口座に入ったお金だけです。');
  }
  const { accountId } = first;
  const plan = { dwellingId, yen, accountId, allocations: null };
  const { allocations, postings, summary } = await planReceipt(db, scope, plan);
  const entry = entryOf({ ...decision, summary, postings: [...postings] }, lines);
  const [fault] = problemsOfEntry(entry, await frameOf(db, scope));
  if (fault) throw new Refusal('invalid_input', fault.sentence);
  await postEntries(db, scope, [entry]);
  await recordReceipt(db, scope, {
    id: newId(now.getTime()),
    entryId,
    dwellingId,
    receivedOn: entry.postedOn,
    yen,
    way: 'transfer',
    accountId,
    payer: first.text.slice(0, 60),
    allocations,
    now,
  });
}

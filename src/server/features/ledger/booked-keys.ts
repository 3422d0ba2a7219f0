import {
  baseKey,
  type DueEntry,
  keyOfTry,
  type plannedEntries,
} from '#domain/ledger/repeats/due-entries.ts';
import type { Db } from '#server/db/db.ts';
import type { BooksReader } from './chart-store.ts';
import { listByKeys } from './repeat-store.ts';

type Planned =
  | ReturnType<typeof plannedEntries>[number]
  | Pick<DueEntry, 'kind' | 'sourceId' | 'month'>;
type Found = Awaited<ReturnType<typeof listByKeys>>[number];

/** More tries than anybody turns back of one month. */
const mostTries = 50;

/** What the books have of planned entries, with every further try of those that were turned back. */
export async function findBooked(
  db: Db,
  scope: BooksReader,
  planned: readonly Planned[],
): Promise<readonly Found[]> {
  const found: Found[] = [];
  let bases = planned.map(baseKey);
  for (let nth = 1; bases.length > 0 && nth <= mostTries; nth += 1) {
    const keys = bases.map((base) => keyOfTry(base, nth));
    const rows = await listByKeys(db, scope, keys);
    found.push(...rows);
    const reversed = new Set(rows.filter((row) => row.isReversed).map(({ key }) => key));
    bases = bases.filter((_base, at) => reversed.has(keys[at] ?? ''));
  }
  return found;
}

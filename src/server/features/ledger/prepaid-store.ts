import type { IsoDate } from '#domain/calendar.ts';
import { figuresOfSpread, prepaidDetails } from '#domain/ledger/repeats/prepaid-details.ts';
import { bookedSchedule } from '#domain/ledger/repeats/spread.ts';
import type { PrepaidDetail } from '#domain/statements/checks/papers.ts';
import type { Db } from '#server/db/db.ts';
import { findBooked } from './booked-keys.ts';
import type { BooksReader } from './chart-store.ts';
import { listSpreads } from './spread-store.ts';

type Year = { readonly startsOn: IsoDate; readonly endsOn: IsoDate };

/** 前払金の明細 of a year: its spreads by contract and by the books. One that was ended early is settled by hand. */
export async function listPrepaidDetails(
  db: Db,
  scope: BooksReader,
  year: Year,
): Promise<readonly PrepaidDetail[]> {
  const lastMonth = year.endsOn.slice(0, 7);
  const spreads = (await listSpreads(db, scope)).filter(
    ({ isReversed, stoppedAfter }) =>
      !isReversed && (stoppedAfter === null || stoppedAfter >= lastMonth),
  );
  const planned = spreads.flatMap((spread) =>
    bookedSchedule(spread)
      .filter(({ month }) => month <= lastMonth)
      .map(({ month }) => ({ kind: 'spread' as const, sourceId: spread.id, month })),
  );
  const booked = (await findBooked(db, scope, planned)).filter(({ isReversed }) => !isReversed);
  return prepaidDetails(spreads, year, (spread) =>
    figuresOfSpread(
      spread,
      year,
      booked
        .filter(({ key }) => key.split(':')[1] === spread.id)
        .map(({ postedOn, yen }) => ({ postedOn, amountYen: yen })),
    ),
  );
}

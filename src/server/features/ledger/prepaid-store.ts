import type { IsoDate } from '#domain/calendar.ts';
import { figuresOfSpread, prepaidDetails } from '#domain/ledger/repeats/prepaid-details.ts';
import { bookedSchedule } from '#domain/ledger/repeats/spread.ts';
import type { Yen } from '#domain/money.ts';
import type { PrepaidDetail } from '#domain/statements/checks/papers.ts';
import type { Db } from '#server/db/db.ts';
import { findBooked } from './booked-keys.ts';
import type { BooksReader } from './chart-store.ts';
import { listSpreads } from './spread-store.ts';

type Year = { readonly startsOn: IsoDate; readonly endsOn: IsoDate };

/** 前払金の明細 of a year: its spreads by contract and by the books. */
export async function listPrepaidDetails(
  db: Db,
  scope: BooksReader,
  year: Year,
): Promise<readonly PrepaidDetail[]> {
  const lastMonth = year.endsOn.slice(0, 7);
  const spreads = (await listSpreads(db, scope)).filter(({ isReversed }) => !isReversed);
  const planned = spreads.flatMap((spread) =>
    bookedSchedule(spread)
      .filter(({ month }) => month <= lastMonth)
      .map(({ month }) => ({ kind: 'spread' as const, sourceId: spread.id, month })),
  );
  const booked = (await findBooked(db, scope, planned)).filter(({ isReversed }) => !isReversed);
  const settled = await listSettled(db, scope, year.endsOn);
  return prepaidDetails(spreads, year, (spread) =>
    figuresOfSpread(
      spread,
      year,
      booked
        .filter(({ key }) => key.split(':')[1] === spread.id)
        .map(({ postedOn, yen }) => ({ postedOn, amountYen: yen })),
      settled.filter(({ spreadId }) => spreadId === spread.id),
    ),
  );
}

type Settled = { readonly spreadId: string; readonly postedOn: IsoDate; readonly amountYen: Yen };

/**
 * What was taken out of 前払金 by hand after a payment was broken off: the lines of its fund, account and payee since
 * its last month that are of no payment and no month of one.
 */
async function listSettled(
  db: Db,
  { associationId }: BooksReader,
  until: IsoDate,
): Promise<Settled[]> {
  const { rows } = await db.query<Settled>(
    `with ended as materialized (
       select id, fund_id, prepaid_account_id, counterparty_id, (stopped_after || '-01')::date as since
         from payment_spread where association_id = $1 and stopped_after is not null)
     select e.id as "spreadId", p.posted_on as "postedOn", (-p.amount_yen)::float8 as "amountYen"
       from ended e
       join posting p on p.association_id = $1 and p.account_id = e.prepaid_account_id and p.fund_id = e.fund_id
        and p.counterparty_id is not distinct from e.counterparty_id and p.posted_on between e.since and $2
       join journal_entry j on j.association_id = $1 and j.id = p.entry_id and j.origin <> 'opening'
       left join journal_entry o on o.association_id = $1 and o.id = j.reverses_id
      where coalesce(o.source_key, j.source_key, '') not like 'spread:%'
        and not exists (select from payment_spread s
          where s.association_id = $1 and s.entry_id in (j.id, o.id))`,
    [associationId, until],
  );
  return rows;
}

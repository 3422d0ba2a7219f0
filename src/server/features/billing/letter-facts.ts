import type { LetterFacts } from '#domain/billing/dunning/letter.ts';
import { formerDebt, formerDebtWords } from '#domain/billing/former-debt.ts';
import type { IsoDate } from '#domain/calendar.ts';
import type { Db } from '#server/db/db.ts';
import type { Scope } from '#server/http/scope.ts';
import { type DunningRow, findSender } from './dunning-store.ts';
import { listBilledDwellings } from './tariff-store.ts';
import { listOwnedSpans } from './who-store.ts';

type Written = Pick<
  DunningRow,
  | 'dwellingId'
  | 'kind'
  | 'asOf'
  | 'deadline'
  | 'addressee'
  | 'address'
  | 'lines'
  | 'instalments'
  | 'payTo'
  | 'lateRate'
  | 'lateClause'
>;

/** Everything that stands in a letter. */
export async function letterFacts(
  db: Db,
  scope: Scope,
  { row, today }: { row: Written; today: IsoDate },
): Promise<LetterFacts> {
  const dwellings = await listBilledDwellings(db, scope);
  const spans = await listOwnedSpans(db, scope, row.dwellingId);
  // Who came after the letter was written changes nothing in it.
  const known = spans.filter(({ until }) => until === null || until <= row.asOf);
  const former = formerDebt(known, row.dwellingId, row.lines);
  const { kind, asOf, deadline, addressee, address, lines, instalments, dwellingId } = row;
  return {
    ...(await findSender(db, scope, today)),
    kind,
    number: dwellings.find(({ id }) => id === dwellingId)?.number ?? '',
    addressee,
    address,
    writtenOn: asOf,
    asOf,
    deadline,
    payTo: row.payTo,
    lateRate: row.lateRate,
    lateClause: row.lateClause,
    items: lines,
    formerDebt: former ? formerDebtWords(former) : '',
    instalments,
  };
}

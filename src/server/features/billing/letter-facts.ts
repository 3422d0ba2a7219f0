import type { LetterFacts } from '#domain/billing/dunning/letter.ts';
import type { IsoDate } from '#domain/calendar.ts';
import type { Db } from '#server/db/db.ts';
import type { Scope } from '#server/http/scope.ts';
import { type DunningRow, findSender } from './dunning-store.ts';
import { findSetting, listBilledDwellings } from './tariff-store.ts';

type Written = Pick<
  DunningRow,
  'dwellingId' | 'kind' | 'asOf' | 'deadline' | 'addressee' | 'address' | 'lines' | 'instalments'
>;

/** Everything that stands in a letter. */
export async function letterFacts(
  db: Db,
  scope: Scope,
  { row, today }: { row: Written; today: IsoDate },
): Promise<LetterFacts> {
  const { lateRate, payTo } = await findSetting(db, scope);
  const dwellings = await listBilledDwellings(db, scope);
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
    payTo,
    lateRate,
    items: lines,
    instalments,
  };
}

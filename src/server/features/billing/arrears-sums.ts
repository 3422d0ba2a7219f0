import { listArrears } from '#domain/billing/arrears.ts';
import type { IsoDate } from '#domain/calendar.ts';
import { sumYen, type Yen } from '#domain/money.ts';
import type { Db } from '#server/db/db.ts';
import type { Scope } from '#server/http/scope.ts';
import { loadPositions } from './load-positions.ts';

/** 滞納 of one dwelling in sums, by the due day as the list of arrears counts it. */
type ArrearsSum = {
  readonly months: number;
  readonly reserveYen: Yen;
  /** Of all other funds. */
  readonly otherYen: Yen;
};

/** Of each dwelling that is late, the longest first; null where nothing was ever billed. Names nobody. */
export async function sumArrears(
  db: Db,
  scope: Scope,
  today: IsoDate,
): Promise<readonly ArrearsSum[] | null> {
  const { positions, billedMonth, isLate } = await loadPositions(db, scope, { today });
  if (billedMonth === null) return null;
  const reserve = await listReserveItems(db, scope);
  return listArrears(positions, isLate).map(({ months, yen, items }) => {
    const ofReserve = items.filter(({ itemId }) => reserve.has(itemId));
    const reserveYen = sumYen(ofReserve.map((item) => item.yen));
    return { months, reserveYen, otherYen: yen - reserveYen };
  });
}

async function listReserveItems(db: Db, { associationId }: Scope): Promise<ReadonlySet<string>> {
  const { rows } = await db.query<{ id: string }>(
    `select i.id from billing_item i
       join fund f on f.association_id = $1 and f.id = i.fund_id
      where i.association_id = $1 and f.code = 'reserve'`,
    [associationId],
  );
  return new Set(rows.map(({ id }) => id));
}

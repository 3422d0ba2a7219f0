import type { IsoDate } from '#domain/calendar.ts';
import type { Papers } from '#domain/statements/checks/papers.ts';
import type { Db } from '#server/db/db.ts';
import type { Scope } from '#server/http/scope.ts';

/** Parking spaces under contract on a day, beside those of the register; nothing where the register has none. */
export async function findParkingUse(
  db: Db,
  { associationId }: Scope,
  on: IsoDate,
): Promise<Papers['parking']> {
  const { rows } = await db.query<{ spaceCount: number; contractedCount: number }>(
    `select (select count(*)::int from parking_space p where p.association_id = $1) as "spaceCount",
            (select coalesce(sum(c.count), 0)::int
               from dwelling_contract c
               join billing_item i on i.association_id = $1 and i.id = c.item_id
               join account a on a.association_id = $1 and a.id = i.income_account_id and a.code like '4120%'
              where c.association_id = $1 and c.starts_on <= $2 and (c.ends_on is null or c.ends_on >= $2))
              as "contractedCount"`,
    [associationId, on],
  );
  const [found] = rows;
  return found && found.spaceCount > 0 ? found : null;
}

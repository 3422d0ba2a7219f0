import type { Db } from '#server/db/db.ts';
import type { Scope } from '#server/http/scope.ts';

type PayeeWay = {
  readonly id: string;
  readonly name: string;
  readonly isRetired: boolean;
  /** 口座振替で払う: the payee draws what it is owed. */
  readonly isDebited: boolean;
};

export async function listPayeeWays(
  db: Db,
  { associationId }: Scope<'ledger.read'>,
): Promise<PayeeWay[]> {
  const { rows } = await db.query<PayeeWay>(
    `select id, name, is_retired as "isRetired", is_debited as "isDebited" from counterparty
      where association_id = $1 order by name`,
    [associationId],
  );
  return rows;
}

/** Whether there is such a payee. */
export async function savePayeeWay(
  db: Db,
  { associationId }: Scope<'payment.ask'>,
  { counterpartyId, isDebited }: { counterpartyId: string; isDebited: boolean },
): Promise<boolean> {
  const { rowCount } = await db.query(
    'update counterparty set is_debited = $3 where association_id = $1 and id = $2',
    [associationId, counterpartyId, isDebited],
  );
  return rowCount > 0;
}

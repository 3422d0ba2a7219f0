import type { IsoDate } from '#domain/calendar.ts';
import { type AccountKind, shownYen } from '#domain/ledger/account.ts';
import { openItems } from '#domain/ledger/open-items.ts';
import type { Yen } from '#domain/money.ts';
import type { Db } from '#server/db/db.ts';
import type { BooksReader } from './chart-store.ts';

type ItemRow = {
  readonly entryId: string;
  readonly accountId: string;
  readonly name: string;
  readonly kind: AccountKind;
  readonly fundId: string;
  readonly counterpartyId: string | null;
  readonly postedOn: IsoDate;
  readonly summary: string;
  readonly amountYen: Yen;
  readonly reversesId: string | null;
};

/** 仮払金 and 仮受金 that nobody cleared until a day. Whose they are is often known only when they are cleared. */
export function listSuspense(
  db: Db,
  scope: BooksReader,
  until: IsoDate | null = null,
): Promise<readonly ItemRow[]> {
  return listOpen(db, scope, {
    accounts: `role = 'suspense'`,
    until,
    placeOf: ({ fundId, accountId }) => `${fundId} ${accountId}`,
  });
}

/** 預り金 */
export function listHeldMoney(db: Db, scope: BooksReader): Promise<readonly ItemRow[]> {
  return listOpen(db, scope, {
    accounts: `code like '2130%'`,
    until: null,
    placeOf: ({ fundId, accountId, counterpartyId }) => `${fundId} ${accountId} ${counterpartyId}`,
  });
}

type Wanted = {
  readonly accounts: `role = '${string}'` | `code like '${string}'`;
  readonly until: IsoDate | null;
  /** What clears is looked for at the same place. */
  readonly placeOf: (row: ItemRow) => string;
};

async function listOpen(
  db: Db,
  { associationId }: BooksReader,
  { accounts, until, placeOf }: Wanted,
): Promise<readonly ItemRow[]> {
  const { rows } = await db.query<ItemRow>(
    `with meant as materialized (
       select id, name, kind from account where association_id = $1 and ${accounts}),
     moved as materialized (
       select p.entry_id, p.fund_id, p.counterparty_id, p.posted_on, p.amount_yen, m.id as account_id, m.name, m.kind
         from posting p join meant m on m.id = p.account_id
        where p.association_id = $1 and p.posted_on <= coalesce($2::date, p.posted_on))
     select m.entry_id as "entryId", m.account_id as "accountId", m.name, m.kind, m.fund_id as "fundId",
            m.counterparty_id as "counterpartyId", m.posted_on as "postedOn", j.summary,
            m.amount_yen::float8 as "amountYen", j.reverses_id as "reversesId"
       from moved m
       join lateral (select summary, number, reverses_id from journal_entry
                      where association_id = $1 and id = m.entry_id limit 1) j on true
      order by m.posted_on, j.number`,
    [associationId, until],
  );
  const shown = rows.map((row) => ({ ...row, amountYen: shownYen(row.kind, row.amountYen) }));
  const places = [...new Set(shown.map(placeOf))];
  return places.flatMap((place) => openItems(shown.filter((row) => placeOf(row) === place)));
}

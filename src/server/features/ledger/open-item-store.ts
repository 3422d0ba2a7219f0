import type { IsoDate } from '#domain/calendar.ts';
import { type AccountKind, type AccountRole, shownYen } from '#domain/ledger/account.ts';
import { openItems } from '#domain/ledger/open-items.ts';
import type { Yen } from '#domain/money.ts';
import type { Db } from '#server/db/db.ts';
import type { Scope } from '#server/http/scope.ts';

type ItemRow = {
  readonly entryId: string;
  readonly kind: AccountKind;
  readonly postedOn: IsoDate;
  readonly summary: string;
  readonly amountYen: Yen;
  /** Account, fund and counterparty: what clears is looked for among these. */
  readonly place: string;
};

/** What is not cleared yet on the accounts of a role. */
export async function listOpenItems(
  db: Db,
  { associationId }: Scope<'ledger.read'>,
  role: AccountRole,
): Promise<readonly ItemRow[]> {
  const { rows } = await db.query<ItemRow>(
    `select p.entry_id as "entryId", a.kind, p.posted_on as "postedOn", j.summary,
            p.amount_yen::float8 as "amountYen",
            concat_ws(' ', p.account_id, p.fund_id, p.counterparty_id) as place
       from posting p
       join account a on a.association_id = $1 and a.id = p.account_id and a.role = $2
       join journal_entry j on j.association_id = $1 and j.id = p.entry_id
      where p.association_id = $1 order by p.posted_on, j.number`,
    [associationId, role],
  );
  const shown = rows.map((row) => ({ ...row, amountYen: shownYen(row.kind, row.amountYen) }));
  const places = [...new Set(shown.map(({ place }) => place))];
  return places.flatMap((place) => openItems(shown.filter((row) => row.place === place)));
}

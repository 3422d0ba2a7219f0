import type { Role } from '#domain/access/role.ts';
import { barredFor } from '#domain/access/second-person.ts';
import type { ReliefKind, ReliefLine } from '#domain/billing/relief.ts';
import type { IsoDate } from '#domain/calendar.ts';
import type { Db } from '#server/db/db.ts';
import { dayOf, refusedInWords } from '#server/features/ledger/store.ts';
import type { Scope } from '#server/http/scope.ts';

export type StoredRelief = {
  readonly id: string;
  readonly dwellingId: string;
  readonly kind: ReliefKind;
  readonly lines: readonly ReliefLine[];
  readonly reason: string;
  readonly resolvedOn: IsoDate | null;
  readonly resolution: string;
  readonly askedAs: Role;
  readonly askedBy: string;
  readonly askedOn: IsoDate;
  readonly approvedAs: Role | null;
  readonly approvedOn: IsoDate | null;
  readonly entryId: string | null;
  readonly bookedOn: IsoDate | null;
  readonly isUndone: boolean;
};

/** Those that were not withdrawn, the newest first. */
export async function listStoredReliefs(
  db: Db,
  { associationId }: Scope,
  reliefId: string | null = null,
): Promise<StoredRelief[]> {
  const { rows } = await db.query<StoredRelief>(
    `select r.id, r.dwelling_id as "dwellingId", r.kind, r.lines, r.reason, r.resolved_on as "resolvedOn", r.resolution,
            r.asked_as as "askedAs", r.asked_by as "askedBy", ${dayOf('r.asked_at')} as "askedOn", r.approved_as as "approvedAs",
            ${dayOf('r.approved_at')} as "approvedOn", r.entry_id as "entryId", e.posted_on as "bookedOn",
            exists (select from journal_entry b where b.association_id = $1 and b.reverses_id = r.entry_id) as "isUndone"
       from relief r
       left join journal_entry e on e.association_id = r.association_id and e.id = r.entry_id
      where r.association_id = $1 and r.withdrawn_at is null and ($2::uuid is null or r.id = $2)
      order by r.asked_at desc, r.id`,
    [associationId, reliefId],
  );
  return rows;
}

type NewRelief = Pick<
  StoredRelief,
  'id' | 'dwellingId' | 'kind' | 'lines' | 'reason' | 'resolvedOn' | 'resolution'
> & { readonly now: Date };

/** The same request again finds the one that is there. */
export async function addRelief(
  db: Db,
  { associationId, role, userId }: Scope<'arrears.act'>,
  { id, dwellingId, kind, lines, reason, resolvedOn, resolution, now }: NewRelief,
): Promise<void> {
  await refusedInWords(() =>
    db.query(
      `insert into relief (association_id, id, dwelling_id, kind, lines, reason, resolved_on, resolution, asked_as,
         asked_by, asked_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) on conflict (association_id, id) do nothing`,
      [
        associationId,
        id,
        dwellingId,
        kind,
        JSON.stringify(lines),
        reason,
        resolvedOn,
        resolution,
        role,
        userId,
        now.toISOString(),
      ],
    ),
  );
}

/** Whether it was still waiting for somebody else. */
export async function approveStored(
  db: Db,
  { associationId, role, userId, signer }: Scope<'arrears.approve'>,
  { reliefId, now }: { reliefId: string; now: Date },
): Promise<boolean> {
  const { rowCount } = await db.query(
    `update relief set approved_as = $3, approved_by = $4, approved_at = $5
      where association_id = $1 and id = $2 and approved_at is null and withdrawn_at is null
        and asked_as <> all($6::text[]) and asked_by <> all($7::uuid[])`,
    [associationId, reliefId, role, userId, now.toISOString(), ...barredFor(signer)],
  );
  return rowCount > 0;
}

/** What is in the books is taken back there. */
export async function withdrawStored(
  db: Db,
  { associationId }: Scope<'arrears.act'>,
  { reliefId, now }: { reliefId: string; now: Date },
): Promise<boolean> {
  const { rowCount } = await db.query(
    `update relief set withdrawn_at = $3
      where association_id = $1 and id = $2 and entry_id is null and withdrawn_at is null`,
    [associationId, reliefId, now.toISOString()],
  );
  return rowCount > 0;
}

/** Its charges below nothing, each due when the bill was due. */
export async function recordBooked(
  db: Db,
  { associationId }: Scope<'ledger.book'>,
  { relief, entryId }: { relief: StoredRelief; entryId: string },
): Promise<void> {
  await refusedInWords(async () => {
    await db.query(
      `insert into charge (association_id, entry_id, dwelling_id, item_id, month, amount_yen, due_on)
       select $1, $3, $4, l."itemId", l.month, -l.yen,
              (select max(c.due_on) from charge_held c where c.association_id = $1 and c.dwelling_id = $4
                  and c.item_id = l."itemId" and c.month = l.month)
         from jsonb_to_recordset($2::jsonb) as l("itemId" uuid, month text, yen bigint)`,
      [associationId, JSON.stringify(relief.lines), entryId, relief.dwellingId],
    );
    await db.query('update relief set entry_id = $3 where association_id = $1 and id = $2', [
      associationId,
      relief.id,
      entryId,
    ]);
  });
}

/** 貸倒損失 of the association's own 勘定科目. */
export async function findLossAccount(
  db: Db,
  { associationId }: Scope,
): Promise<string | undefined> {
  const { rows } = await db.query<{ id: string }>(
    `select id from account
      where association_id = $1 and kind = 'expense' and not is_retired and (code = '5295' or name = '貸倒損失')
      order by name <> '貸倒損失' limit 1`,
    [associationId],
  );
  return rows[0]?.id;
}

import type { Role } from '#domain/access/role.ts';
import { barredFor } from '#domain/access/second-person.ts';
import type { DunnedItem, DunningKind, Instalment } from '#domain/billing/dunning/dunning.ts';
import type { IsoDate } from '#domain/calendar.ts';
import type { Db } from '#server/db/db.ts';
import { dayOf, refusedInWords } from '#server/features/ledger/store.ts';
import type { Scope } from '#server/http/scope.ts';

export type DunningRow = {
  readonly id: string;
  readonly dwellingId: string;
  readonly kind: DunningKind;
  readonly asOf: IsoDate;
  readonly deadline: IsoDate;
  readonly addressee: string;
  readonly address: string;
  readonly lines: readonly DunnedItem[];
  readonly instalments: readonly Instalment[];
  /** お振込先 and 遅延損害金 as they were when it was written. */
  readonly payTo: string;
  readonly lateRate: number;
  readonly lateClause: string;
  readonly askedAs: Role;
  readonly askedBy: string;
  readonly askedOn: IsoDate;
  readonly approvedAs: Role | null;
  readonly approvedOn: IsoDate | null;
  readonly sentOn: IsoDate | null;
  readonly doneOn: IsoDate | null;
};

/** Those that were not withdrawn, the newest first. */
export async function listDunnings(
  db: Db,
  { associationId }: Scope,
  dunningId: string | null = null,
): Promise<DunningRow[]> {
  const { rows } = await db.query<DunningRow>(
    `select id, dwelling_id as "dwellingId", kind, as_of as "asOf", deadline, addressee, address, lines, instalments,
            pay_to as "payTo", late_rate as "lateRate", late_clause as "lateClause",
            asked_as as "askedAs", asked_by as "askedBy", ${dayOf('asked_at')} as "askedOn", approved_as as "approvedAs",
            ${dayOf('approved_at')} as "approvedOn", sent_on as "sentOn", done_on as "doneOn"
       from dunning
      where association_id = $1 and withdrawn_at is null and ($2::uuid is null or id = $2)
      order by asked_at desc, id`,
    [associationId, dunningId],
  );
  return rows;
}

type NewDunning = Pick<
  DunningRow,
  | 'id'
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
> & { readonly now: Date };

/** The same request again finds the one that is there. */
export async function addDunning(
  db: Db,
  { associationId, role, userId }: Scope<'arrears.act'>,
  dunning: NewDunning,
): Promise<void> {
  const { id, dwellingId, kind, asOf, deadline, addressee, address } = dunning;
  await refusedInWords(() =>
    db.query(
      `insert into dunning (association_id, id, dwelling_id, kind, as_of, deadline, addressee, address, lines,
         instalments, asked_as, asked_by, asked_at, pay_to, late_rate, late_clause)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16) on conflict (association_id, id) do nothing`,
      [
        associationId,
        id,
        dwellingId,
        kind,
        asOf,
        deadline,
        addressee,
        address,
        JSON.stringify(dunning.lines),
        JSON.stringify(dunning.instalments),
        role,
        userId,
        dunning.now.toISOString(),
        dunning.payTo,
        dunning.lateRate,
        dunning.lateClause,
      ],
    ),
  );
}

/** Whether it was still waiting for somebody else. */
export async function approve(
  db: Db,
  { associationId, role, userId, signer }: Scope<'arrears.approve'>,
  { dunningId, now }: { dunningId: string; now: Date },
): Promise<boolean> {
  const { rowCount } = await db.query(
    `update dunning set approved_as = $3, approved_by = $4, approved_at = $5
      where association_id = $1 and id = $2 and approved_at is null and withdrawn_at is null
        and asked_as <> all($6::text[]) and asked_by <> all($7::uuid[])`,
    [associationId, dunningId, role, userId, now.toISOString(), ...barredFor(signer)],
  );
  return rowCount > 0;
}

/** What was sent stays. */
export async function withdraw(
  db: Db,
  { associationId }: Scope<'arrears.act'>,
  { dunningId, now }: { dunningId: string; now: Date },
): Promise<boolean> {
  const { rowCount } = await db.query(
    `update dunning set withdrawn_at = $3
      where association_id = $1 and id = $2 and sent_on is null and withdrawn_at is null`,
    [associationId, dunningId, now.toISOString()],
  );
  return rowCount > 0;
}

export async function saveDays(
  db: Db,
  { associationId }: Scope<'arrears.act'>,
  {
    dunningId,
    sentOn,
    doneOn,
  }: { dunningId: string; sentOn: IsoDate | null; doneOn: IsoDate | null },
): Promise<boolean> {
  const { rowCount } = await db.query(
    `update dunning set sent_on = $3, done_on = $4
      where association_id = $1 and id = $2 and approved_at is not null and withdrawn_at is null`,
    [associationId, dunningId, sentOn, doneOn],
  );
  return rowCount > 0;
}

type LatePayment = {
  readonly dwellingId: string;
  readonly itemId: string;
  readonly month: string;
  readonly on: IsoDate;
  readonly yen: number;
};

/** What was paid for months that are still open, after their day. */
export async function listLatePayments(db: Db, { associationId }: Scope): Promise<LatePayment[]> {
  const { rows } = await db.query<LatePayment>(
    `with open as materialized (
       select dwelling_id, item_id, month, due_on from billing_position
        where association_id = $1 and charged_yen > paid_yen and paid_yen > 0)
     select a.dwelling_id as "dwellingId", a.item_id as "itemId", a.month, t.received_on as on,
            a.amount_yen::float8 as yen
       from allocation_held a
       join receipt t on t.association_id = $1 and t.id = a.receipt_id
       join open o on o.dwelling_id = a.dwelling_id and o.item_id = a.item_id and o.month = a.month
      where a.association_id = $1 and t.received_on > o.due_on`,
    [associationId],
  );
  return rows;
}

type Place = {
  readonly associationName: string;
  readonly buildingName: string;
  readonly buildingAddress: string;
  readonly chairName: string;
};

/** Who writes, and from where. */
export async function findSender(db: Db, { associationId }: Scope, today: IsoDate): Promise<Place> {
  const { rows } = await db.query<Place>(
    `select a.name as "associationName", coalesce(b.name, '') as "buildingName",
            coalesce(b.address, '') as "buildingAddress",
            coalesce((select p.name from officer o
               join person p on p.association_id = o.association_id and p.id = o.person_id
              where o.association_id = $1 and o.post = 'chair' and o.term_from <= $2 and o.term_until > $2
              order by o.term_from desc limit 1), '') as "chairName"
       from association a
       left join lateral (
         select name, address from building where association_id = $1 order by name limit 1) b on true
      where a.id = $1`,
    [associationId, today],
  );
  return rows[0] ?? { associationName: '', buildingName: '', buildingAddress: '', chairName: '' };
}

/** Owners who live in the building; a letter to others needs an address that the register does not hold. */
export async function listDwellingsLivedIn(
  db: Db,
  { associationId }: Scope,
  today: IsoDate,
): Promise<ReadonlySet<string>> {
  const { rows } = await db.query<{ dwellingId: string }>(
    `select distinct r.dwelling_id as "dwellingId" from residency r
      where r.association_id = $1 and r.kind = 'owner' and (r.until is null or r.until > $2)`,
    [associationId, today],
  );
  return new Set(rows.map(({ dwellingId }) => dwellingId));
}

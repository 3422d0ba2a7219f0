import type { DisclosureRequest, OwnDisclosures } from '#contract/disclosure.ts';
import type { IsoDate } from '#domain/calendar.ts';
import type { Db } from '#server/db/db.ts';
import { dayOf } from '#server/features/ledger/store.ts';
import type { Scope } from '#server/http/scope.ts';

type Issuer = Scope<'disclosure.issue'>;
type Owner = Scope<'bill.own'>;

/** Neither withdrawn nor answered, the oldest first. */
export async function listWaiting(db: Db, { associationId }: Issuer): Promise<DisclosureRequest[]> {
  const { rows } = await db.query<DisclosureRequest>(
    `select q.id, q.dwelling_id as "dwellingId", d.number as "dwellingNumber", q.reason, q.receiver,
            q.wanted_on as "wantedOn", ${dayOf('q.asked_at')} as "askedOn",
            coalesce((select string_agg(p.name, '、' order by p.name) from member_person m
              join person p on p.association_id = $1 and p.id = m.person_id
              where m.association_id = $1 and m.user_id = q.asked_by), '') as owner
       from disclosure_request q join dwelling d on d.association_id = $1 and d.id = q.dwelling_id
      where q.association_id = $1 and q.withdrawn_at is null and q.disclosure_id is null
      order by q.asked_at, q.id`,
    [associationId],
  );
  return rows;
}

type Answer = { readonly requestId: string; readonly dwellingId: string; readonly id: string };

/** Whether the request was still waiting, for this dwelling. */
export async function answerRequest(
  db: Db,
  { associationId }: Issuer,
  { requestId, dwellingId, id }: Answer,
): Promise<boolean> {
  const { rowCount } = await db.query(
    `update disclosure_request set disclosure_id = $4
      where association_id = $1 and id = $2 and dwelling_id = $3 and withdrawn_at is null and disclosure_id is null`,
    [associationId, requestId, dwellingId, id],
  );
  return rowCount > 0;
}

const shown = 20;

/** What the caller asked for and did not withdraw, the newest first. */
export async function listOwnRequests(
  db: Db,
  { associationId, userId }: Owner,
): Promise<OwnDisclosures['requests']> {
  const { rows } = await db.query<OwnDisclosures['requests'][number]>(
    `select q.id, d.number as "dwellingNumber", q.reason, q.receiver, q.wanted_on as "wantedOn",
            ${dayOf('q.asked_at')} as "askedOn",
            case when s.id is null then null
              else jsonb_build_object('number', s.number, 'on', s.issued_on, 'feeYen', s.fee_yen) end as issued
       from disclosure_request q
       join dwelling d on d.association_id = $1 and d.id = q.dwelling_id
       left join disclosure s on s.association_id = $1 and s.id = q.disclosure_id
      where q.association_id = $1 and q.asked_by = $2 and q.withdrawn_at is null
      order by q.asked_at desc, q.id limit ${shown}`,
    [associationId, userId],
  );
  return rows;
}

type NewRequest = {
  readonly id: string;
  readonly dwellingId: string;
  readonly reason: string;
  readonly receiver: string;
  readonly wantedOn: IsoDate | null;
  readonly now: Date;
};

/** The same request again finds the one that is there. */
export async function addRequest(
  db: Db,
  { associationId, userId }: Owner,
  { id, dwellingId, reason, receiver, wantedOn, now }: NewRequest,
): Promise<void> {
  await db.query(
    `insert into disclosure_request (association_id, id, dwelling_id, reason, receiver, wanted_on, asked_by, asked_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict (association_id, id) do nothing`,
    [associationId, id, dwellingId, reason, receiver, wantedOn, userId, now.toISOString()],
  );
}

/** Only the own, while nobody has issued it. */
export async function withdrawOwn(
  db: Db,
  { associationId, userId }: Owner,
  { requestId, now }: { requestId: string; now: Date },
): Promise<boolean> {
  const { rowCount } = await db.query(
    `update disclosure_request set withdrawn_at = $4
      where association_id = $1 and id = $2 and asked_by = $3 and withdrawn_at is null and disclosure_id is null`,
    [associationId, requestId, userId, now.toISOString()],
  );
  return rowCount > 0;
}

import type { Role } from '#domain/access/role.ts';
import { barredFor } from '#domain/access/second-person.ts';
import type { IsoDate } from '#domain/calendar.ts';
import type { CorrectionKind, CorrectionPaper } from '#domain/meetings/convocation/correction.ts';
import type { DeliveryEvent, Way } from '#domain/notices/reach.ts';
import type { Db } from '#server/db/db.ts';
import type { Scope } from '#server/http/scope.ts';

/** The day or the place as it is from the correction on. */
export type CorrectedFacts =
  | { readonly heldOn: IsoDate; readonly startsAt: string; readonly endsAt: string }
  | { readonly place: string };

export type StoredCorrection = {
  readonly id: string;
  readonly kind: CorrectionKind;
  readonly paper: CorrectionPaper;
  readonly facts: CorrectedFacts | null;
  readonly askedAs: Role;
  readonly askedBy: string;
  readonly askedAt: number;
  readonly sentAs: Role | null;
  readonly sentAt: number | null;
  readonly sentOn: IsoDate | null;
};

const millis = (column: string) => `(extract(epoch from ${column}) * 1000)::float8`;

/** The newest first. `toWrite` lets whoever writes at the same moment wait. */
export async function listCorrections(
  db: Db,
  { associationId }: Scope,
  { meetingId, toWrite = false }: { readonly meetingId: string; readonly toWrite?: boolean },
): Promise<StoredCorrection[]> {
  const { rows } = await db.query<StoredCorrection>(
    `select k.id, k.kind, k.paper, k.facts, k.asked_as as "askedAs", k.asked_by as "askedBy",
            ${millis('k.asked_at')} as "askedAt", ${millis('k.sent_at')} as "sentAt", k.sent_as as "sentAs",
            ((k.sent_at at time zone 'Asia/Tokyo')::date)::text as "sentOn"
       from convocation_correction k
       join convocation c on c.association_id = k.association_id and c.id = k.convocation_id
      where k.association_id = $1 and c.meeting_id = $2 and c.sent_at is not null
      order by k.asked_at desc, k.id desc ${toWrite ? 'for no key update of k' : ''}`,
    [associationId, meetingId],
  );
  return rows;
}

type NewCorrection = Pick<StoredCorrection, 'id' | 'kind' | 'paper' | 'facts'> & {
  readonly convocationId: string;
  readonly now: Date;
};

/** `false` where another waits. */
export async function addCorrection(
  db: Db,
  { associationId, role, userId }: Scope<'meeting.draft'>,
  { id, convocationId, kind, paper, facts, now }: NewCorrection,
): Promise<boolean> {
  const { rowCount } = await db.query(
    `insert into convocation_correction (association_id, id, convocation_id, kind, paper, facts, asked_as, asked_by, asked_at)
     values ($1, $2, $3, $4, $5::jsonb, $6::jsonb, $7, $8, $9) on conflict do nothing`,
    [
      associationId,
      id,
      convocationId,
      kind,
      JSON.stringify(paper),
      facts && JSON.stringify(facts),
      role,
      userId,
      now.toISOString(),
    ],
  );
  return rowCount > 0;
}

export async function deleteCorrection(
  db: Db,
  { associationId }: Scope<'meeting.draft'>,
  id: string,
): Promise<boolean> {
  const { rowCount } = await db.query(
    'delete from convocation_correction where association_id = $1 and id = $2 and sent_at is null',
    [associationId, id],
  );
  return rowCount > 0;
}

type One = { readonly id: string; readonly now: Date };

/** By another person than the one who asked, which the statement decides. */
export async function markCorrectionSent(
  db: Db,
  { associationId, role, userId, signer }: Scope<'meeting.prepare'>,
  { id, now }: One,
): Promise<boolean> {
  const [roles, accounts] = barredFor(signer);
  const { rowCount } = await db.query(
    `update convocation_correction set sent_as = $3, sent_by = $4, sent_at = $5
      where association_id = $1 and id = $2 and sent_at is null
        and asked_as <> all($6::text[]) and asked_by <> all($7::uuid[])`,
    [associationId, id, role, userId, now.toISOString(), roles, accounts],
  );
  return rowCount > 0;
}

/** One for each dispatch, by its own way; whom its mail did not reach gets paper. */
export async function addCopies(
  db: Db,
  { associationId }: Scope<'meeting.prepare'>,
  id: string,
): Promise<void> {
  await db.query(
    `insert into convocation_correction_copy (association_id, id, correction_id, dispatch_id, way)
     select $1, gen_random_uuid(), k.id, d.id,
            case when exists (select from convocation_event e where e.association_id = $1 and e.dispatch_id = d.id
              and e.event in ('refused', 'gaveUp')) then 'paper' else d.way end
       from convocation_correction k
       join convocation_dispatch d on d.association_id = k.association_id and d.convocation_id = k.convocation_id
      where k.association_id = $1 and k.id = $2
     on conflict (association_id, correction_id, dispatch_id) do nothing`,
    [associationId, id],
  );
}

/** What is corrected is so from then on, everywhere. */
export async function correctMeeting(
  db: Db,
  { associationId }: Scope<'meeting.prepare'>,
  { meetingId, facts }: { readonly meetingId: string; readonly facts: CorrectedFacts },
): Promise<void> {
  const said = JSON.stringify(facts);
  await db.query(
    `update meeting m set held_on = coalesce((f->>'heldOn')::date, held_on),
            starts_at = coalesce(f->>'startsAt', starts_at), ends_at = coalesce(f->>'endsAt', ends_at),
            place = coalesce(f->>'place', place)
       from (select $3::jsonb as f) as corrected
      where m.association_id = $1 and m.id = $2 and m.status = 'planned'`,
    [associationId, meetingId, said],
  );
}

export type StoredCopy = {
  readonly id: string;
  readonly correctionId: string;
  readonly dwellings: string;
  readonly recipient: string;
  readonly way: Way;
  readonly livesHere: boolean;
  readonly events: readonly DeliveryEvent[];
};

/** Of all corrections of a meeting, in the order in which one walks from box to box. */
export async function listCopies(
  db: Db,
  { associationId }: Scope,
  meetingId: string,
): Promise<StoredCopy[]> {
  const { rows } = await db.query<StoredCopy>(
    `select y.id, y.correction_id as "correctionId", h.dwellings, p.name as recipient, y.way,
            p.lives = 'here' as "livesHere", to_jsonb(array_remove(array[y.ended,
              case when y.handed_at is not null then 'handed' end], null)) as events
       from convocation_correction_copy y
       join convocation_dispatch d on d.association_id = y.association_id and d.id = y.dispatch_id
       join convocation c on c.association_id = d.association_id and c.id = d.convocation_id
       join vote_head h on h.association_id = d.association_id and h.id = d.head_id
       join person p on p.association_id = d.association_id and p.id = d.person_id
       join dwelling w on w.association_id = d.association_id and w.id = d.dwelling_id
      where y.association_id = $1 and c.meeting_id = $2
      order by w.floor, w.position, w.number, y.id`,
    [associationId, meetingId],
  );
  return rows;
}

type Handed = { readonly id: string; readonly copyIds: readonly string[]; readonly now: Date };

export async function markHanded(
  db: Db,
  { associationId }: Scope<'meeting.draft'>,
  { id, copyIds, now }: Handed,
): Promise<void> {
  await db.query(
    `update convocation_correction_copy set handed_at = $4
      where association_id = $1 and correction_id = $2 and id = any($3::uuid[]) and handed_at is null`,
    [associationId, id, copyIds, now.toISOString()],
  );
}

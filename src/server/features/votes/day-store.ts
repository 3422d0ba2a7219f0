import type { IsoDate } from '#domain/calendar.ts';
import type { Choice, Hand } from '#domain/votes/record.ts';
import type { DoorEvent } from '#domain/votes/stays-of.ts';
import type { Db } from '#server/db/db.ts';
import type { Scope } from '#server/http/scope.ts';
import type { VoteReader } from './box-store.ts';

type OfBox = { readonly boxId: string; readonly now: Date };

export async function listDoor(
  db: Db,
  { associationId }: VoteReader,
  boxId: string,
): Promise<DoorEvent[]> {
  const { rows } = await db.query<DoorEvent>(
    `select id, person_id as "personId", what, (extract(epoch from at) * 1000)::float8 as at
       from vote_door where association_id = $1 and box_id = $2 order by at, id`,
    [associationId, boxId],
  );
  return rows;
}

/** A line that was sent before is there already. */
export async function addDoor(
  db: Db,
  { associationId, userId }: Scope<'reception.run'>,
  { boxId, now, events }: OfBox & { readonly events: readonly DoorEvent[] },
): Promise<void> {
  await db.query(
    `insert into vote_door (association_id, id, box_id, person_id, what, at, noted_by, noted_at)
     select $1, e.id, $2, e."personId", e.what, to_timestamp(e.at / 1000.0), $3, $4
       from jsonb_to_recordset($5::jsonb) as e(id uuid, "personId" uuid, what text, at float8)
     on conflict do nothing`,
    [associationId, boxId, userId, now.toISOString(), JSON.stringify(events)],
  );
}

/** The last hand of each person on each item. */
export async function listHands(
  db: Db,
  { associationId }: VoteReader,
  boxId: string,
): Promise<Hand[]> {
  const { rows } = await db.query<Hand>(
    `select distinct on (item_id, person_id) item_id as "itemId", person_id as "personId",
            null as "headId", choice
       from vote_hand where association_id = $1 and box_id = $2
      order by item_id, person_id, position desc`,
    [associationId, boxId],
  );
  return rows;
}

type NewHands = OfBox & {
  readonly itemId: string;
  readonly hands: readonly {
    readonly id: string;
    readonly personId: string;
    readonly choice: Choice;
  }[];
};

export async function addHands(
  db: Db,
  { associationId, userId }: Scope<'reception.run'>,
  { boxId, now, itemId, hands }: NewHands,
): Promise<void> {
  await db.query(
    `insert into vote_hand (association_id, id, box_id, item_id, person_id, choice, noted_by, noted_at)
     select $1, h.id, $2, $3, h."personId", h.choice, $4, $5
       from jsonb_to_recordset($6::jsonb) as h(id uuid, "personId" uuid, choice text)
     on conflict do nothing`,
    [associationId, boxId, itemId, userId, now.toISOString(), JSON.stringify(hands)],
  );
}

/** When each item that is closed was closed. */
export async function listClosings(
  db: Db,
  { associationId }: VoteReader,
  boxId: string,
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await db.query<{ itemId: string; what: string; at: number }>(
    `select distinct on (item_id) item_id as "itemId", what,
            (extract(epoch from noted_at) * 1000)::float8 as at
       from vote_round where association_id = $1 and box_id = $2
      order by item_id, noted_at desc, id desc`,
    [associationId, boxId],
  );
  return new Map(
    rows.flatMap(({ itemId, what, at }) => (what === 'closed' ? [[itemId, at] as const] : [])),
  );
}

type NewRound = OfBox & {
  readonly id: string;
  readonly itemId: string;
  readonly what: 'closed' | 'reopened';
};

export async function addRound(
  db: Db,
  { associationId, userId }: Scope<'meeting.prepare'>,
  { boxId, now, id, itemId, what }: NewRound,
): Promise<void> {
  await db.query(
    `insert into vote_round (association_id, id, box_id, item_id, what, noted_by, noted_at)
     values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing`,
    [associationId, id, boxId, itemId, what, userId, now.toISOString()],
  );
}

export type StoredRecord = {
  readonly digest: string;
  readonly chairAt: number;
  readonly tellerAt: number | null;
};

export async function findRecord(
  db: Db,
  { associationId }: VoteReader,
  boxId: string,
): Promise<StoredRecord | null> {
  const { rows } = await db.query<StoredRecord>(
    `select digest, (extract(epoch from chair_at) * 1000)::float8 as "chairAt",
            (extract(epoch from teller_at) * 1000)::float8 as "tellerAt"
       from vote_record where association_id = $1 and box_id = $2`,
    [associationId, boxId],
  );
  return rows[0] ?? null;
}

type Confirmed = OfBox & { readonly digest: string };

/** The chair may confirm again what has changed since. */
export async function saveChairConfirmation(
  db: Db,
  { associationId, userId }: Scope<'vote.check'>,
  { boxId, digest, now }: Confirmed,
): Promise<void> {
  await db.query(
    `insert into vote_record (association_id, box_id, digest, chair_by, chair_at)
     values ($1, $2, $3, $4, $5)
     on conflict (association_id, box_id) do update
       set digest = excluded.digest, chair_by = excluded.chair_by, chair_at = excluded.chair_at
     where vote_record.teller_at is null`,
    [associationId, boxId, digest, userId, now.toISOString()],
  );
}

export async function saveTellerConfirmation(
  db: Db,
  { associationId, userId, role }: Scope<'vote.check'>,
  { boxId, now }: OfBox,
): Promise<void> {
  await db.query(
    `update vote_record set teller_by = $3, teller_as = $4, teller_at = $5
      where association_id = $1 and box_id = $2 and teller_at is null`,
    [associationId, boxId, userId, role, now.toISOString()],
  );
}

export type Result = {
  readonly id: string;
  readonly result: 'passed' | 'rejected';
  /** `null` where names were elected. */
  readonly votesFor: number | null;
  readonly votesAgainst: number | null;
  readonly votesAbstained: number | null;
  /** Who was elected; empty where it was yes or no. */
  readonly outcome: string;
};

/** What everybody reads of the meeting, written once with the record's second confirmation. */
export async function saveResults(
  db: Db,
  { associationId }: Scope<'vote.check'>,
  { meetingId, results }: { meetingId: string; results: readonly Result[] },
): Promise<void> {
  await db.query(
    `update agenda_item i set result = r.result, votes_for = r."votesFor",
            votes_against = r."votesAgainst", votes_abstained = r."votesAbstained", outcome = r.outcome
       from jsonb_to_recordset($3::jsonb) as r(id uuid, result text, "votesFor" int, "votesAgainst" int,
         "votesAbstained" int, outcome text)
      where i.association_id = $1 and i.meeting_id = $2 and i.id = r.id`,
    [associationId, meetingId, JSON.stringify(results)],
  );
  await db.query(`update meeting set status = 'held' where association_id = $1 and id = $2`, [
    associationId,
    meetingId,
  ]);
}

/** Of a rehearsal: the meeting is held on another day. */
export async function saveMeetingDay(
  db: Db,
  { associationId }: Scope<'meeting.prepare'>,
  { meetingId, heldOn }: { meetingId: string; heldOn: IsoDate },
): Promise<void> {
  await db.query('update meeting set held_on = $3 where association_id = $1 and id = $2', [
    associationId,
    meetingId,
    heldOn,
  ]);
}

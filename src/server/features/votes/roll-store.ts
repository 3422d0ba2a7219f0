import type { Role } from '#domain/access/role.ts';
import {
  type CorrectedRoll,
  correctedRoll,
  type RollCorrection,
} from '#domain/votes/correct-roll.ts';
import type { Db } from '#server/db/db.ts';
import type { Scope } from '#server/http/scope.ts';
import type { RollReader, StoredHead, VoteReader } from './box-store.ts';

type StoredCorrection = RollCorrection & {
  readonly id: string;
  readonly dwellings: string;
  readonly voterName: string;
  readonly askedAs: Role;
  readonly askedBy: string;
  readonly askedAt: number;
  /** `null` until somebody else has decided. */
  readonly isApproved: boolean | null;
};

const millis = (column: string) => `(extract(epoch from ${column}) * 1000)::float8`;

/** 名簿の訂正, in the order in which they were asked for. */
export async function listCorrections(
  db: Db,
  { associationId }: RollReader,
  boxId: string,
): Promise<StoredCorrection[]> {
  const { rows } = await db.query<StoredCorrection>(
    `select c.id, c.head_id as "headId", c.what, c.voter_id as "voterId", c.names, c.reason, h.dwellings,
            coalesce(p.name, '') as "voterName", c.asked_as as "askedAs", c.asked_by as "askedBy",
            ${millis('c.asked_at')} as "askedAt", c.is_approved as "isApproved"
       from vote_correction c
       join vote_head h on h.association_id = c.association_id and h.id = c.head_id
       left join person p on p.association_id = c.association_id and p.id = c.voter_id
      where c.association_id = $1 and c.box_id = $2 order by c.position`,
    [associationId, boxId],
  );
  return rows;
}

/** 議決権者の名簿, or some of its heads alone: as it was sent, with what two have agreed on since. */
export async function listRoll(
  db: Db,
  reader: RollReader,
  boxId: string,
  headIds: readonly string[] | null = null,
): Promise<CorrectedRoll<StoredHead>> {
  const { rows } = await db.query<StoredHead>(
    `select id, dwellings, names, votes, land, voters from vote_head
      where association_id = $1 and box_id = $2 and ($3::uuid[] is null or id = any($3::uuid[]))
      order by position`,
    [reader.associationId, boxId, headIds],
  );
  const corrections = await listCorrections(db, reader, boxId);
  return correctedRoll(
    rows,
    corrections.filter(({ isApproved }) => isApproved === true),
  );
}

/** The same of a meeting, whichever its box is; empty before there is one. */
export async function findRoll(
  db: Db,
  reader: RollReader,
  meetingId: string,
): Promise<CorrectedRoll<StoredHead>> {
  const { rows } = await db.query<{ id: string }>(
    'select id from vote_box where association_id = $1 and meeting_id = $2',
    [reader.associationId, meetingId],
  );
  return rows[0] ? listRoll(db, reader, rows[0].id) : { heads: [], excluded: [] };
}

/** Those who may vote, or of some heads those who may. */
export async function listHeads(
  db: Db,
  reader: RollReader,
  boxId: string,
  headIds: readonly string[] | null = null,
): Promise<readonly StoredHead[]> {
  return (await listRoll(db, reader, boxId, headIds)).heads;
}

/** 議決権者 who may act, by name, as the register has them. */
export async function listVoters(
  db: Db,
  { associationId }: VoteReader,
  heads: readonly StoredHead[],
): Promise<{ id: string; headId: string; name: string }[]> {
  const { rows } = await db.query<{ id: string; name: string }>(
    'select id, name from person where association_id = $1 and id = any($2::uuid[]) order by name',
    [associationId, heads.flatMap(({ voters }) => voters)],
  );
  const places = new Map(rows.map(({ id }, place) => [id, place]));
  return heads.flatMap((head) =>
    head.voters
      .flatMap((id) => places.get(id) ?? [])
      .toSorted((one, other) => one - other)
      .flatMap((place) => rows[place] ?? [])
      .map(({ id, name }) => ({ id, headId: head.id, name })),
  );
}

type NewCorrection = RollCorrection & {
  readonly id: string;
  readonly boxId: string;
  readonly now: Date;
};

/** False where another one of this owner waits already. */
export async function addCorrection(
  db: Db,
  { associationId, role, userId }: Scope<'vote.enter'>,
  { id, boxId, headId, what, voterId, names, reason, now }: NewCorrection,
): Promise<boolean> {
  const { rows } = await db.query(
    `insert into vote_correction (association_id, id, box_id, head_id, what, voter_id, names, reason, asked_as, asked_by,
       asked_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) on conflict do nothing returning id`,
    [
      associationId,
      id,
      boxId,
      headId,
      what,
      voterId,
      names,
      reason,
      role,
      userId,
      now.toISOString(),
    ],
  );
  return rows.length > 0;
}

type Decision = { readonly id: string; readonly isApproved: boolean; readonly now: Date };

export async function saveDecision(
  db: Db,
  { associationId, role, userId }: Scope<'meeting.prepare'>,
  { id, isApproved, now }: Decision,
): Promise<void> {
  await db.query(
    `update vote_correction set is_approved = $3, decided_as = $4, decided_by = $5, decided_at = $6
      where association_id = $1 and id = $2 and decided_at is null`,
    [associationId, id, isApproved, role, userId, now.toISOString()],
  );
}

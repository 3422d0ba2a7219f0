import { createHash } from 'node:crypto';
import { type Linked, linkText } from '#domain/votes/chain.ts';
import type { Answer } from '#domain/votes/record.ts';
import type { Reading } from '#domain/votes/second-reading.ts';
import type { Db } from '#server/db/db.ts';
import type { Scope } from '#server/http/scope.ts';
import { newId } from '#server/outside/new-id.ts';
import type { StoredBox, VoteReader } from './box-store.ts';

export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** Of the whole box, or of some heads alone. */
export async function listAnswers(
  db: Db,
  { associationId }: VoteReader,
  boxId: string,
  headIds: readonly string[] | null = null,
): Promise<Linked[]> {
  const { rows } = await db.query<Linked>(
    `select number, head_id as "headId", kind, (extract(epoch from received_at) * 1000)::float8 as "receivedAt",
            stamped_on as day, choices, agent_id as "agentId", is_at_door as "isAtDoor", link
       from vote_answer where association_id = $1 and box_id = $2
        and ($3::uuid[] is null or head_id = any($3::uuid[])) order by number`,
    [associationId, boxId, headIds],
  );
  return rows;
}

export type WaitingReading = Reading & {
  readonly headId: string;
  /** The scan that was looked at; `null` where the paper itself was. */
  readonly scanId: string | null;
};

/** Those of which no answer has been made yet, in the order in which they were made; what the owner casts ends none. */
export async function listWaiting(
  db: Db,
  { associationId }: VoteReader,
  boxId: string,
): Promise<WaitingReading[]> {
  const { rows } = await db.query<WaitingReading>(
    `select r.id, r.head_id as "headId", r.kind, r.stamped_on as day, r.choices,
            r.agent_id as "agentId", r.is_at_door as "isAtDoor", r.read_as as "readAs", r.read_by as "readBy",
            r.scan_id as "scanId"
       from vote_reading r where r.association_id = $1 and r.box_id = $2
        and not exists (select from vote_answer a where a.association_id = r.association_id
          and a.head_id = r.head_id and a.number > r.after_number and a.cast_by is null)
      order by r.read_at, r.id`,
    [associationId, boxId],
  );
  return rows;
}

/** Whether the same request was written before. */
export async function hasReading(
  db: Db,
  { associationId }: VoteReader,
  id: string,
): Promise<boolean> {
  const { rows } = await db.query(
    'select from vote_reading where association_id = $1 and id = $2',
    [associationId, id],
  );
  return rows.length > 0;
}

type NewReading = { readonly box: StoredBox; readonly reading: WaitingReading; readonly now: Date };

export async function addReading(
  db: Db,
  { associationId }: Scope<'vote.enter'>,
  { box, reading, now }: NewReading,
): Promise<void> {
  const { id, headId, kind, day, choices, agentId, isAtDoor, readAs, readBy, scanId } = reading;
  await db.query(
    `insert into vote_reading (association_id, id, box_id, head_id, kind, stamped_on, choices, after_number, read_as,
       read_by, read_at, agent_id, is_at_door, scan_id)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)`,
    [
      associationId,
      id,
      box.id,
      headId,
      kind,
      day,
      JSON.stringify(choices),
      box.answerCount,
      readAs,
      readBy,
      now.toISOString(),
      agentId,
      isAtDoor,
      scanId,
    ],
  );
}

/** Who stands for an answer: two who read the same, or the owner alone. */
type Origin =
  | { readonly first: Reading; readonly second: Reading }
  | { readonly castBy: string; readonly answerId: string };

type NewAnswer = {
  readonly box: Pick<StoredBox, 'id' | 'answerCount' | 'chainHead'>;
  readonly answer: Omit<Answer, 'number'>;
  readonly origin: Origin;
  readonly now: Date;
};

/** Into a box that is held for writing: the next number, linked to the last. */
export async function addAnswer(
  db: Db,
  { associationId }: Scope<'vote.enter'> | Scope<'vote.cast'> | Scope<'meeting.prepare'>,
  { box, answer, origin, now }: NewAnswer,
): Promise<{ number: number; link: string }> {
  const number = box.answerCount + 1;
  const { headId, kind, receivedAt, day, choices, agentId, isAtDoor } = answer;
  const link = sha256(linkText(box.chainHead, { ...answer, number }));
  const isCast = 'castBy' in origin;
  await db.query(
    `insert into vote_answer (association_id, id, box_id, number, head_id, kind, received_at, stamped_on, choices,
       first_reading_id, second_reading_id, cast_by, link, agent_id, is_at_door)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)`,
    [
      associationId,
      isCast ? origin.answerId : newId(now.getTime()),
      box.id,
      number,
      headId,
      kind,
      new Date(receivedAt).toISOString(),
      day,
      JSON.stringify(choices),
      isCast ? null : origin.first.id,
      isCast ? null : origin.second.id,
      isCast ? origin.castBy : null,
      link,
      agentId,
      isAtDoor,
    ],
  );
  await db.query(
    'update vote_box set answer_count = $3, chain_head = $4 where association_id = $1 and id = $2',
    [associationId, box.id, number, link],
  );
  return { number, link };
}

/** A slip that two have read: it has a day and no hour; what is handed over at the door counts from then on. */
export function answerOf(reading: WaitingReading, now: Date): Omit<Answer, 'number'> {
  const { headId, kind, day, choices, agentId, isAtDoor } = reading;
  const receivedAt = isAtDoor ? now.getTime() : Date.parse(`${day}T00:00:00+09:00`);
  return { headId, kind, receivedAt, day, choices, agentId, isAtDoor };
}

/** The link of an answer that the owner sent before under this id. */
export async function findLink(
  db: Db,
  { associationId }: VoteReader,
  answerId: string,
): Promise<string | null> {
  const { rows } = await db.query<{ link: string }>(
    'select link from vote_answer where association_id = $1 and id = $2',
    [associationId, answerId],
  );
  return rows[0]?.link ?? null;
}

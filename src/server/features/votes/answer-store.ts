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

export async function listAnswers(
  db: Db,
  { associationId }: VoteReader,
  boxId: string,
): Promise<Linked[]> {
  const { rows } = await db.query<Linked>(
    `select number, head_id as "headId", kind, (extract(epoch from received_at) * 1000)::float8 as "receivedAt",
            stamped_on as day, choices, null as "agentId", false as "isAtDoor", link
       from vote_answer where association_id = $1 and box_id = $2 order by number`,
    [associationId, boxId],
  );
  return rows;
}

export type WaitingReading = Reading & { readonly headId: string };

/** Those that no answer of their head has followed yet, in the order in which they were made. */
export async function listWaiting(
  db: Db,
  { associationId }: VoteReader,
  boxId: string,
): Promise<WaitingReading[]> {
  const { rows } = await db.query<WaitingReading>(
    `select r.id, r.head_id as "headId", r.kind, r.stamped_on as day, r.choices, r.read_as as "readAs"
       from vote_reading r where r.association_id = $1 and r.box_id = $2
        and not exists (select from vote_answer a where a.association_id = r.association_id
          and a.head_id = r.head_id and a.number > r.after_number)
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
  { associationId, role, userId }: Scope<'vote.enter'>,
  { box, reading, now }: NewReading,
): Promise<void> {
  const { id, headId, kind, day, choices } = reading;
  await db.query(
    `insert into vote_reading (association_id, id, box_id, head_id, kind, stamped_on, choices, after_number, read_as,
       read_by, read_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
    [
      associationId,
      id,
      box.id,
      headId,
      kind,
      day,
      JSON.stringify(choices),
      box.answerCount,
      role,
      userId,
      now.toISOString(),
    ],
  );
}

type NewAnswer = NewReading & { readonly first: Reading };

/** Into a box that is held for writing: the next number, linked to the last. */
export async function addAnswer(
  db: Db,
  { associationId }: Scope<'vote.enter'>,
  { box, reading, first, now }: NewAnswer,
): Promise<void> {
  const { headId, kind, day, choices } = reading;
  const answer: Answer = {
    number: box.answerCount + 1,
    headId,
    kind,
    // A slip has a day and no hour.
    receivedAt: Date.parse(`${day}T00:00:00+09:00`),
    day,
    choices,
    agentId: null,
    isAtDoor: false,
  };
  const link = sha256(linkText(box.chainHead, answer));
  await db.query(
    `insert into vote_answer (association_id, id, box_id, number, head_id, kind, received_at, stamped_on, choices,
       first_reading_id, second_reading_id, link)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
    [
      associationId,
      newId(now.getTime()),
      box.id,
      answer.number,
      headId,
      kind,
      new Date(answer.receivedAt).toISOString(),
      day,
      JSON.stringify(choices),
      first.id,
      reading.id,
      link,
    ],
  );
  await db.query(
    'update vote_box set answer_count = $3, chain_head = $4 where association_id = $1 and id = $2',
    [associationId, box.id, answer.number, link],
  );
}

import type { IsoDate } from '#domain/calendar.ts';
import type { AssociationFacts } from '#domain/caretaker/records/association-facts.ts';
import type { Db } from '#server/db/db.ts';
import type { Scope } from '#server/http/scope.ts';
import { newId } from '#server/outside/new-id.ts';

export async function saveBoardTask(
  db: Db,
  { associationId }: Scope<'task.board'>,
  { taskId, owner, dueOn }: { taskId: string; owner: string; dueOn: IsoDate | null },
): Promise<void> {
  await db.query('update task set owner = $3, due_on = $4 where association_id = $1 and id = $2', [
    associationId,
    taskId,
    owner,
    dueOn,
  ]);
}

type NewReply = {
  readonly taskId: string;
  readonly question: string;
  readonly answer: string;
  readonly now: Date;
};

/** Changed words are a new reply: they need a second look of their own. */
export async function saveReply(
  db: Db,
  { associationId, userId, role }: Scope<'task.board'>,
  { taskId, question, answer, now }: NewReply,
): Promise<void> {
  await db.query(
    `insert into board_reply
       (association_id, id, task_id, question, answer, written_as, written_by, written_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8)
     on conflict (association_id, task_id) do update set
       id = excluded.id, question = excluded.question, answer = excluded.answer,
       written_as = excluded.written_as, written_by = excluded.written_by,
       written_at = excluded.written_at, approved_as = null, approved_by = null, approved_at = null`,
    [
      associationId,
      newId(now.getTime()),
      taskId,
      question,
      answer,
      role,
      userId,
      now.toISOString(),
    ],
  );
}

export async function deleteReply(
  db: Db,
  { associationId }: Scope<'task.board'>,
  taskId: string,
): Promise<boolean> {
  const { rowCount } = await db.query(
    'delete from board_reply where association_id = $1 and task_id = $2',
    [associationId, taskId],
  );
  return rowCount > 0;
}

export async function findTaskOfReply(
  db: Db,
  { associationId }: Scope,
  replyId: string,
): Promise<string | undefined> {
  const { rows } = await db.query<{ taskId: string }>(
    'select task_id as "taskId" from board_reply where association_id = $1 and id = $2',
    [associationId, replyId],
  );
  return rows[0]?.taskId;
}

export async function approveReply(
  db: Db,
  { associationId, userId, role }: Scope<'reply.approve'>,
  { replyId, approvedAt }: { replyId: string; approvedAt: Date | null },
): Promise<void> {
  const isApproved = approvedAt !== null;
  await db.query(
    `update board_reply set approved_as = $3, approved_by = $4, approved_at = $5
      where association_id = $1 and id = $2`,
    [
      associationId,
      replyId,
      isApproved ? role : null,
      isApproved ? userId : null,
      approvedAt?.toISOString() ?? null,
    ],
  );
}

/** What everybody may read, and what was answered to the member's own questions, the newest first. */
export async function listReadableReplies(
  db: Db,
  { associationId, userId }: Scope,
): Promise<AssociationFacts['boardReplies']> {
  const { rows } = await db.query<AssociationFacts['boardReplies'][number]>(
    `select r.task_id as "taskId", r.answer, r.approved_at is null as "isForAsker",
            coalesce(nullif(r.question, ''), regexp_replace(t.title, '^.{0,12}からの質問：', '')) as question,
            to_char(r.written_at at time zone 'UTC' + interval '9 hours', 'YYYY-MM-DD') as "writtenOn"
       from board_reply r
       join task t on t.association_id = $1 and t.id = r.task_id
      where r.association_id = $1 and (r.approved_at is not null or t.created_by = $2)
      order by r.written_at desc, r.id desc limit 200`,
    [associationId, userId],
  );
  return rows;
}

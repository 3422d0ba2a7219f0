import type { Db } from '#server/db/db.ts';
import type { Scope } from '#server/http/scope.ts';
import { columnsOf, type StoredMessage } from './store.ts';

const answersWithQuestion = `select ${columnsOf('m')}, coalesce(q.content, '') as question
  from chat_message m
  join conversation c on c.association_id = m.association_id and c.id = m.conversation_id
  left join lateral (
    select p.content from chat_message p
     where p.association_id = m.association_id and p.conversation_id = m.conversation_id
       and p.role = 'user' and p.position < m.position
     order by p.position desc limit 1) q on true`;

type AnswerWithQuestion = { readonly answer: StoredMessage; readonly question: string };
type AnswerRow = StoredMessage & { readonly question: string };

/** An answer of a conversation of this member, with the question it answers. */
export async function findAnswer(
  db: Db,
  { associationId, userId }: Scope,
  messageId: string,
): Promise<AnswerWithQuestion | undefined> {
  const { rows } = await db.query<AnswerRow>(
    `${answersWithQuestion}
      where m.association_id = $1 and c.user_id = $2 and m.id = $3 and m.role = 'assistant'`,
    [associationId, userId, messageId],
  );
  return separate(rows[0]);
}

/** The answer that a member handed over to the board, for those who work on the board's list. */
export async function findHandedOver(
  db: Db,
  { associationId }: Scope<'task.board'>,
  taskId: string,
): Promise<AnswerWithQuestion | undefined> {
  const { rows } = await db.query<AnswerRow>(
    `${answersWithQuestion} where m.association_id = $1 and m.task_id = $2`,
    [associationId, taskId],
  );
  return separate(rows[0]);
}

function separate(row: AnswerRow | undefined): AnswerWithQuestion | undefined {
  if (!row) return undefined;
  const { question, ...answer } = row;
  return { answer, question };
}

import type { Role } from '#domain/access/role.ts';
import type { IsoDate } from '#domain/calendar.ts';
import type { HelpfulAnswer } from '#domain/caretaker/evidence/known-to-answer.ts';
import type { Reply } from '#domain/caretaker/reply.ts';
import type { Db } from '#server/db/db.ts';
import type { Scope } from '#server/http/scope.ts';
import { newId } from '#server/outside/new-id.ts';

export type Conversation = {
  readonly id: string;
  readonly title: string;
  readonly createdAt: string;
};

/** What of a message is kept: a question in `content`, an answer as its `reply`. */
export type StoredMessage = {
  readonly id: string;
  readonly conversationId: string;
  readonly position: number;
  readonly role: 'user' | 'assistant';
  readonly content: string;
  readonly reply: Reply | null;
  readonly accuracy: number | null;
  readonly processingMs: number | null;
  readonly engine: string | null;
  readonly rating: 'up' | 'down' | null;
  readonly taskId: string | null;
  readonly boardReply: { answer: string; writtenAs: Role; writtenOn: IsoDate } | null;
  readonly createdAt: string;
};

/** As much of a conversation as a follow-up may refer to. */
export const latestMessages = 20;

const conversationColumns = `id, title, created_at as "createdAt"`;

/** The columns of a `StoredMessage`. */
export const columnsOf = (
  m: 'm' | 'chat_message',
) => `${m}.id, ${m}.conversation_id as "conversationId",
  ${m}.position, ${m}.role, ${m}.content, ${m}.reply, ${m}.accuracy::float8 as accuracy,
  ${m}.processing_ms as "processingMs", ${m}.engine, ${m}.rating, ${m}.task_id as "taskId",
  (select json_build_object('answer', r.answer, 'writtenAs', r.written_as, 'writtenOn',
            to_char(r.written_at at time zone 'UTC' + interval '9 hours', 'YYYY-MM-DD'))
     from board_reply r
    where r.association_id = ${m}.association_id and r.task_id = ${m}.task_id) as "boardReply",
  ${m}.created_at as "createdAt"`;

export async function addConversation(
  db: Db,
  { associationId, userId }: Scope,
  { title, now }: { title: string; now: Date },
): Promise<Conversation | undefined> {
  const { rows } = await db.query<Conversation>(
    `insert into conversation (association_id, id, user_id, title, created_at, updated_at)
     values ($1, $3, $2, $4, $5, $5) returning ${conversationColumns}`,
    [associationId, userId, newId(now.getTime()), title, now.toISOString()],
  );
  return rows[0];
}

/** Holds the conversation until the transaction ends: messages of two windows get places one after the other. */
export async function lockConversation(
  db: Db,
  { associationId, userId }: Scope,
  conversationId: string,
): Promise<Conversation | undefined> {
  const { rows } = await db.query<Conversation>(
    `select ${conversationColumns} from conversation
      where association_id = $1 and user_id = $2 and id = $3 for update`,
    [associationId, userId, conversationId],
  );
  return rows[0];
}

type ListedConversation = {
  readonly id: string;
  readonly title: string;
  readonly updatedAt: string;
  readonly questionCount: number;
};

/** 以前の会話, each by its first question. */
export async function listConversations(
  db: Db,
  { associationId, userId }: Scope,
): Promise<ListedConversation[]> {
  const { rows } = await db.query<ListedConversation>(
    `select c.id, (array_agg(m.content order by m.position))[1] as title, c.updated_at as "updatedAt",
            count(m.id)::int as "questionCount"
       from conversation c
       join chat_message m on m.association_id = c.association_id and m.conversation_id = c.id
        and m.role = 'user'
      where c.association_id = $1 and c.user_id = $2
      group by c.association_id, c.id
      order by c.updated_at desc, c.id desc limit 100`,
    [associationId, userId],
  );
  return rows;
}

export async function findConversation(
  db: Db,
  { associationId, userId }: Scope,
  conversationId: string,
): Promise<Conversation | undefined> {
  const { rows } = await db.query<Conversation>(
    `select ${conversationColumns} from conversation
      where association_id = $1 and user_id = $2 and id = $3`,
    [associationId, userId, conversationId],
  );
  return rows[0];
}

export async function deleteConversation(
  db: Db,
  { associationId, userId }: Scope,
  conversationId: string,
): Promise<boolean> {
  const { rowCount } = await db.query(
    'delete from conversation where association_id = $1 and user_id = $2 and id = $3',
    [associationId, userId, conversationId],
  );
  return rowCount > 0;
}

/** The oldest first; `latest` limits them to the end of a long conversation. */
export async function listMessages(
  db: Db,
  { associationId, userId }: Scope,
  { conversationId, latest }: { conversationId: string; latest: number },
): Promise<StoredMessage[]> {
  const { rows } = await db.query<StoredMessage>(
    `select ${columnsOf('m')} from chat_message m
       join conversation c on c.association_id = m.association_id and c.id = m.conversation_id
      where m.association_id = $1 and c.user_id = $2 and m.conversation_id = $3
      order by m.position desc limit $4`,
    [associationId, userId, conversationId, latest],
  );
  return rows.toReversed();
}

type NewMessage = Pick<StoredMessage, 'conversationId' | 'role' | 'content'> &
  Partial<Pick<StoredMessage, 'reply' | 'accuracy' | 'processingMs' | 'engine'>> & {
    readonly now: Date;
  };

/** At the end of a conversation that is locked. */
export async function addMessage(
  db: Db,
  { associationId }: Scope,
  message: NewMessage,
): Promise<StoredMessage | undefined> {
  const { rows } = await db.query<StoredMessage>(
    `with touched as (
       update conversation set updated_at = $9 where association_id = $1 and id = $3)
     insert into chat_message (association_id, id, conversation_id, position, role, content, reply,
                                    accuracy, processing_ms, engine, created_at)
     select $1, $2, $3, coalesce(max(p.position), 0) + 1, $4, $5, $6::jsonb, $7::real, $8::int, $10, $9
       from chat_message p where p.association_id = $1 and p.conversation_id = $3
     returning ${columnsOf('chat_message')}`,
    [
      associationId,
      newId(message.now.getTime()),
      message.conversationId,
      message.role,
      message.content,
      message.reply ?? null,
      message.accuracy ?? null,
      message.processingMs ?? null,
      message.now.toISOString(),
      message.engine ?? null,
    ],
  );
  return rows[0];
}

type NewRating = {
  readonly messageId: string;
  readonly rating: 'up' | 'down' | null;
  readonly reason: string;
  /** Whether like questions may learn from it. */
  readonly isConfirmed: boolean;
};

export async function saveRating(
  db: Db,
  { associationId }: Scope,
  { messageId, rating, reason, isConfirmed }: NewRating,
): Promise<void> {
  await db.query(
    `update chat_message set rating = $3, rating_reason = $4, is_confirmed = $5
      where association_id = $1 and id = $2`,
    [associationId, messageId, rating, rating === null ? '' : reason, isConfirmed],
  );
}

/** Answers that the board or the management found helpful, the newest first, with what led to them. */
export async function listHelpfulAnswers(
  db: Db,
  { associationId }: Scope,
  limit: number,
): Promise<HelpfulAnswer[]> {
  const { rows } = await db.query<HelpfulAnswer>(
    `select array(select q.content from chat_message q
                   where q.association_id = m.association_id and q.conversation_id = m.conversation_id
                     and q.role = 'user' and q.position between m.position - $3 and m.position
                   order by q.position) as questions,
            to_char(m.created_at at time zone 'UTC' + interval '9 hours', 'YYYY-MM-DD') as "askedOn",
            m.reply #>> '{sources,0,passageId}' as "passageId",
            m.reply #>> '{sources,0,quotes,0}' as quote
       from chat_message m
      where m.association_id = $1 and m.is_confirmed and m.reply #>> '{sources,0,quotes,0}' <> ''
      order by m.created_at desc, m.id desc limit $2`,
    [associationId, limit, latestMessages],
  );
  return rows;
}

export async function saveTask(
  db: Db,
  { associationId }: Scope,
  { messageId, taskId }: { messageId: string; taskId: string },
): Promise<void> {
  await db.query('update chat_message set task_id = $3 where association_id = $1 and id = $2', [
    associationId,
    messageId,
    taskId,
  ]);
}

/** 居住者の名前, which no model may read. */
export async function listNames(db: Db, { associationId }: Scope): Promise<string[]> {
  const { rows } = await db.query<{ name: string }>(
    'select distinct name from person where association_id = $1 order by name',
    [associationId],
  );
  return rows.map(({ name }) => name);
}

/** What tells of a person in a text: the names of the register, and the numbers of the dwellings. */
export async function findKnownHere(
  db: Db,
  scope: Scope,
): Promise<{ names: string[]; numbers: string[] }> {
  const { rows } = await db.query<{ number: string }>(
    'select number from dwelling where association_id = $1 order by number',
    [scope.associationId],
  );
  return { names: await listNames(db, scope), numbers: rows.map(({ number }) => number) };
}

type Used = {
  readonly usedOn: IsoDate;
  readonly engine: string;
  readonly questions: number;
  readonly inputTokens: number;
  readonly outputTokens: number;
  readonly costMicroUsd: number;
  readonly now: Date;
};

/** 利用量 adds up for each day and engine. */
export async function addUsage(db: Db, { associationId }: Scope, used: Used): Promise<void> {
  await db.query(
    `insert into caretaker_usage
       (association_id, id, used_on, engine, questions, input_tokens, output_tokens, cost_micro_usd)
     values ($1, $2, $3, $4, $5, $6, $7, $8)
     on conflict (association_id, used_on, engine) do update set
       questions = caretaker_usage.questions + excluded.questions,
       input_tokens = caretaker_usage.input_tokens + excluded.input_tokens,
       output_tokens = caretaker_usage.output_tokens + excluded.output_tokens,
       cost_micro_usd = caretaker_usage.cost_micro_usd + excluded.cost_micro_usd`,
    [
      associationId,
      newId(used.now.getTime()),
      used.usedOn,
      used.engine,
      used.questions,
      used.inputTokens,
      used.outputTokens,
      used.costMicroUsd,
    ],
  );
}

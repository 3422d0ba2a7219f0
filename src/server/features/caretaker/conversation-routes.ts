import type { Hono } from 'hono';
import * as contract from '#contract/caretaker.ts';
import { may } from '#domain/access/permissions.ts';
import { Refusal } from '#domain/refusal.ts';
import type { Db } from '#server/db/db.ts';
import { addressOf, type Env, handle } from '#server/http/handle.ts';
import { openOwn } from '#server/http/handle-own.ts';
import { readInput } from '#server/http/read-input.ts';
import type { Scope } from '#server/http/scope.ts';
import { knowledgeOf, loadKnowledge } from '#server/knowledge/knowledge-of.ts';
import { personalWords } from '#server/models/personal-words.ts';
import { findAnswer, findHandedOver } from './answer-store.ts';
import { handOverQuestion } from './hand-over-question.ts';
import { viewMessages } from './message-view.ts';
import * as store from './store.ts';

/** More than anybody reads; the newest stay. */
const mostMessages = 400;

export function conversationRoutes(app: Hono<Env>): void {
  handle(app, contract.listConversations, async ({ db, scope }) => ({
    conversations: await store.listConversations(db, scope),
  }));

  app.on('GET', addressOf(contract.getConversation), async (c) => {
    const { scope, today, inTransaction } = await openOwn(c, contract.getConversation.needs);
    const { conversationId } = await readInput(c, contract.getConversation);
    const { conversation, messages, knowledge } = await inTransaction(async (db) => ({
      conversation: await store.findConversation(db, scope, conversationId),
      messages: await store.listMessages(db, scope, { conversationId, latest: mostMessages }),
      knowledge: await loadKnowledge(db, scope, today),
    }));
    if (!conversation) throw new Refusal('not_found');
    // Outside the transaction: a document that has changed is indexed first.
    const viewed = { ...conversation, messages: viewMessages(messages, await knowledge()) };
    return c.json(contract.getConversation.output.parse(viewed));
  });

  handle(app, contract.deleteConversation, async ({ db, scope, input }) => {
    const isDeleted = await store.deleteConversation(db, scope, input.conversationId);
    if (!isDeleted) throw new Refusal('not_found');
    return {};
  });

  handle(app, contract.rateMessage, async ({ db, scope, input, today }) => {
    const { answer } = await requireAnswer(db, scope, input.messageId);
    const teaches = may(scope.roles, 'synonym.write');
    const isConfirmed = input.rating === 'up' && teaches && quotes(answer);
    await store.saveRating(db, scope, { ...input, isConfirmed });
    const message = await viewAnswer(db, scope, { messageId: input.messageId, today });
    return { message, isLearnt: isConfirmed };
  });

  handle(app, contract.handOver, async ({ db, scope, input, today, now }) => {
    const { messageId, note, personal } = input;
    const found = await requireAnswer(db, scope, messageId);
    const taskId =
      found.answer.taskId ?? (await handOverQuestion(db, scope, { ...found, note, personal, now }));
    return { taskId, message: await viewAnswer(db, scope, { messageId, today }) };
  });

  handle(app, contract.getHandedOver, async ({ db, scope, input, today }) => {
    const found = await findHandedOver(db, scope, input.taskId);
    if (!found) return { handedOver: null };
    // With what the reader may see: the asker's own notes are not quoted to the board.
    const [message] = viewMessages([found.answer], await knowledgeOf(db, scope, today));
    if (!message) throw new Error('a message was not shown');
    const { without: question } = personalWords(
      found.question,
      await store.findKnownHere(db, scope),
    );
    return { handedOver: { question, message } };
  });
}

/** An emergency or a refusal quotes too, but is recognised by other means. */
function quotes({ reply }: store.StoredMessage): boolean {
  const isFound = reply?.outcome === 'answered' || reply?.outcome === 'related';
  return isFound && reply.sources.length > 0;
}

async function requireAnswer(db: Db, scope: Scope, messageId: string) {
  const found = await findAnswer(db, scope, messageId);
  if (!found) throw new Refusal('not_found');
  return found;
}

async function viewAnswer(
  db: Db,
  scope: Scope,
  { messageId, today }: { messageId: string; today: string },
): Promise<contract.ChatMessage> {
  const { answer } = await requireAnswer(db, scope, messageId);
  const [message] = viewMessages([answer], await knowledgeOf(db, scope, today));
  if (!message) throw new Error('a message was not shown');
  return message;
}

import type { z } from 'zod/mini';
import type { sendMessage } from '#contract/caretaker.ts';
import { Refusal } from '#domain/refusal.ts';
import type { Db } from '#server/db/db.ts';
import type { Member } from '#server/http/handle-own.ts';
import type { Knowledge } from '#server/knowledge/knowledge-of.ts';
import type { Composed } from './compose-reply.ts';
import { viewMessages } from './message-view.ts';
import * as store from './store.ts';

type Answer = z.input<typeof sendMessage.output>;

type ToStore = {
  readonly conversationId: string;
  readonly composed: Composed;
  readonly processingMs: number;
  readonly knowledge: Pick<Knowledge, 'index' | 'named'>;
};

/** Keeps an answer and what it took; somebody may have deleted the conversation meanwhile. */
export async function storeAnswer(
  db: Db,
  member: Member,
  { conversationId, composed, processingMs, knowledge }: ToStore,
): Promise<Answer> {
  const { scope, now } = member;
  if (!(await store.lockConversation(db, scope, conversationId))) throw new Refusal('not_found');
  const { reply, engine } = composed;
  const stored = await store.addMessage(db, scope, {
    conversationId,
    role: 'assistant',
    content: '',
    reply,
    accuracy: reply.accuracy,
    processingMs: Math.round(processingMs),
    engine,
    now: now(),
  });
  await storeUsage(db, member, composed);
  const [message] = viewMessages(stored ? [stored] : [], knowledge);
  if (!message) throw new Error('an inserted message was not returned');
  return { message, sources: message.sources ?? [] };
}

/** One question for the engine that answered; the tokens for each model that was tried. */
async function storeUsage(
  db: Db,
  { scope, today, now }: Member,
  { engine, usage }: Composed,
): Promise<void> {
  const nothing = { inputTokens: 0, outputTokens: 0, costMicroUsd: 0 };
  const used = [
    { ...nothing, engine, questions: 1 },
    ...usage.map((tokens) => ({ ...tokens, questions: 0 })),
  ];
  for (const each of used) await store.addUsage(db, scope, { ...each, usedOn: today, now: now() });
}

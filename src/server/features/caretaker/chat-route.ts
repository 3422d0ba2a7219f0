import type { Hono } from 'hono';
import type { z } from 'zod/mini';
import { sendMessage } from '#contract/caretaker.ts';
import { pathsOf } from '#contract/endpoint.ts';
import type { Env } from '#server/http/handle.ts';
import { openOwn } from '#server/http/handle-own.ts';
import { createRateLimit } from '#server/http/rate-limit.ts';
import { readInput } from '#server/http/read-input.ts';
import type { Models } from '#server/models/models.ts';
import { composeReply } from './compose-reply.ts';
import { eventStream } from './event-stream.ts';
import { receiveQuestion } from './receive-question.ts';
import { storeAnswer } from './store-answer.ts';

const questionsPerAddress = {
  count: 120,
  windowMs: 60_000,
  sentence:
    '短い時間に質問が続いたため、お答えできませんでした。1分ほど待ってから再度お試しください。',
};

type Progress = { readonly onText: (piece: string) => void; readonly signal: AbortSignal };

/**
 * A question is stored, then answered outside any transaction, then the answer is stored. The conversation
 * is the caller's own, so a visitor who has none writes nothing and needs no copy.
 */
export function chatRoute(app: Hono<Env>, models: Models): void {
  const countQuestion = createRateLimit(questionsPerAddress);
  app.on(sendMessage.method, [...pathsOf(sendMessage)], async (c) => {
    const startedMs = performance.now();
    const member = await openOwn(c, 'caretaker.ask');
    const input = await readInput(c, sendMessage);
    countQuestion(c.var.clientAddress, c.var.now().getTime());
    const received = await member.inTransaction((db) =>
      receiveQuestion(db, member, { input, models }),
    );

    async function answer(progress: Progress): Promise<z.output<typeof sendMessage.output>> {
      const composed = await composeReply(received, { models, ...progress });
      const knowledge = await received.knowledge();
      const { conversationId } = received;
      const processingMs = performance.now() - startedMs;
      const stored = await member.inTransaction((db) =>
        storeAnswer(db, member, { conversationId, composed, processingMs, knowledge }),
      );
      return sendMessage.output.parse(stored);
    }

    if (!c.req.header('accept')?.includes('text/event-stream')) {
      return c.json(await answer({ onText: () => {}, signal: c.req.raw.signal }));
    }
    return eventStream(c, async (send, signal) => {
      send({ type: 'status', text: statusText(input.useDocuments) });
      const onText = (text: string) => send({ type: 'text', text });
      send({ type: 'message', ...(await answer({ onText, signal })) });
    });
  });
}

function statusText(useDocuments: boolean): string {
  return useDocuments ? '文書を検索しています...' : '回答を生成しています...';
}

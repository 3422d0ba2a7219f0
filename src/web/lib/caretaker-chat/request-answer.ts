import type { z } from 'zod/mini';
import { type ChatEvent, type ChatMessage, chatEvent, sendMessage } from '#contract/caretaker.ts';
import { receiveAnswer } from '#contract/received-answer.ts';
import { ApiError } from '#web/lib/api.ts';
import { readEvents } from '#web/lib/event-stream.ts';
import { requestOf } from '#web/lib/request-of.ts';
import { sendStreaming } from '#web/lib/send-streaming.ts';
import type { ConversationId } from './use-conversation-id.ts';

type Question = Omit<z.input<typeof sendMessage.input>, 'conversationId'>;

type Listener = {
  readonly email: string;
  readonly signal: AbortSignal;
  readonly onStatus: (text: string) => void;
  readonly onText: (piece: string) => void;
};

/** Asks in the conversation of the panel, or in a new one where that has gone. */
export async function askIn(
  conversation: ConversationId,
  question: Question,
  listener: Listener,
): Promise<ChatMessage> {
  const conversationId = await conversation.ensure();
  if (conversationId === null) throw new Error('no conversation');
  try {
    return await requestAnswer({ ...question, conversationId }, listener);
  } catch (error) {
    // The demonstration was reset, or the visitor's copy went after a day without use.
    const isGone = error instanceof ApiError && error.status === 404;
    const anew = isGone ? await conversation.renew() : null;
    if (anew === null) throw error;
    return requestAnswer({ ...question, conversationId: anew }, listener);
  }
}

/** The answer comes in one piece (JSON) or, where the server streams, bit by bit before. */
async function requestAnswer(
  request: z.input<typeof sendMessage.input>,
  listener: Listener,
): Promise<ChatMessage> {
  const { email, signal } = listener;
  const response = await sendStreaming(requestOf(sendMessage, request), {
    headers: { accept: 'text/event-stream, application/json', 'x-user-email': email },
    signal,
  });
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream');
  if (isStream && response.body) return readAnswer(response.body, listener);
  return receiveAnswer(await response.json());
}

async function readAnswer(
  body: ReadableStream<Uint8Array>,
  listener: Listener,
): Promise<ChatMessage> {
  for await (const data of readEvents(body)) {
    const event = chatEvent.parse(JSON.parse(data));
    if (event.type === 'message') return { ...event.message, sources: event.sources };
    tell(event, listener);
  }
  throw new Error('the answer ended early');
}

function tell(
  event: Exclude<ChatEvent, { type: 'message' }>,
  { onStatus, onText }: Listener,
): void {
  if (event.type === 'failure') throw new Error(event.message);
  if (event.type === 'status') onStatus(event.text);
  else onText(event.text);
}

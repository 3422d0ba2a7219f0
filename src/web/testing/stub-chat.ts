import { vi } from 'vitest';
import type { z } from 'zod/mini';
import type { ChatEvent, ChatMessage, Source, sendMessage } from '#contract/caretaker.ts';

type Asked = { readonly body: z.output<typeof sendMessage.input>; readonly headers: Headers };
type Reply = (asked: Asked) => Response | Promise<Response>;

const path = '/api/chat';

/** Answers the questions of a page shown by `renderPage`, which cannot stream. */
export function stubChat(reply: Reply) {
  const asked: Asked[] = [];
  const rest = globalThis.fetch;
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    if (url !== path) return rest(url, init);
    const question = { body: JSON.parse(textOf(init)), headers: new Headers(init.headers) };
    asked.push(question);
    const response = await reply(question);
    init.signal?.addEventListener('abort', () => endWith(response, init.signal?.reason));
    return response;
  });
  return asked;
}

function textOf({ body }: RequestInit): string {
  return typeof body === 'string' ? body : '{}';
}

const ends = new WeakMap<Response, (reason: unknown) => void>();

function endWith(response: Response, reason: unknown): void {
  ends.get(response)?.(reason);
}

/** A streamed answer that the test writes bit by bit. */
export function openStream() {
  let controller: ReadableStreamDefaultController<Uint8Array>;
  const body = new ReadableStream<Uint8Array>({
    start: (it) => {
      controller = it;
    },
  });
  const response = new Response(body, { headers: { 'content-type': 'text/event-stream' } });
  ends.set(response, (reason) => controller.error(reason));
  return {
    response,
    send: (event: ChatEvent) =>
      controller.enqueue(new TextEncoder().encode(`data: ${JSON.stringify(event)}\n\n`)),
    close: () => controller.close(),
  };
}

export const petSource: Source = {
  documentId: 'd1',
  title: 'ペット飼育細則',
  excerpt: '犬および猫については、合わせて2匹までとする。',
  kind: 'document',
  place: '第3条（飼うことができる数）',
  href: '/document/d1#article-3',
  inForceFrom: '2026-05-25',
  remark: '',
};

export function answerMessage(change: Partial<ChatMessage> = {}): ChatMessage {
  return {
    id: '5d0f4c7e-8a2b-4c59-9d2f-3a1b7c6e8f01',
    role: 'assistant',
    content: '犬と猫は、**合わせて2匹まで**です[1]。',
    createdAt: '2026-11-20T05:05:00Z',
    accuracy: 0.874,
    processingTime: 1.234,
    outcome: 'answered',
    engine: 'embedded',
    rating: null,
    isHandedOver: false,
    suggestions: ['届出はどうしますか'],
    ...change,
  };
}

/** The answer as one JSON, as the specification has it. */
export function jsonAnswer(
  change: Partial<ChatMessage> = {},
  sources: readonly Source[] = [petSource],
): Response {
  return Response.json({ message: answerMessage(change), sources });
}

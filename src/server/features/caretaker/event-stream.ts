import type { Context } from 'hono';
import type { ChatEvent } from '#contract/caretaker.ts';
import { refusalText } from '#contract/refusal-text.ts';
import { Refusal } from '#domain/refusal.ts';
import { logError } from '#server/http/log.ts';

type Send = (event: ChatEvent) => void;

/** Sends events (text/event-stream) while the work runs. The signal tells when the reader has left. */
export function eventStream(
  c: Context,
  work: (send: Send, signal: AbortSignal) => Promise<void>,
): Response {
  const left = new AbortController();
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      const send: Send = (event) => {
        if (left.signal.aborted) return;
        controller.enqueue(encoder.encode(`data: ${JSON.stringify(event)}\n\n`));
      };
      void run(c, () => work(send, left.signal), send).finally(() => {
        if (!left.signal.aborted) controller.close();
      });
    },
    cancel() {
      left.abort();
    },
  });
  // A proxy that collects an answer before it passes it on would undo the streaming.
  c.header('x-accel-buffering', 'no');
  // Without it the adaptor waits whether the whole answer comes at once.
  c.header('transfer-encoding', 'chunked');
  return c.body(body, 200, { 'content-type': 'text/event-stream; charset=utf-8' });
}

async function run(c: Context, work: () => Promise<void>, send: Send): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (error instanceof Refusal) {
      send({ type: 'failure', message: error.sentence ?? refusalText[error.code] });
      return;
    }
    logError('unexpected error', error, { requestId: c.get('requestId') });
    send({ type: 'failure', message: refusalText.internal });
  }
}

import type { Hono } from 'hono';
import { transcribe } from '#contract/caretaker.ts';
import { Refusal } from '#domain/refusal.ts';
import { addUsage } from '#server/features/caretaker/store.ts';
import { addressOf, type Env } from '#server/http/handle.ts';
import { asOwn, openOwn } from '#server/http/handle-own.ts';
import { readInput } from '#server/http/read-input.ts';
import type { Models } from '#server/models/models.ts';

/** 声の文字起こし, outside any transaction: it takes as long as the provider takes. */
export function voiceRoutes(app: Hono<Env>, models: Models): void {
  app.on(transcribe.method, addressOf(transcribe), async (c) => {
    await openOwn(c, transcribe.needs);
    const { mediaType, audio } = await readInput(c, transcribe);
    if (!models.canTranscribe) {
      throw new Refusal(
        'unavailable',
        'この環境では、録音した声を文字にできません。文字で入力してください。',
      );
    }
    const bytes = new Uint8Array(Buffer.from(audio, 'base64'));
    const signal = c.req.raw.signal;
    const { text, usage } = await models.transcribe({ audio: bytes, mediaType, signal });
    await asOwn(c, transcribe.needs, ({ scope, today, now, inTransaction }) =>
      inTransaction(async (db) => {
        for (const each of usage) {
          await addUsage(db, scope, { ...each, questions: 0, usedOn: today, now: now() });
        }
      }),
    );
    return c.json(transcribe.output.parse({ text }));
  });
}

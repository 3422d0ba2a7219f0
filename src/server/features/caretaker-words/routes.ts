import type { Hono } from 'hono';
import * as contract from '#contract/caretaker.ts';
import { Refusal } from '#domain/refusal.ts';
import { type Env, handle } from '#server/http/handle.ts';
import * as store from './store.ts';

/** Every question of the association is read with them, so there are not too many. */
const mostSynonyms = 200;

export function caretakerWordRoutes(app: Hono<Env>): void {
  handle(app, contract.listOwnSynonyms, async ({ db, scope }) => ({
    synonyms: await store.listOwnSynonyms(db, scope),
  }));

  handle(app, contract.addOwnSynonym, async ({ db, scope, input, now }) => {
    const words = [...new Set(input.words)];
    if (words.length < 2) {
      throw new Refusal('invalid_input', '同じ意味の言葉を、2つ以上入れてください。');
    }
    if ((await store.listOwnSynonyms(db, scope)).length >= mostSynonyms) {
      throw new Refusal(
        'invalid_input',
        `言い換えは${mostSynonyms}組までです。使わないものを削除してください。`,
      );
    }
    const synonym = await store.addOwnSynonym(db, scope, { words, now });
    if (!synonym) throw new Error('inserted synonyms were not returned');
    return { synonym };
  });

  handle(app, contract.deleteOwnSynonym, async ({ db, scope, input }) => {
    const isDeleted = await store.deleteOwnSynonym(db, scope, input.synonymId);
    if (!isDeleted) throw new Refusal('not_found');
    return {};
  });
}

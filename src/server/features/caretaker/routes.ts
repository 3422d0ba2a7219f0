import type { Hono } from 'hono';
import * as contract from '#contract/caretaker.ts';
import { Refusal } from '#domain/refusal.ts';
import { findPreference, findSubscription } from '#server/features/management/store.ts';
import { type Env, handle } from '#server/http/handle.ts';
import { handleOwn } from '#server/http/handle-own.ts';
import { loadKnowledge } from '#server/knowledge/knowledge-of.ts';
import type { Models } from '#server/models/models.ts';
import { chatRoute } from './chat-route.ts';
import { conversationRoutes } from './conversation-routes.ts';
import * as store from './store.ts';
import { transcriptionRoute } from './transcription-route.ts';

export function caretakerRoutes(app: Hono<Env>, models: Models): void {
  handle(app, contract.getCaretaker, async ({ db, scope, today }) => {
    const subscription = await findSubscription(db, scope, today);
    if (!subscription) throw new Refusal('not_found');
    const preference = await findPreference(db, scope);
    return {
      providers: models.providers,
      canTranscribe: models.canTranscribe,
      plan: subscription.plan,
      modelQuestionsUsed: subscription.questionsUsed,
      modelQuestionsLimit: subscription.questionsLimit,
      preference: {
        expertMode: preference.caretakerExpertMode,
        useDocuments: preference.caretakerUsesDocuments,
      },
    };
  });

  handleOwn(app, contract.createConversation, async (member, { title }) => {
    const { scope, today, now, inTransaction } = member;
    const { added, knowledge } = await inTransaction(async (db) => ({
      added: await store.addConversation(db, scope, { title, now: now() }),
      knowledge: await loadKnowledge(db, scope, today),
    }));
    if (!added) throw new Error('an inserted conversation was not returned');
    // While the reader types, what has changed is indexed. Should it fail, the question itself does the work.
    knowledge().catch(() => undefined);
    return added;
  });

  chatRoute(app, models);
  conversationRoutes(app);
  transcriptionRoute(app, models);
  synonymRoutes(app);
}

/** Every question of the association is read with them, so there are not too many. */
const mostSynonyms = 200;

function synonymRoutes(app: Hono<Env>): void {
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

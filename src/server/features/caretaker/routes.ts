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

  handleOwn(app, contract.createConversation, {
    needs: 'caretaker.ask',
    work: async (member, { title }) => {
      const { scope, today, now, inTransaction } = member;
      const { added, knowledge } = await inTransaction(async (db) => ({
        added: await store.addConversation(db, scope, { title, now: now() }),
        knowledge: await loadKnowledge(db, scope, today),
      }));
      if (!added) throw new Error('an inserted conversation was not returned');
      // While the reader types, what has changed is indexed. Should it fail, the question itself does the work.
      knowledge().catch(() => undefined);
      return added;
    },
  });

  chatRoute(app, models);
  conversationRoutes(app);
}

import { useQueryClient } from '@tanstack/react-query';
import { createConversation } from '#contract/caretaker.ts';
import { requestOf } from '#contract/endpoint.ts';
import { receivedConversation } from '#contract/received-answer.ts';
import { getSession } from '#contract/session.ts';
import { sendInTurn } from '#web/lib/api.ts';
import { sendStreaming } from '#web/lib/send-streaming.ts';
import type { ConversationStore } from './conversation-store.ts';

export type ConversationId = ReturnType<typeof useConversationId>;

/** Which conversation the questions belong to. It is created once, however often one asks for it meanwhile. */
export function useConversationId(email: string, store: ConversationStore) {
  const queryClient = useQueryClient();

  function ensure(): Promise<string | null> {
    if (store.id !== null) return Promise.resolve(store.id);
    store.creating ??= create();
    return store.creating;
  }

  async function create(): Promise<string | null> {
    try {
      const request = requestOf(createConversation, { title: 'AI Chat Session' });
      const headers = { 'x-user-email': email };
      const response = await sendInTurn(() => sendStreaming(request, { headers }));
      const created = receivedConversation.parse(await response.json());
      // An earlier conversation may have been opened meanwhile.
      store.id ??= created.id;
      // The first write gives the visitor a private copy, which the session tells.
      void queryClient.invalidateQueries({ queryKey: [requestOf(getSession, {}).url] });
    } catch (error) {
      console.error(error);
    }
    store.creating = null;
    return store.id;
  }

  return {
    id: () => store.id,
    set: (next: string | null) => {
      store.id = next;
    },
    ensure,
    renew: () => {
      store.id = null;
      return ensure();
    },
  };
}

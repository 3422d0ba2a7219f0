import { useQueryClient } from '@tanstack/react-query';
import { createConversation } from '#contract/caretaker.ts';
import { receivedConversation } from '#contract/received-answer.ts';
import { getSession } from '#contract/session.ts';
import { sendInTurn } from '#web/lib/api.ts';
import { requestOf } from '#web/lib/request-of.ts';
import { sendStreaming } from '#web/lib/send-streaming.ts';
import type { ConversationStore } from './conversation-store.ts';

export type ConversationId = ReturnType<typeof useConversationId>;

/** Which conversation the questions belong to. It is created once, however often one asks for it meanwhile. */
export function useConversationId(email: string, store: ConversationStore) {
  const queryClient = useQueryClient();

  function ensure(): Promise<string | null> {
    const id = store.held('id');
    if (id !== null) return Promise.resolve(id);
    const creating = store.held('creating') ?? create();
    store.hold({ creating });
    return creating;
  }

  async function create(): Promise<string | null> {
    try {
      const request = requestOf(createConversation, { title: 'AI Chat Session' });
      const headers = { 'x-user-email': email };
      const response = await sendInTurn(() => sendStreaming(request, { headers }));
      const created = receivedConversation.parse(await response.json());
      // An earlier conversation may have been opened meanwhile.
      store.hold({ id: store.held('id') ?? created.id });
      // The first write gives the visitor a private copy, which the session tells.
      void queryClient.invalidateQueries({ queryKey: [requestOf(getSession, {}).url] });
    } catch (error) {
      console.error(error);
    }
    store.hold({ creating: null });
    return store.held('id');
  }

  return {
    id: () => store.held('id'),
    set: (id: string | null) => store.hold({ id }),
    ensure,
    renew: () => {
      store.hold({ id: null });
      return ensure();
    },
  };
}

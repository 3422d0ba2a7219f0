import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { createConversation } from '#contract/caretaker.ts';
import { requestOf } from '#contract/endpoint.ts';
import { receivedConversation } from '#contract/received-answer.ts';
import { getSession } from '#contract/session.ts';
import { sendInTurn } from '#web/lib/api.ts';
import { sendStreaming } from '#web/lib/send-streaming.ts';

export type ConversationId = ReturnType<typeof useConversationId>;

/** Which conversation the questions belong to. It is created once, however often one asks for it meanwhile. */
export function useConversationId(email: string) {
  const queryClient = useQueryClient();
  const id = useRef<string | null>(null);
  const creating = useRef<Promise<string | null> | null>(null);

  function ensure(): Promise<string | null> {
    if (id.current !== null) return Promise.resolve(id.current);
    creating.current ??= create();
    return creating.current;
  }

  async function create(): Promise<string | null> {
    try {
      const request = requestOf(createConversation, { title: 'AI Chat Session' });
      const headers = { 'x-user-email': email };
      const response = await sendInTurn(() => sendStreaming(request, { headers }));
      const created = receivedConversation.parse(await response.json());
      // An earlier conversation may have been opened meanwhile.
      id.current ??= created.id;
      // The first write gives the visitor a private copy, which the session tells.
      void queryClient.invalidateQueries({ queryKey: [requestOf(getSession, {}).url] });
    } catch (error) {
      console.error(error);
    }
    creating.current = null;
    return id.current;
  }

  return {
    id: () => id.current,
    set: (next: string | null) => {
      id.current = next;
    },
    ensure,
    renew: () => {
      id.current = null;
      return ensure();
    },
  };
}

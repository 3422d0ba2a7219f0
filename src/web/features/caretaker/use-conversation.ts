import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import {
  type ChatMessage,
  getConversation,
  lengthOf,
  listConversations,
  longestQuestion,
} from '#contract/caretaker.ts';
import { requestOf } from '#contract/endpoint.ts';
import { send } from '#web/lib/api.ts';
import type { Entry } from '#web/lib/caretaker-entry.ts';
import {
  entriesOf,
  placeholderEntry,
  questionEntry,
  withChanged,
  withMessage,
  without,
  withPiece,
  withStatus,
  withStop,
} from './entries.ts';
import { askIn } from './request-answer.ts';
import type { ChatSettings } from './use-chat-settings.ts';
import { useConversationId } from './use-conversation-id.ts';

type Asker = {
  readonly email: string;
  readonly settings: ChatSettings;
  readonly onFailure: (question: string, error: unknown) => void;
};

export type Conversation = ReturnType<typeof useConversation>;

/** 会話: its lines, and what may be done with them. */
export function useConversation({ email, settings, onFailure }: Asker) {
  const [entries, setEntries] = useState<readonly Entry[]>([]);
  const [isBusy, setBusy] = useState(false);
  const running = useRef<AbortController>(null);
  const conversation = useConversationId(email);
  const refreshList = useRefreshList();

  function ask(text: string, { waits = false } = {}): boolean {
    const question = text.trim();
    if (question === '' || lengthOf(question) > longestQuestion || running.current) return false;
    if (conversation.id() === null && !waits) {
      // A second press works where the first came too early, or the start had failed.
      void conversation.ensure();
      return false;
    }
    void answer(question);
    return true;
  }

  async function answer(question: string): Promise<void> {
    const placeholder = placeholderEntry(settings.useDocuments);
    const { key } = placeholder;
    const control = new AbortController();
    const { signal } = control;
    running.current = control;
    setBusy(true);
    setEntries((it) => [...it, questionEntry(question), placeholder]);
    const listener = {
      email,
      signal,
      onStatus: (status: string) => setEntries(withStatus(key, status)),
      onText: (piece: string) => setEntries(withPiece(key, piece)),
    };
    try {
      const asked = { message: question, language: 'ja', ...settings } as const;
      setEntries(withMessage(key, await askIn(conversation, asked, listener)));
    } catch (error) {
      setEntries(signal.aborted ? withStop(key) : without(key));
      if (!signal.aborted) onFailure(question, error);
    }
    if (running.current === control) running.current = null;
    setBusy(running.current !== null);
    refreshList();
  }

  function show(id: string | null, messages: readonly ChatMessage[]): void {
    running.current?.abort();
    running.current = null;
    conversation.set(id);
    setBusy(false);
    setEntries(entriesOf(messages));
  }

  return {
    entries,
    isBusy,
    ask,
    stop: () => running.current?.abort(),
    ensure: conversation.ensure,
    isShown: (id: string) => conversation.id() === id,
    replace: (message: ChatMessage) => setEntries(withChanged(message)),
    open: async (id: string) => show(id, await readMessages(id)),
    startNew: () => {
      show(null, []);
      void conversation.ensure();
    },
  };
}

async function readMessages(conversationId: string): Promise<readonly ChatMessage[]> {
  const response = await send(requestOf(getConversation, { conversationId }));
  return getConversation.output.parse(await response.json()).messages;
}

function useRefreshList(): () => void {
  const queryClient = useQueryClient();
  const queryKey = [requestOf(listConversations, {}).url];
  return () => void queryClient.invalidateQueries({ queryKey });
}

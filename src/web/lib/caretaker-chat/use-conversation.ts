import { useQueryClient } from '@tanstack/react-query';
import {
  type ChatMessage,
  getConversation,
  lengthOf,
  listConversations,
  longestQuestion,
} from '#contract/caretaker.ts';
import { send } from '#web/lib/api.ts';
import { requestOf } from '#web/lib/request-of.ts';
import { useConversationStore } from './conversation-store.ts';
import {
  type Change,
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
  /** Without an error where there is no conversation: why has been logged. */
  readonly onFailure: (question: string, error: unknown) => void;
};

/** 会話: its lines, and what may be done with them. */
export function useConversation({ email, settings, onFailure }: Asker) {
  const { store, entries, isBusy } = useConversationStore();
  const { setEntries, setBusy } = store;
  const conversation = useConversationId(email, store);
  const refreshList = useRefreshList();

  /** Whether the question was taken. Nothing is sent until there is a conversation; that there is none is told. */
  async function ask(text: string): Promise<boolean> {
    const question = text.trim();
    if (question === '' || lengthOf(question) > longestQuestion || store.held('running'))
      return false;
    const conversationId = await conversation.ensure();
    if (store.held('running')) return false;
    if (conversationId === null) onFailure(question, null);
    else void answer(question);
    return conversationId !== null;
  }

  async function answer(question: string): Promise<void> {
    const placeholder = placeholderEntry(settings.useDocuments);
    const control = new AbortController();
    const { signal } = control;
    store.hold({ running: control });
    setBusy(true);
    setEntries((it) => [...it, questionEntry(question), placeholder]);
    const asked = { message: question, language: 'ja', ...settings } as const;
    const failure = await fillIn(setEntries, placeholder.key, signal, (listener) =>
      askIn(conversation, asked, { email, signal, ...listener }),
    );
    if (failure !== null) onFailure(question, failure);
    if (store.held('running') === control) store.hold({ running: null });
    setBusy(store.held('running') !== null);
    refreshList();
  }

  function show(id: string | null, messages: readonly ChatMessage[]): void {
    store.held('running')?.abort();
    store.hold({ running: null });
    conversation.set(id);
    setBusy(false);
    setEntries(() => entriesOf(messages));
  }

  return {
    entries,
    isBusy,
    ask,
    stop: () => store.held('running')?.abort(),
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

type Pieces = { onStatus: (status: string) => void; onText: (piece: string) => void };

/** Puts the answer in the place of its placeholder, piece by piece. What went wrong is returned. */
async function fillIn(
  setEntries: (change: Change) => void,
  key: string,
  signal: AbortSignal,
  request: (listener: Pieces) => Promise<ChatMessage>,
): Promise<unknown> {
  const onStatus = (status: string) => setEntries(withStatus(key, status));
  const onText = (piece: string) => setEntries(withPiece(key, piece));
  try {
    setEntries(withMessage(key, await request({ onStatus, onText })));
    return null;
  } catch (error) {
    setEntries(signal.aborted ? withStop(key) : without(key));
    return signal.aborted ? null : error;
  }
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

import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import type { Change } from './entries.ts';
import type { Entry } from './entry.ts';

type Talk = { readonly entries: readonly Entry[]; readonly isBusy: boolean };

type Held = {
  /** The answer that is on its way. */
  readonly running: AbortController | null;
  readonly id: string | null;
  readonly creating: Promise<string | null> | null;
};

/** The conversation of this window: the panel and the page face to face show the same one. */
export type ConversationStore = {
  readonly talk: () => Talk;
  readonly subscribe: (listener: () => void) => () => void;
  readonly setEntries: (change: Change) => void;
  readonly setBusy: (isBusy: boolean) => void;
  /** What is on its way, and where the next question goes: nothing of it is shown. */
  readonly held: <Name extends keyof Held>(name: Name) => Held[Name];
  readonly hold: (held: Partial<Held>) => void;
};

const stores = new WeakMap<QueryClient, ConversationStore>();

/** One for each store of answers, so that it lasts exactly as long. */
export function useConversationStore() {
  const client = useQueryClient();
  const store = stores.get(client) ?? newStore();
  stores.set(client, store);
  const talk = useSyncExternalStore(store.subscribe, store.talk);
  return { store, ...talk };
}

function newStore(): ConversationStore {
  let talk: Talk = { entries: [], isBusy: false };
  let held: Held = { running: null, id: null, creating: null };
  const listeners = new Set<() => void>();
  function set(next: Talk): void {
    talk = next;
    for (const listener of listeners) listener();
  }
  return {
    talk: () => talk,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    setEntries: (change) => set({ ...talk, entries: change(talk.entries) }),
    setBusy: (isBusy) => set({ ...talk, isBusy }),
    held: (name) => held[name],
    hold: (change) => {
      held = { ...held, ...change };
    },
  };
}

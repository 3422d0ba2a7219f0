import type { ChatMessage } from '#contract/caretaker.ts';

/** `waiting` shows the placeholder, `streaming` the part that has come, `stopped` the part that was kept. */
export type EntryState = 'waiting' | 'streaming' | 'done' | 'stopped';

/** A line of the conversation as the panel shows it. */
export type Entry = {
  /** Stays the same when the server's message takes the place of the placeholder. */
  readonly key: string;
  readonly state: EntryState;
  readonly message: ChatMessage;
};

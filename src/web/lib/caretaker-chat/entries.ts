import type { ChatMessage } from '#contract/caretaker.ts';
import type { Entry, EntryState } from './entry.ts';

let lastKey = 0;

function entry(role: ChatMessage['role'], content: string, state: EntryState): Entry {
  lastKey += 1;
  const key = `local-${lastKey}`;
  return { key, state, message: { id: key, role, content, createdAt: new Date().toISOString() } };
}

export function questionEntry(content: string): Entry {
  return entry('user', content, 'done');
}

export function placeholderEntry(useDocuments: boolean): Entry {
  const text = useDocuments ? '文書を検索しています...' : '回答を生成しています...';
  return entry('assistant', text, 'waiting');
}

export function entriesOf(messages: readonly ChatMessage[]): readonly Entry[] {
  return messages.map((message) => ({ key: message.id, state: 'done', message }));
}

type Entries = readonly Entry[];
export type Change = (entries: Entries) => Entries;

export function withStatus(key: string, status: string): Change {
  // The server's sign for "…" is one character; the placeholder keeps its own.
  const text = status.replaceAll('…', '...');
  return update(key, (it) => (it.state === 'waiting' ? withContent(it, text) : it));
}

export function withPiece(key: string, piece: string): Change {
  return update(key, (it) => ({
    ...withContent(it, it.state === 'waiting' ? piece : it.message.content + piece),
    state: 'streaming',
  }));
}

export function withMessage(key: string, message: ChatMessage): Change {
  return update(key, (it) => ({ ...it, state: 'done', message }));
}

/** What has come until the stop stays. */
export function withStop(key: string): Change {
  return update(key, (it) => ({
    ...(it.state === 'waiting' ? withContent(it, '') : it),
    state: 'stopped',
  }));
}

export function without(key: string): Change {
  return (entries) => entries.filter((it) => it.key !== key);
}

/** A rating or a handed-over question changes one message. */
export function withChanged(message: ChatMessage): Change {
  return (entries) => entries.map((it) => (it.message.id === message.id ? { ...it, message } : it));
}

function update(key: string, change: (entry: Entry) => Entry): Change {
  return (entries) => entries.map((it) => (it.key === key ? change(it) : it));
}

function withContent(it: Entry, content: string): Entry {
  return { ...it, message: { ...it.message, content } };
}

import { useState } from 'react';
import { keyHere } from './place.ts';

/** What is typed into a form, kept in this browser until it is saved; it comes back when the page does. */
export function useKeptDraft<Draft extends Readonly<Record<string, string>>>(
  name: string,
  first: Draft,
) {
  const key = keyOf(name);
  const [draft, setDraft] = useState<Draft>(() => ({ ...first, ...readKept(key) }));
  return {
    draft,
    keep: (next: Draft) => {
      setDraft(next);
      write(key, JSON.stringify(next));
    },
    forget: () => write(key, null),
  };
}

/** Puts a draft there for a form that is not on the screen yet. */
export function keepDraft(name: string, draft: Readonly<Record<string, string>>): void {
  write(keyOf(name), JSON.stringify(draft));
}

/** What was kept under a name; `null` where nothing was. */
export function keptDraft(name: string): object | null {
  const kept = readKept(keyOf(name));
  return Object.keys(kept).length > 0 ? kept : null;
}

export function forgetDraft(name: string): void {
  write(keyOf(name), null);
}

function keyOf(name: string): string {
  return keyHere(`sumiwa-draft-${name}`);
}

function readKept(key: string): object {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    return typeof kept === 'object' && kept !== null ? kept : {};
  } catch {
    return {};
  }
}

/** A browser that keeps nothing still lets people type. */
function write(key: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    // Nothing was promised.
  }
}

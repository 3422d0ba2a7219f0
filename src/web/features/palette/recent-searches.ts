import { keyHere } from '#web/lib/place.ts';

const storageKey = keyHere('recentSearches');
const mostKept = 5;

/** What this browser searched for, the latest first. It never leaves the browser. */
export function readRecentSearches(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(kept)
      ? kept.filter((it) => typeof it === 'string').slice(0, mostKept)
      : [];
  } catch {
    return [];
  }
}

export function keepSearch(query: string): void {
  const words = query.trim();
  if (words === '') return;
  const others = readRecentSearches().filter((it) => it !== words);
  write([words, ...others].slice(0, mostKept));
}

export function forgetSearches(): void {
  write([]);
}

function write(searches: readonly string[]): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(searches));
  } catch {
    // A browser that keeps nothing searches all the same.
  }
}

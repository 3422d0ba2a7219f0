import { useSyncExternalStore } from 'react';

const narrow = '(max-width: 767.98px)';

function isNarrow(): boolean {
  return window.matchMedia(narrow).matches;
}

/** Below 768 px, where the bottom bar stands in for the sidebar. */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(subscribe, isNarrow, () => false);
}

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia(narrow);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

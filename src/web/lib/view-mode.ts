/** かんたん表示: larger letters, and one thing at a time. Kept in `localStorage.view`. */
export type ViewMode = 'standard' | 'easy';

const listeners = new Set<() => void>();

export function currentViewMode(): ViewMode {
  return document.documentElement.dataset['view'] === 'easy' ? 'easy' : 'standard';
}

export function toggleViewMode(): void {
  const root = document.documentElement;
  if (currentViewMode() === 'easy') delete root.dataset['view'];
  else root.dataset['view'] = 'easy';
  remember(currentViewMode());
  for (const listener of listeners) listener();
}

export function subscribeViewMode(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

// Private windows may refuse the storage; the page then works without memory.
function remember(mode: ViewMode): void {
  try {
    if (mode === 'easy') localStorage.setItem('view', mode);
    else localStorage.removeItem('view');
  } catch {
    return;
  }
}

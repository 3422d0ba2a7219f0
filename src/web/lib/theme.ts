/** Light or dark. Kept in `localStorage.theme` once chosen; until then the operating system decides. */
export type Theme = 'light' | 'dark';

const listeners = new Set<() => void>();

export function currentTheme(): Theme {
  return document.documentElement.classList.contains('dark') ? 'dark' : 'light';
}

export function toggleTheme(): void {
  const next = currentTheme() === 'dark' ? 'light' : 'dark';
  remember(next);
  show(next);
}

/** Tells of every change, of the operating system's too as long as the user has chosen nothing. */
export function subscribeTheme(listener: () => void): () => void {
  const system = window.matchMedia('(prefers-color-scheme: dark)');
  const follow = () => {
    if (!chosenTheme()) show(system.matches ? 'dark' : 'light');
  };
  listeners.add(listener);
  system.addEventListener('change', follow);
  return () => {
    listeners.delete(listener);
    system.removeEventListener('change', follow);
  };
}

function show(theme: Theme): void {
  document.documentElement.classList.toggle('dark', theme === 'dark');
  for (const listener of listeners) listener();
}

// Private windows may refuse the storage; the page then works without memory.
function chosenTheme(): string | null {
  try {
    return localStorage.getItem('theme');
  } catch {
    return null;
  }
}

function remember(theme: Theme): void {
  try {
    localStorage.setItem('theme', theme);
  } catch {
    return;
  }
}

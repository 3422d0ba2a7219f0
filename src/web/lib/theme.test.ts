import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { themeScript } from '#contract/theme-script.ts';
import { currentTheme, subscribeTheme, toggleTheme } from './theme.ts';
import { currentViewMode, toggleViewMode } from './view-mode.ts';

beforeEach(() => {
  localStorage.clear();
  document.documentElement.className = '';
  delete document.documentElement.dataset['view'];
});

afterEach(() => vi.unstubAllGlobals());

/** The operating system's preference, and the switch of it. */
function fakeSystem(isDark: boolean) {
  const system = Object.assign(new EventTarget(), { matches: isDark });
  vi.stubGlobal('matchMedia', () => system);
  return {
    change(matches: boolean) {
      system.matches = matches;
      system.dispatchEvent(new Event('change'));
    },
  };
}

let pageLoads = 0;

/** What every page does before its first paint. A module runs once per address, hence the number. */
async function runHeadScript(): Promise<void> {
  pageLoads += 1;
  const script = `${themeScript}//${pageLoads}`;
  await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(script)}`);
}

test('a toggle changes the page, tells the listeners and is remembered', () => {
  const listener = vi.fn<() => void>();
  const unsubscribe = subscribeTheme(listener);
  toggleTheme();
  expect([currentTheme(), localStorage.getItem('theme')]).toEqual(['dark', 'dark']);
  toggleTheme();
  expect([currentTheme(), localStorage.getItem('theme')]).toEqual(['light', 'light']);
  expect(listener).toHaveBeenCalledTimes(2);
  unsubscribe();
});

test('without a choice the page follows the operating system, also while it is open', async () => {
  const system = fakeSystem(true);
  await runHeadScript();
  expect(currentTheme()).toBe('dark');
  const unsubscribe = subscribeTheme(() => {});
  system.change(false);
  expect(currentTheme()).toBe('light');
  unsubscribe();
});

test('a choice stands against the operating system', async () => {
  const system = fakeSystem(true);
  localStorage.setItem('theme', 'light');
  await runHeadScript();
  expect(currentTheme()).toBe('light');
  const unsubscribe = subscribeTheme(() => {});
  system.change(true);
  expect(currentTheme()).toBe('light');
  unsubscribe();
});

test('かんたん表示 is remembered until it is switched off', async () => {
  toggleViewMode();
  expect([currentViewMode(), localStorage.getItem('view')]).toEqual(['easy', 'easy']);
  delete document.documentElement.dataset['view'];
  await runHeadScript();
  expect(currentViewMode()).toBe('easy');
  toggleViewMode();
  expect([currentViewMode(), localStorage.getItem('view')]).toEqual(['standard', null]);
});

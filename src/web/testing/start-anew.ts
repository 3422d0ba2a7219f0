import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';
import { dismissToast } from '#web/ui/toast.tsx';

// What is waited for comes at once or not at all; only a busy machine needs longer, and that is no fault of the page.
configure({ asyncUtilTimeout: 20_000 });

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** The test files share one window, because making it anew costs more than most of them: none finds what another left. */
afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
  for (const cookie of document.cookie.split('; ')) {
    document.cookie = `${cookie.split('=')[0]}=; Path=/; Max-Age=0`;
  }
  dismissToast();
  window.history.replaceState(null, '', '/');
  window.scrollTo(0, 0);
  document.head.replaceChildren();
  document.body.replaceChildren();
  for (const element of [document.documentElement, document.body]) {
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  }
});

import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

// What is waited for comes at once or not at all; only a busy machine needs longer, and that is no fault of the page.
configure({ asyncUtilTimeout: 20_000 });

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

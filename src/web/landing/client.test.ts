import { waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderLanding } from './prerender.tsx';

beforeEach(async () => {
  document.body.innerHTML = `<div id="root">${renderLanding()}</div>`;
  vi.stubGlobal(
    'confirm',
    vi.fn(() => false),
  );
  await import('./client.tsx');
});

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

function type(selector: string) {
  const control = document.querySelector<HTMLInputElement>(selector);
  if (control) control.value = 'sato@example.jp';
}

it('answers the theme button at once, and sends after hydration what was submitted before it', async () => {
  document.querySelector<HTMLButtonElement>('[data-theme-toggle] button')?.click();
  expect(document.documentElement.classList.contains('dark')).toBe(true);
  expect(localStorage.getItem('theme')).toBe('dark');

  const form = document.querySelector('form');
  for (const name of ['organizationName', 'name', 'email']) type(`input[name="${name}"]`);
  type('textarea');
  form?.requestSubmit();
  await waitFor(() => expect(window.confirm).toHaveBeenCalledTimes(1));
  expect(form?.querySelector('textarea')?.value).toBe('sato@example.jp');
});

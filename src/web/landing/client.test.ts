import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderLanding } from './prerender.tsx';

beforeEach(async () => {
  document.body.innerHTML = `<div id="root">${renderLanding()}</div>`;
  vi.stubGlobal('confirm', vi.fn(() => false));
  await import('./client.tsx');
});

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

it('answers the theme button at once, and sends after hydration what was submitted before it', async () => {
  document.querySelector<HTMLButtonElement>('[data-theme-toggle] button')?.click();
  expect(document.documentElement.classList.contains('dark')).toBe(true);
  expect(localStorage.getItem('theme')).toBe('dark');

  const form = document.querySelector('form');
  for (const control of form?.querySelectorAll('input, textarea') ?? []) {
    if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) {
      control.value = control.name === 'website' ? '' : 'sato@example.jp';
    }
  }
  form?.requestSubmit();
  await vi.waitFor(() => expect(window.confirm).toHaveBeenCalledTimes(1));
  expect(form?.querySelector('textarea')?.value).toBe('sato@example.jp');
});

import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, expect, test } from 'vitest';
import { useKeptFocus } from './use-kept-focus.ts';

afterEach(cleanup);

function Page({ rows, isBusy = false }: { rows: readonly string[]; isBusy?: boolean }) {
  const main = useRef<HTMLElement>(null);
  useKeptFocus(main);
  return (
    <main ref={main}>
      <h1 tabIndex={-1}>議題</h1>
      <ul>
        {rows.map((row) => (
          <li key={row}>
            <section aria-label={row}>
              <button type="button" disabled={isBusy}>
                {row}
              </button>
            </section>
          </li>
        ))}
      </ul>
    </main>
  );
}

test('a button that moves with its row keeps the focus', async () => {
  const { rerender } = render(<Page rows={['決算', '役員', '長期修繕計画']} />);
  screen.getByRole('button', { name: '決算' }).focus();
  rerender(<Page rows={['長期修繕計画', '役員', '決算']} />);
  await waitFor(() => expect(document.activeElement?.textContent).toBe('決算'));
});

test('one that goes leaves the focus to what stood beside it, else to the heading', async () => {
  const { rerender } = render(<Page rows={['決算', '役員', '予算']} />);
  screen.getByRole('button', { name: '役員' }).focus();
  rerender(<Page rows={['決算', '予算']} />);
  await waitFor(() => expect(document.activeElement?.tagName).toBe('LI'));
  expect(document.activeElement?.textContent).toBe('予算');
  screen.getByRole('button', { name: '予算' }).focus();
  rerender(<Page rows={['決算']} />);
  await waitFor(() => expect(document.activeElement?.textContent).toBe('決算'));
  screen.getByRole('button', { name: '決算' }).focus();
  rerender(<Page rows={[]} />);
  await waitFor(() => expect(document.activeElement?.textContent).toBe('議題'));
});

test('one that rests has it again afterwards', async () => {
  const { rerender } = render(<Page rows={['決算']} />);
  screen.getByRole('button').focus();
  // A browser takes it from what is disabled; this one has to be told.
  screen.getByRole('button').blur();
  rerender(<Page isBusy rows={['決算']} />);
  await new Promise((resolve) => setTimeout(resolve));
  expect(document.activeElement).toBe(document.body);
  rerender(<Page rows={['決算']} />);
  await waitFor(() => expect(document.activeElement?.textContent).toBe('決算'));
});

test('whoever leaves a control on purpose is not called back', async () => {
  const { rerender } = render(<Page rows={['決算']} />);
  screen.getByRole('button').focus();
  screen.getByRole('button').blur();
  rerender(<Page rows={['決算', '役員']} />);
  await new Promise((resolve) => setTimeout(resolve));
  expect(document.activeElement).toBe(document.body);
});

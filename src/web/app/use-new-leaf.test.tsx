import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useSearchParams } from 'wouter';
import { useNewLeaf } from './use-new-leaf.ts';

const scrollTo = vi.fn<(x: number, y: number) => void>();

beforeEach(() => {
  scrollTo.mockClear();
  vi.stubGlobal('scrollTo', scrollTo);
  history.replaceState(null, '', '/demo/applications');
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Page() {
  const main = useRef<HTMLElement>(null);
  useNewLeaf(main);
  const [params, setParams] = useSearchParams();
  const go = (search: string) => (event: { preventDefault: () => void }) => {
    event.preventDefault();
    setParams(search);
  };
  return (
    <main ref={main}>
      <h1 tabIndex={-1}>届け出・予約</h1>
      <a href="/demo/applications?view=desk" onClick={go('view=desk')}>
        窓口
      </a>
      {params.has('form') ? (
        <input aria-label="何の届けですか" />
      ) : (
        <a href="/demo/applications?form=pet" onClick={go('form=pet')}>
          ペットを飼う
        </a>
      )}
    </main>
  );
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

test('where the link goes with what was there, the reader begins at the top and at the heading', async () => {
  render(<Page />);
  fireEvent.click(screen.getByRole('link', { name: 'ペットを飼う' }));
  await screen.findByRole('textbox');
  await settled();
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith(0, 0);
  expect(document.activeElement?.textContent).toBe('届け出・予約');
});

test('where the link stays, as a tab does, so does the reader', async () => {
  render(<Page />);
  fireEvent.click(screen.getByRole('link', { name: '窓口' }));
  await settled();
  expect(location.search).toBe('?view=desk');
  expect(scrollTo).not.toHaveBeenCalled();
});

test('who has gone on meanwhile is left alone', async () => {
  const { rerender } = render(<Page />);
  fireEvent.click(screen.getByRole('link', { name: '窓口' }));
  fireEvent.keyDown(document.body, { key: 'ArrowDown' });
  history.replaceState(null, '', '/demo/applications?form=pet');
  rerender(<Page key="anew" />);
  await settled();
  expect(scrollTo).not.toHaveBeenCalled();
});

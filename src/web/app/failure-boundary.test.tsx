import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { getHome } from '#contract/home.ts';
import { useEndpoint } from '#web/lib/use-endpoint.ts';
import { refuse, renderPage } from '#web/testing/render-page.tsx';
import { FailureBoundary } from './failure-boundary.tsx';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(() => vi.restoreAllMocks());

function Broken(): never {
  throw new Error('secret at line 12');
}

function Home() {
  return <p>{useEndpoint(getHome, {}).today}</p>;
}

test('a broken page says so calmly and offers to read it again', () => {
  renderPage(
    <FailureBoundary>
      <Broken />
    </FailureBoundary>,
  );
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('画面を表示できませんでした');
  expect(screen.getByRole('button', { name: '再読み込み' })).toBeDefined();
  expect(document.body.textContent).not.toContain('secret');
});

test('what another position may see is refused with the way to it, not with a new try', async () => {
  renderPage(
    <FailureBoundary>
      <Home />
    </FailureBoundary>,
    { answers: [refuse(getHome, 403, 'この操作を行う権限がありません。')] },
  );
  expect(await screen.findByText('この操作を行う権限がありません。')).toBeDefined();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('この画面は見られません');
  expect(screen.getByRole('link', { name: '立場を替える' })).toBeDefined();
  expect(screen.queryByRole('button', { name: '再読み込み' })).toBeNull();
});

test('to a stranger nothing is there, and on the way to the door no failure is shown', async () => {
  history.replaceState(null, '', '/kumiai/4b0e0f2a-8f5e-4a52-9f2b-2f5a4a4c9a11');
  const missing = { status: 404, body: { message: '見つかりませんでした。' } };
  const page = renderPage(
    <FailureBoundary>
      <Home />
    </FailureBoundary>,
    { answers: [{ method: 'GET', address: /^\/api\/associations\/4b0e0f2a/, ...missing }] },
  );
  await waitFor(() =>
    expect(page.calls.map(({ url }) => url.split('/').at(-1))).toContain('session'),
  );
  await waitFor(() => expect(screen.queryByText('読み込み中')).toBeNull());
  expect(screen.queryByRole('alert')).toBeNull();
  history.replaceState(null, '', '/');
});

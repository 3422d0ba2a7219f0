import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { askProvider, removeProvider, returnFromProvider } from '#contract/providers.ts';
import { getAccount } from '#contract/sign-in.ts';
import type { Provider } from '#domain/accounts/provider-rules.ts';
import { answer, refuse, renderPage } from '#web/testing/render-page.tsx';
import { AccountPage } from './account-page.tsx';
import { EnterPage } from './enter-page.tsx';

const moment = '2026-11-23T01:00:00.000Z';
const goTo = vi.fn<(address: string | URL) => void>();

beforeEach(() => {
  vi.spyOn(location, 'assign').mockImplementation(goTo);
  vi.spyOn(location, 'replace').mockImplementation(goTo);
});
afterEach(() => {
  vi.restoreAllMocks();
  goTo.mockReset();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});

function accountWith(added: readonly Provider[], offered: readonly Provider[]) {
  return answer(getAccount, {
    account: {
      email: 'hanako@example.jp',
      name: '',
      memberships: [],
      devices: [],
      passkeys: [],
      providers: added.map((provider) => ({ provider, madeAt: moment, lastUsedAt: null })),
    },
    passkeyHost: null,
    providers: [...offered],
  });
}

function strangerWith(providers: readonly Provider[]) {
  return answer(getAccount, { account: null, passkeyHost: null, providers: [...providers] });
}

test('without keys neither the door nor the own page speaks of them', async () => {
  renderPage(<EnterPage />, { answers: [strangerWith([])] });
  await screen.findByLabelText('メールアドレス');
  expect(screen.queryByText(/LINE|Google/)).toBeNull();
  cleanup();
  renderPage(<AccountPage ended={null} />, { answers: [accountWith([], [])] });
  await screen.findByText('ログインしている機器');
  expect(screen.queryByText(/LINE|Google/)).toBeNull();
});

test('the door leads to the provider, and back to where somebody was going', async () => {
  history.replaceState(null, '', '/hairu?back=%2Fkumiai%2F0199%2Fmoney');
  const there = answer(askProvider, { address: 'https://provider.example/authorize?state=s' });
  const { calls } = renderPage(<EnterPage />, {
    answers: [strangerWith(['line', 'google']), there],
  });
  expect(await screen.findByRole('button', { name: 'Googleで入る' })).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'LINEで入る' }));
  await waitFor(() =>
    expect(goTo).toHaveBeenCalledWith('https://provider.example/authorize?state=s'),
  );
  expect(calls.at(-1)?.body).toEqual({ provider: 'line', purpose: 'enter' });
  cleanup();

  history.replaceState(null, '', '/hairu?code=c&state=s');
  const done = answer(returnFromProvider, { provider: 'line', purpose: 'enter' });
  const back = renderPage(<EnterPage />, { answers: [strangerWith(['line']), done] });
  await waitFor(() => expect(goTo).toHaveBeenCalledWith('/kumiai/0199/money'));
  expect(location.search).toBe('');
  const sent = back.calls.filter(({ method }) => method === 'POST');
  expect(sent.map(({ body }) => body)).toEqual([{ code: 'c', state: 's', issuer: null }]);
});

test('a way that was not believed says so, and one that was broken off asks for nothing', async () => {
  history.replaceState(null, '', '/hairu?code=c&state=s');
  const refused = refuse(returnFromProvider, 403, 'LINEからの返事を確かめられませんでした。');
  renderPage(<EnterPage />, { answers: [strangerWith(['line']), refused] });
  expect(await screen.findByText('LINEからの返事を確かめられませんでした。')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'ログインの画面へ' }));
  expect(await screen.findByLabelText('メールアドレス')).toBeDefined();
  cleanup();

  history.replaceState(null, '', '/hairu?error=access_denied&state=s');
  const { calls } = renderPage(<EnterPage />, { answers: [strangerWith(['line'])] });
  expect(await screen.findByText('途中で取りやめたため、何も変わっていません。')).toBeDefined();
  expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
});

test('the own page adds one more, and takes one away after asking', async () => {
  const there = answer(askProvider, { address: 'https://provider.example/authorize' });
  const gone = answer(removeProvider, { removed: true });
  const { calls } = renderPage(<AccountPage ended={null} />, {
    answers: [accountWith(['line'], ['line', 'google']), there, gone],
  });
  const section = await screen.findByRole('region', { name: 'LINEやGoogleで入る' });
  expect(within(section).getByText('11月23日に登録')).toBeDefined();
  expect(within(section).queryByRole('button', { name: 'LINEを登録する' })).toBeNull();
  fireEvent.click(within(section).getByRole('button', { name: 'Googleを登録する' }));
  await waitFor(() => expect(goTo).toHaveBeenCalledWith('https://provider.example/authorize'));
  expect(calls.at(-1)?.body).toEqual({ provider: 'google', purpose: 'add' });
  fireEvent.click(within(section).getByRole('button', { name: 'LINEの登録を消す' }));
  fireEvent.click(await screen.findByRole('button', { name: '消す' }));
  await waitFor(() =>
    expect(
      calls.some(({ method, url }) => method === 'DELETE' && /providers\/line/.test(url)),
    ).toBe(true),
  );
});

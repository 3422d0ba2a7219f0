import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { Route } from 'wouter';
import { getSession } from '#contract/session.ts';
import { toggleViewMode } from '#web/lib/view-mode.ts';
import { answer, refuse, renderPage } from '#web/testing/render-page.tsx';
import { sessionAs } from '#web/testing/session-as.ts';
import { PageHeader } from '#web/ui/page-header.tsx';
import { dismissToast } from '#web/ui/toast.tsx';
import { PageLoading } from './page-loading.tsx';
import { Shell } from './shell.tsx';

beforeEach(() => {
  document.cookie = 'sidebar_state=; Path=/; Max-Age=0';
  act(() => dismissToast());
});

const email = 'sasaki@sumiwa.example';
const session = sessionAs('owner', {
  user: { email, name: '佐々木 陽子', role: 'resident', position: 'owner' },
});

function renderShell(options: Parameters<typeof renderPage>[1] = {}) {
  return renderPage(
    <Shell>
      <Route path="/demo">
        <PageHeader title="ホーム" />
      </Route>
      <Route path="/demo/documents">
        <PageHeader title="文書" />
      </Route>
    </Shell>,
    options,
  );
}

function beNarrow() {
  const query = Object.assign(new EventTarget(), { matches: true });
  vi.stubGlobal('matchMedia', () => query);
}

const toggle = () => screen.getByRole('button', { name: 'サイドバーの開閉' });
const sidebar = () => screen.getByRole('navigation', { name: 'メインメニュー' });
const press = (key: string, modifiers = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, ...modifiers });

test('the sidebar lists every group and page', async () => {
  renderShell({ answers: [answer(getSession, sessionAs('treasurer'))] });
  await within(sidebar()).findByRole('link', { name: '会計' });
  const lines = within(sidebar())
    .getAllByRole('link')
    .map((it) => [it.textContent, it.getAttribute('href')]);
  expect(lines).toEqual([
    ['ホーム', '/demo'],
    ['VRMアシスタント', '/vrm-assistant'],
    ['文書', '/demo/documents'],
    ['会議・総会', '/demo/meetings'],
    ['お知らせ', '/demo/notices'],
    ['お金の見える化', '/demo/money'],
    ['わたしの請求', '/demo/my-bill'],
    ['届け出・予約', '/demo/applications'],
    ['建物概要', '/demo/community'],
    ['長期修繕計画', '/demo/repair-fund-simulation'],
    ['会計', '/demo/accounting'],
    ['管理設定', '/demo/management'],
  ]);
  for (const name of ['主な機能', '居住者向け', '管理者向け']) {
    expect(within(sidebar()).getByRole('region', { name })).toBeDefined();
  }
});

test('who may not see the repair plan is not offered it', async () => {
  renderShell({ answers: [answer(getSession, sessionAs('tenant'))] });
  await waitFor(() =>
    expect(within(sidebar()).queryByRole('link', { name: '長期修繕計画' })).toBeNull(),
  );
});

const bar = () => screen.getByRole('navigation', { name: '画面下のメニュー' });
const placesInBar = () =>
  within(bar())
    .getAllByRole('listitem')
    .map((it) => it.textContent);

test('the bar of a narrow screen gives a resident the garbage and the emergency first', () => {
  renderShell();
  expect(placesInBar()).toEqual(['ホーム', 'ごみ', '緊急', 'お知らせ', 'メニュー']);
  expect(within(bar()).getByRole('link', { name: 'ホーム' }).getAttribute('aria-current')).toBe(
    'page',
  );
  const addresses = within(bar())
    .getAllByRole('link')
    .map((it) => it.getAttribute('href'));
  expect(addresses).toEqual([
    '/demo',
    '/demo/community#garbage',
    '/demo/community#contacts',
    '/demo/notices',
  ]);
});

test('the bar of the board has the five places of the specification', async () => {
  const user = { ...session.user, role: 'board', position: 'chair' } as const;
  renderShell({ answers: [answer(getSession, { ...session, user, hasOwnCopy: true })] });
  await waitFor(() =>
    expect(placesInBar()).toEqual(['ホーム', '文書', '会議', '修繕計画', 'メニュー']),
  );
});

test('the bar marks the place one is at, also within a page', async () => {
  const { navigate } = renderShell({ at: '/demo/notices' });
  const marked = () => bar().querySelector('[aria-current="page"]')?.textContent;
  expect(marked()).toBe('お知らせ');
  act(() => navigate('/demo/community'));
  expect(marked()).toBeUndefined();
  act(() => {
    history.replaceState(null, '', '#garbage');
    window.dispatchEvent(new Event('hashchange'));
  });
  expect(marked()).toBe('ごみ');
  act(() => history.replaceState(null, '', '/'));
});

test('in かんたん表示 the bar keeps home, the emergency and the menu', () => {
  renderShell();
  act(() => toggleViewMode());
  expect(placesInBar()).toEqual(['ホーム', '緊急', 'メニュー']);
  act(() => toggleViewMode());
  expect(placesInBar()).toHaveLength(5);
});

test.each([{ ctrlKey: true }, { metaKey: true }])('%o and B open and close it', (modifier) => {
  const write = vi.spyOn(document, 'cookie', 'set');
  renderShell();
  expect(toggle().getAttribute('aria-expanded')).toBe('true');
  press('b', modifier);
  expect(toggle().getAttribute('aria-expanded')).toBe('false');
  expect(write).toHaveBeenLastCalledWith(expect.stringMatching(/=false;.*Max-Age=604800/));
  press('B', modifier);
  expect(toggle().getAttribute('aria-expanded')).toBe('true');
  press('b');
  expect(toggle().getAttribute('aria-expanded')).toBe('true');
  write.mockRestore();
});

test('the sidebar comes back as it was left', () => {
  document.cookie = 'sidebar_state=false; Path=/';
  renderShell();
  expect(toggle().getAttribute('aria-expanded')).toBe('false');
  fireEvent.click(toggle());
  expect(document.cookie).toContain('sidebar_state=true');
});

test('the button below 768 px opens the menu as a sheet; Escape closes it', async () => {
  beNarrow();
  renderShell();
  fireEvent.click(toggle());
  const sheet = await screen.findByRole('dialog', { name: 'メニュー' });
  expect(within(sheet).getByRole('link', { name: '管理設定' })).toBeDefined();
  press('Escape');
  expect(screen.queryByRole('dialog')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'メニュー' }));
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('link', { name: '文書' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement?.textContent).toBe('文書'));
});

test('logging out says that the demonstration does not', async () => {
  renderShell();
  fireEvent.click(screen.getByRole('button', { name: 'ログアウト' }));
  const said = screen
    .getAllByRole('listitem')
    .find((it) => it.textContent?.startsWith('デモモード'));
  expect(said?.textContent).toBe('デモモードデモモードでは実際のログアウトは行われません');
});

test('the sidebar names who is here', async () => {
  renderShell({ answers: [answer(getSession, { ...session, hasOwnCopy: false })] });
  expect(await screen.findByText(email)).toBeDefined();
  const [header] = screen.getAllByRole('banner');
  expect(header?.textContent).toContain('グリーンテラス管理組合');
  expect(screen.queryByRole('link', { name: /作業コピー/ })).toBeNull();
});

test('without a session the frame stands all the same', async () => {
  const { calls } = renderShell({ answers: [refuse(getSession, 401, 'ログインしてください。')] });
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(screen.getByText('demo@sumiwa.example')).toBeDefined();
});

test('a visitor with a copy of their own is told so', async () => {
  renderShell({ answers: [answer(getSession, { ...session, hasOwnCopy: true })] });
  const note = await screen.findByRole('link', { name: 'デモ：あなた専用の作業コピーです' });
  expect(note.getAttribute('href')).toBe('/demo/management');
});

test('a link changes the page in place; the reader starts at its heading', async () => {
  const scroll = vi.spyOn(window, 'scrollTo');
  const { visited } = renderShell();
  expect(document.title).toBe('ホーム | スミワ');
  fireEvent.click(within(sidebar()).getByRole('link', { name: '文書' }));
  expect(await screen.findByRole('heading', { level: 1, name: '文書' })).toBe(
    document.activeElement,
  );
  expect(visited).toEqual(['/demo', '/demo/documents']);
  expect(document.title).toBe('文書 | スミワ');
  expect(scroll).toHaveBeenCalledWith(0, 0);
});

test('paper begins with the name of the association and the day', async () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T16:00:00Z'), toFake: ['Date'] });
  renderShell({ answers: [answer(getSession, { ...session, hasOwnCopy: false })] });
  await screen.findAllByText('グリーンテラス管理組合');
  const head = document.querySelector('main [data-print-head]');
  expect(head?.textContent).toBe('グリーンテラス管理組合2026年11月22日現在');
  vi.useRealTimers();
});

test('a page on its way says on paper that it is too early', () => {
  renderPage(<PageLoading />);
  expect(screen.getByText(/^まだ読み込みの途中です/)).toBeDefined();
});

test('the first stop of the keyboard leads to the content', () => {
  renderShell();
  const skip = document.body.querySelector('a');
  expect(skip?.textContent).toBe('本文へ移動');
  expect(screen.getByRole('main').id).toBe(skip?.getAttribute('href')?.slice(1));
});

test.each([
  [12, 'お試し：あと12日'],
  [0, 'お試しは終わりました（見るだけです）'],
])('how long a trial lasts stands above every page: %i days', async (daysLeft, words) => {
  const trial = { endsOn: '2026-12-21', daysLeft };
  renderShell({ answers: [answer(getSession, { ...session, trial })] });
  expect(await screen.findByRole('link', { name: words })).toBeDefined();
});

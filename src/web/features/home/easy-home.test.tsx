import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { getHome, type Home } from '#contract/home.ts';
import { getSession } from '#contract/session.ts';
import { subscribeToOpening } from '#web/lib/caretaker-ask.ts';
import { currentViewMode, toggleViewMode } from '#web/lib/view-mode.ts';
import { answer, renderPage } from '#web/testing/render-page.tsx';
import { sessionAs } from '#web/testing/session-as.ts';
import { HomePage } from './page.tsx';

const home: Home = {
  today: '2026-11-21',
  nextMeetings: [
    {
      id: '00a12c0a-7cbb-42d3-8db5-9ded1dae2a4e',
      kind: 'board',
      title: '理事会',
      heldOn: '2026-12-19',
      startsAt: '10:00',
      place: '集会室',
      documentId: null,
    },
  ],
  tasks: [],
  notices: [
    {
      id: '10f3048f-2e9c-4fec-9f3e-705a53868df1',
      title: '断水のお知らせ',
      summary: '',
      issuedOn: '2026-11-17',
      event: { on: '2026-12-02', startsAt: '10:00', endsAt: '15:00' },
    },
  ],
  stoppages: [
    {
      id: '10f3048f-2e9c-4fec-9f3e-705a53868df1',
      origin: 'document',
      title: '断水のお知らせ',
      issuedOn: '2026-11-17',
      marks: ['water'],
      time: { on: '2026-12-02', lastOn: '2026-12-02', startsAt: '10:00', endsAt: '15:00' },
    },
  ],
  funds: [],
  emergencies: [],
  nextGarbage: [{ name: '燃やすごみ', on: '2026-11-22', putOutBy: null, following: null }],
  garbagePauses: [],
  repairHealth: null,
};

const boardSession = answer(getSession, sessionAs('chair'));

beforeEach(() => act(() => toggleViewMode()));
afterEach(() => {
  if (currentViewMode() === 'easy') act(() => toggleViewMode());
  history.replaceState(null, '', '/');
});

async function show(answers = [answer(getHome, home)]) {
  renderPage(<HomePage />, { answers });
  return screen.findByRole('list', { name: 'よく使うもの' });
}

const choicesIn = (list: HTMLElement) =>
  within(list)
    .getAllByRole('listitem')
    .map((it) => [it.textContent, it.querySelector('a')?.getAttribute('href')]);

test('a resident has four choices, each with what it tells at once', async () => {
  expect(choicesIn(await show())).toEqual([
    ['ごみの日明日 燃やすごみ', '/demo/community#garbage'],
    ['緊急の電話火事・水漏れなど', '/demo/community#contacts'],
    ['お知らせ断水 12月2日（水）', '/demo/notices'],
    ['質問するAI管理人が答えます', undefined],
  ]);
});

test('what stops stands beside its own day, what one cannot live without first', async () => {
  const parking: Home['stoppages'][number] = {
    id: '20f3048f-2e9c-4fec-9f3e-705a53868df1',
    origin: 'sent',
    title: '機械式駐車場の点検',
    issuedOn: '2026-11-17',
    marks: ['other'],
    time: { on: '2026-12-01', lastOn: '2026-12-01', startsAt: '09:00', endsAt: '12:00' },
  };
  const tile = (list: HTMLElement) => choicesIn(list).find(([, href]) => href === '/demo/notices');
  const both = await show([answer(getHome, { ...home, stoppages: [parking, ...home.stoppages] })]);
  expect(tile(both)?.[0]).toBe('お知らせ断水 12月2日（水）ほか');
  cleanup();
  const alone = await show([answer(getHome, { ...home, stoppages: [parking] })]);
  expect(tile(alone)?.[0]).toBe('お知らせ停止・点検 12月1日（火）');
});

test('the board has the meetings and documents among its four', async () => {
  const list = await show([answer(getHome, home), boardSession]);
  await waitFor(() =>
    expect(choicesIn(list).map(([text]) => text)).toEqual([
      '会議12月19日（土） 理事会',
      '緊急の電話火事・水漏れなど',
      '文書規約や議事録',
      '質問するAI管理人が答えます',
    ]),
  );
});

test('質問する opens the caretaker without a question', async () => {
  let opened = 0;
  const stop = subscribeToOpening(() => {
    opened += 1;
  });
  fireEvent.click(within(await show()).getByRole('button', { name: /質問する/ }));
  stop();
  expect(opened).toBe(1);
});

const folds = () =>
  screen
    .getAllByRole('button')
    .filter((it) => it.closest('h2'))
    .map((it) => [it.textContent, it.getAttribute('aria-expanded')]);

test('everything else is folded, and one thing lies open at a time', async () => {
  await show();
  expect(folds()).toEqual([
    ['届け出・予約', 'false'],
    ['次の会議', 'false'],
    ['やること', 'false'],
    ['管理組合のお金', 'false'],
    ['修繕の健康度', 'false'],
    ['よくある質問', 'false'],
  ]);
  fireEvent.click(screen.getByRole('button', { name: '次の会議' }));
  fireEvent.click(screen.getByRole('button', { name: 'やること' }));
  expect(folds().filter(([, isOpen]) => isOpen === 'true')).toEqual([['やること', 'true']]);
  fireEvent.click(screen.getByRole('button', { name: 'やること' }));
  expect(folds().some(([, isOpen]) => isOpen === 'true')).toBe(false);
});

test('an address that names something inside opens it', async () => {
  history.replaceState(null, '', '#board-tasks');
  await show();
  expect(folds().filter(([, isOpen]) => isOpen === 'true')).toEqual([['やること', 'true']]);
  await waitFor(() => expect(document.activeElement?.id).toBe('board-tasks'));
});

test('the way back to the usual screen stands at the end', async () => {
  await show();
  fireEvent.click(screen.getByRole('button', { name: 'ふつうの表示に戻す' }));
  expect(currentViewMode()).toBe('standard');
  expect(screen.queryByRole('list', { name: 'よく使うもの' })).toBeNull();
  expect(screen.getByRole('heading', { name: 'いま確認すること' })).toBeDefined();
});

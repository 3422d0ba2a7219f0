import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { showDisplay } from '#contract/notice-displays.ts';
import { answer, refuse, renderPage } from '#web/testing/render-page.tsx';
import { DisplayPage } from './display-page.tsx';

const key = '10f3048f-2e9c-4fec-9f3e-705a53868df1.abcdefghijklmnopqrstuvwxyz012345';
const water = {
  id: '10f3048f-2e9c-4fec-9f3e-705a53868dfa',
  title: '断水のお知らせ',
  body: '水が出ません。\n10時から15時まで',
  urgency: 'normal',
} as const;
const lift = { ...water, id: '10f3048f-2e9c-4fec-9f3e-705a53868dfb', title: 'エレベーター停止' };

const house = { association: 'みどり坂', notices: [water, lift] };

function openDisplay(answers: Parameters<typeof renderPage>[1]) {
  history.replaceState(null, '', `#${key}`);
  return renderPage(<DisplayPage />, answers);
}

afterEach(() => history.replaceState(null, '', '/'));

test('each notice has its turn, and the key travels in no address', async () => {
  const { calls } = openDisplay({ answers: [answer(showDisplay, house)] });
  expect((await screen.findByRole('heading', { level: 1, name: '断水のお知らせ' })).tagName).toBe(
    'H1',
  );
  expect(screen.getByText('10時から15時まで')).toBeDefined();
  expect(screen.getByText('1／2')).toBeDefined();
  fireEvent.keyDown(window, { key: 'ArrowRight' });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('エレベーター停止');
  fireEvent.keyDown(window, { key: 'ArrowRight' });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('断水のお知らせ');
  expect(calls).toEqual([{ method: 'POST', url: '/api/display', body: { key } }]);
});

test('without a notice it says so', async () => {
  openDisplay({
    answers: [answer(showDisplay, { ...house, notices: [] })],
  });
  expect(await screen.findByText('いま、お知らせはありません。')).toBeDefined();
});

test('a display that was taken away says what to do', async () => {
  openDisplay({ answers: [refuse(showDisplay, 404, '登録は終わりました。')] });
  expect(await screen.findByText('登録は終わりました。')).toBeDefined();
});

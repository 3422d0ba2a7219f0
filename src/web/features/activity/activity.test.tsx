import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type Activity, checkActivity, listActivity } from '#contract/activity.ts';
import { answer, renderPage } from '#web/testing/render-page.tsx';
import { ActivityPage } from './activity-page.tsx';
import { addressWith, wantedIn } from './wanted.ts';

const entry = {
  number: 2,
  day: '2026-11-21',
  time: '12:00',
  who: '理事長 青木 一郎',
  words: '支払いを承認しました',
  about: '',
  href: '/demo/accounting?view=payments',
};
const activity: Activity = {
  entries: [entry, { ...entry, number: 1, words: '月の請求を確定しました', about: '2026年10月' }],
  total: 2,
  pageSize: 50,
  people: [{ key: 'chair:', words: '理事長 青木 一郎' }],
  isPart: false,
  head: { number: 2, code: '3F2A-90BC-11D4-E57A' },
};

test('says who did what when, and leads there', async () => {
  renderPage(<ActivityPage />, { answers: [answer(listActivity, activity)] });
  const link = await screen.findByRole('link', { name: '支払いを承認しました' });
  expect(link.getAttribute('href')).toBe('/demo/accounting?view=payments');
  expect(screen.getByText('2件（新しい順）')).toBeTruthy();
  expect(screen.getByText('2026年10月')).toBeTruthy();
  expect(screen.getByText('3F2A-90BC-11D4-E57A')).toBeTruthy();
});

test('an empty log says what will stand there', async () => {
  const empty = { ...activity, entries: [], total: 0, people: [], head: { number: 0, code: '' } };
  renderPage(<ActivityPage />, { answers: [answer(listActivity, empty)] });
  expect(await screen.findByText('まだ記録はありません')).toBeTruthy();
});

test('one half of a code is asked for, and what was kept is held against the log', async () => {
  renderPage(<ActivityPage />, {
    answers: [
      answer(listActivity, activity),
      answer(checkActivity, { count: 2, brokenAt: null, matches: null }),
    ],
  });
  const button = await screen.findByRole('button', { name: '記録を確かめる' });
  fireEvent.change(screen.getByLabelText('控えの番号'), { target: { value: '１' } });
  fireEvent.click(button);
  expect(screen.getByRole('alert').textContent).toContain('番号と符号の両方を入れてください。');
  fireEvent.change(screen.getByLabelText('控えの番号'), { target: { value: '' } });
  fireEvent.click(button);
  expect(await screen.findByText(/2件の記録は、すべて書かれたときのままです。/)).toBeTruthy();
});

test('what the address cannot mean is left out; another condition begins at the first page', () => {
  const params = new URLSearchParams('kind=books&from=2026-99-01&page=3&who=%3Cb%3E');
  const wanted = wantedIn(params);
  expect(wanted).toEqual({ kind: 'books', page: '3' });
  expect(addressWith(wanted, { from: '2026-11-01' })).toBe(
    '/demo/activity?kind=books&from=2026-11-01',
  );
  expect(addressWith(wanted, { page: '4' })).toBe('/demo/activity?kind=books&page=4');
});

import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { askForNumber, getAccount, openLetter, signIn } from '#contract/sign-in.ts';
import { answer, refuse, renderPage } from '#web/testing/render-page.tsx';
import { AccountPage } from './account-page.tsx';
import { BeginPage } from './begin-page.tsx';
import { backTo, EnterPage } from './enter-page.tsx';
import { codeIn } from './letter-steps.tsx';

const stranger = answer(getAccount, { account: null, passkeyHost: null, providers: [] });
const sent = answer(askForNumber, { message: '番号をメールで送りました。' });
const account = {
  email: 'hanako@example.jp',
  name: '鈴木 花子',
  memberships: [
    {
      associationId: '0199a1b2-0000-7000-8000-000000000001',
      name: 'さくら台マンション管理組合',
      position: 'chair' as const,
      trialEndsOn: '2026-12-23',
    },
  ],
  devices: [
    device('0199a1b2-0000-7000-8000-000000000002', 'Windows の Edge', true),
    device('0199a1b2-0000-7000-8000-000000000003', 'iPhone の Safari', false),
  ],
  passkeys: [],
  providers: [],
};

function device(id: string, words: string, isThis: boolean) {
  const moment = '2026-11-23T01:00:00.000Z';
  return { id, words, isThis, lastSeenAt: moment, madeAt: moment };
}

async function askFor(address: string) {
  fireEvent.change(await screen.findByLabelText('メールアドレス'), { target: { value: address } });
  fireEvent.click(screen.getByRole('button', { name: '番号を送る' }));
  return screen.findByLabelText('メールで届いた番号（8けた）');
}

test('a number is asked for, then sent as it was typed, with the word about the device', async () => {
  const wrong = refuse(signIn, 403, '番号が違うか、使える時間（10分）を過ぎています。');
  const { calls } = renderPage(<EnterPage />, { answers: [stranger, sent, wrong] });
  const number = await askFor('hanako@example.jp');
  expect(number.getAttribute('autocomplete')).toBe('one-time-code');
  expect(document.activeElement).toBe(number);
  fireEvent.change(number, { target: { value: '１２３４ ５６７８' } });
  fireEvent.click(screen.getByRole('checkbox'));
  fireEvent.click(screen.getByRole('button', { name: '次へ進む' }));
  expect(await screen.findByText(/番号が違うか/)).toBeDefined();
  expect(number.getAttribute('aria-invalid')).toBe('true');
  const bodies = calls.filter(({ method }) => method === 'POST').map(({ body }) => body);
  expect(bodies).toEqual([
    { email: 'hanako@example.jp', purpose: 'enter' },
    { number: '１２３４ ５６７８', isShared: true },
  ]);
});

test('the focus stays where one works, and goes to what comes next', async () => {
  renderPage(<EnterPage />, { answers: [stranger, sent] });
  await askFor('hanako@example.jp');
  const shared = screen.getByRole('checkbox');
  shared.focus();
  fireEvent.click(shared);
  expect(document.activeElement).toBe(shared);
  fireEvent.click(screen.getByRole('button', { name: 'メールアドレスを直す' }));
  expect(document.activeElement).toBe(screen.getByLabelText('メールアドレス'));
  fireEvent.click(screen.getByRole('button', { name: '招待状で入る' }));
  expect(document.activeElement?.textContent).toBe('招待状で入る');
  fireEvent.click(screen.getByRole('button', { name: '招待状を使わずに入る' }));
  expect(document.activeElement?.textContent).toBe('ログイン');
});

test('another number can be asked for after a minute', async () => {
  renderPage(<EnterPage />, { answers: [stranger, sent] });
  await screen.findByLabelText('メールアドレス');
  vi.useFakeTimers({ shouldAdvanceTime: true });
  try {
    await askFor('hanako@example.jp');
    expect(screen.queryByRole('button', { name: '番号をもう一度送る' })).toBeNull();
    await act(async () => {
      await vi.advanceTimersByTimeAsync(60_000);
    });
    fireEvent.click(await screen.findByRole('button', { name: '番号をもう一度送る' }));
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: '番号をもう一度送る' })).toBeNull(),
    );
  } finally {
    vi.useRealTimers();
  }
});

test('whoever begins is asked for the name of the association once the number was right', async () => {
  const { answerWith, calls } = renderPage(<BeginPage />, {
    answers: [stranger, sent, answer(signIn, { associationId: null })],
  });
  const number = await askFor('hanako@example.jp');
  expect(calls.at(-1)?.body).toMatchObject({ purpose: 'begin' });
  answerWith(
    answer(getAccount, {
      account: { ...account, memberships: [] },
      passkeyHost: null,
      providers: [],
    }),
  );
  fireEvent.change(number, { target: { value: '12345678' } });
  fireEvent.click(screen.getByRole('button', { name: '次へ進む' }));
  expect(await screen.findByLabelText('管理組合の名前')).toBeDefined();
  expect(screen.getByLabelText('あなたのお名前')).toHaveProperty('value', '鈴木 花子');
});

test('one’s own page leads to the associations and ends other devices alone', async () => {
  renderPage(<AccountPage ended={null} />, {
    answers: [answer(getAccount, { account, passkeyHost: null, providers: [] })],
  });
  const link = await screen.findByRole('link', { name: 'さくら台マンション管理組合' });
  expect(link.getAttribute('href')).toBe('/kumiai/0199a1b2-0000-7000-8000-000000000001');
  expect(screen.getByText(/お試しは12月23日まで/)).toBeDefined();
  const [here, there] = screen.getAllByText(/^(?:Windows|iPhone)/).map((it) => it.closest('li'));
  if (!here || !there) throw new Error('no devices');
  expect(within(here).queryByRole('button')).toBeNull();
  expect(within(there).getByRole('button')).toBeDefined();
});

test.each([
  ['?back=%2Fkumiai%2F0199%2Fmoney', '/kumiai/0199/money'],
  ['', '/watashi'],
  ['?back=https%3A%2F%2Felsewhere.example', '/watashi'],
  ['?back=%2F%2Felsewhere.example', '/watashi'],
  ['?back=%2Fkumiai%2F%2Felsewhere.example', '/watashi'],
])('%s leads back to %s', (search, page) => {
  expect(backTo(search)).toBe(page);
});

test('the number of the paper is asked for beside the address, and a slip is told before it is sent', async () => {
  const refused = refuse(openLetter, 403, 'この番号では入れません。');
  const { calls, answerWith } = renderPage(<EnterPage />, { answers: [stranger, refused] });
  fireEvent.click(await screen.findByRole('button', { name: '招待状で入る' }));
  const code = screen.getByLabelText('招待状の番号（16けた）');
  const email = screen.getByLabelText('ご自分のメールアドレス');
  const send = screen.getByRole('button', { name: 'メールで番号を受け取る' });
  fireEvent.change(code, { target: { value: '4539 1488 0343 6468' } });
  fireEvent.change(email, { target: { value: 'jiro@example.jp' } });
  fireEvent.click(send);
  expect(screen.getByText(/もう一度お確かめください。16けた/)).toBeDefined();
  expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
  fireEvent.change(code, { target: { value: '４５３９ 1488 0343 6467' } });
  fireEvent.click(send);
  expect(await screen.findByText('この番号では入れません。')).toBeDefined();
  answerWith(answer(openLetter, { message: '番号をメールで送りました。' }));
  fireEvent.click(send);
  expect(await screen.findByLabelText('メールで届いた番号（8けた）')).toBeDefined();
});

test.each([
  ['#4539148803436467', '4539 1488 0343 6467'],
  ['#453914880343646', ''],
  ['#letters', ''],
  ['', ''],
])('a telephone reads %o as %o', (hash, code) => {
  expect(codeIn(hash)).toBe(code);
});

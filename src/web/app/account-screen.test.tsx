import { screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { getCompany } from '#contract/company.ts';
import { getAccount } from '#contract/sign-in.ts';
import { answer, renderPage } from '#web/testing/render-page.tsx';
import { AccountScreen } from './account-screen.tsx';

afterEach(() => history.replaceState(null, '', '/'));

const passkey = {
  id: '0199a1b2-0000-7000-8000-00000000000a',
  name: '事務所のパソコン',
  madeAt: '2026-11-23T01:00:00.000Z',
  lastUsedAt: null,
};
const account = answer(getAccount, {
  account: {
    email: 'takahashi@example.jp',
    name: '高橋 主任',
    memberships: [],
    devices: [],
    passkeys: [passkey],
    providers: [],
  },
  passkeyHost: null,
  providers: [],
});
const nobody = answer(getCompany, { today: '2026-11-28', company: null, invitations: [] });

test('whoever works at a company finds the own passkeys on its page', async () => {
  history.replaceState(null, '', '/kaisha');
  renderPage(<AccountScreen />, { answers: [account, nobody], at: '/kaisha' });
  const section = await screen.findByRole('region', { name: '画面ロックで入る' });
  expect(within(section).getByText('事務所のパソコン')).toBeDefined();
});

test('a page before any association has a way past its head, and on paper the day', async () => {
  history.replaceState(null, '', '/hajimeru');
  renderPage(<AccountScreen />, { answers: [account], at: '/hajimeru' });
  await screen.findByRole('heading', { level: 1 });
  const main = screen.getByRole('main');
  expect(screen.getByText('本文へ移動').getAttribute('href')).toBe(`#${main.id}`);
  expect(main.querySelector('[data-print-head]')?.textContent).toMatch(/スミワ\d+年\d+月\d+日現在/);
});

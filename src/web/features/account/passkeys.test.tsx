import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { askForProofNumber, proveByNumber, removePasskey } from '#contract/passkeys.ts';
import { getAccount } from '#contract/sign-in.ts';
import { answer, refuse, renderPage } from '#web/testing/render-page.tsx';
import { AccountPage } from './account-page.tsx';
import { EnterPage } from './enter-page.tsx';
import { ProofDialog } from './proof-dialog.tsx';

afterEach(() => vi.unstubAllGlobals());

const moment = '2026-11-23T01:00:00.000Z';
const passkey = {
  id: '0199a1b2-0000-7000-8000-00000000000a',
  name: '居間のタブレット',
  madeAt: moment,
  lastUsedAt: null,
};

function accountWith({ passkeys = [passkey], host = null as string | null }) {
  return answer(getAccount, {
    account: {
      email: 'hanako@example.jp',
      name: '',
      memberships: [],
      devices: [],
      passkeys,
      providers: [],
    },
    passkeyHost: host,
    providers: [],
  });
}

/** A browser that knows passkeys. */
function withPasskeys(): void {
  vi.stubGlobal('PublicKeyCredential', function PublicKeyCredential() {});
}

test('where passkeys do not work nothing speaks of them', async () => {
  withPasskeys();
  const nowhere = answer(getAccount, { account: null, passkeyHost: null, providers: [] });
  renderPage(<EnterPage />, { answers: [nowhere] });
  await screen.findByLabelText('メールアドレス');
  expect(screen.queryByText(/画面ロック/)).toBeNull();
});

test('at the door the address takes a passkey, and a button stands for whoever does not see that', async () => {
  withPasskeys();
  const here = answer(getAccount, { account: null, passkeyHost: location.hostname, providers: [] });
  renderPage(<EnterPage />, { answers: [here] });
  const address = await screen.findByLabelText('メールアドレス');
  expect(address.getAttribute('autocomplete')).toBe('email webauthn');
  expect(screen.getByRole('button', { name: '画面ロックで入る' })).toBeDefined();
});

test('a passkey is removed only after a word of what that means', async () => {
  const removed = answer(removePasskey, { removed: true });
  const { calls } = renderPage(<AccountPage ended={null} />, {
    answers: [accountWith({}), removed],
  });
  fireEvent.click(await screen.findByRole('button', { name: '居間のタブレットを消す' }));
  const asked = await screen.findByRole('alertdialog');
  expect(asked.textContent).toContain('メールの番号では、これまでどおり入れます');
  expect(calls.filter(({ method }) => method === 'DELETE')).toEqual([]);
  fireEvent.click(within(asked).getByRole('button', { name: '消す' }));
  await waitFor(() =>
    expect(calls.filter(({ method }) => method === 'DELETE').map(({ url }) => url)).toEqual([
      `/api/account/passkeys/${passkey.id}`,
    ]),
  );
});

test('本人の確認 goes by mail: a wrong number is told, a right one goes on', async () => {
  const onProved = vi.fn<() => void>();
  const sent = answer(askForProofNumber, { message: '番号をメールで送りました。' });
  const wrong = refuse(proveByNumber, 403, '番号が違うか、使える時間（10分）を過ぎています。');
  const { answerWith } = renderPage(
    <ProofDialog onProved={onProved} onCancel={vi.fn<() => void>()} />,
    {
      answers: [accountWith({ passkeys: [] }), sent, wrong],
    },
  );
  const dialog = await screen.findByRole('dialog', { name: 'ご本人の確認' });
  expect(await within(dialog).findByText('hanako@example.jp')).toBeDefined();
  expect(within(dialog).queryByText(/画面ロック/)).toBeNull();
  fireEvent.click(within(dialog).getByRole('button', { name: 'メールで番号を受け取る' }));
  const number = await within(dialog).findByLabelText('メールで届いた番号（8けた）');
  fireEvent.change(number, { target: { value: '1111 1111' } });
  fireEvent.click(within(dialog).getByRole('button', { name: '確かめて続ける' }));
  expect(await within(dialog).findByText(/番号が違うか/)).toBeDefined();
  expect(onProved).not.toHaveBeenCalled();
  answerWith(answer(proveByNumber, {}));
  fireEvent.click(within(dialog).getByRole('button', { name: '確かめて続ける' }));
  await waitFor(() => expect(onProved).toHaveBeenCalledTimes(1));
});

test('with a passkey here 画面ロック comes first, and mail is the other way', async () => {
  withPasskeys();
  renderPage(<ProofDialog onProved={vi.fn<() => void>()} onCancel={vi.fn<() => void>()} />, {
    answers: [accountWith({ host: location.hostname })],
  });
  const dialog = await screen.findByRole('dialog', { name: 'ご本人の確認' });
  await within(dialog).findByRole('button', { name: '画面ロックで確かめる' });
  const names = within(dialog)
    .getAllByRole('button')
    .map((it) => it.textContent);
  expect(names.slice(0, 2)).toEqual(['画面ロックで確かめる', 'メールで番号を受け取る']);
});

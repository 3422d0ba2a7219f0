import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { endProofCard, getProofCard, proveByCard } from '#contract/proof-card.ts';
import { getAccount } from '#contract/sign-in.ts';
import { answer, refuse, renderPage } from '#web/testing/render-page.tsx';
import { CardSection } from './card-section.tsx';
import { ProofDialog } from './proof-dialog.tsx';

const madeAt = '2026-11-23T01:00:00.000Z';
const account = answer(getAccount, {
  account: {
    email: 'ichiro@example.jp',
    name: '',
    memberships: [],
    devices: [],
    passkeys: [],
    providers: [],
  },
  passkeyHost: null,
  providers: [],
});
const withCard = answer(getProofCard, { isOffered: true, card: { madeAt, next: 4, left: 7 } });
const none = answer(getProofCard, { isOffered: true, card: null });

test('a card says how often it is good still, and is taken back only after a word', async () => {
  const ended = answer(endProofCard, { ended: true });
  const { calls } = renderPage(<CardSection />, { answers: [withCard, ended] });
  expect(await screen.findByText(/あと7回使えます。次は4番の番号です/)).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'このカードを使えなくする' }));
  const asked = await screen.findByRole('alertdialog');
  expect(calls.filter(({ method }) => method === 'DELETE')).toEqual([]);
  fireEvent.click(within(asked).getByRole('button', { name: '使えなくする' }));
  await waitFor(() => expect(calls.filter(({ method }) => method === 'DELETE')).toHaveLength(1));
});

test('whoever holds no post is not told of cards', async () => {
  const owner = answer(getProofCard, { isOffered: false, card: null });
  const { calls } = renderPage(<CardSection />, { answers: [owner] });
  await waitFor(() => expect(calls.length).toBeGreaterThan(0));
  expect(screen.queryByText('役員カード')).toBeNull();
});

test('the proof asks for the number whose turn it is, and goes on with it', async () => {
  const onProved = vi.fn<() => void>();
  const wrong = refuse(proveByCard, 403, '番号が違います。');
  const { answerWith } = renderPage(
    <ProofDialog onProved={onProved} onCancel={vi.fn<() => void>()} />,
    { answers: [account, withCard, wrong] },
  );
  const dialog = await screen.findByRole('dialog', { name: 'ご本人の確認' });
  const way = { name: '役員カードの番号で確かめる' };
  fireEvent.click(await within(dialog).findByRole('button', way));
  const field = await within(dialog).findByLabelText('役員カードの4番の番号（8けた）');
  fireEvent.change(field, { target: { value: '1111 1111' } });
  fireEvent.click(within(dialog).getByRole('button', { name: '確かめて続ける' }));
  expect(await within(dialog).findByText('番号が違います。')).toBeDefined();
  expect(onProved).not.toHaveBeenCalled();
  answerWith(answer(proveByCard, {}));
  fireEvent.click(within(dialog).getByRole('button', { name: '確かめて続ける' }));
  await waitFor(() => expect(onProved).toHaveBeenCalledTimes(1));
});

test('without a card the proof goes by mail alone', async () => {
  renderPage(<ProofDialog onProved={vi.fn<() => void>()} onCancel={vi.fn<() => void>()} />, {
    answers: [account, none],
  });
  const dialog = await screen.findByRole('dialog', { name: 'ご本人の確認' });
  await within(dialog).findByRole('button', { name: 'メールで番号を受け取る' });
  expect(within(dialog).queryByText(/役員カード/)).toBeNull();
});

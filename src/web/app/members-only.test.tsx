import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { listDocuments } from '#contract/documents.ts';
import { useAction } from '#web/lib/use-endpoint.ts';
import { useSession } from '#web/lib/use-session.ts';
import { renderPage } from '#web/testing/render-page.tsx';
import { sessionAs } from '#web/testing/session-as.ts';
import { MembersOnly } from './members-only.tsx';

const place = '/api/associations/4b0e0f2a-8f5e-4a52-9f2b-2f5a4a4c9a11';
const addressOfSession = new RegExp(`^${place}/session$`);
const signedIn = {
  method: 'GET',
  address: addressOfSession,
  status: 200,
  body: sessionAs('chair'),
};
const missing = { status: 404, body: { message: '見つかりませんでした。' } };
const signedOut = { method: 'GET', address: addressOfSession, ...missing };
const unread = { method: 'GET', address: new RegExp(`^${place}/documents$`), ...missing };

beforeEach(() => history.replaceState(null, '', '/kumiai/4b0e0f2a-8f5e-4a52-9f2b-2f5a4a4c9a11'));
afterEach(() => history.replaceState(null, '', '/'));

function Form() {
  const saving = useAction(listDocuments, { refreshes: [] });
  return (
    <>
      <p>{useSession()?.user.name}</p>
      <input aria-label="名前" />
      <button type="button" onClick={() => saving.mutate({})}>
        保存
      </button>
    </>
  );
}

async function endWhileTyping() {
  const page = renderPage(
    <MembersOnly>
      <Form />
    </MembersOnly>,
    { answers: [signedIn, unread] },
  );
  await screen.findByText('佐々木 陽子');
  fireEvent.change(screen.getByLabelText('名前'), { target: { value: '書きかけ' } });
  page.answerWith(signedOut);
  fireEvent.click(screen.getByRole('button', { name: '保存' }));
  return { page, title: await screen.findByText('もう一度ログインしてください') };
}

const typed = () => document.querySelector('input')?.value;

test('a session that ends leaves the page with what was typed, and opens the door beside it', async () => {
  const { page } = await endWhileTyping();
  expect(typed()).toBe('書きかけ');
  const door = screen.getByRole('link', { name: 'ログインの画面を開く' });
  expect(door.getAttribute('href')).toBe(
    '/hairu?back=%2Fkumiai%2F4b0e0f2a-8f5e-4a52-9f2b-2f5a4a4c9a11',
  );
  expect(door.getAttribute('target')).toBe('_blank');
  page.answerWith(signedIn);
  fireEvent.click(screen.getByRole('button', { name: 'ログインしたので続ける' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(typed()).toBe('書きかけ');
});

test('it goes on by itself once somebody has come back to the page', async () => {
  const { page } = await endWhileTyping();
  page.answerWith(signedIn);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(typed()).toBe('書きかけ');
});

test('what is not there ends no session', async () => {
  const { calls } = renderPage(
    <MembersOnly>
      <Form />
    </MembersOnly>,
    { answers: [signedIn, unread] },
  );
  await screen.findByText('佐々木 陽子');
  fireEvent.click(screen.getByRole('button', { name: '保存' }));
  await waitFor(() => expect(calls.filter(({ url }) => url.endsWith('/session'))).toHaveLength(2));
  await act(async () => {});
  expect(screen.queryByRole('dialog')).toBeNull();
});

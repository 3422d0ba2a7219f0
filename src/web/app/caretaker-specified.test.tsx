import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { getCaretaker } from '#contract/caretaker.ts';
import { refuse, renderPage } from '#web/testing/render-page.tsx';
import { stubChat } from '#web/testing/stub-chat.ts';
import { dismissToast } from '#web/ui/toast.tsx';
import { CaretakerHost } from './caretaker-host.tsx';

/** What the specification names of an answer, and nothing else. */
const message = {
  id: 'm-1',
  role: 'assistant',
  content: '犬と猫は、**合わせて2匹まで**です[1]。',
  createdAt: '2026-11-20T05:05:00Z',
};
const source = { documentId: 'pets 2', title: 'ペット飼育細則', excerpt: '2匹までとする。' };

beforeEach(() => {
  sessionStorage.clear();
  act(() => dismissToast());
});

/** Asks a server that knows the three calls of the specification, in one JSON each. */
async function askSpecified(reply: unknown, conversation: unknown = { id: 'c-1' }) {
  renderPage(<CaretakerHost />, { answers: [refuse(getCaretaker, 404, '…')] });
  const asked = stubChat(() => Response.json(reply));
  const rest = globalThis.fetch;
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) =>
    url === '/api/conversations' ? Response.json(conversation) : rest(url, init),
  );
  fireEvent.click(screen.getByRole('button', { name: 'AI管理人に質問する' }));
  await screen.findByRole('dialog', { name: 'AI管理人' });
  await act(async () => {});
  fireEvent.change(screen.getByRole('textbox', { name: '質問' }), { target: { value: '何匹？' } });
  fireEvent.click(screen.getByRole('button', { name: '送信' }));
  return asked;
}

const article = () => screen.findByRole('article', { name: 'AI管理人の回答' });
const failure = 'エラーメッセージの送信に失敗しました。もう一度お試しください。';
const told = () => screen.getAllByRole('listitem', { hidden: true }).map((it) => it.textContent);

test('an answer with no more than the specification names is shown with its source', async () => {
  const rated = { ...message, accuracy: 0.874, processingTime: 1.234 };
  const asked = await askSpecified({ message: rated, sources: [source] });
  const shown = within(await article());
  expect(await shown.findByText('合わせて2匹まで')).toBeTruthy();
  expect(shown.getByText('引用元：')).toBeTruthy();
  expect(shown.getByText('2匹までとする。')).toBeTruthy();
  const link = shown.getByRole('link', { name: /^ペット飼育細則を開く/ });
  expect(link.getAttribute('href')).toBe('/document/pets%202');
  expect(shown.getByText('正確度 87%')).toBeTruthy();
  expect(shown.getByText('1.2秒')).toBeTruthy();
  expect(asked[0]?.body.conversationId).toBe('c-1');
  expect(told()).not.toContain(failure);
});

test('what cannot be sent anywhere is not offered', async () => {
  await askSpecified({ message, sources: [source] });
  const shown = within(await article());
  expect(shown.getByRole('button', { name: 'コピー' })).toBeTruthy();
  expect(shown.queryByRole('button', { name: /役に立/ })).toBeNull();
  expect(shown.queryByRole('button', { name: '理事会に質問する' })).toBeNull();
  expect(shown.queryByText(/が回答$|から有効$/)).toBeNull();
});

test.each([
  { message, sources: [] },
  { message: { ...message, sources: null, accuracy: null, processingTime: null }, sources: [] },
  { message },
])('what an answer need not have may be missing: %#', async (reply) => {
  await askSpecified(reply);
  const shown = within(await article());
  expect(await shown.findByText('合わせて2匹まで')).toBeTruthy();
  expect(shown.queryByText(/正確度|秒$|引用元/)).toBeNull();
});

test('sources that came with the message alone are shown', async () => {
  await askSpecified({ message: { ...message, sources: [source] } });
  expect(await within(await article()).findByText('2匹までとする。')).toBeTruthy();
});

test.each([
  'text',
  { message: '犬と猫は2匹までです。', sources: [] },
  { message: { ...message, content: undefined }, sources: [] },
  { message, sources: [{ ...source, title: undefined }] },
  { message, sources: '規約' },
])('an answer of another shape is a failure: %#', async (reply) => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await askSpecified(reply);
  await waitFor(() => expect(told()).toContain(failure));
  expect(screen.queryByRole('article')).toBeNull();
  said.mockRestore();
});

test.each([{}, { id: '' }, { id: null }])(
  'a conversation without its id is none: %#',
  async (it) => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const asked = await askSpecified({ message, sources: [] }, it);
    await waitFor(() => expect(told()).toContain(failure));
    expect(asked).toEqual([]);
    said.mockRestore();
  },
);

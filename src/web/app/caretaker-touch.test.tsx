import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { createConversation, getCaretaker, listConversations } from '#contract/caretaker.ts';
import { answer, renderPage } from '#web/testing/render-page.tsx';
import { jsonAnswer, stubChat } from '#web/testing/stub-chat.ts';
import { CaretakerHost } from './caretaker-host.tsx';

const created = answer(createConversation, {
  id: '9b2f6a52-4f37-4c04-9d2e-7a1f6b60c7d2',
  title: 'AI Chat Session',
  createdAt: '2026-11-21T05:00:00Z',
});
const caretaker = answer(getCaretaker, {
  providers: { openai: false, gemini: false },
  canTranscribe: false,
  plan: 'standard',
  modelQuestionsUsed: 0,
  modelQuestionsLimit: 0,
  preference: { expertMode: 'management', useDocuments: true },
});

beforeEach(() => sessionStorage.clear());

const box = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: '質問' });

async function openBy(pointer: 'coarse' | 'fine') {
  const matchMedia = (query: string) => ({ matches: query === `(pointer: ${pointer})` });
  vi.stubGlobal('matchMedia', matchMedia);
  const shown = renderPage(<CaretakerHost />, { at: '/demo', answers: [created, caretaker] });
  fireEvent.click(screen.getByRole('button', { name: 'AI管理人に質問する' }));
  const panel = await screen.findByRole('dialog', { name: 'AI管理人' });
  await act(async () => {});
  return { ...shown, panel };
}

async function ask() {
  stubChat(() => jsonAnswer());
  box().focus();
  fireEvent.change(box(), { target: { value: 'ペットは？' } });
  fireEvent.click(screen.getByRole('button', { name: '送信' }));
  await screen.findByText('合わせて2匹まで');
}

test('by touch no keyboard comes up by itself, and it goes once the question is sent', async () => {
  const { panel } = await openBy('coarse');
  expect(document.activeElement).toBe(panel);
  await ask();
  expect(document.activeElement).not.toBe(box());
});

test('by touch the focus stays in the panel when the list of conversations is left', async () => {
  const { panel, answerWith } = await openBy('coarse');
  answerWith(answer(listConversations, { conversations: [] }));
  fireEvent.click(screen.getByRole('button', { name: '履歴' }));
  fireEvent.click(await screen.findByRole('button', { name: '会話に戻る' }));
  expect(document.activeElement).toBe(panel);
});

test('elsewhere the next question can be written at once', async () => {
  await openBy('fine');
  expect(document.activeElement).toBe(box());
  await ask();
  await waitFor(() => expect(document.activeElement).toBe(box()));
});

test('every button of the head has a word that can be read', async () => {
  const { panel } = await openBy('fine');
  const names = ['新しい会話', '履歴', '設定', 'AI管理人を閉じる'];
  const words = names.map((name) => within(panel).getByRole('button', { name }));
  expect(words.map((it) => it.textContent)).toEqual(['新しい会話', '履歴', '設定', '閉じる']);
  expect(words.some((it) => it.querySelector('[class*=sr-only]'))).toBe(false);
});

test('the keys that send are named only where there are keys', async () => {
  await openBy('fine');
  const hint = screen.getByText('Ctrl + Enter で送信');
  expect(hint.className.split(' ')).toEqual(['hidden', 'md:pointer-fine:inline']);
});

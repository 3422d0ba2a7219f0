import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { createConversation, getCaretaker } from '#contract/caretaker.ts';
import { toggleViewMode } from '#web/lib/view-mode.ts';
import { answer, renderPage } from '#web/testing/render-page.tsx';
import { jsonAnswer, stubChat } from '#web/testing/stub-chat.ts';
import { dismissToast, toast } from '#web/ui/toast.tsx';
import { CaretakerHost } from './caretaker-host.tsx';

const created = answer(createConversation, {
  id: '9b2f6a52-4f37-4c04-9d2e-7a1f6b60c7d2',
  title: 'AI Chat Session',
  createdAt: '2026-11-21T05:00:00Z',
});
const caretakerAfter = (modelQuestionsUsed: number) =>
  answer(getCaretaker, {
    providers: { openai: false, gemini: true },
    canTranscribe: false,
    plan: 'light',
    modelQuestionsUsed,
    modelQuestionsLimit: 500,
    preference: { expertMode: 'management', useDocuments: true },
  });

beforeEach(() => {
  sessionStorage.clear();
  act(() => dismissToast());
});

const box = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: '質問' });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

async function open() {
  const shown = renderPage(<CaretakerHost />, { answers: [created, caretakerAfter(0)] });
  press('AI管理人に質問する');
  await screen.findByRole('dialog', { name: 'AI管理人' });
  await act(async () => {});
  return shown;
}

async function ask(question: string) {
  stubChat(() => jsonAnswer({ engine: 'gemini-2.5-pro', content: `${question}への答え` }));
  fireEvent.change(box(), { target: { value: question } });
  press('送信');
  await screen.findByText(`${question}への答え`);
}

test('the answers of this month are counted anew when the settings open, and after each answer', async () => {
  const { calls, answerWith } = await open();
  answerWith(caretakerAfter(1));
  await ask('一つ目');
  const reads = () => calls.filter(({ url }) => url.endsWith('/caretaker')).length;
  // Nobody looks at it.
  expect(reads()).toBe(1);
  press('設定');
  expect(await screen.findByText('今月のAIモデルの回答：1／500回')).toBeTruthy();
  answerWith(caretakerAfter(2));
  await ask('二つ目');
  // The answer has taken their place.
  expect(screen.queryByLabelText('専門モード')).toBeNull();
  press('設定');
  expect(await screen.findByText('今月のAIモデルの回答：2／500回')).toBeTruthy();
  expect(reads()).toBe(3);
});

test('in かんたん表示 no names of models stand in the settings', async () => {
  act(() => toggleViewMode());
  await open();
  press('設定');
  expect(screen.getByLabelText('専門モード')).toBeTruthy();
  expect(screen.queryByLabelText(/モデル/)).toBeNull();
  act(() => toggleViewMode());
});

test('Escape closes the panel below a toast, too', async () => {
  await open();
  act(() => void toast({ title: '回答をコピーしました' }));
  fireEvent.keyDown(box(), { key: 'Escape', isComposing: true });
  expect(screen.getByRole('dialog', { name: 'AI管理人' })).toBeTruthy();
  act(() => void toast({ title: '回答をコピーしました' }));
  fireEvent.keyDown(box(), { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import {
  createConversation,
  deleteConversation,
  getCaretaker,
  getConversation,
  listConversations,
} from '#contract/caretaker.ts';
import { askCaretaker } from '#web/lib/caretaker-ask.ts';
import { FakeRecognition } from '#web/testing/fake-recognition.ts';
import { answer, refuse, renderPage } from '#web/testing/render-page.tsx';
import {
  answerMessage,
  jsonAnswer,
  openStream,
  petSource,
  stubChat,
} from '#web/testing/stub-chat.ts';
import { dismissToast } from '#web/ui/toast.tsx';
import { CaretakerHost } from './caretaker-host.tsx';

const conversationId = '9b2f6a52-4f37-4c04-9d2e-7a1f6b60c7d2';
const created = answer(createConversation, {
  id: conversationId,
  title: 'AI Chat Session',
  createdAt: '2026-11-21T05:00:00Z',
});
const facts = {
  providers: { openai: true, gemini: false },
  canTranscribe: false,
  plan: 'standard',
  modelQuestionsUsed: 12,
  modelQuestionsLimit: 1000,
  preference: { expertMode: 'management', useDocuments: true },
} as const;
const caretaker = answer(getCaretaker, facts);

beforeEach(() => {
  sessionStorage.clear();
  act(() => dismissToast());
});

function show({ at = '/demo', answers = [created, caretaker] } = {}) {
  return renderPage(
    <>
      <h1>ホーム</h1>
      <CaretakerHost />
    </>,
    { at, answers },
  );
}

const opener = () => screen.getByRole('button', { name: 'AI管理人に質問する', hidden: true });
const box = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: '質問' });
const sendButton = () => screen.getByRole<HTMLButtonElement>('button', { name: '送信' });
const type = (value: string) => fireEvent.change(box(), { target: { value } });
const titles = () => screen.getAllByRole('listitem', { hidden: true }).map((it) => it.textContent);

async function open() {
  opener().focus();
  fireEvent.click(opener());
  return screen.findByRole('dialog', { name: 'AI管理人' });
}

async function ask(question: string) {
  type(question);
  fireEvent.click(sendButton());
  return screen.findByText(question.trim(), { selector: 'p' });
}

async function openReady(options?: Parameters<typeof show>[0]) {
  const shown = show(options);
  const panel = await open();
  await waitFor(() =>
    expect(shown.calls.some(({ url }) => url === '/api/conversations')).toBe(true),
  );
  await act(async () => {});
  return { ...shown, panel };
}

test('the button opens the panel with its status, welcome and four questions', async () => {
  const { panel } = await openReady();
  expect(within(panel).getByText('オンライン')).toBeTruthy();
  for (const question of [
    'ペットは何匹まで飼えますか？',
    '長期修繕計画の状況を教えて',
    '燃えるごみの曜日はいつ？',
    '次の理事会はいつ？',
  ]) {
    expect(within(panel).getByRole('button', { name: question })).toBeTruthy();
  }
  expect(panel.className).toContain('max-w-[600px]');
  expect(document.activeElement).toBe(box());
});

test.each(['/', '/vrm-assistant', '/repair-fund-simulation', '/vrm-assistant/'])(
  'it is not shown on %s',
  (at) => {
    show({ at });
    expect(screen.queryByRole('button', { name: /AI管理人/ })).toBeNull();
  },
);

test.each(['/demo', '/demo/repair-fund-simulation', '/document/1'])('it is shown on %s', (at) => {
  localStorage.setItem('homeAIMode', 'true');
  show({ at });
  expect(opener()).toBeTruthy();
  localStorage.removeItem('homeAIMode');
});

test('the conversation is asked for in the name of the member', async () => {
  show();
  const rest = globalThis.fetch;
  const names: (string | null)[] = [];
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    if (url === '/api/conversations') names.push(new Headers(init.headers).get('x-user-email'));
    return rest(url, init);
  });
  await open();
  await waitFor(() => expect(names).toEqual(['demo@sumiwa.example']));
});

test('one conversation is created, when the panel opens first', async () => {
  const { calls } = await openReady();
  fireEvent.click(screen.getByRole('button', { name: 'AI管理人を閉じる' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.activeElement).toBe(opener());
  await open();
  const posts = calls.filter(({ method }) => method === 'POST');
  expect(posts).toEqual([
    { method: 'POST', url: '/api/conversations', body: { title: 'AI Chat Session' } },
  ]);
});

test('Escape and the overlay close it', async () => {
  await openReady();
  fireEvent.keyDown(box(), { key: 'Escape', isComposing: true });
  expect(screen.getByRole('dialog')).toBeTruthy();
  fireEvent.keyDown(box(), { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await open();
  const overlay = document.querySelector('.bg-scrim');
  await act(async () => {});
  await new Promise((resolve) => setTimeout(resolve));
  if (overlay) fireEvent.pointerDown(overlay, { button: 0 });
  if (overlay) fireEvent.click(overlay);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a question is trimmed, sent with the settings and the e-mail, and answered with its sources', async () => {
  await openReady();
  const asked = stubChat(() => jsonAnswer());
  await ask('  ペットは？ \n');
  expect(box().value).toBe('');
  expect(await screen.findByText('合わせて2匹まで')).toBeTruthy();
  expect(asked[0]?.body).toEqual({
    message: 'ペットは？',
    conversationId,
    language: 'ja',
    useDocuments: true,
    expertMode: 'management',
    aiModel: 'gemini',
    openaiModel: 'gpt-4o-mini',
    geminiModel: 'gemini-2.5-pro',
  });
  expect(asked[0]?.headers.get('x-user-email')).toBe('demo@sumiwa.example');
  expect(asked[0]?.headers.get('accept')).toContain('text/event-stream');
  expect(screen.getByText('引用元：')).toBeTruthy();
  const link = screen.getByRole('link', { name: /^ペット飼育細則を開く/ });
  expect(link.getAttribute('href')).toBe('/document/d1#article-3');
  expect(link.getAttribute('target')).toBe('_blank');
});

test('the placeholder says what is being done', async () => {
  await openReady();
  let reply: (response: Response) => void = () => undefined;
  const later = () => new Promise<Response>((resolve) => (reply = resolve));
  stubChat(later);
  await ask('ペット');
  expect(screen.getAllByText('文書を検索しています...').length).toBeGreaterThan(0);
  expect(screen.queryByRole('button', { name: '送信' })).toBeNull();
  await act(async () => reply(jsonAnswer()));
  expect(screen.queryByText('文書を検索しています...')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: '設定' }));
  fireEvent.click(screen.getByRole('switch', { name: '文書を使う' }));
  await ask('もう一つ');
  expect(screen.getAllByText('回答を生成しています...').length).toBeGreaterThan(0);
});

test('a failure takes the placeholder away, tells so and gives the text back', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await openReady();
  stubChat(() => Response.json({ message: '…' }, { status: 503 }));
  await ask('ペット');
  await waitFor(() =>
    expect(titles()).toContain('エラーメッセージの送信に失敗しました。もう一度お試しください。'),
  );
  expect(screen.queryByText('文書を検索しています...')).toBeNull();
  expect(screen.getByText('ペット', { selector: 'p' })).toBeTruthy();
  expect(box().value).toBe('ペット');
  said.mockRestore();
});

test('a conversation that could not be created is told to who sends a question, and tried again', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const refused = refuse(createConversation, 429, 'しばらくしてからお試しください。');
  const { calls, answerWith } = await openReady({ answers: [refused, caretaker] });
  const asked = stubChat(() => jsonAnswer());
  const tries = () => calls.filter(({ url }) => url === '/api/conversations').length;
  // As the specification has it: whoever only opens the panel is not told.
  expect(said).toHaveBeenCalledOnce();
  expect(titles().join()).not.toContain('エラー');
  type('ペット');
  fireEvent.click(sendButton());
  await waitFor(() =>
    expect(titles()).toContain('エラーメッセージの送信に失敗しました。もう一度お試しください。'),
  );
  expect(tries()).toBe(2);
  expect(said).toHaveBeenCalledTimes(2);
  expect(asked).toEqual([]);
  expect(box().value).toBe('ペット');
  expect(screen.queryByText('ペット', { selector: 'p' })).toBeNull();
  answerWith(created);
  fireEvent.click(sendButton());
  expect(await screen.findByText('合わせて2匹まで')).toBeTruthy();
  expect(tries()).toBe(3);
  expect(box().value).toBe('');
  said.mockRestore();
});

test('a suggested question that cannot be sent is put into the box', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await openReady({ answers: [refuse(createConversation, 500, '…'), caretaker] });
  fireEvent.click(screen.getByRole('button', { name: '次の理事会はいつ？' }));
  await waitFor(() => expect(titles().join()).toContain('メッセージの送信に失敗しました'));
  expect(box().value).toBe('次の理事会はいつ？');
  said.mockRestore();
});

test('a question that is sent before the conversation is there goes out with it', async () => {
  show();
  const rest = globalThis.fetch;
  let begin: () => void = () => undefined;
  const isBegun = new Promise<void>((resolve) => (begin = resolve));
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    if (url === '/api/conversations') await isBegun;
    return rest(url, init);
  });
  const asked = stubChat(() => jsonAnswer());
  await open();
  type('ペット');
  fireEvent.click(sendButton());
  fireEvent.click(sendButton());
  await act(async () => {});
  expect(asked).toEqual([]);
  expect(box().value).toBe('ペット');
  await act(async () => begin());
  expect(await screen.findByText('合わせて2匹まで')).toBeTruthy();
  expect(asked).toHaveLength(1);
  expect(box().value).toBe('');
});

test('a conversation that has gone is begun anew, and the question is answered', async () => {
  const { calls } = await openReady();
  const replies = [Response.json({ message: '…' }, { status: 404 }), jsonAnswer()];
  const asked = stubChat(() => replies.shift() ?? jsonAnswer());
  await ask('ペット');
  expect(await screen.findByText('合わせて2匹まで')).toBeTruthy();
  expect(asked).toHaveLength(2);
  expect(calls.filter(({ url }) => url === '/api/conversations')).toHaveLength(2);
});

test('the counter counts characters; above 500 it turns red and nothing can be sent', async () => {
  await openReady();
  const asked = stubChat(() => jsonAnswer());
  expect(screen.getByText('0/500')).toBeTruthy();
  expect(screen.getByText('Ctrl + Enter で送信')).toBeTruthy();
  expect(sendButton().disabled).toBe(true);
  type(' \n ');
  expect(sendButton().disabled).toBe(true);
  type('🐈'.repeat(500));
  expect(screen.getByText('500/500').className).not.toContain('text-danger');
  expect(sendButton().disabled).toBe(false);
  type('🐈'.repeat(501));
  expect(screen.getByText('501/500').className).toContain('text-danger');
  expect(sendButton().disabled).toBe(true);
  fireEvent.keyDown(box(), { key: 'Enter', ctrlKey: true });
  expect(asked).toEqual([]);
});

test('Ctrl or Command and Enter send, but not while a word is being composed', async () => {
  await openReady();
  const asked = stubChat(() => jsonAnswer());
  type('一');
  fireEvent.keyDown(box(), { key: 'Enter' });
  fireEvent.keyDown(box(), { key: 'Enter', ctrlKey: true, isComposing: true });
  fireEvent.keyDown(box(), { key: 'Enter', ctrlKey: true, keyCode: 229 });
  expect(asked).toEqual([]);
  fireEvent.keyDown(box(), { key: 'Enter', ctrlKey: true });
  await waitFor(() => expect(asked).toHaveLength(1));
  await screen.findByText('合わせて2匹まで');
  type('二');
  fireEvent.keyDown(box(), { key: 'Enter', metaKey: true });
  await waitFor(() => expect(asked).toHaveLength(2));
});

test('a streamed answer grows; the end replaces it and is told once', async () => {
  await openReady();
  const stream = openStream();
  stubChat(() => stream.response);
  await ask('ペット');
  await act(async () => stream.send({ type: 'status', text: '文書を検索しています...' }));
  expect(screen.getAllByText('文書を検索しています...').length).toBeGreaterThan(0);
  await act(async () => stream.send({ type: 'text', text: '犬と猫は、**合わせ' }));
  expect(await screen.findByText('合わせ')).toBeTruthy();
  const status = screen
    .getAllByRole('status')
    .find((it) => it.textContent === '回答を書いています。');
  expect(status).toBeTruthy();
  await act(async () => stream.send({ type: 'text', text: 'て' }));
  expect(status?.textContent).toBe('回答を書いています。');
  await act(async () => {
    stream.send({ type: 'message', message: answerMessage(), sources: [petSource] });
    stream.close();
  });
  expect(await screen.findByText('合わせて2匹まで')).toBeTruthy();
  expect(status?.textContent).toBe('AI管理人の回答です。犬と猫は、合わせて2匹までです。');
});

test.each(['failure', 'early end'])('a stream with a %s is a failure', async (kind) => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await openReady();
  const stream = openStream();
  stubChat(() => stream.response);
  await ask('ペット');
  await act(async () => {
    stream.send({ type: 'text', text: '犬と' });
    if (kind === 'failure') stream.send({ type: 'failure', message: '…' });
    stream.close();
  });
  await waitFor(() => expect(titles().join()).toContain('メッセージの送信に失敗しました'));
  expect(screen.queryByText('犬と')).toBeNull();
  said.mockRestore();
});

test('the stop button ends the answer and keeps what has come', async () => {
  await openReady();
  const stream = openStream();
  stubChat(() => stream.response);
  await ask('ペット');
  await act(async () => stream.send({ type: 'text', text: '犬と猫は' }));
  fireEvent.click(screen.getByRole('button', { name: '回答を止める' }));
  expect(await screen.findByText('回答を途中で止めました。')).toBeTruthy();
  expect(screen.getByText('犬と猫は')).toBeTruthy();
  expect(sendButton()).toBeTruthy();
  expect(titles().join()).not.toContain('エラー');
});

test('a question from elsewhere opens the panel and is answered', async () => {
  show();
  const asked = stubChat(() => jsonAnswer());
  act(() => askCaretaker('燃えるごみは？'));
  expect(await screen.findByText('燃えるごみは？')).toBeTruthy();
  expect(await screen.findByText('合わせて2匹まで')).toBeTruthy();
  expect(asked).toHaveLength(1);
});

test('where the caretaker is hidden, such a question leads home first', async () => {
  const { visited } = show({ at: '/vrm-assistant' });
  stubChat(() => jsonAnswer());
  act(() => askCaretaker('燃えるごみは？'));
  expect(await screen.findByText('合わせて2匹まで')).toBeTruthy();
  expect(visited).toEqual(['/vrm-assistant', '/demo']);
});

test('the spoken question can be sent; Escape ends the listening before the panel', async () => {
  vi.stubGlobal('isSecureContext', true);
  await openReady();
  vi.stubGlobal('SpeechRecognition', FakeRecognition);
  const asked = stubChat(() => jsonAnswer());
  fireEvent.click(screen.getByRole('button', { name: '声で質問' }));
  FakeRecognition.latest.hear('ペットは');
  expect(box().value).toBe('ペットは');
  fireEvent.keyDown(box(), { key: 'Escape' });
  expect(screen.getByRole('dialog')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: '声で質問' }));
  const listening = FakeRecognition.latest;
  listening.hear('何匹');
  fireEvent.click(sendButton());
  expect(await screen.findByText('合わせて2匹まで')).toBeTruthy();
  expect(asked[0]?.body.message).toBe('ペットは何匹');
  listening.hear('何匹まで');
  expect(listening.isAborted).toBe(true);
  expect(box().value).toBe('');
});

test('the settings are as specified, and kept for the session', async () => {
  await openReady();
  const asked = stubChat(() => jsonAnswer());
  const toggle = screen.getByRole('button', { name: '設定' });
  expect(toggle.getAttribute('aria-expanded')).toBe('false');
  expect(screen.queryByLabelText('専門モード')).toBeNull();
  fireEvent.click(toggle);
  const valueOf = (name: string) => screen.getByLabelText<HTMLSelectElement>(name).value;
  expect(screen.getByRole('switch', { checked: true }).textContent).toMatch(/^文書を使う/);
  expect(['AIモデル', 'OpenAIモデル', 'Geminiモデル', '専門モード'].map(valueOf)).toEqual([
    'gemini',
    'gpt-4o-mini',
    'gemini-2.5-pro',
    'management',
  ]);
  expect(await screen.findByText(/この環境では、内蔵エンジンが回答します/)).toBeTruthy();
  fireEvent.change(screen.getByLabelText('AIモデル'), { target: { value: 'openai' } });
  expect(screen.getByText('今月のAIモデルの回答：12／1,000回')).toBeTruthy();
  fireEvent.change(screen.getByLabelText('専門モード'), { target: { value: 'legal' } });
  expect(screen.getByRole('option', { name: '弁護士' })).toBeTruthy();
  await ask('ペット');
  await screen.findByText('合わせて2匹まで');
  expect(asked[0]?.body).toMatchObject({ aiModel: 'openai', expertMode: 'legal' });
  expect(JSON.parse(sessionStorage.getItem('caretaker.settings') ?? '')).toEqual({
    aiModel: 'openai',
    expertMode: 'legal',
  });
});

test('what the member has set for good comes before the defaults, this session before both', async () => {
  sessionStorage.setItem('caretaker.settings', '{"aiModel":"openai"}');
  const preference = { expertMode: 'finance', useDocuments: false } as const;
  await openReady({ answers: [created, answer(getCaretaker, { ...facts, preference })] });
  fireEvent.click(screen.getByRole('button', { name: '設定' }));
  expect(await screen.findByRole('switch', { checked: false })).toBeTruthy();
  expect(screen.getByLabelText<HTMLSelectElement>('専門モード').value).toBe('finance');
  expect(screen.getByLabelText<HTMLSelectElement>('AIモデル').value).toBe('openai');
});

test('an earlier conversation that cannot be opened is told', async () => {
  const { answerWith } = await openReady();
  const line = { title: '駐輪場', updatedAt: '2026-11-20T05:00:00Z', questionCount: 1 };
  answerWith(answer(listConversations, { conversations: [{ id: conversationId, ...line }] }));
  answerWith(refuse(getConversation, 404, '見つかりません。'));
  fireEvent.click(screen.getByRole('button', { name: '履歴' }));
  fireEvent.click(await screen.findByRole('button', { name: /^駐輪場/ }));
  expect(await screen.findByText('会話を開けませんでした')).toBeTruthy();
  expect(screen.getByText('見つかりません。')).toBeTruthy();
});

test('an earlier conversation can be opened and deleted', async () => {
  const { calls, answerWith } = await openReady();
  const earlier = '0a2f6a52-4f37-4c04-9d2e-7a1f6b60c7d3';
  const line = {
    id: earlier,
    title: '駐輪場',
    updatedAt: '2026-11-20T05:00:00Z',
    questionCount: 1,
  };
  answerWith(answer(listConversations, { conversations: [line] }));
  answerWith(
    answer(getConversation, {
      id: earlier,
      title: '駐輪場',
      messages: [
        { id: earlier, role: 'user', content: '駐輪場は？', createdAt: '2026-11-20T05:00:00Z' },
        answerMessage({ sources: [petSource] }),
      ],
    }),
  );
  fireEvent.click(screen.getByRole('button', { name: '履歴' }));
  fireEvent.click(await screen.findByRole('button', { name: /^駐輪場/ }));
  expect(await screen.findByText('駐輪場は？')).toBeTruthy();
  expect(screen.getByText('引用元：')).toBeTruthy();
  const asked = stubChat(() => jsonAnswer());
  await ask('続き');
  await waitFor(() => expect(asked[0]?.body.conversationId).toBe(earlier));

  fireEvent.click(screen.getByRole('button', { name: '履歴' }));
  fireEvent.click(await screen.findByRole('button', { name: '「駐輪場」を削除' }));
  expect(calls.some(({ method }) => method === 'DELETE')).toBe(false);
  answerWith(answer(deleteConversation, {}));
  answerWith(answer(listConversations, { conversations: [] }));
  fireEvent.click(screen.getByRole('button', { name: '削除する' }));
  expect(await screen.findByText(/^まだありません/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: '会話に戻る' }));
  expect(screen.queryByText('駐輪場は？')).toBeNull();
});

test('a new conversation begins empty', async () => {
  const { calls } = await openReady();
  stubChat(() => jsonAnswer());
  await ask('ペット');
  await screen.findByText('合わせて2匹まで');
  fireEvent.click(screen.getByRole('button', { name: '新しい会話' }));
  expect(screen.queryByText('合わせて2匹まで')).toBeNull();
  await waitFor(() =>
    expect(calls.filter(({ url }) => url === '/api/conversations')).toHaveLength(2),
  );
  expect(document.activeElement).toBe(box());
});

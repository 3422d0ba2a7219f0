import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { type ChatMessage, handOver, rateMessage, type Source } from '#contract/caretaker.ts';
import type { EntryState } from '#web/lib/caretaker-chat/entry.ts';
import { answer, refuse, renderPage } from '#web/testing/render-page.tsx';
import { answerMessage, petSource } from '#web/testing/stub-chat.ts';
import { dismissToast } from '#web/ui/toast.tsx';
import { Answer } from './answer.tsx';

beforeEach(() => act(() => dismissToast()));

type Shown = { sources?: Source[]; state?: EntryState; canAsk?: boolean };

function show(change: Partial<ChatMessage> = {}, given: Shown = {}) {
  const { sources = [petSource], state = 'done', canAsk = true } = given;
  const onAsk = vi.fn<(question: string) => void>();
  const first = answerMessage({ sources, ...change });
  const page = renderPage(<Shown first={first} state={state} canAsk={canAsk} onAsk={onAsk} />);
  return { ...page, onAsk };
}

type ShownProps = {
  first: ChatMessage;
  state: EntryState;
  canAsk: boolean;
  onAsk: (question: string) => void;
};

function Shown({ first, state, canAsk, onAsk }: ShownProps) {
  const [message, setMessage] = useState(first);
  return (
    <Answer
      entry={{ key: 'k1', state, message }}
      question="ペットは？"
      canAsk={canAsk}
      onAsk={onAsk}
      onChange={setMessage}
      Markdown={PlainText}
      ReadAloud={Silence}
    />
  );
}

function PlainText({ text, isEmergency }: { text: string; isEmergency: boolean }) {
  return <p data-emergency={isEmergency}>{text}</p>;
}

function Silence() {
  return null;
}

const button = (name: string) => screen.getByRole('button', { name });

test('how sure, how long, when and by whom', () => {
  show();
  expect(screen.getByText('正確度 87%').closest('summary')?.textContent).toContain('おおむね');
  expect(screen.getByText(/細かい条件は、引用元で確かめてください。/)).toBeTruthy();
  expect(screen.getByText('1.2秒')).toBeTruthy();
  expect(screen.getByText('内蔵エンジンが回答')).toBeTruthy();
  const time = document.querySelector('time');
  expect(time?.dateTime).toBe('2026-11-20T05:05:00Z');
  expect(time?.textContent).toMatch(/^11月20日 14:05$/);
});

test.each([
  ['answered', true],
  ['related', true],
  ['unknown', false],
  ['emergency', false],
  ['declined', false],
  ['small-talk', false],
] as const)('how sure is told of an answer only: %s', (outcome, isTold) => {
  show({ outcome });
  expect(screen.queryByText('正確度 87%') !== null).toBe(isTold);
  expect(screen.getByText('1.2秒')).toBeTruthy();
});

test('a model is named; what is not known is left out', () => {
  const { accuracy: _accuracy, processingTime: _time, ...rest } = answerMessage();
  renderPage(
    <Shown
      first={{ ...rest, engine: 'gpt-4o-mini', content: 'こんにちは' }}
      state="done"
      canAsk
      onAsk={() => undefined}
    />,
  );
  expect(screen.getByText('gpt-4o-mini が回答')).toBeTruthy();
  expect(screen.queryByText(/正確度|秒$|引用元/)).toBeNull();
});

test('a source shows its words, its place, its date, its remark and the way to it', () => {
  show({}, { sources: [petSource, { ...petSource, title: '旧細則', remark: '旧版' }] });
  expect(screen.getByRole('heading', { name: '引用元：' })).toBeTruthy();
  expect(screen.getAllByText('犬および猫については、合わせて2匹までとする。')).toHaveLength(2);
  expect(screen.getAllByText('第3条（飼うことができる数）・2026年5月25日から有効')).toHaveLength(2);
  expect(screen.getByText('旧版')).toBeTruthy();
  expect(screen.getByRole('link', { name: /^旧細則を開く/ }).getAttribute('target')).toBe('_blank');
  expect(document.getElementById('k1-source-2')?.closest('li')?.textContent).toContain('旧細則');
});

test('what the day of a source stands for depends on what it is', () => {
  const ruling = { kind: 'law' as const, title: '最高裁判決（平成12年3月21日）', place: '排水管' };
  show({}, { sources: [{ ...petSource, ...ruling, inForceFrom: '2000-03-21' }] });
  expect(screen.getByText('排水管・2000年3月21日判決')).toBeTruthy();
});

test('two passages of one article stand in one box', () => {
  show({}, { sources: [petSource, { ...petSource, excerpt: '届け出る。' }] });
  expect(
    within(screen.getByRole('list', { name: '引用元' })).getAllByRole('listitem'),
  ).toHaveLength(1);
  expect(document.getElementById('k1-source-2')?.textContent).toContain('届け出る。');
});

const quoted = () => document.querySelector('blockquote');

test('the number of a paragraph stands apart from that of the source', () => {
  show(
    {},
    { sources: [{ ...petSource, excerpt: '2　第5月曜日には、収集はない。\n12匹は飼えない。' }] },
  );
  expect(screen.getByText('2').parentElement?.textContent).toBe('2　第5月曜日には、収集はない。');
  expect(quoted()?.querySelectorAll('.text-muted')).toHaveLength(1);
});

test('the cells of a quoted table are kept whole, and no line begins with their ／', () => {
  const excerpt = '補償：破損／自己負担：なし／主な例：扉\n第1回／第2回に支払う。';
  show({}, { sources: [{ ...petSource, excerpt }] });
  const cells = [...(quoted()?.querySelectorAll('.inline-block') ?? [])];
  expect(cells.map((it) => it.textContent)).toEqual([
    '補償：破損\u2060／',
    '自己負担：なし\u2060／',
    '主な例：扉',
  ]);
  expect(quoted()?.textContent?.replaceAll('\u2060', '')).toBe(excerpt.replace('\n', ''));
});

test('a quoted number to call stays with its word', () => {
  show({}, { sources: [{ ...petSource, excerpt: '緊急センター　電話 0120-000-365（24時間）' }] });
  expect(quoted()?.querySelector('.inline-block')?.textContent).toBe('電話 0120-000-365');
});

test('the address of a source is checked, too', () => {
  show({}, { sources: [{ ...petSource, href: 'javascript:alert(1)' }] });
  expect(screen.getByText('ペット飼育細則を開く').getAttribute('href')).toBe('');
});

test('an emergency stands out', () => {
  show({ outcome: 'emergency' });
  expect(screen.getByRole('heading', { name: '緊急のときの連絡先と行動' })).toBeTruthy();
  expect(document.querySelector('[data-emergency=true]')).not.toBeNull();
});

test('suggestions ask at once, unless an answer is on its way', () => {
  const { onAsk } = show();
  fireEvent.click(button('届出はどうしますか'));
  expect(onAsk).toHaveBeenCalledWith('届出はどうしますか');
});

test('a suggestion waits while an answer is on its way', () => {
  const { onAsk } = show({}, { canAsk: false });
  fireEvent.click(button('届出はどうしますか'));
  expect(onAsk).not.toHaveBeenCalled();
  expect(button('届出はどうしますか').getAttribute('aria-disabled')).toBe('true');
});

test('thumbs are saved, changed and taken back; the words for a no are sent along', async () => {
  const { calls, answerWith } = show();
  const rated = (rating: 'up' | 'down' | null) =>
    answerWith(answer(rateMessage, { message: answerMessage({ rating }), isLearnt: false }));
  rated('up');
  fireEvent.click(button('役に立った'));
  await waitFor(() => expect(button('役に立った').getAttribute('aria-pressed')).toBe('true'));
  rated('down');
  fireEvent.click(button('役に立たない'));
  const reason = await screen.findByLabelText('どこが違っていましたか（任意）');
  expect(button('役に立った').getAttribute('aria-pressed')).toBe('false');
  fireEvent.change(reason, { target: { value: ' 古い細則です ' } });
  fireEvent.click(button('意見を送る'));
  expect(await screen.findByText('ご意見を保存しました')).toBeTruthy();
  expect(screen.queryByLabelText(/どこが違って/)).toBeNull();
  rated(null);
  fireEvent.click(button('役に立たない'));
  await waitFor(() => expect(button('役に立たない').getAttribute('aria-pressed')).toBe('false'));
  expect(calls.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toEqual([
    { rating: 'up', reason: '' },
    { rating: 'down', reason: '' },
    { rating: 'down', reason: '古い細則です' },
    { rating: null, reason: '' },
  ]);
  expect(screen.getByText('引用元：')).toBeTruthy();
});

test.each([true, false])('what a thumb teaches is said, and only then: %s', async (isLearnt) => {
  const { answerWith } = show();
  answerWith(answer(rateMessage, { message: answerMessage({ rating: 'up' }), isLearnt }));
  fireEvent.click(button('役に立った'));
  await waitFor(() => expect(button('役に立った').getAttribute('aria-pressed')).toBe('true'));
  expect(screen.queryByText(/この引用元を見つけやすく/) !== null).toBe(isLearnt);
});

test('a thumb that could not be saved is not shown', async () => {
  const { answerWith } = show();
  answerWith(refuse(rateMessage, 404, '見つかりません。'));
  fireEvent.click(button('役に立った'));
  expect(await screen.findByText('保存できませんでした')).toBeTruthy();
  expect(button('役に立った').getAttribute('aria-pressed')).toBe('false');
});

test('what is not known can be handed to the board', async () => {
  const { calls, answerWith } = show({ outcome: 'unknown' });
  fireEvent.click(button('理事会に質問する'));
  expect(await screen.findByText('ペットは？')).toBeTruthy();
  // Everybody in the house may read it.
  expect(screen.getByText(/ほかの居住者の方も読めます。/)).toBeTruthy();
  expect(screen.getByText(/お部屋番号、連絡先は書かないでください。/)).toBeTruthy();
  fireEvent.change(screen.getByLabelText('書き添えること（任意）'), {
    target: { value: ' うさぎです ' },
  });
  answerWith(refuse(handOver, 429, 'しばらくしてからお試しください。'));
  fireEvent.click(button('理事会に送る'));
  expect(await screen.findByText(/しばらくしてからお試しください。/)).toBeTruthy();
  const taskId = 'ca6a12b0-bf64-4172-ac59-35101cd455d4';
  answerWith(answer(handOver, { taskId, message: answerMessage({ isHandedOver: true }) }));
  fireEvent.click(button('理事会に送る'));
  const note = await screen.findByText('理事会に質問を届けました。');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.queryByRole('button', { name: '理事会に質問する' })).toBeNull();
  expect(screen.getByRole('link', { name: /ホームで確認する/ }).getAttribute('href')).toBe(
    '/demo#board-tasks',
  );
  await waitFor(() => expect(document.activeElement?.contains(note)).toBe(true));
  expect(calls.filter(({ method }) => method === 'POST').at(-1)?.body).toEqual({
    note: 'うさぎです',
    personal: 'refuse',
  });
});

test('a number to call is not sent before its writer knows who reads it', async () => {
  const { calls, answerWith } = show({ outcome: 'unknown' });
  fireEvent.click(button('理事会に質問する'));
  const note = await screen.findByLabelText('書き添えること（任意）');
  expect(screen.getByText(/回答は、ホームの「やること」とAI管理人に届きます。/)).toBeTruthy();
  fireEvent.change(note, { target: { value: '090-1234-5678' } });
  const sentence = '電話番号が入っています。ほかの居住者の方も読めます。消して届けますか。';
  answerWith(refuse(handOver, 422, sentence));
  fireEvent.click(button('理事会に送る'));
  expect((await screen.findByRole('alert')).textContent).toContain(sentence);
  fireEvent.click(button('直す'));
  expect(await screen.findByRole('button', { name: '理事会に送る' })).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();

  fireEvent.click(button('理事会に送る'));
  await screen.findByRole('alert');
  const taskId = 'ca6a12b0-bf64-4172-ac59-35101cd455d4';
  answerWith(answer(handOver, { taskId, message: answerMessage({ isHandedOver: true }) }));
  fireEvent.click(button('消して届ける'));
  await screen.findByText('理事会に質問を届けました。');
  expect(calls.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
    { note: '090-1234-5678', personal: 'refuse' },
    { note: '090-1234-5678', personal: 'refuse' },
    { note: '090-1234-5678', personal: 'remove' },
  ]);
});

test('the reply of the board stands where the question was handed over', () => {
  const boardReply = {
    answer: '屋上は立入禁止です。',
    writtenBy: '理事会',
    writtenAs: '理事長',
    writtenOn: '2026-11-20',
  };
  show({ outcome: 'unknown', isHandedOver: true, boardReply });
  expect(screen.getByText('理事会から回答がありました')).toBeTruthy();
  expect(screen.getByText('屋上は立入禁止です。')).toBeTruthy();
  expect(screen.getByText('11月20日（金） 理事長')).toBeTruthy();
  expect(screen.queryByText('理事会に質問を届けました。')).toBeNull();
});

test.each(['unknown', 'related', 'declined'] as const)(
  'an answer that is %s can be handed to the board',
  (outcome) => {
    show({ outcome, content: '申し訳ありません。' });
    expect(button('理事会に質問する')).toBeTruthy();
  },
);

test('words that name the button never stand without it', () => {
  show({ outcome: 'answered', content: '「理事会に質問する」を押すと、引き継げます。' });
  expect(button('理事会に質問する')).toBeTruthy();
});

test.each(['answered', 'emergency', 'small-talk'] as const)(
  'an answer that is %s offers no hand-over',
  (outcome) => {
    show({ outcome });
    expect(screen.queryByRole('button', { name: '理事会に質問する' })).toBeNull();
  },
);

test('the copy is plain words that name their sources', async () => {
  const written: string[] = [];
  vi.stubGlobal('navigator', {
    clipboard: { writeText: async (text: string) => written.push(text) },
  });
  show();
  fireEvent.click(button('コピー'));
  expect(await screen.findByText('回答をコピーしました')).toBeTruthy();
  expect(written).toEqual([
    '犬と猫は、合わせて2匹までです[1]。\n\n引用元：\n[1] ペット飼育細則　第3条（飼うことができる数）\n\nおおむね（正確度 87%）',
  ]);
});

test('where copying is refused, it says how to do it by hand', async () => {
  vi.stubGlobal('navigator', { clipboard: { writeText: () => Promise.reject(new Error('no')) } });
  show();
  fireEvent.click(button('コピー'));
  expect(await screen.findByText('コピーできませんでした')).toBeTruthy();
});

test('an answer that was stopped says so, and cannot be rated', () => {
  show({}, { state: 'stopped' });
  expect(screen.getByText('回答を途中で止めました。')).toBeTruthy();
  expect(screen.queryByRole('button', { name: '役に立った' })).toBeNull();
  expect(button('コピー')).toBeTruthy();
});

import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeRecognition } from '#web/testing/fake-recognition.ts';
import { AskByVoice } from './ask-by-voice.tsx';
import { useVoiceInput } from './use-voice-input.ts';
import { problemSentences } from './voice-problem.ts';

class FakeRecorder {
  static isTypeSupported = (type: string) => type === 'audio/mp4';
  state = 'inactive';
  mimeType: string;
  ondataavailable: ((event: { data: Blob }) => void) | null = null;
  onstop: (() => void) | null = null;
  constructor(_stream: unknown, { mimeType }: { mimeType: string }) {
    this.mimeType = mimeType;
  }
  start() {
    this.state = 'recording';
  }
  stop() {
    this.state = 'inactive';
    this.ondataavailable?.({ data: new Blob(['voice']) });
    this.onstop?.();
  }
}

const stopTrack = vi.fn<() => void>();

function haveRecorder(getUserMedia = async () => ({ getTracks: () => [{ stop: stopTrack }] })) {
  vi.stubGlobal('MediaRecorder', FakeRecorder);
  vi.stubGlobal('navigator', { mediaDevices: { getUserMedia } });
}

beforeEach(() => {
  stopTrack.mockClear();
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('SpeechRecognition', FakeRecognition);
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function show({ text = '', canTranscribe = false } = {}) {
  return render(<Box first={text} canTranscribe={canTranscribe} />);
}

function Box({ first, canTranscribe }: { first: string; canTranscribe: boolean }) {
  const [text, setText] = useState(first);
  return (
    <>
      <output>{text}</output>
      <AskByVoice text={text} onText={setText} canTranscribe={canTranscribe} />
    </>
  );
}

const button = () => screen.getByRole('button');
const words = () => document.querySelector('output')?.textContent;

test('words appear while they are spoken, after what is there already', () => {
  show({ text: '教えて：' });
  expect(button().getAttribute('aria-pressed')).toBe('false');
  fireEvent.click(button());
  const recognition = FakeRecognition.latest;
  expect(recognition).toMatchObject({ lang: 'ja-JP', interimResults: true, continuous: false });
  expect(button().getAttribute('aria-pressed')).toBe('true');
  expect(button().textContent).toBe('聞くのを止める');
  expect(screen.getByText('聞いています。お話しください。')).toBeTruthy();
  recognition.hear('ペットは');
  expect(words()).toBe('教えて：ペットは');
  recognition.hear('ペットは', '何匹まで');
  expect(words()).toBe('教えて：ペットは何匹まで');
  fireEvent.click(button());
  expect(button().textContent).toBe('声で質問');
});

test('Escape ends the listening and nothing else', () => {
  const outer = vi.fn<(event: KeyboardEvent) => void>();
  document.addEventListener('keydown', outer, true);
  show();
  fireEvent.click(button());
  fireEvent.keyDown(button(), { key: 'Escape' });
  expect(button().getAttribute('aria-pressed')).toBe('false');
  expect(outer).not.toHaveBeenCalled();
  fireEvent.keyDown(button(), { key: 'Escape' });
  expect(outer).toHaveBeenCalledTimes(1);
  document.removeEventListener('keydown', outer, true);
});

test.each([
  ['not-allowed', problemSentences['not-allowed']],
  ['no-speech', problemSentences['no-speech']],
  ['audio-capture', problemSentences['audio-capture']],
  ['network', problemSentences.network],
  ['service-not-allowed', problemSentences.network],
  ['bad-grammar', problemSentences.unknown],
])('the error %s is explained', (error, sentence) => {
  show();
  fireEvent.click(button());
  FakeRecognition.latest.fail(error);
  expect(screen.getByRole('alert').textContent).toBe(sentence);
  expect(button().getAttribute('aria-pressed')).toBe('false');
});

test('without a safe connection or without any way to hear, it says so', () => {
  vi.stubGlobal('isSecureContext', false);
  show();
  fireEvent.click(button());
  expect(screen.getByRole('alert').textContent).toBe(problemSentences.insecure);
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('SpeechRecognition', undefined);
  fireEvent.click(button());
  expect(screen.getByRole('alert').textContent).toBe(problemSentences.unsupported);
});

test('leaving lets the microphone go', () => {
  const { unmount } = show();
  fireEvent.click(button());
  unmount();
  expect(FakeRecognition.latest.isAborted).toBe(true);
});

test('where recognition has no network, the voice is recorded and written by the server', async () => {
  haveRecorder();
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    sent.push([url, typeof init.body === 'string' && JSON.parse(init.body)]);
    return Response.json({ text: 'ペットは何匹まで' });
  });
  show({ canTranscribe: true });
  fireEvent.click(button());
  FakeRecognition.latest.fail('network');
  expect(screen.getByText('マイクの準備をしています…')).toBeTruthy();
  expect(await screen.findByText('録音しています。お話しください。')).toBeTruthy();
  expect(screen.getByText(/^あと60秒$/)).toBeTruthy();
  fireEvent.click(button());
  await waitFor(() => expect(words()).toBe('ペットは何匹まで'));
  expect(sent).toEqual([
    ['/api/associations/own/transcriptions', { mediaType: 'audio/mp4', audio: btoa('voice') }],
  ]);
  expect(stopTrack).toHaveBeenCalled();
  expect(button().textContent).toBe('声で質問');
});

test('a recording ends after a minute', async () => {
  vi.stubGlobal('SpeechRecognition', undefined);
  haveRecorder();
  vi.stubGlobal('fetch', async () => Response.json({ text: '' }));
  vi.useFakeTimers();
  show({ canTranscribe: true });
  fireEvent.click(button());
  await act(() => vi.advanceTimersByTimeAsync(30_000));
  expect(screen.getByText('あと30秒')).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(31_000));
  expect(stopTrack).toHaveBeenCalled();
  vi.useRealTimers();
  expect((await screen.findByRole('alert')).textContent).toBe(problemSentences['no-speech']);
});

test('a microphone that is refused to the recording is explained', async () => {
  vi.stubGlobal('SpeechRecognition', undefined);
  haveRecorder(() => Promise.reject(new DOMException('no', 'NotAllowedError')));
  show({ canTranscribe: true });
  fireEvent.click(button());
  expect((await screen.findByRole('alert')).textContent).toBe(problemSentences['not-allowed']);
});

test('what the server says about the recording is passed on', async () => {
  vi.stubGlobal('SpeechRecognition', undefined);
  haveRecorder();
  vi.stubGlobal('fetch', async () =>
    Response.json({ message: 'いまは使えません。' }, { status: 503 }),
  );
  show({ canTranscribe: true });
  fireEvent.click(button());
  await screen.findByText('録音しています。お話しください。');
  fireEvent.click(button());
  expect((await screen.findByRole('alert')).textContent).toBe(
    '声を文字にできませんでした。いまは使えません。',
  );
});

test('what was recorded stands in the box in the moment in which it is sent', async () => {
  vi.stubGlobal('SpeechRecognition', undefined);
  haveRecorder();
  vi.stubGlobal('fetch', async () => Response.json({ text: 'ペットは何匹まで' }));
  const sent: string[] = [];
  function SendingBox() {
    const [text, setText] = useState('');
    const { start, stop, isActive } = useVoiceInput({
      canTranscribe: true,
      onWords: setText,
      onSpoken: () => sent.push(text),
    });
    return <button onClick={isActive ? stop : start}>{isActive ? '止める' : '話す'}</button>;
  }
  render(<SendingBox />);
  fireEvent.click(button());
  fireEvent.click(await screen.findByRole('button', { name: '止める' }));
  await vi.waitFor(() => expect(sent).toEqual(['ペットは何匹まで']));
});

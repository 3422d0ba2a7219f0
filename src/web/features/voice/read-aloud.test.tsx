import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Toaster } from '#web/ui/toast.tsx';
import { ReadAloud } from './read-aloud.tsx';
import { stopSpeech } from './speaker.ts';

type Voice = { lang: string; name: string; localService: boolean };

class FakeUtterance extends EventTarget {
  lang = '';
  voice: Voice | null = null;
  readonly text: string;
  constructor(text: string) {
    super();
    this.text = text;
  }
}

class FakeSynthesis extends EventTarget {
  voices: Voice[] = [{ lang: 'ja-JP', name: 'きょうこ', localService: true }];
  said: FakeUtterance[] = [];
  cancelled = 0;
  getVoices = () => this.voices;
  speak = (utterance: FakeUtterance) => this.said.push(utterance);
  cancel = () => {
    this.cancelled += 1;
  };
  end = () => act(async () => this.said.at(-1)?.dispatchEvent(new Event('end')));
}

let synthesis: FakeSynthesis;

beforeEach(() => {
  synthesis = new FakeSynthesis();
  vi.stubGlobal('speechSynthesis', synthesis);
  vi.stubGlobal('SpeechSynthesisUtterance', FakeUtterance);
});

afterEach(() => {
  act(() => stopSpeech());
  cleanup();
  vi.unstubAllGlobals();
});

function show(text = '**2匹まで**です[1]。届出がいります。') {
  return render(
    <Toaster>
      <ReadAloud id="a" text={text} />
    </Toaster>,
  );
}

const press = (name: string) =>
  act(async () => fireEvent.click(screen.getByRole('button', { name })));
const spoken = () => synthesis.said.map(({ text }) => text);

test('sentence by sentence in Japanese, without the signs of Markdown', async () => {
  show();
  await press('読み上げる');
  expect(screen.getByRole('button', { name: '一時停止' }).getAttribute('aria-pressed')).toBe(
    'true',
  );
  expect(synthesis.said[0]).toMatchObject({ lang: 'ja-JP', voice: { name: 'きょうこ' } });
  await synthesis.end();
  expect(spoken()).toEqual(['2匹までです。', '届出がいります。']);
  await synthesis.end();
  expect(screen.getByRole('button', { name: '読み上げる' }).ariaPressed).not.toBe('true');
});

test('it pauses, goes on with the same sentence, and ends', async () => {
  show();
  await press('読み上げる');
  await synthesis.end();
  await press('一時停止');
  expect(synthesis.cancelled).toBe(1);
  await press('続きを聞く');
  expect(spoken()).toEqual(['2匹までです。', '届出がいります。', '届出がいります。']);
  await press('読み上げを終える');
  expect(screen.getByRole('button', { name: '読み上げる' })).toBeTruthy();
});

test('it waits for the voices of the browser', async () => {
  const [voice] = synthesis.voices;
  synthesis.voices = [];
  show();
  await press('読み上げる');
  expect(spoken()).toEqual([]);
  synthesis.voices = voice ? [voice] : [];
  await act(async () => synthesis.dispatchEvent(new Event('voiceschanged')));
  expect(synthesis.said[0]?.voice?.name).toBe('きょうこ');
});

test('leaving the answer or the page makes it silent', async () => {
  const { unmount } = show();
  await press('読み上げる');
  await act(async () => window.dispatchEvent(new Event('pagehide')));
  expect(synthesis.cancelled).toBe(1);
  await press('読み上げる');
  unmount();
  expect(synthesis.cancelled).toBe(2);
});

test('one answer at a time', async () => {
  render(
    <Toaster>
      <ReadAloud id="a" text="一です。" />
      <ReadAloud id="b" text="二です。" />
    </Toaster>,
  );
  const [first, second] = screen.getAllByRole('button', { name: '読み上げる' });
  await act(async () => first && fireEvent.click(first));
  await act(async () => second && fireEvent.click(second));
  expect(spoken()).toEqual(['一です。', '二です。']);
  expect(screen.getAllByRole('button', { name: '一時停止' })).toHaveLength(1);
});

test.each([
  ['synthesis-failed', '端末の音量と、読み上げの設定をご確認'],
  ['not-allowed', '端末の音量と、読み上げの設定をご確認'],
])(
  'after the error %s it is said what to do, and not twice what happened',
  async (error, sentence) => {
    show();
    await press('読み上げる');
    await act(async () =>
      synthesis.said[0]?.dispatchEvent(Object.assign(new Event('error'), { error })),
    );
    expect(screen.getByText(new RegExp(sentence))).toBeTruthy();
    expect(screen.getAllByText(/読み上げられません/)).toHaveLength(1);
    expect(screen.getByRole('button', { name: '読み上げる' })).toBeTruthy();
  },
);

test('a device without a Japanese voice, and a browser without any, are told', async () => {
  synthesis.voices = [{ lang: 'en-US', name: 'Sam', localService: true }];
  show();
  await press('読み上げる');
  expect(screen.getByText(/日本語の読み上げの声が/)).toBeTruthy();
  vi.stubGlobal('speechSynthesis', undefined);
  await press('読み上げる');
  await waitFor(() => expect(screen.getByText(/対応していません/)).toBeTruthy());
});

import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Entry } from '#web/lib/caretaker-chat/entry.ts';
import { renderPage } from '#web/testing/render-page.tsx';
import { MessageList } from './message-list.tsx';

// There is no layout here: a list of 300 px, 100 px for every line, the welcome being 200 px.
const frameHeight = 300;
const welcomeHeight = 200;
const lineHeight = 100;
let lines = 0;
let formatted: () => void;

beforeEach(() => {
  lines = 0;
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(tell: () => void) {
        formatted = () => act(tell);
      }
      observe() {}
      disconnect() {}
    },
  );
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(frameHeight);
  vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockImplementation(
    () => welcomeHeight + lines * lineHeight,
  );
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (
    this: HTMLElement,
  ) {
    const top = this.dataset['role'] === 'user' ? topOf(this) : 0;
    return new DOMRect(0, top, 0, 0);
  });
});

afterEach(() => vi.restoreAllMocks());

function topOf(element: HTMLElement): number {
  const before = [...(element.parentElement?.children ?? [])].indexOf(element);
  return welcomeHeight + before * lineHeight - frame().scrollTop;
}

type Role = Entry['message']['role'];

function List() {
  const [entries, setEntries] = useState<readonly Entry[]>([]);
  function add(role: Role) {
    const key = String(entries.length);
    const message = { id: key, role, content: key, createdAt: '2026-11-21T05:00:00Z' };
    setEntries([...entries, { key, state: 'done', message }]);
  }
  return (
    <>
      <button type="button" onClick={() => add('user')}>
        user
      </button>
      <button type="button" onClick={() => add('assistant')}>
        assistant
      </button>
      <MessageList
        Answer={Line}
        entries={entries}
        isBusy={false}
        onAsk={() => undefined}
        onChange={() => undefined}
      />
    </>
  );
}

function Line({ entry }: { entry: Entry }) {
  return <p>{entry.message.content}</p>;
}

const frame = () => screen.getByRole('region', { name: '会話' });
const latest = () => screen.queryByRole('button', { name: '最新の回答へ' });
function say(role: Role) {
  lines += 1;
  fireEvent.click(screen.getByRole('button', { name: role }));
}

test('the list follows the latest lines until the question stands at the top', () => {
  renderPage(<List />);
  say('user');
  expect(frame().scrollTop).toBe(0);
  say('assistant');
  expect(frame().scrollTop).toBe(100);
  for (let line = 0; line < 5; line += 1) say('assistant');
  expect(frame().scrollTop).toBe(188);
  expect(latest()).toBeNull();
});

test('who has scrolled up stays there, and is shown the way back', () => {
  renderPage(<List />);
  say('user');
  for (let line = 0; line < 4; line += 1) say('assistant');
  frame().scrollTop = 20;
  fireEvent.scroll(frame());
  say('assistant');
  expect(frame().scrollTop).toBe(20);
  const back = latest();
  expect(back).not.toBeNull();
  if (back) fireEvent.click(back);
  expect(frame().scrollTop).toBe(188);
  expect(latest()).toBeNull();
});

test('when answers are formatted, the question keeps its place', () => {
  renderPage(<List />);
  say('user');
  say('assistant');
  lines += 4;
  expect(frame().scrollTop).toBe(100);
  formatted();
  expect(frame().scrollTop).toBe(188);
});

test('while the latest answer is shown, nothing points to it', () => {
  renderPage(<List />);
  say('user');
  for (let line = 0; line < 6; line += 1) say('assistant');
  expect(frame().scrollTop).toBe(188);
  // What was formatted is shorter: the list cannot stand where it stood, and tells so as if someone had scrolled.
  lines = 2;
  frame().scrollTop = 100;
  fireEvent.scroll(frame());
  expect(latest()).toBeNull();
});

test('the way back stands in a row of its own, not over an answer', () => {
  renderPage(<List />);
  say('user');
  for (let line = 0; line < 6; line += 1) say('assistant');
  frame().scrollTop = 0;
  fireEvent.scroll(frame());
  expect(latest()?.parentElement?.previousElementSibling).toBe(frame());
  expect(latest()?.className).not.toContain('absolute');
});

test('a new question brings the reader back', () => {
  renderPage(<List />);
  say('user');
  for (let line = 0; line < 6; line += 1) say('assistant');
  frame().scrollTop = 0;
  fireEvent.scroll(frame());
  say('user');
  expect(frame().scrollTop).toBe(700);
});

test('where the list is no window of its own the page goes to the question, below what stays on top', () => {
  renderPage(
    <>
      <p data-stays-on-top="">0120-000-365</p>
      <List />
    </>,
  );
  frame().style.overflowY = 'visible';
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(150);
  const goTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  say('user');
  expect(goTo.mock.lastCall).toEqual([{ top: welcomeHeight - 150 }]);
  say('assistant');
  expect(goTo).toHaveBeenCalledTimes(2);
  // Who has scrolled on is left there.
  vi.stubGlobal('scrollY', 400);
  formatted();
  expect(goTo).toHaveBeenCalledTimes(2);
});

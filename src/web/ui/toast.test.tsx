import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dismissToast, listToasts, Toaster, toast, updateToast } from './toast.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  render(<Toaster />);
});

afterEach(() => {
  act(() => {
    dismissToast();
    vi.advanceTimersByTime(1_000_000);
  });
  cleanup();
  vi.useRealTimers();
});

function show(title: string): number {
  let id = 0;
  act(() => {
    id = toast({ title });
  });
  return id;
}

function pass(ms: number): void {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
}

const titles = () => screen.queryAllByRole('listitem').map((it) => it.textContent);

test('at most one toast is held: the next takes its place', () => {
  show('一件目');
  show('二件目');
  expect(titles()).toEqual(['二件目']);
  expect(listToasts()).toHaveLength(1);
});

test('it closes after five seconds', () => {
  show('保存しました');
  pass(4_999);
  expect(titles()).toEqual(['保存しました']);
  pass(1);
  expect(titles()).toEqual([]);
});

test('a closed toast is held for another 1,000,000 ms', () => {
  const id = show('保存しました');
  act(() => dismissToast(id));
  expect(titles()).toEqual([]);
  pass(999_999);
  expect(listToasts()).toEqual([{ id, title: '保存しました', open: false }]);
  pass(1);
  expect(listToasts()).toEqual([]);
});

test('the removal of a closed toast leaves its successor alone', () => {
  act(() => dismissToast(toast({ title: '一件目' })));
  pass(999_000);
  show('二件目');
  pass(1_000);
  expect(titles()).toEqual(['二件目']);
});

test('a held toast can change its words', () => {
  const id = show('送信しています');
  act(() => updateToast(id, { title: '送信しました', description: 'ありがとうございます。' }));
  expect(titles()).toEqual(['送信しましたありがとうございます。']);
});

test('F8 moves the focus to the notifications', () => {
  show('保存しました');
  fireEvent.keyDown(document, { key: 'F8', code: 'F8' });
  expect(document.activeElement?.tagName).toBe('OL');
  expect(screen.getByRole('region', { name: '通知（F8）' }).contains(document.activeElement)).toBe(
    true,
  );
});

test('its button closes it', () => {
  show('保存しました');
  fireEvent.click(screen.getByRole('button', { name: '通知を閉じる' }));
  expect(titles()).toEqual([]);
});

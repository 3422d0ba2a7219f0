import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useIsPrinting } from './use-is-printing.ts';

/** The medium as a browser tells it, to be turned by hand. */
function paper() {
  const medium = Object.assign(new EventTarget(), { matches: false });
  vi.stubGlobal('matchMedia', () => medium);
  return (matches: boolean) =>
    act(() => {
      medium.matches = matches;
      medium.dispatchEvent(new Event('change'));
    });
}

const tell = (name: string) => act(() => void dispatchEvent(new Event(name)));

afterEach(() => vi.unstubAllGlobals());

test('going to paper and back while the sheets are counted is no end of printing', () => {
  const turn = paper();
  const { result } = renderHook(useIsPrinting);
  expect(result.current).toBe(false);
  tell('beforeprint');
  for (const matches of [true, false, true]) {
    turn(matches);
    expect(result.current).toBe(true);
  }
  turn(false);
  expect(result.current).toBe(true);
  tell('afterprint');
  expect(result.current).toBe(false);
});

test('a tool that prints without the dialogue is followed by the medium alone', () => {
  const turn = paper();
  const { result } = renderHook(useIsPrinting);
  turn(true);
  expect(result.current).toBe(true);
  turn(false);
  expect(result.current).toBe(false);
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Frames, paceWatch, screenFrames } from './frames.ts';

/** Pictures that were asked for and not yet drawn. */
const asked = new Map<number, (now: number) => void>();
let count = 0;
const begun: Frames[] = [];
let onSeen: (isIntersecting: boolean) => void = () => undefined;
let isHidden = false;

class Watcher {
  constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
    onSeen = (isIntersecting) => tell([{ isIntersecting }]);
  }
  observe(): void {}
  disconnect(): void {}
}

beforeEach(() => {
  asked.clear();
  isHidden = false;
  vi.stubGlobal('IntersectionObserver', Watcher);
  vi.stubGlobal('requestAnimationFrame', (draw: (now: number) => void) => {
    count += 1;
    asked.set(count, draw);
    return count;
  });
  vi.stubGlobal('cancelAnimationFrame', (request: number) => asked.delete(request));
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
});

afterEach(() => {
  for (const frames of begun.splice(0)) frames.stop();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function hide(now: boolean): void {
  isHidden = now;
  document.dispatchEvent(new Event('visibilitychange'));
}

function begin(limit = 30): { frames: Frames; drawn: number[] } {
  const frames = screenFrames(document.createElement('div'));
  const drawn: number[] = [];
  begun.push(frames);
  frames.limit = limit;
  frames.start((now) => drawn.push(now));
  return { frames, drawn };
}

/** The screen's next picture, if one was asked for. */
function pass(now: number): void {
  const waiting = [...asked.values()];
  asked.clear();
  for (const draw of waiting) draw(now);
}

test('in a hidden tab, or scrolled away, no picture is even asked for', () => {
  const { drawn } = begin();
  pass(0);
  expect(drawn).toEqual([0]);
  hide(true);
  expect(asked.size).toBe(0);
  pass(100);
  hide(false);
  pass(200);
  expect(drawn).toEqual([0, 200]);
  onSeen(false);
  expect(asked.size).toBe(0);
  onSeen(true);
  pass(300);
  expect(drawn).toEqual([0, 200, 300]);
});

test('never more pictures than allowed, whatever the screen would take', () => {
  const { drawn } = begin(8);
  for (let now = 0; now <= 1_000; now += 1_000 / 60) pass(now);
  expect(drawn.length).toBeLessThanOrEqual(9);
  expect(drawn.length).toBeGreaterThan(6);
});

test('what is stopped draws no more, and does not begin again with the tab', () => {
  const { frames, drawn } = begin();
  pass(0);
  frames.stop();
  hide(true);
  hide(false);
  pass(100);
  expect(drawn).toEqual([0]);
  expect(asked.size).toBe(0);
});

test('pictures that keep coming late are heavy, far too late hopeless; a pause is neither', () => {
  const told = (apart: readonly number[]) => {
    const watch = paceWatch();
    return apart.map((ms) => watch(ms, 30)).at(-1);
  };
  const many = (ms: number) => Array.from({ length: 20 }, () => ms);
  expect(told(many(34))).toBe('fine');
  expect(told(many(90))).toBe('heavy');
  expect(told(many(700))).toBe('hopeless');
  expect(told([...many(34), 60_000])).toBe('fine');
});

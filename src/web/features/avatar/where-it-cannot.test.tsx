import { render, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { shutMouth } from '#web/lib/figure/mouth.ts';
import { Avatar } from './avatar.tsx';
import { findGraphics } from './graphics.ts';

/** A machine that could draw. */
function giveGraphics(renderer: string): void {
  const context = {
    RENDERER: 1,
    getExtension: () => null,
    getParameter: () => renderer,
  };
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
}

function giveMemory(gigabytes: number): void {
  vi.stubGlobal(
    'navigator',
    new Proxy(navigator, {
      get: (target, key) => (key === 'deviceMemory' ? gigabytes : Reflect.get(target, key)),
    }),
  );
}

function show(loadModel: () => Promise<ArrayBuffer>) {
  const { container } = render(
    <Avatar
      mood="idle"
      season="autumn"
      mouth={() => shutMouth}
      loadModel={loadModel}
      attention={[0, 0]}
      isFlat={false}
      onBroken={() => undefined}
    />,
  );
  return () => container.querySelector('[data-avatar]')?.getAttribute('data-avatar');
}

let loads = 0;
const never = () => {
  loads += 1;
  return new Promise<ArrayBuffer>(() => undefined);
};

beforeEach(() => {
  loads = 0;
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('without WebGL it is the drawing, and the model is never asked for', async () => {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  const shown = show(never);
  await waitFor(() => expect(shown()).toBe('picture'));
  expect(loads).toBe(0);
});

test('where memory is short it is the drawing, and the model is never asked for', async () => {
  giveGraphics('A chip');
  giveMemory(1);
  const shown = show(never);
  await waitFor(() => expect(shown()).toBe('picture'));
  expect(loads).toBe(0);
  giveMemory(4);
  expect(findGraphics()).toBe('chip');
});

test('a program that draws without a chip is told apart', () => {
  giveGraphics('Google SwiftShader');
  expect(findGraphics()).toBe('processor');
});

test('a model that is still on its way after five seconds is waited for no longer', async () => {
  giveGraphics('A chip');
  const patience = new AbortController();
  const waited: number[] = [];
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    waited.push(ms);
    return patience.signal;
  });
  const shown = show(never);
  await waitFor(() => expect(loads).toBe(1));
  expect(waited).toEqual([5_000]);
  expect(shown()).toBe('loading');
  patience.abort();
  await waitFor(() => expect(shown()).toBe('picture'));
});

import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { Refusal } from '#domain/refusal.ts';
import { createRateLimit } from './rate-limit.ts';

test('so many uses within the window, and one more when the first lies behind it', () => {
  const use = createRateLimit({ count: 3, windowMs: 1000 });
  for (const at of [0, 100, 999]) use('a', at);
  expect(() => use('a', 999)).toThrow(Refusal);
  use('a', 1000);
  expect(() => use('a', 1050)).toThrow(Refusal);
});

test('a refused use does not make the wait longer', () => {
  const use = createRateLimit({ count: 1, windowMs: 1000 });
  use('a', 0);
  for (const at of [100, 500, 999]) expect(() => use('a', at)).toThrow(Refusal);
  use('a', 1000);
});

test('each key has a limit of its own', () => {
  const use = createRateLimit({ count: 1, windowMs: 1000 });
  use('a', 0);
  use('b', 0);
  expect(() => use('a', 1)).toThrow(Refusal);
});

test('the refusal says its sentence', () => {
  const use = createRateLimit({ count: 1, windowMs: 1000, sentence: '少し待ってください。' });
  use('a', 0);
  expect(() => use('a', 1)).toThrow(
    expect.objectContaining({ code: 'too_many_requests', sentence: '少し待ってください。' }),
  );
});

test('callers that never come back are forgotten', () => {
  setFlagsFromString('--expose-gc');
  const collectGarbage: () => void = runInNewContext('gc');
  const use = createRateLimit({ count: 1, windowMs: 1000 });
  collectGarbage();
  const usedBefore = process.memoryUsage().heapUsed;
  for (let i = 0; i < 100_000; i++) use(`${i}-${'x'.repeat(40)}`, i * 100);
  collectGarbage();
  expect(process.memoryUsage().heapUsed - usedBefore).toBeLessThan(2_000_000);
  use('the counter itself is still there', 10_000_000);
});

import { describe, expect, test } from 'vitest';
import { isShown } from './testing/demonstration.ts';
import { setAside } from './testing/set-aside-examples.ts';
import { tuned } from './testing/tuned-examples.ts';

describe.each([
  ['tuned on', tuned],
  ['set aside', setAside],
])('sentences of a model, %s', (_, { kept, removed, stillLost, stillShown }) => {
  test.each(kept)('true, and kept: %s, %s %s', (...answer) => {
    expect(isShown(...answer)).toBe(true);
  });
  test.each(removed)('false, and removed: %s, %s %s', (...answer) => {
    expect(isShown(...answer)).toBe(false);
  });
  test.each(stillLost)('true, and lost: %s, %s %s', (...answer) => {
    expect(isShown(...answer)).toBe(false);
  });
  test.each(stillShown)('false, and shown: %s, %s %s', (...answer) => {
    expect(isShown(...answer)).toBe(true);
  });
});

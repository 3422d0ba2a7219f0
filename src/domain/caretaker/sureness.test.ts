import { expect, test } from 'vitest';
import { surenessOf } from './sureness.ts';

test.each([
  [1, 'たしか'],
  [0.9, 'たしか'],
  [0.899, 'おおむね'],
  [0.7, 'おおむね'],
  [0.699, '要確認'],
  [0, '要確認'],
])('a chance of %d is %s', (chance, word) => {
  expect(surenessOf(chance).word).toBe(word);
});

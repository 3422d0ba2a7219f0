import { expect, test } from 'vitest';
import { answerByOf } from './answer-by.ts';
import { reading } from './forms/spaces.ts';

test.each([
  ['two weeks from the day it came', [{ kind: 'sent', on: '2026-11-21' }], '2026-12-05'],
  [
    'anew after something was asked back',
    [
      { kind: 'sent', on: '2026-11-21' },
      { kind: 'asked-back', on: '2026-11-25' },
      { kind: 'sent', on: '2026-11-28' },
    ],
    '2026-12-12',
  ],
  [
    'not while it is with whoever applied',
    [
      { kind: 'sent', on: '2026-11-21' },
      { kind: 'asked-back', on: '2026-11-25' },
    ],
    null,
  ],
  [
    'not once it was answered',
    [
      { kind: 'sent', on: '2026-11-21' },
      { kind: 'approved', on: '2026-11-25' },
    ],
    null,
  ],
] as const)('%s', (_name, steps, day) => {
  expect(answerByOf(reading, steps)).toBe(day);
});

test('a form without a clock has none', () => {
  expect(answerByOf({}, [{ kind: 'sent', on: '2026-11-21' }])).toBeNull();
});

import { expect, test } from 'vitest';
import { isNewReply, replierOf } from './board-reply.ts';

test('the company answers in its own name', () => {
  expect(replierOf('chair')).toBe('理事会');
  expect(replierOf('companyStaff')).toBe('管理会社');
});

test.each([
  ['2026-11-21', true],
  ['2026-11-07', true],
  ['2026-11-06', false],
])('a reply of %s is new on 2026-11-21: %s', (writtenOn, isNew) => {
  expect(isNewReply(writtenOn, '2026-11-21')).toBe(isNew);
});

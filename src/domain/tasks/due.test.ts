import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '#domain/calendar.ts';
import { dueOf, dueWords, problemOfDue } from './due.ts';

const today = '2026-11-21';

test.each([
  ['2026-11-18', 'overdue', '期限を3日過ぎています'],
  ['2026-11-20', 'overdue', '期限を1日過ぎています'],
  ['2026-11-21', 'near', '本日まで'],
  ['2026-11-22', 'near', '明日まで'],
  ['2026-11-28', 'near', 'あと7日'],
  ['2026-11-29', 'later', 'あと8日'],
  [null, 'none', ''],
])('a task due on %s is %s: %s', (dueOn, due, words) => {
  expect(dueOf(today, dueOn)).toBe(due);
  expect(dueWords(today, dueOn)).toBe(words);
});

test.each([
  ['2026-11-20', null, '期限は、今日からの日にしてください。'],
  ['2020-12-01', '2026-11-20', '期限は、今日からの日にしてください。'],
  ['2026-11-20', '2026-11-20', null],
  ['2026-11-21', null, null],
  ['2027-01-01', null, null],
  [null, '2026-11-20', null],
])('setting %s where %s stood: %s', (dueOn, before, problem) => {
  expect(problemOfDue(dueOn, { today, before })).toBe(problem);
});

test('the words say 過ぎて exactly for what is overdue', () => {
  fc.assert(
    fc.property(fc.integer({ min: -400, max: 400 }), (days) => {
      const dueOn = addDays(today, days);
      expect(dueWords(today, dueOn).includes('過ぎて')).toBe(dueOf(today, dueOn) === 'overdue');
    }),
  );
});

import { expect, test } from 'vitest';
import { billDayWords, isOverdue } from './due-day.ts';

const today = '2026-11-30';

test.each([
  ['2026-12-10', false, '支払期限 2026年12月10日（あと10日）'],
  ['2026-11-30', false, '支払期限 2026年11月30日（本日まで）'],
  ['2026-11-16', false, '支払期限 2026年11月16日（期限を14日過ぎています）'],
  ['2026-12-10', true, '口座振替の日 2026年12月10日'],
  // 2026-11-23 is a holiday: the bank draws on the 24th.
  [
    '2026-11-23',
    true,
    '口座振替の日 2026年11月24日（引き落としを通帳で確かめて、記帳してください）',
  ],
  [
    '2026-11-16',
    true,
    '口座振替の日 2026年11月16日（引き落としを通帳で確かめて、記帳してください）',
  ],
])('a bill of %s, drawn: %s', (dueOn, isDebited, words) => {
  expect(billDayWords({ dueOn, isDebited }, today)).toBe(words);
});

test('what is drawn by the bank is never late', () => {
  expect(isOverdue({ dueOn: '2026-11-29', isDebited: false }, today)).toBe(true);
  expect(isOverdue({ dueOn: '2026-11-30', isDebited: false }, today)).toBe(false);
  expect(isOverdue({ dueOn: '2026-11-29', isDebited: true }, today)).toBe(false);
});

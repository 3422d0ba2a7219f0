import { describe, expect, test } from 'vitest';
import { addDays, daysBetween } from '#domain/calendar.ts';
import { monthsAfter } from '#domain/people/term.ts';
import { dueDayOf, dueExample, dueWords, lastDayOf, timeWords } from './due.ts';
import type { Due } from './form.ts';
import { lapseDayOf, nextSteps, stateOf } from './state.ts';

const due = (side: Due['side'], count: number, unit: Due['unit']): Due => ({
  field: 'startsOn',
  side,
  count,
  unit,
});

describe('the last day', () => {
  test.each([
    ['seven days before', due('before', 7, 'days'), '2026-12-08', '2026-12-01'],
    ['over the end of a year', due('before', 21, 'days'), '2027-01-05', '2026-12-15'],
    ['the day before', due('before', 0, 'days'), '2027-01-01', '2026-12-31'],
    ['a month, over the end of a year', due('before', 1, 'months'), '2027-01-15', '2026-12-15'],
    ['a month before the last of March', due('before', 1, 'months'), '2027-03-31', '2027-02-28'],
    ['the same in a leap year', due('before', 1, 'months'), '2028-03-31', '2028-02-29'],
    ['within fourteen days', due('after', 14, 'days'), '2026-12-25', '2027-01-08'],
    ['at once', due('after', 0, 'days'), '2026-12-31', '2026-12-31'],
  ])('%s', (_name, rule, day, last) => {
    expect(lastDayOf(rule, day)).toBe(last);
    expect(dueDayOf(rule, { startsOn: day })).toBe(last);
  });

  test('is as many days before, for every day of three years and every count', () => {
    for (let index = 0; index < 1_096; index += 1) {
      const day = addDays('2026-01-01', index);
      for (const count of [0, 1, 7, 14, 21, 30]) {
        const last = lastDayOf(due('before', count, 'days'), day);
        expect(daysBetween(last, day)).toBe(Math.max(count, 1));
      }
      expect(monthsAfter(monthsAfter(day, 1), -1) <= day).toBe(true);
      expect(monthsAfter(day, 12).slice(5)).toBe(day.endsWith('02-29') ? '02-28' : day.slice(5));
    }
  });

  test('is not known without its day', () => {
    expect(dueDayOf(due('before', 7, 'days'), {})).toBeNull();
    expect(dueDayOf(due('before', 7, 'days'), { startsOn: '来月' })).toBeNull();
    expect(dueDayOf(null, { startsOn: '2026-11-20' })).toBeNull();
  });

  test('is said in words', () => {
    expect(dueWords(due('before', 21, 'days'), '工事を始める日')).toBe(
      '「工事を始める日」の21日前まで',
    );
    expect(dueWords(due('before', 0, 'days'), '飼い始める日')).toBe('「飼い始める日」の前の日まで');
    expect(timeWords('2026-12-14', '2026-12-14')).toContain('間に合います');
    expect(timeWords('2026-12-14', '2026-12-15')).toContain('過ぎています');
  });
});

describe('an example for who would not count', () => {
  test.each([
    [due('before', 7, 'days'), '2026-12-01', '12月8日（火）なら、12月1日（火）までです。'],
    [due('before', 7, 'days'), '2026-12-28', '2027年1月4日（月）なら、12月28日（月）までです。'],
    [due('before', 1, 'months'), '2026-12-01', '2027年1月1日（金）なら、12月1日（火）までです。'],
    [due('after', 14, 'days'), '2026-12-01', '12月1日（火）なら、12月15日（火）までです。'],
    [due('before', 0, 'days'), '2026-12-01', ''],
    [null, '2026-12-01', ''],
  ])('%o on %s', (rule, today, words) => {
    expect(dueExample(rule, today)).toBe(words);
  });
});

describe('where an application stands', () => {
  const permit = { genre: 'application', decider: 'board', lapsesAfterMonths: 6 } as const;
  const sent = { kind: 'sent', on: '2026-08-20' } as const;
  const approved = { kind: 'approved', on: '2026-08-31' } as const;

  test('a permit lapses after its months, unless it was used', () => {
    expect(lapseDayOf(permit, [sent, approved])).toBe('2027-02-28');
    expect(stateOf(permit, [sent, approved], '2027-02-28')).toBe('approved');
    expect(stateOf(permit, [sent, approved], '2027-03-01')).toBe('expired');
    const done = { kind: 'done', on: '2026-10-01' } as const;
    expect(stateOf(permit, [sent, approved, done], '2027-03-01')).toBe('done');
  });

  test('nothing follows a refusal, a withdrawal, a receipt or a lapse', () => {
    for (const state of ['refused', 'withdrawn', 'received', 'expired', 'done'] as const) {
      expect(nextSteps(permit, state)).toEqual([]);
    }
  });

  test('a 届出 is never approved, an application never merely received', () => {
    const told = { ...permit, genre: 'notification' } as const;
    expect(nextSteps(told, 'waiting')).not.toContain('approved');
    expect(nextSteps(permit, 'waiting')).not.toContain('received');
  });

  test('what was asked back waits again once it is sent again', () => {
    const back = { kind: 'asked-back', on: '2026-08-21' } as const;
    expect(stateOf(permit, [], '2026-08-21')).toBe('draft');
    expect(stateOf(permit, [sent, back], '2026-08-21')).toBe('asked-back');
    expect(stateOf(permit, [sent, back, sent], '2026-08-22')).toBe('waiting');
  });
});

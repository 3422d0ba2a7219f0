import fc from 'fast-check';
import { expect, test } from 'vitest';
import { partsOf, weekdayOf } from '#domain/calendar.ts';
import { collectionMonth } from './collection-month.ts';
import { groupKinds } from './kinds.ts';

const plan = {
  pauses: [{ startsOn: '2026-12-31', endsOn: '2027-01-03', reason: '年末年始' }],
  kinds: groupKinds([
    { name: '燃やすごみ', weekday: 2, weeks: null, how: '' },
    { name: '燃やすごみ', weekday: 5, weeks: null, how: '' },
    { name: '古紙・古布', weekday: 1, weeks: [2, 4], how: '' },
  ]),
};

test('November 2026 begins on a Sunday and has five weeks', () => {
  const { year, month, weeks } = collectionMonth(plan, '2026-11-21', 0);
  expect([year, month, weeks.length]).toEqual([2026, 11, 5]);
  expect(weeks[0]?.map((day) => day?.names.join())).toEqual([
    '',
    '',
    '燃やすごみ',
    '',
    '',
    '燃やすごみ',
    '',
  ]);
  expect(weeks[1]?.[1]).toEqual({ date: '2026-11-09', names: ['古紙・古布'], pause: null });
  expect(weeks[4]?.slice(1, 3).map((day) => day?.date)).toEqual(['2026-11-30', undefined]);
});

test('the months before and after, over the end of a year', () => {
  const at = (away: number) => {
    const { year, month } = collectionMonth(plan, '2026-11-21', away);
    return [year, month];
  };
  expect([at(-11), at(-10), at(1), at(2)]).toEqual([
    [2025, 12],
    [2026, 1],
    [2026, 12],
    [2027, 1],
  ]);
});

test('at New Year no Friday is collected, and the day says why', () => {
  const { weeks } = collectionMonth(plan, '2026-11-21', 2);
  expect(weeks[0]?.slice(5)).toEqual([
    { date: '2027-01-01', names: [], pause: '年末年始' },
    { date: '2027-01-02', names: [], pause: '年末年始' },
  ]);
  expect(weeks[1]?.slice(0, 3)).toEqual([
    { date: '2027-01-03', names: [], pause: '年末年始' },
    { date: '2027-01-04', names: [], pause: null },
    { date: '2027-01-05', names: ['燃やすごみ'], pause: null },
  ]);
});

test('every day of the month stands once below its weekday', () => {
  fc.assert(
    fc.property(fc.integer({ min: -60, max: 60 }), (away) => {
      const { weeks } = collectionMonth(plan, '2026-11-21', away);
      const days = weeks.flatMap((week) => week.flatMap((day) => (day ? [day.date] : [])));
      expect(days.map((date) => partsOf(date).day)).toEqual(days.map((_, index) => index + 1));
      expect(days.length).toBeGreaterThanOrEqual(28);
      for (const week of weeks) {
        expect(week).toHaveLength(7);
        expect(week.every((day, weekday) => !day || weekdayOf(day.date) === weekday)).toBe(true);
      }
    }),
  );
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, daysBetween } from '#domain/calendar.ts';
import { isCollectedOn, nextCollection } from './next-collection.ts';

const tuesdays = { weekday: 2, weeks: null };
const secondAndFourthMonday = { weekday: 1, weeks: [2, 4] };

test('2026-11-21 is a Saturday: the next Tuesday is the 24th', () => {
  expect(nextCollection(tuesdays, '2026-11-21', [])).toBe('2026-11-24');
  expect(nextCollection(tuesdays, '2026-11-24', [])).toBe('2026-11-24');
});

test('the second and fourth Mondays of November 2026 are the 9th and the 23rd', () => {
  expect(nextCollection(secondAndFourthMonday, '2026-11-01', [])).toBe('2026-11-09');
  expect(nextCollection(secondAndFourthMonday, '2026-11-10', [])).toBe('2026-11-23');
  expect(nextCollection(secondAndFourthMonday, '2026-11-24', [])).toBe('2026-12-14');
});

test('by appointment has no day', () => {
  expect(nextCollection({ weekday: null, weeks: null }, '2026-11-21', [])).toBeUndefined();
});

test('what falls into a pause is collected the next time', () => {
  const newYear = { startsOn: '2026-12-31', endsOn: '2027-01-03', reason: '年末年始' };
  const fridays = { weekday: 5, weeks: null };
  const firstFriday = { weekday: 5, weeks: [1] };
  expect(nextCollection(fridays, '2026-12-26', [newYear])).toBe('2027-01-08');
  expect(nextCollection(tuesdays, '2026-12-26', [newYear])).toBe('2026-12-29');
  // The first Fridays are 4 December, 1 January and 5 February.
  expect(nextCollection(firstFriday, '2026-12-05', [newYear])).toBe('2027-02-05');
});

test('nothing is collected between a day and the next collection', () => {
  const rules = fc.record({
    weekday: fc.integer({ min: 0, max: 6 }),
    weeks: fc.option(fc.subarray([1, 2, 3, 4], { minLength: 1 })),
  });
  const lengths = fc.option(fc.integer({ min: 0, max: 6 }));
  fc.assert(
    fc.property(rules, fc.integer({ min: 0, max: 3000 }), lengths, (rule, days, length) => {
      const from = addDays('2024-01-01', days);
      const pauses =
        length === null
          ? []
          : [{ startsOn: addDays(from, 3), endsOn: addDays(from, 3 + length), reason: '' }];
      const next = nextCollection(rule, from, pauses);
      if (next === undefined) throw new Error('a weekly rule has a next day');
      expect(isCollectedOn(rule, next, pauses)).toBe(true);
      for (let i = 0; i < daysBetween(from, next); i++) {
        expect(isCollectedOn(rule, addDays(from, i), pauses)).toBe(false);
      }
    }),
  );
});

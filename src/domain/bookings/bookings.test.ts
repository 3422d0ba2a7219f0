import { describe, expect, test } from 'vitest';
import { addDays } from '#domain/calendar.ts';
import { drawLots } from './draw-lots.ts';
import {
  firstDayToBook,
  freeUntil,
  hindranceOf,
  hindranceOfDay,
  hindranceOfPeople,
  isFreeToCancel,
  openDays,
} from './may-book.ts';
import { feeOf, isClosedOn, type SpaceRules, type Use, weekOf } from './space.ts';

const rules: SpaceRules = {
  opensAt: 9,
  closesAt: 21,
  closedDays: [{ from: '12-29', until: '01-03' }],
  reserved: [{ week: 3, weekday: 6, fromHour: 9, untilHour: 12, why: '理事会' }],
  hoursPerDay: 4,
  timesPerMonth: 4,
  opensMonthsBefore: 2,
  closesDaysBefore: 3,
  feePerHourYen: 200,
  cancelDaysBefore: 1,
  cancelHour: 17,
  basisWords: '集会室使用細則',
};
const today = '2026-11-23';
const use = (day: string, fromHour: number, untilHour: number): Use => ({
  day,
  fromHour,
  untilHour,
});
const told = (it: Use, own: readonly Use[] = []) => hindranceOf(rules, it, { today, own });

describe('the rules of a room', () => {
  test('hold as many people as the room, where they name a number', () => {
    expect(hindranceOfPeople({ ...rules, capacity: 24 }, 24)).toBeUndefined();
    expect(hindranceOfPeople({ ...rules, capacity: 24 }, 100)).toContain('定員は24名です。');
    expect(hindranceOfPeople(rules, 100)).toBeUndefined();
  });

  test.each([
    ['past', use('2026-11-22', 9, 10), '過ぎた日'],
    ['too soon', use('2026-11-25', 9, 10), '3日前まで'],
    ['too far', use('2027-01-24', 9, 10), '2か月前から'],
    ['closed', use('2026-12-29', 9, 10), '休み'],
    ['closed in the new year', use('2027-01-03', 9, 10), '休み'],
    ['before it opens', use('2026-12-01', 8, 10), '9時から21時'],
    ['after it closes', use('2026-12-01', 20, 22), '9時から21時'],
    ['backwards', use('2026-12-01', 12, 12), '9時から21時'],
    ['too long', use('2026-12-01', 9, 14), '4時間まで'],
    ['on the morning of the board', use('2026-12-19', 11, 13), '理事会'],
  ])('refuse what is %s', (_name, it, words) => {
    expect(told(it)).toContain(words);
  });

  test.each([
    ['the first day', use('2026-11-26', 9, 13)],
    ['the last day', use('2027-01-23', 17, 21)],
    ['the afternoon after the board', use('2026-12-19', 12, 16)],
    ['the day after the holidays', use('2027-01-04', 9, 10)],
  ])('allow %s', (_name, it) => {
    expect(told(it)).toBeUndefined();
  });

  test('a day on which nothing can be booked says why in a word', () => {
    const days = ['2026-11-22', '2026-11-25', '2026-12-01', '2026-12-29', '2027-01-24'];
    expect(days.map((day) => hindranceOfDay(rules, day, today)?.short)).toEqual([
      '過ぎた日',
      '受付終了',
      undefined,
      '休み',
      '受付前',
    ]);
  });

  test.each([
    ['a Monday', '2026-11-23', '2026-11-26'],
    ['a Sunday, when the week is over', '2026-11-29', '2026-12-02'],
    ['before the holidays', '2026-12-27', '2027-01-04'],
  ])('on %s the first free day is offered', (_name, asked, first) => {
    expect(firstDayToBook(rules, asked)).toBe(first);
  });

  test('count what the dwelling has already, by the day and by the month', () => {
    expect(told(use('2026-12-01', 14, 16), [use('2026-12-01', 9, 11)])).toBeUndefined();
    expect(told(use('2026-12-01', 14, 17), [use('2026-12-01', 9, 11)])).toContain('4時間');
    const four = [2, 3, 4, 5].map((day) => use(`2026-12-0${day}`, 9, 10));
    expect(told(use('2026-12-10', 9, 10), four)).toContain('月に4回');
    expect(told(use('2027-01-10', 9, 10), four)).toBeUndefined();
  });

  test('every day is either told why not, or can be booked, over a whole year', () => {
    const { first, last } = openDays(rules, today);
    for (let index = -30; index < 335; index += 1) {
      const day = addDays(today, index);
      const isFree = day >= first && day <= last && !isClosedOn(rules, day);
      expect({ day, isFree: told(use(day, 15, 16)) === undefined }).toEqual({ day, isFree });
    }
  });

  test('a fee by the hour, and cancelling until the hour of the day before', () => {
    expect(feeOf(rules, use('2026-12-01', 9, 12))).toBe(600);
    expect(freeUntil(rules, '2027-01-01')).toBe('2026-12-31T17');
    expect(isFreeToCancel(rules, '2026-12-01', '2026-11-30T16')).toBe(true);
    expect(isFreeToCancel(rules, '2026-12-01', '2026-11-30T17')).toBe(false);
    expect(isFreeToCancel(rules, '2026-12-01', '2026-12-01T09')).toBe(false);
  });

  test('a week runs from Monday to Sunday, over the end of a year', () => {
    expect(weekOf('2027-01-01')[0]).toBe('2026-12-28');
    expect(weekOf('2027-01-03').at(-1)).toBe('2027-01-03');
  });
});

describe('a lottery', () => {
  const names = ['101', '202', '303', '404', '505'];

  test('is the same for the same number, in whatever order the names came', () => {
    const drawn = drawLots(names, 20_261_219);
    expect(drawLots(names.toReversed(), 20_261_219)).toEqual(drawn);
    expect([...drawn].toSorted()).toEqual(names);
    expect(drawLots([...names, '101'], 20_261_219)).toEqual(drawn);
  });

  test('favours nobody: over 20,000 numbers each place falls to each name about as often', () => {
    const first = new Map<string, number>();
    const last = new Map<string, number>();
    for (let seed = 0; seed < 20_000; seed += 1) {
      const drawn = drawLots(names, seed);
      first.set(drawn[0] ?? '', (first.get(drawn[0] ?? '') ?? 0) + 1);
      last.set(drawn[4] ?? '', (last.get(drawn[4] ?? '') ?? 0) + 1);
    }
    // 4,000 each is expected; 200 is more than three standard deviations.
    for (const count of [...first.values(), ...last.values()]) {
      expect(Math.abs(count - 4_000)).toBeLessThan(200);
    }
    expect(first.size).toBe(5);
  });
});

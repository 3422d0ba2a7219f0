import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, daysBetween } from '#domain/calendar.ts';
import { formInForce, formKeys } from './all-forms.ts';
import {
  closedFaults,
  closedWords,
  faultOfClosedDays,
  isClosed,
  noClosedDays,
  openDayFrom,
} from './closed-days.ts';
import { dueExample, lastDayOf, timeWords } from './due.ts';
import { blankPaper, resultPaper } from './paper-of.ts';

const atNewYear = { from: '12-29', until: '01-03' };
const closedToMoving = { ...noClosedDays, spans: [atNewYear], basisWords: '引越し細則 第4条' };
const closedToWorks = {
  weekdays: [0],
  isOnHolidays: true,
  spans: [atNewYear],
  basisWords: '修繕細則 第11条',
};
const moving = formInForce('moving', { closedDays: closedToMoving });
const works = formInForce('works', { closedDays: closedToWorks });
const today = '2026-12-01';

describe('a day on which it cannot be done', () => {
  test.each([
    ['2026-12-28', true],
    ['2026-12-29', false],
    ['2027-01-03', false],
    ['2027-01-04', true],
  ])('is none of moving: %s', (movesOn, isOpen) => {
    expect(closedFaults(moving, { movesOn }, today).length === 0).toBe(isOpen);
  });

  test('is told with its reason and where it is written', () => {
    const told = (movesOn: string) => closedFaults(moving, { movesOn }, today)[0]?.words;
    expect(told('2026-12-30')).toBe(
      '12月30日（水）は、荷物を運べない日です（12月29日〜1月3日。引越し細則 第4条）。',
    );
    expect(told('2027-01-01')).toMatch(/^2027年1月1日（金）は、/);
    const startsOn = (day: string) => closedFaults(works, { startsOn: day }, today)[0]?.words;
    // 勤労感謝の日 of 2026 is a Monday, 成人の日 of 2027 the 11th.
    expect(startsOn('2026-11-23')).toContain('（勤労感謝の日。修繕細則 第11条）');
    expect(startsOn('2027-01-11')).toContain('（成人の日。');
    expect(startsOn('2027-01-03')).toContain('（日曜日、12月29日〜1月3日。');
    expect(startsOn('2026-12-28')).toBeUndefined();
  });

  test('is not invented where the rules name none', () => {
    for (const key of formKeys) {
      const form = formInForce(key);
      const answers = { movesOn: '2027-01-01', startsOn: '2027-01-01', usedOn: '2027-01-01' };
      expect(closedFaults(form, answers, today)).toEqual([]);
    }
  });
});

describe('the days from one to another', () => {
  const told = (startsOn: string, endsOn: string) =>
    closedFaults(works, { startsOn, endsOn }, today);

  test('are told where the first, the last and days between are closed', () => {
    const [first, rest] = told('2026-12-30', '2027-01-03');
    expect(first).toEqual({
      at: 'startsOn',
      words: '12月30日（水）は、工事ができない日です（12月29日〜1月3日。修繕細則 第11条）。',
      isOnlyBetween: false,
    });
    expect(rest).toEqual({
      at: 'endsOn',
      words:
        '期間のうち、12月31日（木）、2027年1月1日（金）、1月3日（日）ほか1日も、工事ができない日です（日曜日、祝日、12月29日〜1月3日。修繕細則 第11条）。',
      isOnlyBetween: false,
    });
  });

  test('may hold a Sunday on which the work rests', () => {
    expect(told('2026-12-03', '2026-12-08')).toEqual([
      {
        at: 'endsOn',
        words: '12月6日（日）は、工事ができない日です（日曜日。修繕細則 第11条）。',
        isOnlyBetween: true,
      },
    ]);
    expect(told('2026-12-07', '2026-12-12')).toEqual([]);
    expect(told('2026-12-07', '2026-12-13')[0]?.isOnlyBetween).toBe(false);
  });

  test('are one day where the work is one, and the last alone where the first is not known', () => {
    expect(told('2026-12-06', '2026-12-06').map(({ at }) => at)).toEqual(['startsOn']);
    expect(told('', '2026-12-06').map(({ at }) => at)).toEqual(['endsOn']);
    expect(told('2026-12-10', '2026-12-06').map(({ at }) => at)).toEqual(['endsOn']);
    expect(told('2026-12-07', '2126-12-06')[0]?.words).toMatch(/ほか\d+日は、/);
  });
});

describe('the example of a deadline', () => {
  test('goes on to the next day on which it can be done', () => {
    const month = { field: 'startsOn', side: 'before', count: 1, unit: 'months' } as const;
    expect(dueExample(month, '2026-12-01', closedToWorks)).toBe(
      '2027年1月4日（月）なら、12月4日（金）までです。',
    );
    const week = { field: 'movesOn', side: 'before', count: 7, unit: 'days' } as const;
    expect(dueExample(week, '2026-12-22', closedToMoving)).toBe(
      '2027年1月4日（月）なら、12月28日（月）までです。',
    );
    expect(dueExample(week, '2026-12-21', closedToMoving)).toContain('12月28日（月）なら');
  });

  test('does not call in time what cannot be done', () => {
    expect(timeWords('2026-12-23', today, false)).toBe(
      '送る期限は2026年12月23日（水）です。その前に、日にちを確かめてください。',
    );
    expect(timeWords('2026-11-30', today, false)).toContain('過ぎています');
  });
});

test('rules are said in short, from Monday on, and those that leave no day are refused', () => {
  expect(closedWords(closedToWorks)).toBe('日曜日、祝日、12月29日〜1月3日');
  expect(closedWords({ ...noClosedDays, weekdays: [0, 6] })).toBe('土曜日、日曜日');
  expect(closedWords({ ...noClosedDays, spans: [{ from: '08-13', until: '08-13' }] })).toBe(
    '8月13日',
  );
  const everyDay = [0, 1, 2, 3, 4, 5, 6];
  expect(faultOfClosedDays(closedToWorks)).toBeUndefined();
  expect(faultOfClosedDays({ ...noClosedDays, weekdays: everyDay })).toContain('1日もありません');
  const wholeYear = [{ from: '01-01', until: '12-31' }];
  expect(faultOfClosedDays({ ...noClosedDays, spans: wholeYear })).toContain('1日もありません');
  const noDay = [{ from: '02-30', until: '03-01' }];
  expect(faultOfClosedDays({ ...noClosedDays, spans: noDay })).toContain('暦にない日');
});

test('a blank sheet names the days, and a receipt those that were chosen', () => {
  expect(blankPaper(moving, 'みどり坂').notes).toContain(
    '荷物を運べない日：12月29日〜1月3日（引越し細則 第4条）',
  );
  const step = { words: '', conditions: [], resolvedOn: null };
  const filed = {
    form: moving,
    number: '2026-1',
    dwelling: '605',
    applicant: '村上',
    answers: { movesOn: '2026-12-30' },
    lapsesOn: null,
    hasLapsed: false,
    sender: { associationName: 'みどり坂', chairName: '佐藤' },
  };
  const sent = { ...step, kind: 'sent', on: today } as const;
  expect(resultPaper({ ...filed, steps: [sent] }).notes).toEqual([
    '12月30日（水）は、荷物を運べない日です（12月29日〜1月3日。引越し細則 第4条）。',
  ]);
  // Whoever answers has judged it.
  const received = { ...step, kind: 'received', on: today } as const;
  expect(resultPaper({ ...filed, steps: [sent, received] }).notes.join('')).not.toContain(
    '運べない',
  );
});

const monthDay = fc
  .integer({ min: 0, max: 364 })
  .map((ahead) => addDays('2026-01-01', ahead).slice(5));
const anyRules = fc.record({
  weekdays: fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { maxLength: 6 }),
  isOnHolidays: fc.boolean(),
  spans: fc.array(fc.record({ from: monthDay, until: monthDay }), { maxLength: 2 }),
  basisWords: fc.constant(''),
});
const anyDay = fc.integer({ min: 0, max: 2_000 }).map((ahead) => addDays('2026-01-01', ahead));
const daysFrom = (day: string, count: number) =>
  Array.from({ length: count }, (_, at) => addDays(day, at));

test('whatever the rules, the next open day is open and none before it is', () => {
  fc.assert(
    fc.property(anyRules, anyDay, (closedDays, day) => {
      const open = openDayFrom(closedDays, day);
      const passed = daysFrom(day, open === null ? 367 : daysBetween(day, open));
      expect(passed.every((it) => isClosed(closedDays, it))).toBe(true);
      expect(open !== null && isClosed(closedDays, open)).toBe(false);
    }),
  );
});

test('whatever the rules, exactly the closed days of a span are named or counted', () => {
  fc.assert(
    fc.property(anyRules, anyDay, fc.integer({ min: 1, max: 60 }), (closedDays, day, count) => {
      const form = formInForce('works', { closedDays });
      const days = daysFrom(day, count);
      const answers = { startsOn: day, endsOn: days.at(-1) ?? '' };
      const told = closedFaults(form, answers, day).map(({ words }) => countIn(words));
      expect(told.reduce((sum, it) => sum + it, 0)).toBe(
        days.filter((it) => isClosed(closedDays, it)).length,
      );
    }),
  );
});

/** Named days have their weekday behind them; the others are counted. */
function countIn(words: string): number {
  const named = words.match(/日（[日月火水木金土]）/g)?.length ?? 0;
  return named + Number(/ほか(\d+)日/.exec(words)?.[1] ?? 0);
}

test('a deadline is kept by the open day that the example names', () => {
  const week = { field: 'movesOn', side: 'before', count: 7, unit: 'days' } as const;
  for (let ahead = 0; ahead < 800; ahead += 1) {
    const day = openDayFrom(closedToWorks, addDays(today, ahead + 7)) ?? '';
    expect(lastDayOf(week, day) >= addDays(today, ahead)).toBe(true);
  }
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, daysBetween } from '#domain/calendar.ts';
import type { KnowledgePassage } from '#domain/caretaker/knowledge.ts';
import { isBankDay } from '#domain/ledger/repeats/bank-day.ts';
import { annualLimitOn } from './annual-limit.ts';
import { type CalendarFacts, calendarBack } from './calendar-back.ts';
import { dispatchRule } from './dispatch-rule.ts';
import { lastDayBefore } from './last-day-before.ts';

const convocation: KnowledgePassage = {
  id: 'bylaws#43',
  title: '管理規約 第43条（招集の手続）',
  heading: '第43条（招集の手続）',
  text: [
    '総会の招集の通知は、次の事項を示して、会日の2週間前までに発しなければならない。',
    '2　第47条第6項に定める決議を目的とするときは、前項の期間を2か月前までとする。',
    '4　急を要するときは、理事会の承認を得て、第1項の期間を短くすることができる。ただし、1週間を下回ることはできず、第2項の総会には適用しない。',
  ].join('\n'),
  origin: 'document',
  sourceId: 'bylaws',
  sourceTitle: '管理規約',
  href: '/document/bylaws#43',
  category: 'bylaw',
  issuedOn: null,
  inForceFrom: null,
  validity: 'current',
  confidence: null,
};
const saying = (text: string): KnowledgePassage => ({ ...convocation, text });
const days = (n: number) => ({ count: n, unit: 'day' }) as const;
const months = (n: number) => ({ count: n, unit: 'month' }) as const;

describe('clear days', () => {
  test.each([
    ['2026-05-24', days(14), '2026-05-09'],
    ['2026-05-24', days(7), '2026-05-16'],
    ['2026-05-24', { count: 2, unit: 'week' } as const, '2026-05-09'],
    ['2027-04-30', months(2), '2027-02-27'],
    ['2028-04-30', months(2), '2028-02-28'],
    ['2026-04-20', days(14), '2026-04-05'],
    ['2027-01-10', months(1), '2026-12-09'],
  ])('a meeting on %s with %j is called by %s', (heldOn, period, latest) => {
    expect(lastDayBefore(heldOn, period)).toBe(latest);
  });

  test('on every day of twelve years exactly the whole period lies between the two days', () => {
    const wrong: string[] = [];
    for (let heldOn = '2026-01-01'; heldOn < '2038-01-01'; heldOn = addDays(heldOn, 1)) {
      for (const count of [7, 10, 14]) {
        if (daysBetween(lastDayBefore(heldOn, days(count)), heldOn) !== count + 1)
          wrong.push(`${heldOn} ${count}`);
      }
      const first = addDays(lastDayBefore(heldOn, months(2)), 1);
      const number = heldOn.slice(8);
      // The same number of the month two months before, or the last day of a shorter one.
      if (first.slice(8) !== number && addDays(first, 1).slice(8) !== '01') wrong.push(heldOn);
    }
    expect(wrong).toEqual([]);
  });
});

test.each([
  ['2027-05-23', '04-01', '2027-05-31'],
  ['2027-03-10', '04-01', '2026-05-31'],
  ['2027-02-20', '01-01', '2027-02-28'],
])('a 通常総会 on %s of a year from %s is held by %s', (day, yearStartsOn, limit) => {
  expect(annualLimitOn(day, { months: 2, yearStartsOn })).toBe(limit);
});

describe('the rule of the convocation', () => {
  test('the bylaws lengthen what the Act asks for, and the board may cut it to the limit', () => {
    const rule = dispatchRule({ heldOn: '2027-05-23', notice: 'usual', passages: [convocation] });
    expect(rule).toMatchObject({
      latestOn: '2027-05-08',
      lawfulOn: '2027-05-15',
      urgentOn: '2027-05-15',
      article: '区分所有法第35条第1項',
      isRefused: false,
      briefingOn: null,
    });
    expect(rule.own?.place).toBe('管理規約 第43条（招集の手続）');
  });

  test('without bylaws it is the week of the Act', () => {
    const rule = dispatchRule({ heldOn: '2027-05-23', notice: 'usual', passages: [] });
    expect(rule).toMatchObject({ latestOn: '2027-05-15', own: null, urgentOn: null });
  });

  test('five days are no longer enough since 2026-04-01, and were before', () => {
    const passages = [saying('総会の招集の通知は、会日の5日前までに発しなければならない。')];
    const now = dispatchRule({ heldOn: '2026-05-24', notice: 'usual', passages });
    expect([now.isRefused, now.latestOn]).toEqual([true, '2026-05-16']);
    const then = dispatchRule({ heldOn: '2026-03-22', notice: 'usual', passages });
    expect([then.isRefused, then.latestOn]).toEqual([false, '2026-03-16']);
  });

  test('建替え takes two months and a briefing a month before, and nobody cuts it', () => {
    const wanted = { heldOn: '2027-04-30', notice: 'two-months', passages: [convocation] } as const;
    expect(dispatchRule(wanted)).toMatchObject({
      latestOn: '2027-02-27',
      briefingOn: '2027-03-29',
      urgentOn: null,
    });
  });
});

const facts: CalendarFacts = {
  today: '2027-04-10',
  heldOn: '2027-05-23',
  dispatch: dispatchRule({ heldOn: '2027-05-23', notice: 'usual', passages: [convocation] }),
  settlement: { endsOn: '2027-03-31', state: 'draft' },
  boardDays: ['2027-03-20', '2027-04-17', '2027-05-15'],
  items: { count: 5, unready: 0 },
  dispatchedOn: null,
  hasMinutes: false,
};
const stepsOf = (changes: Partial<CalendarFacts>) =>
  Object.fromEntries(calendarBack({ ...facts, ...changes }).map((step) => [step.id, step]));

describe('the calendar', () => {
  test('each step with its last day, its aim and what is missing now', () => {
    const steps = stepsOf({});
    expect(Object.keys(steps)).toEqual([
      'settlement',
      'audit',
      'board',
      'dispatch',
      'slips',
      'second-reading',
      'day',
      'minutes',
    ]);
    expect(steps['settlement']?.state).toBe('done');
    expect(steps['audit']).toMatchObject({
      latestOn: '2027-04-28',
      aimOn: '2027-04-23',
      state: 'open',
      missing: ['監査報告書がまだありません。'],
    });
    expect(steps['board']?.missing).toEqual(['4月17日（土）の理事会で決められます。']);
    // Three working days before Saturday 8 May, over the holidays: 7, 6 and 30 April.
    expect(steps['dispatch']).toMatchObject({ latestOn: '2027-05-08', aimOn: '2027-04-30' });
    expect(stepsOf({ items: { count: 5, unready: 2 } })['board']?.missing[0]).toBe(
      'まだ送れない議案が2件あります。',
    );
    expect(steps['slips']?.latestOn).toBe('2027-05-22');
  });

  test('what is late says so, with the way that is left', () => {
    expect(stepsOf({ today: '2027-05-10' })['dispatch']).toMatchObject({
      state: 'late',
      missing: [
        'まだ発送していません。',
        '急ぐときは、理事会の承認があれば5月15日（土）までに出せます。',
      ],
    });
    expect(stepsOf({ today: '2027-05-16' })['dispatch']?.missing.at(-1)).toBe(
      '今からでは間に合いません。総会の日を後ろにずらしてください。',
    );
    expect(stepsOf({ today: '2027-05-16', dispatchedOn: '2027-05-08' })['dispatch']?.state).toBe(
      'done',
    );
  });

  test('a 臨時総会 has no settlement; a board that never meets is missing', () => {
    const steps = stepsOf({ settlement: null, boardDays: [], items: { count: 0, unready: 0 } });
    expect(steps['audit']).toBeUndefined();
    expect(steps['board']?.missing).toEqual([
      '議案がまだありません。',
      'この日までの理事会の予定がありません。',
    ]);
  });

  test('a board that meets before the accounts are made cannot decide them', () => {
    const settlement = { endsOn: '2027-03-31', state: 'none' } as const;
    expect(stepsOf({ settlement, boardDays: ['2027-03-20'] })['board']?.missing).toEqual([
      '決算書の案ができてから、この日までの理事会の予定がありません。',
    ]);
    expect(
      stepsOf({ settlement, boardDays: ['2027-03-20', '2027-04-24'] })['board']?.missing,
    ).toEqual(['4月24日（土）の理事会で決められます。']);
  });

  test('on any day: aims are working days no later than the last days, and lateness never goes away by waiting', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 2_000 }),
        fc.integer({ min: -120, max: 30 }),
        (offset, before) => {
          const heldOn = addDays('2026-06-01', offset);
          const dispatch = dispatchRule({ heldOn, notice: 'usual', passages: [convocation] });
          const at = (today: string) => calendarBack({ ...facts, heldOn, dispatch, today });
          const today = addDays(heldOn, before);
          const [now, tomorrow] = [at(today), at(addDays(today, 1))];
          const wrong = now.filter(
            ({ id, aimOn, latestOn, state }) =>
              aimOn > latestOn ||
              (aimOn !== latestOn && !isBankDay(aimOn)) ||
              (state === 'late' && today <= latestOn) ||
              // A board that meets tomorrow may still have decided; nothing else mends itself.
              (state === 'late' &&
                id !== 'board' &&
                tomorrow.find((it) => it.id === id)?.state !== 'late'),
          );
          expect(wrong).toEqual([]);
        },
      ),
      { numRuns: 300 },
    );
  });
});

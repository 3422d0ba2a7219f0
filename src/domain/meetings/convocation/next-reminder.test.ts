import { expect, test } from 'vitest';
import { addDays, daysBetween } from '#domain/calendar.ts';
import { isToRemind, type ReminderRound, reminderMail, roundAt } from './next-reminder.ts';

const moment = { deadlineOn: '2027-05-22', sentOn: '2027-05-07', hour: 10 };
const at = (today: string, more: object = {}) => roundAt({ ...moment, today, ...more });

test('ten, five and two days before the deadline, by day', () => {
  expect(at('2027-05-11')).toBeNull();
  expect(at('2027-05-12')).toBe(10);
  expect(at('2027-05-16')).toBe(10);
  expect(at('2027-05-17')).toBe(5);
  expect(at('2027-05-20')).toBe(2);
  expect(at('2027-05-22')).toBe(2);
  expect(at('2027-05-23')).toBeNull();
  expect(at('2027-05-12', { hour: 8 })).toBeNull();
  expect(at('2027-05-12', { hour: 20 })).toBeNull();
  // It has only just come.
  expect(at('2027-05-12', { sentOn: '2027-05-11' })).toBeNull();
});

test('whoever did anything, or cannot vote, is not asked', () => {
  const silent = { hasDoneAnything: false, canVote: true, rounds: [] };
  expect(isToRemind(silent, 10)).toBe(true);
  expect(isToRemind({ ...silent, hasDoneAnything: true }, 10)).toBe(false);
  expect(isToRemind({ ...silent, canVote: false }, 10)).toBe(false);
  expect(isToRemind({ ...silent, rounds: [10] }, 10)).toBe(false);
  expect(isToRemind({ ...silent, rounds: [10] }, 5)).toBe(true);
});

test('a runner that rests asks nobody more than three times, never at night, never after an answer', () => {
  // Each owner answers in some hour; the runner looks only every `rest` hours.
  for (let seed = 0; seed < 2_000; seed += 1) {
    const answersAfter = (seed * 37) % 450;
    const rest = 1 + (seed % 11);
    const rounds: ReminderRound[] = [];
    for (let hour = 0; hour < 16 * 24; hour += rest) {
      const today = addDays(moment.sentOn, Math.floor(hour / 24));
      const round = roundAt({ ...moment, today, hour: hour % 24 });
      const head = { hasDoneAnything: hour >= answersAfter, canVote: true, rounds };
      if (round === null || !isToRemind(head, round)) continue;
      expect(hour).toBeLessThan(answersAfter);
      expect(hour % 24).toBeGreaterThanOrEqual(9);
      expect(hour % 24).toBeLessThan(20);
      rounds.push(round);
    }
    expect(rounds).toEqual([...new Set(rounds)].toSorted((one, other) => other - one));
    // Silent to the end: every round came, for the runner looks at least every eleven hours.
    const isSilent = answersAfter > daysBetween(moment.sentOn, moment.deadlineOn) * 24;
    expect(rounds.length).toBeGreaterThanOrEqual(isSilent ? 3 : 0);
  }
});

test('the mail says what to do by when, and nothing of others', () => {
  const paper = {
    title: '第21期 通常総会',
    association: 'みどり坂管理組合',
    rows: [
      ['日時', '5月23日 10:00'],
      ['会議の目的', '議案'],
      ['提出先・問い合わせ先', '管理事務室'],
    ] as const,
  };
  const to = { name: '山田 一郎', deadlineOn: '2027-05-22' };
  const { subject, body } = reminderMail(paper, { ...to, ballotUrl: null });
  expect(subject).toBe('【ご回答のお願い】第21期 通常総会');
  expect(body).toContain('5月22日');
  expect(body).toContain('管理事務室');
  expect(body).not.toContain('会議の目的');
  expect(reminderMail(paper, { ...to, ballotUrl: 'https://a.example/b' }).body).toContain(
    'https://a.example/b',
  );
});

import { expect, test } from 'vitest';
import { type Reading, secondReading } from './second-reading.ts';

const reading = (facts: Partial<Reading> = {}): Reading => ({
  id: 'r',
  kind: 'paper',
  day: '2027-05-10',
  choices: { one: 'yes' },
  readAs: 'director',
  ...facts,
});
const chair = reading({ readAs: 'chair' });

test.each<[string, Reading[], Reading, string]>([
  ['the first one waits', [], chair, 'read-once'],
  ['another says the same', [reading()], chair, 'counted'],
  ['the same position again', [reading()], reading(), 'read-once'],
  ['another choice', [reading({ choices: { one: 'no' } })], chair, 'differs'],
  ['a choice more', [reading({ choices: { one: 'yes', two: 'no' } })], chair, 'differs'],
  ['a choice less', [reading({ choices: {} })], chair, 'differs'],
  ['another day', [reading({ day: '2027-05-11' })], chair, 'differs'],
  ['another kind', [reading({ kind: 'withdrawal' })], chair, 'differs'],
  ['staff after an officer', [reading()], reading({ readAs: 'companyStaff' }), 'read-once'],
  ['an officer after staff', [reading({ readAs: 'companyStaff' })], chair, 'counted'],
  ['one of two who waited', [reading({ choices: {} }), reading()], chair, 'counted'],
])('%s', (_, waiting, next, expected) => {
  expect(secondReading(waiting, next).outcome).toBe(expected);
});

import { expect, test } from 'vitest';
import { type Reading, secondReading } from './second-reading.ts';

const reading = (facts: Partial<Reading> = {}): Reading => ({
  id: 'r',
  kind: 'paper',
  day: '2027-05-10',
  choices: { one: 'yes' },
  agentId: null,
  isAtDoor: false,
  readAs: 'director',
  readBy: 'me',
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
  ['the same position by another account', [reading()], reading({ readBy: 'two' }), 'read-once'],
  [
    'another agent',
    [reading({ kind: 'proxy', agentId: 'a' })],
    { ...chair, kind: 'proxy' },
    'differs',
  ],
  ['one of two who waited', [reading({ choices: {} }), reading()], chair, 'counted'],
])('%s', (_, waiting, next, expected) => {
  const signer = { by: 'position', role: next.readAs } as const;
  expect(secondReading(waiting, next, signer).outcome).toBe(expected);
});

test('one person with two offices reads a slip once', () => {
  const own = { by: 'person', accounts: ['me', 'wife'] } as const;
  const next = reading({ readAs: 'chair' });
  expect(secondReading([reading()], next, own).outcome).toBe('read-once');
  expect(secondReading([reading({ readBy: 'wife' })], next, own).outcome).toBe('read-once');
  expect(secondReading([reading({ readBy: 'other', readAs: 'chair' })], next, own).outcome).toBe(
    'counted',
  );
});

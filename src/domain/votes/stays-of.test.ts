import { expect, test } from 'vitest';
import { type DoorEvent, presentIn, staysOf } from './stays-of.ts';

const event = (
  id: string,
  what: DoorEvent['what'],
  at: number,
  personId = 'tanaka',
): DoorEvent => ({
  id,
  personId,
  what,
  at,
});

test('comes, leaves, comes back: two stays, and the second is open', () => {
  const stays = staysOf([event('1', 'room', 10), event('2', 'left', 20), event('3', 'room', 30)]);
  expect(stays).toEqual([
    { personId: 'tanaka', way: 'room', from: 10, until: 20 },
    { personId: 'tanaka', way: 'room', from: 30, until: null },
  ]);
  expect(presentIn(stays)).toHaveLength(1);
});

test('two doors that note the same arrival make one stay, from the first', () => {
  expect(staysOf([event('b', 'room', 12), event('a', 'room', 10)])).toEqual([
    { personId: 'tanaka', way: 'room', from: 10, until: null },
  ]);
});

test('a line that comes late and twice stands where its hour is', () => {
  const late = event('1', 'room', 10);
  expect(staysOf([event('2', 'left', 20), late, late])).toEqual([
    { personId: 'tanaka', way: 'room', from: 10, until: 20 },
  ]);
});

test('from the web into the room is another way of being there', () => {
  expect(staysOf([event('1', 'web', 10), event('2', 'room', 15)]).map(({ way }) => way)).toEqual([
    'web',
    'room',
  ]);
});

test('whoever was never here does not leave', () => {
  expect(staysOf([event('1', 'left', 10)])).toEqual([]);
});

test('the order in which lines arrive never matters', () => {
  const events = [
    event('1', 'room', 10),
    event('2', 'left', 20),
    event('3', 'web', 20, 'suzuki'),
    event('4', 'room', 30),
    event('5', 'left', 30, 'suzuki'),
  ];
  const expected = staysOf(events);
  for (let turn = 1; turn < events.length; turn += 1) {
    const turned = [...events.slice(turn), ...events.slice(0, turn)];
    expect(staysOf(turned)).toEqual(expected);
    expect(staysOf(turned.toReversed())).toEqual(expected);
  }
});

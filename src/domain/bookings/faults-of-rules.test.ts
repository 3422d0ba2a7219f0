import { describe, expect, test } from 'vitest';
import { faultsOfRules } from './faults-of-rules.ts';
import type { SpaceRules } from './space.ts';

const sound: SpaceRules = {
  opensAt: 9,
  closesAt: 21,
  closedDays: [{ from: '12-29', until: '01-03' }],
  reserved: [{ week: 3, weekday: 6, fromHour: 9, untilHour: 12, why: '理事会' }],
  hoursPerDay: 4,
  timesPerMonth: 4,
  opensMonthsBefore: 2,
  closesDaysBefore: 0,
  feePerHourYen: 0,
  cancelDaysBefore: 1,
  cancelHour: 17,
  basisWords: '',
};
const faultOf = (change: Partial<SpaceRules>) =>
  Object.keys(faultsOfRules({ ...sound, ...change }));

describe('the rules of a room', () => {
  test('that can be kept have no fault, free of charge and on the day itself', () => {
    expect(faultsOfRules(sound)).toEqual({});
  });

  test('are told apart, each beside its field', () => {
    const day = { from: '02-30', until: '03-01' };
    const kept = { week: 3, weekday: 6, fromHour: 12, untilHour: 12, why: '理事会' };
    expect([
      faultOf({ closesAt: 9 }),
      faultOf({ hoursPerDay: 13 }),
      faultOf({ feePerHourYen: 0.5 }),
      faultOf({ feePerHourYen: -1 }),
      faultOf({ timesPerMonth: 0 }),
      faultOf({ closedDays: [day] }),
      faultOf({ reserved: [kept] }),
      faultOf({ reserved: [{ ...kept, untilHour: 13, why: ' ' }] }),
      faultOf({ opensMonthsBefore: Number.NaN }),
    ]).toEqual([
      ['closesAt', 'hoursPerDay'],
      ['hoursPerDay'],
      ['feePerHourYen'],
      ['feePerHourYen'],
      ['timesPerMonth'],
      ['closedDays'],
      ['reserved'],
      ['reserved'],
      ['opensMonthsBefore'],
    ]);
  });
});

import type { SpaceRules } from '#domain/bookings/space.ts';
import { wholeIn } from './whole-in.ts';

/** The rules of a room as they are typed: what cannot be read is `NaN`, and refused beside its field. */
export type TypedRules = {
  readonly [Key in keyof Plain]: Plain[Key] extends number ? string : Plain[Key];
};
type Plain = Required<{ readonly [Key in keyof SpaceRules]: NonNullable<SpaceRules[Key]> }>;

/** What a meeting room often has; a board changes it to its own rules. */
export const usualRules: SpaceRules = {
  opensAt: 9,
  closesAt: 21,
  closedDays: [{ from: '12-29', until: '01-03' }],
  reserved: [],
  hoursPerDay: 4,
  timesPerMonth: 4,
  opensMonthsBefore: 2,
  closesDaysBefore: 3,
  feePerHourYen: 0,
  cancelDaysBefore: 1,
  cancelHour: 17,
  basisWords: '',
};

export function typedOf(rules: SpaceRules): TypedRules {
  return {
    ...rules,
    opensAt: String(rules.opensAt),
    closesAt: String(rules.closesAt),
    hoursPerDay: String(rules.hoursPerDay),
    timesPerMonth: String(rules.timesPerMonth),
    opensMonthsBefore: String(rules.opensMonthsBefore),
    closesDaysBefore: String(rules.closesDaysBefore),
    feePerHourYen: String(rules.feePerHourYen),
    cancelDaysBefore: String(rules.cancelDaysBefore),
    cancelHour: String(rules.cancelHour),
    capacity: String(rules.capacity ?? ''),
  };
}

export function rulesOf(typed: TypedRules): SpaceRules {
  const number = (text: string) => wholeIn(text) ?? Number.NaN;
  return {
    ...typed,
    opensAt: number(typed.opensAt),
    closesAt: number(typed.closesAt),
    hoursPerDay: number(typed.hoursPerDay),
    timesPerMonth: number(typed.timesPerMonth),
    opensMonthsBefore: number(typed.opensMonthsBefore),
    closesDaysBefore: number(typed.closesDaysBefore),
    feePerHourYen: number(typed.feePerHourYen),
    cancelDaysBefore: number(typed.cancelDaysBefore),
    cancelHour: number(typed.cancelHour),
    capacity: typed.capacity.trim() === '' ? undefined : number(typed.capacity),
  };
}

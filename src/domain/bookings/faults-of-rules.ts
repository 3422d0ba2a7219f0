import { isRealSpan } from '#domain/yearly-span.ts';
import type { SpaceRules } from './space.ts';

/** 部屋の決まり that cannot be kept, each in a sentence, by the field it stands beside. */
export type RulesFaults = Readonly<Partial<Record<keyof SpaceRules, string>>>;

const most = {
  hoursPerDay: 24,
  timesPerMonth: 31,
  months: 12,
  days: 60,
  feeYen: 100_000,
  people: 999,
} as const;
const lists = { closedDays: 20, reserved: 20 } as const;

export function faultsOfRules(rules: SpaceRules): RulesFaults {
  const { opensAt, closesAt, hoursPerDay, cancelHour, closedDays, reserved } = rules;
  const faults: readonly (readonly [keyof SpaceRules, boolean, string])[] = [
    ['capacity', isWhole(rules.capacity ?? 1, 1, most.people), '定員は、999名までにしてください。'],
    ['opensAt', isWhole(opensAt, 0, 23), '0時から23時までの時刻を入れてください。'],
    [
      'closesAt',
      isWhole(closesAt, 1, 24) && closesAt > opensAt,
      '終わりの時刻は、始まりより後にしてください。',
    ],
    [
      'hoursPerDay',
      isWhole(hoursPerDay, 1, most.hoursPerDay) && hoursPerDay <= closesAt - opensAt,
      '1日の上限は、開いている時間の中で、1時間以上にしてください。',
    ],
    [
      'timesPerMonth',
      isWhole(rules.timesPerMonth, 1, most.timesPerMonth),
      `月の上限は、1回から${most.timesPerMonth}回までで入れてください。`,
    ],
    [
      'opensMonthsBefore',
      isWhole(rules.opensMonthsBefore, 1, most.months),
      `1か月前から${most.months}か月前までで入れてください。`,
    ],
    [
      'closesDaysBefore',
      isWhole(rules.closesDaysBefore, 0, most.days),
      `0日前（当日）から${most.days}日前までで入れてください。`,
    ],
    [
      'feePerHourYen',
      isWhole(rules.feePerHourYen, 0, most.feeYen),
      '使用料は、0円以上の整数で入れてください。',
    ],
    [
      'cancelDaysBefore',
      isWhole(rules.cancelDaysBefore, 0, most.days),
      `0日前（当日）から${most.days}日前までで入れてください。`,
    ],
    ['cancelHour', isWhole(cancelHour, 0, 24), '0時から24時までの時刻を入れてください。'],
    [
      'closedDays',
      closedDays.length <= lists.closedDays && closedDays.every(isRealSpan),
      '休みの日は、「12-29」のように月と日で入れてください。',
    ],
    [
      'reserved',
      reserved.length <= lists.reserved && reserved.every(isRegular),
      '管理組合が使う時間は、週と曜日、始まりと終わりの時刻、使う理由を入れてください。',
    ],
  ];
  return Object.fromEntries(
    faults.flatMap(([field, isSound, sentence]) => (isSound ? [] : [[field, sentence]])),
  );
}

function isWhole(value: number, least: number, largest: number): boolean {
  return Number.isSafeInteger(value) && value >= least && value <= largest;
}

function isRegular(it: SpaceRules['reserved'][number]): boolean {
  const { week, weekday, fromHour, untilHour, why } = it;
  const isPlaced = isWhole(week, 1, 5) && isWhole(weekday, 0, 6);
  const isTimed = isWhole(fromHour, 0, 23) && isWhole(untilHour, fromHour + 1, 24);
  return isPlaced && isTimed && why.trim() !== '' && why.length <= 40;
}

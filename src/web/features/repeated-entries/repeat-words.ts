import type { EntryRepeat } from '#contract/repeats.ts';

export const shiftNames = {
  none: 'そのままの日付にする',
  before: '前の営業日にする',
  after: '次の営業日にする',
} as const satisfies Record<EntryRepeat['shift'], string>;

export const intervals = [1, 2, 3, 6, 12] as const;

export function intervalWords({ everyMonths }: Pick<EntryRepeat, 'everyMonths'>): string {
  if (everyMonths === 1) return '毎月';
  return everyMonths === 12 ? '年に1回' : `${everyMonths}か月ごと`;
}

export function dayWords({ dayOfMonth }: Pick<EntryRepeat, 'dayOfMonth'>): string {
  return dayOfMonth === 31 ? '月末' : `${dayOfMonth}日`;
}

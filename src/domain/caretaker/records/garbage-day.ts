import { formatMonthDay, type IsoDate } from '#domain/calendar.ts';
import type { CollectionPlan } from '#domain/garbage/collection-month.ts';
import { pauseOn } from '#domain/garbage/garbage-pause.ts';
import type { GarbageKind } from '#domain/garbage/kinds.ts';
import { nextCollection } from '#domain/garbage/next-collection.ts';

/** 「明日、11月24日（火）は、燃やすごみの収集日です。」 The name of the day, where it has one, ends in 、. */
export function dayOfKinds(name: string, day: IsoDate, plan: CollectionPlan): string {
  const pause = pauseOn(plan.pauses, day);
  const names = kindsOn(day, plan)
    .map((kind) => kind.name)
    .join('と');
  const why = pause === undefined ? '' : `${pause.reason}のため、`;
  const told = names === '' ? `${why}ごみの収集がありません` : `${names}の収集日です`;
  return `${name}${formatMonthDay(day)}は、${told}。`;
}

export function kindsOn(day: IsoDate, plan: CollectionPlan): readonly GarbageKind[] {
  return plan.kinds.filter((kind) => firstDay([kind], day, plan) === day);
}

/** The first collection of any of these kinds on or after a day. */
export function firstDay(
  kinds: readonly GarbageKind[],
  from: IsoDate,
  { pauses }: CollectionPlan,
): IsoDate | undefined {
  return kinds
    .flatMap(({ rules }) => rules.flatMap((rule) => nextCollection(rule, from, pauses) ?? []))
    .toSorted()[0];
}

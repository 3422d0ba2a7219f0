import { addDays, formatMonthDay, type IsoDate } from '#domain/calendar.ts';

/** 収集のない期間: both days belong to it, and no kind of garbage is collected. */
export type GarbagePause = {
  readonly startsOn: IsoDate;
  readonly endsOn: IsoDate;
  /** 年末年始 */
  readonly reason: string;
};

export function pauseOn(pauses: readonly GarbagePause[], date: IsoDate): GarbagePause | undefined {
  return pauses.find(({ startsOn, endsOn }) => startsOn <= date && date <= endsOn);
}

/** Those that are under way or begin within some days, the nearest first. */
export function comingPauses<Of extends GarbagePause>(
  pauses: readonly Of[],
  today: IsoDate,
  withinDays: number,
): Of[] {
  const last = addDays(today, withinDays);
  return pauses
    .filter(({ startsOn, endsOn }) => endsOn >= today && startsOn <= last)
    .toSorted((a, b) => a.startsOn.localeCompare(b.startsOn));
}

/** 12月31日（木）から1月3日（日）までは、年末年始のため、ごみの収集がありません。 */
export function pauseWords({ startsOn, endsOn, reason }: GarbagePause): string {
  const days =
    startsOn === endsOn
      ? formatMonthDay(startsOn)
      : `${formatMonthDay(startsOn)}から${formatMonthDay(endsOn)}まで`;
  return `${days}は、${reason}のため、ごみの収集がありません。`;
}

import { addDays, daysBetween, formatPlainDate, type IsoDate } from '#domain/calendar.ts';

/** お試し: everything may be tried for so long; afterwards everything stays readable. */
const trialDays = 30;

type Trial = {
  /** The last day on which something can be written. */
  readonly endsOn: IsoDate;
  /** Today included; 0 when it is over. */
  readonly daysLeft: number;
};

export function trialEndsOn(begunOn: IsoDate): IsoDate {
  return addDays(begunOn, trialDays);
}

/** `null` where nothing ends. */
export function trialOn(endsOn: IsoDate | null, today: IsoDate): Trial | null {
  if (endsOn === null) return null;
  return { endsOn, daysLeft: Math.max(0, daysBetween(today, endsOn) + 1) };
}

export function trialOver(endsOn: IsoDate): string {
  return `お試しは${formatPlainDate(endsOn)}に終わりました。これまでの内容は、すべて見られます。書き込みを続けるには、「契約とお支払い」からお申し込みください。`;
}

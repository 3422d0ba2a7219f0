import { daysBetween, type IsoDate, partsOf } from '#domain/calendar.ts';
import { addMonths, dayInMonth } from '#domain/ledger/repeats/bank-day.ts';

/** What changes 時効 of one month's item. 催告 is the day on which it arrived. */
export type PrescriptionEvent = {
  readonly kind: 'demand' | 'acknowledgement' | 'judgment';
  readonly on: IsoDate;
};

type Warning = 'none' | 'four-years' | 'half-year' | 'ninety-days' | 'passed';

export type Prescription = {
  /** The last day; it is complete when this day ends. */
  readonly completesOn: IsoDate;
  readonly daysLeft: number;
  readonly warning: Warning;
};

const usualYears = 5;
const judgmentYears = 10;
const demandMonths = 6;
const monthsAYear = 12;

/** Of one day: what only holds comes before what begins anew, and a judgment is final when the day ends. */
const orderOfDay = { demand: 0, acknowledgement: 1, judgment: 2 } as const;

function inOrder(one: PrescriptionEvent, other: PrescriptionEvent): number {
  return one.on.localeCompare(other.on) || orderOfDay[one.kind] - orderOfDay[other.kind];
}

/**
 * 消滅時効, from events alone. Only a written 承認 that names the month begins it anew; a 催告 holds it for six months,
 * once; what comes after it is complete changes nothing here, for a person has to look at it.
 */
export function prescription(
  dueOn: IsoDate,
  events: readonly PrescriptionEvent[],
  today: IsoDate,
): Prescription {
  let base = later(dueOn, usualYears * monthsAYear);
  let held: IsoDate | null = null;
  for (const { kind, on } of events.toSorted(inOrder)) {
    if (on > (held ?? base)) break;
    if (kind === 'demand') {
      held ??= latest(base, later(on, demandMonths));
      continue;
    }
    base = later(on, (kind === 'judgment' ? judgmentYears : usualYears) * monthsAYear);
    held = null;
  }
  const completesOn = held ?? base;
  return {
    completesOn,
    daysLeft: daysBetween(today, completesOn),
    warning: warningOf(completesOn, today),
  };
}

function warningOf(completesOn: IsoDate, today: IsoDate): Warning {
  const daysLeft = daysBetween(today, completesOn);
  if (daysLeft < 0) return 'passed';
  if (daysLeft <= 90) return 'ninety-days';
  if (today >= later(completesOn, -6)) return 'half-year';
  return today >= later(completesOn, -monthsAYear) ? 'four-years' : 'none';
}

function later(day: IsoDate, months: number): IsoDate {
  return dayInMonth(addMonths(day.slice(0, 7), months), partsOf(day).day);
}

function latest(one: IsoDate, other: IsoDate): IsoDate {
  return one > other ? one : other;
}

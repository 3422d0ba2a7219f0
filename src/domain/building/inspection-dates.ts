import type { IsoDate } from '#domain/calendar.ts';

type Inspection = { readonly heldOn: IsoDate; readonly result: string };

/** The nearest inspection ahead. */
export function nextInspection<T extends Inspection>(inspections: readonly T[]): T | undefined {
  return inspections.filter(isPlanned).toSorted(byDay)[0];
}

/** The inspections that have a result, newest first. */
export function pastInspections<T extends Inspection>(inspections: readonly T[]): readonly T[] {
  return inspections.filter((it) => !isPlanned(it)).toSorted((a, b) => byDay(b, a));
}

function isPlanned({ result }: Inspection): boolean {
  return result === 'planned';
}

function byDay(a: Inspection, b: Inspection): number {
  return a.heldOn.localeCompare(b.heldOn);
}

import { trial as trialSchema } from '#contract/repair-plan-parts.ts';
import type { Trial } from '#domain/repair-plan/trial/trial.ts';

type Place = { readonly associationName: string; readonly baseNumber: number };

/** The trial on hand, kept for this tab until it is closed. */
export function findKeptTrial(place: Place): Trial | undefined {
  try {
    const kept = trialSchema.safeParse(JSON.parse(sessionStorage.getItem(keyOf(place)) ?? 'null'));
    return kept.success ? kept.data : undefined;
  } catch {
    return undefined;
  }
}

/** A browser without room or permission keeps nothing, and the screen works all the same. */
export function keepTrial(place: Place, trial: Trial): void {
  try {
    sessionStorage.setItem(keyOf(place), JSON.stringify(trial));
  } catch {
    // Nothing to do: the trial still stands on the screen.
  }
}

function keyOf({ associationName, baseNumber }: Place): string {
  return `repair-plan-trial/${associationName}/${baseNumber}`;
}

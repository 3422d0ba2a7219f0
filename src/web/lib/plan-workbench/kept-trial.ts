import { z } from 'zod/mini';
import { trial as trialSchema } from '#contract/repair-plan-parts.ts';
import { keyHere } from '#web/lib/place.ts';
import { historyOf, type TrialHistory } from './trial-history.ts';

type Place = { readonly associationName: string; readonly baseNumber: number };

const steps = z.object({ past: z.array(trialSchema), future: z.array(trialSchema) });

/** The trial on hand and the steps around it, kept for this tab until it is closed. */
export function findKeptHistory(place: Place): TrialHistory {
  const trial = read(keyOf(place), trialSchema);
  if (!trial) return historyOf();
  const around = read(stepsKeyOf(place), steps);
  return { ...historyOf(trial), ...around };
}

/** As far back as one remembers; a whole plan pasted in fills several of these. */
const mostKept = 20;

export function keepHistory(place: Place, { past, trial, future }: TrialHistory): void {
  write(keyOf(place), trial);
  write(stepsKeyOf(place), { past: past.slice(-mostKept), future: future.slice(0, mostKept) });
}

function read<Schema extends z.ZodMiniType>(
  key: string,
  schema: Schema,
): z.output<Schema> | undefined {
  try {
    return schema.safeParse(JSON.parse(sessionStorage.getItem(key) ?? 'null')).data;
  } catch {
    return undefined;
  }
}

/** A browser without room or permission keeps nothing, and the screen works all the same. */
function write(key: string, value: unknown): void {
  try {
    // What stood there belongs to another trial, also when the new one finds no room.
    sessionStorage.removeItem(key);
    sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Nothing to do: the trial still stands on the screen.
  }
}

function stepsKeyOf(place: Place): string {
  return `${keyOf(place)}/steps`;
}

function keyOf({ associationName, baseNumber }: Place): string {
  return keyHere(`repair-plan-trial/${associationName}/${baseNumber}`);
}

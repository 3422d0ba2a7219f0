import { z } from 'zod/mini';
import { trial as trialSchema } from '#contract/repair-plan-parts.ts';
import type { Trial } from '#domain/repair-plan/trial/trial.ts';
import { keyHere } from '#web/lib/place.ts';
import { historyOf, type Moment, type TrialHistory } from './trial-history.ts';

type Place = { readonly associationName: string; readonly baseNumber: number };

const unreadableText = z.object({
  itemId: z.nullable(z.string()),
  field: z.string(),
  sentence: z.string(),
  text: z.string(),
});

/** A trial with what stood in its fields in place of values. */
const moment = z.extend(trialSchema, { unreadable: z._default(z.array(unreadableText), []) });
const steps = z.object({ past: z.array(moment), future: z.array(moment) });

/** The trial on hand and the steps around it, kept for this tab until it is closed. */
export function findKeptHistory(place: Place): TrialHistory {
  const now = read(keyOf(place), moment);
  if (!now) return historyOf();
  const { past = [], future = [] } = read(stepsKeyOf(place), steps) ?? {};
  return {
    ...historyOf(),
    ...momentOf(now),
    past: past.map(momentOf),
    future: future.map(momentOf),
  };
}

/** As far back as one remembers; a whole plan pasted in fills several of these. */
const mostKept = 20;

export function keepHistory(place: Place, history: TrialHistory): void {
  const { past, future } = history;
  write(keyOf(place), keptOf(history));
  write(stepsKeyOf(place), {
    past: past.slice(-mostKept).map(keptOf),
    future: future.slice(0, mostKept).map(keptOf),
  });
}

function keptOf({ trial, unreadable }: Moment): Trial & Pick<Moment, 'unreadable'> {
  return { ...trial, unreadable };
}

function momentOf({ unreadable, ...trial }: z.output<typeof moment>): Moment {
  return { trial, unreadable };
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

import type { z } from 'zod/mini';
import { trial as trialSchema } from '#contract/repair-plan-parts.ts';
import type { Trial } from '#domain/repair-plan/trial/trial.ts';

/** The trial as the contract takes it; `null` while a field holds something that is no number. */
export function sendableTrial(trial: Trial): z.output<typeof trialSchema> | null {
  const parsed = trialSchema.safeParse(trial);
  return parsed.success ? parsed.data : null;
}

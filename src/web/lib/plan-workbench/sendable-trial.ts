import type { z } from 'zod/mini';
import { trial as trialSchema } from '#contract/repair-plan-parts.ts';
import type { Trial } from '#domain/repair-plan/trial/trial.ts';
import { sentenceOf } from '#web/lib/api.ts';

/** A field holds something that is no number. */
class UnsendableTrial extends Error {}

/** The trial as the contract takes it. Throws while a field holds something that cannot be sent. */
export function sendableTrial(trial: Trial): z.output<typeof trialSchema> {
  const parsed = trialSchema.safeParse(trial);
  if (!parsed.success) throw new UnsendableTrial();
  return parsed.data;
}

/** Why a trial could not be saved or printed, in words. */
export function whyNotSent(error: unknown): string {
  return error instanceof UnsendableTrial
    ? '数字になっていない入力があります。直してから、もう一度お試しください。'
    : sentenceOf(error);
}

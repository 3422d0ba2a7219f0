import type { RepairPlan } from '#domain/repair-plan/register/repair-plan.ts';
import { applyTrial } from '#domain/repair-plan/trial/apply-trial.ts';
import type { Trial } from '#domain/repair-plan/trial/trial.ts';
import { feeWords, levyWords, loanWords } from './money-words.ts';
import { moveWords } from './move-words.ts';
import { editWords, priceWords } from './register-words.ts';
import { settingsWords } from './settings-words.ts';

/** この案で変えること: every change of a trial in one plain sentence; what changes nothing is left out. */
export function trialWords(plan: RepairPlan, trial: Trial): string[] {
  const tried = applyTrial(plan, { ...trial, moves: [], prices: [] });
  return [
    ...feeWords(plan, tried),
    ...levyWords(plan, tried),
    ...loanWords(plan, tried),
    ...moveWords(plan, trial),
    ...priceWords(tried, trial.prices),
    ...settingsWords(plan, tried),
    ...editWords(plan, trial.edits),
  ];
}

import type { RepairPlan } from '#domain/repair-plan/register/repair-plan.ts';
import { applyTrial } from '#domain/repair-plan/trial/apply-trial.ts';
import type { Trial } from '#domain/repair-plan/trial/trial.ts';
import { feeWords, levyWords, loanWords } from './money-words.ts';
import { moveWords } from './move-words.ts';
import { editWords, priceWords } from './register-words.ts';
import { parkingWords, rollWords } from './roll-words.ts';
import { settingsWords } from './settings-words.ts';

/** この案で変えること: every change of a trial in one plain sentence; what changes nothing is left out. */
export function trialWords(plan: RepairPlan, trial: Trial): string[] {
  // Money of the years a plan has left behind is not a change of its own.
  const settings = trial.settings && { ...trial.settings, startYear: undefined };
  const tried = applyTrial(plan, { ...trial, settings, moves: [], prices: [] });
  return [
    ...rollWords(plan, applyTrial(plan, trial)),
    ...feeWords(plan, tried),
    ...levyWords(plan, tried),
    ...loanWords(plan, tried),
    ...moveWords(plan, trial),
    ...priceWords(tried, trial.prices),
    ...settingsWords(plan, tried),
    ...parkingWords(plan, tried),
    ...editWords(plan, trial.edits),
  ];
}

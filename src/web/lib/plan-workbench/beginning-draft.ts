import type { RepairPlanAnswer } from '#contract/repair-plan.ts';
import type { BeginningDraft } from '#domain/repair-plan/beginning/read-figures.ts';
import { editsBetween } from '#domain/repair-plan/trial/apply-trial.ts';
import { noTrial } from '#domain/repair-plan/trial/trial.ts';
import { keepDraft } from '#web/lib/use-kept-draft.ts';
import { keepHistory } from './kept-trial.ts';
import { historyOf } from './trial-history.ts';

/** The name under which a browser keeps はじめの計画の下書き. */
export const beginningDraftName = 'plan-beginning';
/** The works of the draft stand on no version. */
export const beginningNumber = 0;

/** A plan that is taken back is the draft again, just as it stands: nothing has to be typed anew. */
export function keepAsDraft({ plan, papers, associationName }: RepairPlanAnswer): void {
  const { contribution } = plan;
  const draft: BeginningDraft = {
    startYear: String(plan.startYear),
    openingBalance: plan.openingBalanceYen.toLocaleString('ja-JP'),
    basis: contribution.basis,
    roundTo: String(contribution.roundToYen),
    unitPrice: String(contribution.steps[0]?.unitPriceYen ?? ''),
    floorArea: '',
    madeOn: papers.madeOn,
    planResolvedOn: papers.planResolvedOn ?? '',
    feeResolvedOn: papers.feeResolvedOn ?? '',
  };
  keepDraft(beginningDraftName, draft);
  const trial = { ...noTrial, edits: editsBetween([], plan.items) };
  keepHistory({ associationName, baseNumber: beginningNumber }, historyOf(trial));
}

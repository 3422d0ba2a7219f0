import type { IsoDate } from '#domain/calendar.ts';
import { applyProposal, type Method, propose } from '#domain/repair-plan/planner/propose.ts';
import { usualRules } from '#domain/repair-plan/planner/usual-rules.ts';
import { feesBetween } from '#domain/repair-plan/projection/fees-between.ts';
import { project } from '#domain/repair-plan/projection/project.ts';
import { endYearOf, type RepairPlan } from '#domain/repair-plan/register/repair-plan.ts';
import { firstYearToChange } from '#domain/repair-plan/trial/fee-change.ts';
import { outcomeOf } from '#domain/repair-plan/words/headline.ts';
import { unitPriceText } from '#domain/repair-plan/words/unit-price-text.ts';

type ProposedFees = {
  readonly fees: string;
  readonly outcome: string;
  /** What is paid first, for a square metre or by the whole building. */
  readonly firstYen: number;
};
type Wanted = { readonly today: IsoDate; readonly method: Method };

/** A proposal in words, as the planner's screen offers it at first: the fees from year to year, and what comes of them. */
export function proposedFees(
  plan: RepairPlan,
  { today, method }: Wanted,
): ProposedFees | undefined {
  const { basis } = plan.contribution;
  const startYear = firstYearToChange(plan, today);
  const rules = usualRules({ basis, startYear });
  const proposal = propose(plan, rules, method);
  if (proposal === null) return undefined;
  const tried = applyProposal(plan, rules, proposal);
  const per = basis === 'area' ? '1㎡あたり月' : '建物全体で月';
  const steps = feesBetween(tried.contribution.steps, startYear, endYearOf(plan));
  const fees = steps.map(
    ({ fromYear, unitPriceYen }) => `${fromYear}年度から${per}${unitPriceText(unitPriceYen)}円`,
  );
  return {
    fees: fees.join('、'),
    outcome: outcomeOf(project(tried)),
    firstYen: steps[0]?.unitPriceYen ?? 0,
  };
}

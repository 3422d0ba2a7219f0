import { formatPlainDate } from '#domain/calendar.ts';
import { type FeeProposal, withMoney } from '#domain/repair-plan/decision/plan-in-force.ts';
import { project } from '#domain/repair-plan/projection/project.ts';
import type { RepairPlan } from '#domain/repair-plan/register/repair-plan.ts';
import { chanceOfPlan } from './chance-of-plan.ts';
import { outcomeOf } from './headline.ts';
import { feeWords, levyWords, loanWords } from './money-words.ts';
import { undecided } from './plan-name.ts';

/** A proposal beside the plan in force: on every screen and paper in the same words. */
export type ProposalWords = {
  readonly mark: string;
  /** 「第3版「積立金を上げる案」（2026年11月21日に保存）」 */
  readonly name: string;
  /** Its conditions: what it changes. */
  readonly conditions: readonly string[];
  /** What it would come to, were it decided, and how sure that is. */
  readonly outcome: string;
  readonly note: string;
};

export function proposalWords(plan: RepairPlan, proposal: FeeProposal): ProposalWords {
  const proposed = withMoney(plan, proposal.money);
  const { number, name, savedOn } = proposal;
  const projection = project(proposed);
  return {
    mark: undecided,
    name: `第${number}版「${name}」（${formatPlainDate(savedOn)}に保存）`,
    conditions: [
      ...feeWords(plan, proposed),
      ...levyWords(plan, proposed),
      ...loanWords(plan, proposed),
    ],
    outcome: `総会で決議すると、${outcomeOf(projection)}。${chanceOfPlan(proposed, projection)}`,
    note: '総会で決議するまでは、今の積立金のままで計算しています。点数にも入れていません。',
  };
}

import { endYearOf, type RepairPlan } from '#domain/repair-plan/register/repair-plan.ts';

/** An amount from April of a year until the next one. */
type Step = { readonly fromYear: number; readonly amountYen: number };

/** What changes against today's amount, now and as it was planned before. */
type StepChange = {
  readonly presentYen: number;
  readonly changes: readonly Step[];
  readonly formerChanges: readonly Step[];
};

/** `null` when both lists come to the same amount in every year of the plan. */
export function stepChange(
  before: readonly Step[],
  after: readonly Step[],
  plan: RepairPlan,
): StepChange | null {
  const former = runsOf(before, plan);
  const runs = runsOf(after, plan);
  const isSame =
    runs.length === former.length &&
    runs.every((run, index) => {
      const other = former[index];
      return run.fromYear === other?.fromYear && run.amountYen === other.amountYen;
    });
  if (isSame) return null;
  const presentYen = former[0]?.amountYen ?? 0;
  return {
    presentYen,
    changes: runs[0]?.amountYen === presentYen ? runs.slice(1) : runs,
    formerChanges: former.slice(1),
  };
}

/** A list of many steps is told by its ends. */
const mostTold = 6;

/** 「2027年度から1㎡あたり月185円、2030年度から221円」 */
export function stepsText(steps: readonly Step[], unit: string): string {
  const first = steps.at(0);
  const last = steps.at(-1);
  if (!first || !last) return '';
  const told = (step: Step, per: string) =>
    `${step.fromYear}年度から${per}${step.amountYen.toLocaleString('ja-JP')}円`;
  if (steps.length > mostTold) {
    return `${told(first, unit)}、その後も変えて${told(last, '')}（全部で${steps.length}回）`;
  }
  return steps.map((step, index) => told(step, index === 0 ? unit : '')).join('、');
}

function runsOf(steps: readonly Step[], plan: RepairPlan): Step[] {
  const runs: Step[] = [];
  for (let year = plan.startYear; year <= endYearOf(plan); year += 1) {
    const amountYen = steps.findLast(({ fromYear }) => fromYear <= year)?.amountYen ?? 0;
    if (runs.at(-1)?.amountYen !== amountYen) runs.push({ fromYear: year, amountYen });
  }
  return runs;
}

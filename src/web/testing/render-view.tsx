import type { ReactElement } from 'react';
import { getYearBooks } from '#contract/money.ts';
import { getRepairPlan, type RepairPlanAnswer } from '#contract/repair-plan.ts';
import { calculations } from '#web/lib/plan-workbench/calculations.ts';
import { type Calculator, CalculatorContext } from '#web/lib/plan-workbench/calculator.ts';
import { useWorkbenchState } from '#web/lib/plan-workbench/use-workbench-state.ts';
import { WorkbenchContext } from '#web/lib/plan-workbench/workbench.ts';
import { useEndpoint } from '#web/lib/use-endpoint.ts';
import { answer as canned, refuse, renderPage } from './render-page.tsx';

/** Calculates in the test itself: there is no worker here. */
const calculateAtOnce: Calculator = async (name, input) =>
  calculations[name](input as never) as never;

/** Shows a view of the repair plan on its workbench, as the screen does. */
export function renderView(
  view: ReactElement,
  plan: RepairPlanAnswer,
  { answers = [], ...options }: Parameters<typeof renderPage>[1] = {},
) {
  return renderPage(<Bench>{view}</Bench>, {
    at: '/demo/repair-fund-simulation',
    answers: [
      ...answers,
      canned(getRepairPlan, plan),
      refuse(getYearBooks, 404, 'この年度の帳簿はありません。'),
    ],
    ...options,
  });
}

function Bench({ children }: { children: ReactElement }) {
  const workbench = useWorkbenchState(useEndpoint(getRepairPlan, {}));
  return (
    <WorkbenchContext value={workbench}>
      <CalculatorContext value={calculateAtOnce}>{children}</CalculatorContext>
    </WorkbenchContext>
  );
}

import { useSearchParams } from 'wouter';
import {
  type PlanView,
  planViewAddress,
  planViewNames,
  planViews,
} from '#domain/screens/plan-views.ts';

export type RepairPlanView = PlanView;

export function useRepairPlanView() {
  const [params] = useSearchParams();
  const view = planViewNames.find((name) => name === params.get('view')) ?? 'forecast';
  const tabs = planViewNames.map((name) => ({
    href: planViewAddress(name),
    label: planViews[name],
    isCurrent: name === view,
  }));
  return { view, part: view === 'forecast' ? undefined : planViews[view], tabs };
}

import { useSearchParams } from 'wouter';

/** The views of the repair plan, by their names in the address. */
const repairPlanViews = {
  forecast: '見通し',
  fees: '積立金の案',
  works: '工事の表',
  assumptions: '前提',
  check: '認定と健康度',
  versions: '保存と履歴',
} as const;

export type RepairPlanView = keyof typeof repairPlanViews;

const names = Object.keys(repairPlanViews) as RepairPlanView[];

export function useRepairPlanView() {
  const [params] = useSearchParams();
  const view = names.find((name) => name === params.get('view')) ?? 'forecast';
  const tabs = names.map((name) => ({
    href: addressOf(name),
    label: repairPlanViews[name],
    isCurrent: name === view,
  }));
  return { view, part: view === 'forecast' ? undefined : repairPlanViews[view], tabs };
}

function addressOf(name: RepairPlanView): string {
  const page = '/demo/repair-fund-simulation';
  return name === 'forecast' ? page : `${page}?view=${name}`;
}

/** Each view with its address. */
export const repairPlanTabs = names.map((name) => ({
  path: addressOf(name),
  label: repairPlanViews[name],
}));

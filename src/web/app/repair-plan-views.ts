import { useSearchParams } from 'wouter';

/** The views of the repair plan, by their names in the address. */
const views = {
  forecast: '見通し',
  fees: '積立金の案',
  works: '工事の表',
  assumptions: '前提',
  check: '認定と健康度',
  versions: '保存と履歴',
} as const;

export type RepairPlanView = keyof typeof views;

const names = Object.keys(views) as RepairPlanView[];

export function useRepairPlanView() {
  const [params] = useSearchParams();
  const view = names.find((name) => name === params.get('view')) ?? 'forecast';
  const tabs = names.map((name) => ({
    href:
      name === 'forecast'
        ? '/demo/repair-fund-simulation'
        : `/demo/repair-fund-simulation?view=${name}`,
    label: views[name],
    isCurrent: name === view,
  }));
  return { view, part: view === 'forecast' ? undefined : views[view], tabs };
}

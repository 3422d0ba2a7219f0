/** The views of the repair plan, by their names in the address. */
export const planViews = {
  forecast: '見通し',
  fees: '積立金の案',
  works: '工事の表',
  assumptions: '前提',
  check: '認定と健康度',
  versions: '保存と履歴',
} as const;

export type PlanView = keyof typeof planViews;

export const planViewNames = Object.keys(planViews) as PlanView[];

export const planPage = '/demo/repair-fund-simulation';

export function planViewAddress(name: PlanView): string {
  return name === 'forecast' ? planPage : `${planPage}?view=${name}`;
}

import {
  endYearOf,
  type MechanicalParking,
  type ParkingKind,
  type RepairPlan,
} from '#domain/repair-plan/register/repair-plan.ts';
import { worksBefore } from '#domain/repair-plan/trial/roll-on.ts';

export const parkingKindNames: Readonly<Record<ParkingKind, string>> = {
  'two-tier-pit1': '2段（ピット1段）の昇降式',
  'three-tier-pit2': '3段（ピット2段）の昇降式',
  'three-tier-pit1-sliding': '3段（ピット1段）の昇降横行式',
  'four-tier-pit2-sliding': '4段（ピット2段）の昇降横行式',
};

/** 計画を先に進める, and what becomes of the works that lie before it then. */
export function rollWords(plan: RepairPlan, tried: RepairPlan): string[] {
  const { startYear } = tried;
  if (startYear === plan.startYear) return [];
  const count = worksBefore(plan, startYear).length;
  return [
    `計画の最初の年度を、${plan.startYear}年度から${startYear}年度に進めます（${endYearOf(tried)}年度まで）`,
    ...(count === 0
      ? []
      : [`${startYear - 1}年度までの工事（${count}件）を、済んだ工事として計画から外します`]),
  ];
}

export function parkingWords(plan: RepairPlan, tried: RepairPlan): string[] {
  const before = parkingText(plan.building.mechanicalParking);
  const after = parkingText(tried.building.mechanicalParking);
  return before === after ? [] : [`機械式駐車場を、${before}から${after}に変えます`];
}

function parkingText(parking: readonly MechanicalParking[]): string {
  const some = parking.filter(({ spaces }) => spaces > 0);
  if (some.length === 0) return '「なし」';
  return some.map(({ kind, spaces }) => `「${parkingKindNames[kind]} ${spaces}台」`).join('と');
}

import type { RepairPlan } from '#domain/repair-plan/register/repair-plan.ts';
import { plainItem, plainPlan } from '#domain/repair-plan/testing/example-plan.ts';
import type { ReportRequest } from './report-data.ts';

type Line = readonly [year: number, group: number, part: string, work: string, manYen: number];

const lines: readonly Line[] = [
  [2029, 5, '鉄部塗装（雨掛かり部分）', '塗替え', 330],
  [2031, 16, '機械式駐車場', '取替え', 2_640],
  [2035, 1, '仮設', '設置', 2_100],
  [2035, 2, '屋上防水（露出）', '補修', 1_100],
  [2035, 4, '外壁', '塗替え', 6_600],
  [2035, 15, '昇降機', '取替え', 1_430],
  [2042, 9, '排水管', '取替え', 2_970],
  [2048, 1, '仮設', '設置', 2_100],
  [2048, 2, '屋上防水（露出）', '補修', 1_100],
  [2048, 4, '外壁', '塗替え', 4_180],
];
const majorGroups = [1, 2, 4];
const floor = [78.45, 68.2, 64.1, 64.1, 68.2, 84.6];

const base: RepairPlan = {
  ...plainPlan,
  building: {
    completedYear: 2009,
    floors: 10,
    grossAreaM2: 5_612.3,
    mechanicalParking: [{ kind: 'three-tier-pit2', spaces: 20 }],
  },
  dwellings: Array.from({ length: 60 }, (_, index) => ({
    id: `${index}`,
    areaM2: floor[index % floor.length] ?? 0,
    share: 1,
  })),
  items: lines.map(([year, group, part, work, manYen], index) => ({
    ...plainItem,
    id: `${index}`,
    group,
    part,
    work,
    years: [year],
    unitPriceYen: manYen * 10_000,
    lastDoneYear: majorGroups.includes(group) ? 2022 : null,
    isMajorWork: majorGroups.includes(group),
  })),
  openingBalanceYen: 41_516_262,
  contribution: { ...plainPlan.contribution, steps: [{ fromYear: 2023, unitPriceYen: 150 }] },
  parkingTransfers: [{ fromYear: 2026, yearlyYen: 1_800_000 }],
};

/** A plan that runs short in 2035, like the demonstration's, but of no day in particular. */
export const plainRequest: ReportRequest = {
  associationName: '見本レジデンス管理組合',
  title: '',
  today: '2026-11-21',
  base,
  plan: base,
  trialSentences: [],
  planName: '第2版',
  proposal: null,
  undecidedNote: null,
};

/** The same with a fee that rises twice. */
export const triedRequest: ReportRequest = {
  ...plainRequest,
  title: '2回に分けて上げる案',
  plan: {
    ...base,
    contribution: {
      ...base.contribution,
      steps: [
        { fromYear: 2023, unitPriceYen: 150 },
        { fromYear: 2027, unitPriceYen: 170 },
        { fromYear: 2030, unitPriceYen: 200 },
      ],
    },
  },
  trialSentences: [
    '積立金を、2027年度から1㎡あたり月170円、2030年度から200円にします（今は150円）',
  ],
};

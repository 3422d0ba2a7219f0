import type { RepairPlanAnswer } from '#contract/repair-plan.ts';
import { plainItem, plainPlan } from '#domain/repair-plan/testing/example-plan.ts';

const papers: RepairPlanAnswer['papers'] = {
  madeOn: '2024-05-26',
  planResolvedOn: '2024-05-26',
  feeResolvedOn: '2024-05-26',
  listedGroups: [2, 4],
  expertLetter: null,
};

/** Ten dwellings paying 720,000 yen a year; after a 30,000,000 yen major work in 2040 20.2 million are missing. */
export const exampleAnswer: RepairPlanAnswer = {
  today: '2026-11-21',
  maySave: true,
  associationName: 'グリーンテラス管理組合',
  plan: {
    ...plainPlan,
    building: { ...plainPlan.building, mechanicalParking: [] },
    dwellings: [...plainPlan.dwellings],
    contribution: { ...plainPlan.contribution, steps: [...plainPlan.contribution.steps] },
    items: [
      {
        ...plainItem,
        id: 'wall',
        group: 4,
        part: '外壁塗装',
        work: '塗替え',
        years: [2040],
        unitPriceYen: 30_000_000,
        isMajorWork: true,
      },
      { ...plainItem, id: 'roof', years: [2032], unitPriceYen: 1_000_000 },
    ],
    levies: [],
    parkingTransfers: [],
    otherIncomes: [],
    loans: [],
  },
  papers,
  proposal: null,
  undecidedWorks: null,
  versions: [
    {
      number: 1,
      name: '総会で承認した計画',
      note: '',
      savedOn: '2024-05-26',
      savedBy: '理事会',
      papers,
    },
  ],
  scenarios: [],
  reserveClosings: [],
  records: {
    manager: { appointedOn: '2026-05-24', minutes: '2026年5月24日の通常総会' },
    auditor: { appointedOn: '2026-05-24', minutes: '2026年5月24日の通常総会' },
    lastMeetingOn: '2026-05-24',
    reserveTransfers: [],
    arrears: { yearEndOn: '2026-03-31', billedYen: 720_000, overdueYen: 0 },
  },
  answers: {
    bylaws: null,
    hasSeparateAccounts: true,
    ownersListOn: null,
    residentsListOn: null,
    localGuideline: null,
  },
  inspections: { allCount: 4, lateCount: 1 },
};

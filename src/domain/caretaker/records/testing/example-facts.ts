import type { AssociationFacts } from '#domain/caretaker/records/association-facts.ts';
import { plainPlan } from '#domain/repair-plan/testing/example-plan.ts';

const uncounted = { votesFor: null, votesAgainst: null, votesAbstained: null } as const;

function votes(votesFor: number, votesAgainst: number) {
  return { votesFor, votesAgainst, votesAbstained: 0 };
}

/** A small association on a Saturday in November. */
export const exampleFacts: AssociationFacts = {
  today: '2026-11-21',
  associationName: 'さくら台ハイツ管理組合',
  counts: { dwellingCount: 20, memberCount: 19, votes: 20 },
  building: {
    name: 'さくら台ハイツ',
    address: '神奈川県澄川市さくら台1番2号',
    structure: '鉄筋コンクリート造',
    storeys: 5,
    completedOn: '2009-03-28',
  },
  meetings: [
    {
      kind: 'board',
      title: '理事会',
      heldOn: '2026-12-19',
      startsAt: '10:00',
      endsAt: '12:00',
      place: '集会室',
      agenda: [
        { label: '議題1', title: '月次報告' },
        { label: '議題2', title: '積立金の見直し' },
      ],
    },
    {
      kind: 'general',
      title: '第18期 通常総会',
      heldOn: '2027-05-23',
      startsAt: '10:00',
      endsAt: '',
      place: '地区センター',
      agenda: [],
    },
  ],
  heldMeetings: [
    { kind: 'board', title: '理事会', heldOn: '2026-11-21', agenda: [] },
    {
      kind: 'board',
      title: '理事会',
      heldOn: '2026-10-17',
      agenda: [
        { label: '議題1', title: '月次報告', result: null, ...uncounted },
        { label: '議題2', title: '自転車の整理', result: 'passed', ...votes(4, 1) },
        { label: '議題3', title: '積立金の見直し', result: 'continued', ...uncounted },
      ],
    },
    {
      kind: 'general',
      title: '第17期 通常総会',
      heldOn: '2026-05-24',
      agenda: [
        { label: '第1号議案', title: '収支決算の承認', result: 'passed', ...votes(18, 0) },
        { label: '第2号議案', title: '規約の改正', result: 'passed', ...votes(15, 2) },
      ],
    },
    {
      kind: 'general',
      title: '第16期 通常総会',
      heldOn: '2025-05-25',
      agenda: [
        { label: '第1号議案', title: '宅配ボックスの設置', result: 'rejected', ...votes(6, 11) },
      ],
    },
  ],
  garbage: [
    { name: '燃やすごみ', weekday: 2, weeks: null, how: '透明の袋に入れます' },
    { name: '燃やすごみ', weekday: 5, weeks: null, how: '透明の袋に入れます' },
    { name: '古紙・古布', weekday: 1, weeks: [2, 4], how: 'ひもで縛ります。' },
    { name: '粗大ごみ', weekday: null, weeks: null, how: '' },
  ],
  garbagePauses: [{ startsOn: '2026-12-31', endsOn: '2027-01-03', reason: '年末年始' }],
  officers: [
    { post: 'chair', name: '高橋 誠一', termFrom: '2025-05-25', termUntil: '2027-05-23' },
    { post: 'director', name: '渡辺 久美', termFrom: '2026-05-24', termUntil: '2028-05-28' },
    { post: 'director', name: '森 大輔', termFrom: '2026-05-24', termUntil: '2028-05-28' },
  ],
  fundsHiddenFrom: null,
  expenses: [
    {
      code: 'general',
      fiscalYear: 2026,
      name: '管理委託費',
      budgetYen: 500_000,
      actualYen: 290_000,
    },
    {
      code: 'general',
      fiscalYear: 2026,
      name: '水道光熱費',
      budgetYen: 100_000,
      actualYen: 60_000,
    },
  ],
  funds: [
    {
      code: 'reserve',
      name: '修繕積立金会計',
      fiscalYear: 2026,
      balanceYen: 45_678_900,
      otherAssetsYen: 0,
      debtsYen: 0,
      asOf: '2026-10-31',
      incomeYen: 5_000_000,
      expenseYen: 120_000,
      budgetIncomeYen: 8_000_000,
      budgetExpenseYen: 500_000,
      note: '',
      closedUntil: '2026-10-31',
      accounts: [
        { bank: 'みどり銀行', kind: '普通預金', balanceYen: 45_678_900, asOf: '2026-10-31' },
      ],
    },
  ],
  dwellingTypes: [
    {
      planType: 'Aタイプ',
      areaM2: 78.45,
      managementFeeYen: 16_470,
      reserveFeeYen: 11_770,
      numbers: ['101', '201', '301'],
    },
    {
      planType: 'Bタイプ',
      areaM2: 68.2,
      managementFeeYen: 14_320,
      reserveFeeYen: 10_230,
      numbers: ['102', '105', '202', '205'],
    },
  ],
  ownDwellings: [],
  ownHomes: [],
  filesAsResident: false,
  arrears: null,
  moneyYears: [],
  settledYears: [
    {
      code: 'reserve',
      name: '修繕積立金会計',
      fiscalYear: 2025,
      openingYen: 32_600_000,
      incomeYen: 9_000_000,
      expenseYen: 801_100,
      isInBooks: true,
    },
  ],
  repairPlan: {
    name: '30年の計画',
    savedOn: '2026-06-20',
    firstYear: 2026,
    lastYear: 2055,
    totalWorksYen: 402_000_000,
    shortage: { fiscalYear: 2035, shortYen: 13_000_000 },
    worst: { fiscalYear: 2050, balanceYen: -114_000_000 },
    chance: '',
    worksNote: null,
    nextMajorWork: { fiscalYear: 2035, costYen: 78_000_000 },
    unitPriceYen: 150,
    feeResolvedOn: '2023-05-28',
    rolledFrom: { fiscalYear: 2023, resolvedOn: '2023-05-28' },
    levelFee: { fromYear: 2027, unitPriceYen: 245 },
    calculatedOn: '2026-11-21',
    proposal: null,
    healthPoints: 59,
    plan: plainPlan,
  },
  tasks: [
    { title: '在宅の日を知らせる', dueOn: '2026-11-24', owner: '自分', isOwn: true },
    { title: '断水の日の当番を決める', dueOn: '2026-11-25', owner: '理事会', isOwn: false },
    { title: '掲示板を直す', dueOn: null, owner: '', isOwn: false },
  ],
  boardReplies: [
    {
      taskId: '7d1f0c52-64b0-4d5e-9a3c-2f8b6e1a4c07',
      question: '屋上で凧を揚げてもよいですか',
      answer: '屋上は立入禁止です\n公園をご利用ください。',
      writtenOn: '2026-11-20',
      isForAsker: false,
    },
  ],
  equipment: [
    {
      name: 'エレベーター',
      place: '住居棟',
      detail: '1基、9人乗りです',
      installedOn: '2009-03-28',
      contractor: 'あさひ昇降機',
      contractorPhone: '0120-000-210',
      inspections: [
        {
          name: '毎月の点検',
          heldOn: '2026-11-05',
          result: 'good',
          remark: '異常はありませんでした。',
        },
        {
          name: '毎月の点検',
          heldOn: '2026-12-03',
          result: 'planned',
          remark: '1時間ほど止まります。',
        },
      ],
    },
  ],
  contacts: [
    {
      kind: 'emergency',
      name: '消防・救急',
      phone: '119',
      hours: '24時間',
      purpose: '火事、けが、急な病気',
    },
    {
      kind: 'emergency',
      name: 'すみかわガス',
      phone: '0120-000-119',
      hours: '24時間',
      purpose: 'ガスのにおいがするとき',
    },
    {
      kind: 'emergency',
      name: 'あさひ昇降機',
      phone: '0120-000-210',
      hours: '24時間',
      purpose: 'エレベーターの故障、閉じ込め',
    },
    {
      kind: 'emergency',
      name: '緊急センター',
      phone: '0120-000-365',
      hours: '24時間',
      purpose: '水漏れ、断水',
    },
    { kind: 'building', name: '管理事務室', phone: '045-000-1480', hours: '', purpose: '' },
  ],
  parking: [
    { kind: 'mechanical', total: 20, inUse: 18, monthlyFeeYen: 9_000 },
    { kind: 'flat', total: 10, inUse: 10, monthlyFeeYen: 12_000 },
  ],
  facilities: [{ name: '集会室', place: '1階', detail: '定員24名です。' }],
  contracts: [
    {
      name: 'エレベーター保守契約',
      counterparty: 'あさひ昇降機',
      endsOn: '2027-03-31',
      yearlyYen: 660_000,
    },
  ],
};

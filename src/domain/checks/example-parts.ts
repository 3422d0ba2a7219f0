import type { CheckFacts, PaidEntry } from './facts.ts';

/** Single made-up facts that the examples are put together from. */

export const examplePaid: PaidEntry = {
  entryId: 'a',
  postedOn: '2026-10-05',
  summary: '給水ポンプの部品代',
  counterpartyId: 'pump',
  payee: '北浜ポンプ',
  payeeKind: 'company',
  payeeSince: '2024-05-01',
  yen: 132_000,
};
export const exampleBank: CheckFacts['banks'][number] = {
  id: 'bank',
  name: '澄川銀行 みどり坂支店 普通預金',
  coveredUntil: '2026-10-31',
  on: '2026-10-31',
  statementYen: 1_284_300,
  ledgerYen: 1_284_300,
  unbookedCount: 0,
  unbookedYen: 0,
};
export const open = { entryId: 'a', postedOn: '2026-08-01', amountYen: 55_000 };

export const exampleDue = {
  ...open,
  name: '湘南塗装',
  summary: '手すりの塗り直し',
  payOn: null,
  isDebited: false,
};
export const exampleSuspense = { ...open, name: '仮受金', summary: 'お名前の分からない振込' };
export const examplePayment: CheckFacts['payments'][number] = {
  id: 'p',
  entryId: 'a',
  payee: '北浜ポンプ',
  summary: '給水ポンプの部品代',
  yen: 132_000,
  payOn: '2026-11-30',
  isAccountNew: true,
  state: 'asked',
  returnedOn: null,
  isAccountDoubted: false,
};
export const exampleReturned: CheckFacts['payments'][number] = {
  ...examplePayment,
  payOn: '2026-11-10',
  isAccountNew: false,
  state: 'returned',
  returnedOn: '2026-11-13',
  isAccountDoubted: true,
};
export const exampleRecorded: CheckFacts['recorded'][number] = {
  entryId: 'a',
  postedOn: '2026-08-20',
  summary: '掲示板の修理',
  recordedOn: '2026-11-10',
  isReversal: false,
  isByHand: true,
};

export const exampleDrawn = { ...open, summary: '現金の引き出し', amountYen: 30_000 };
export const exampleHeld = { ...open, name: '預り金', summary: '町会費の預かり' };
export const exampleReopened: CheckFacts['reopened'][number] = {
  id: 'lock',
  from: '2026-10-31',
  until: '2026-09-30',
  on: '2026-11-12',
};

export const exampleMonthPaper: CheckFacts['monthPapers'][number] = {
  month: '2026-09',
  dueOn: '2026-10-31',
  receivedOn: null,
  daysLate: 21,
  isAwaited: true,
};

/** Notices to the owners, which the company has among its 雑費. */
export const exampleComparedPaper: CheckFacts['comparedPapers'][number] = {
  month: '2026-09',
  dueOn: '2026-10-31',
  isClosed: true,
  differing: [
    {
      fundId: 'general',
      kind: 'expense',
      name: '管理費会計の通信・消耗品費',
      paperYen: 0,
      bookedYen: 12_400,
    },
    {
      fundId: 'general',
      kind: 'expense',
      name: '管理費会計の雑費',
      paperYen: 16_000,
      bookedYen: 3_600,
    },
  ],
  unknownCount: 0,
};

export const exampleWork: CheckFacts['works'][number] = {
  entryId: 'a',
  postedOn: '2026-10-05',
  summary: '屋上防水の工事',
  fundId: 'reserve',
  accountId: '6120',
  yen: 880_000,
};
export const exampleResolved = { title: '第2号議案 照明のLED化の件', heldOn: '2026-05-24' };
export const exampleTermOut = {
  ...open,
  postedOn: '2026-10-05',
  summary: '定期預金から普通預金へ',
  amountYen: 3_000_000,
};
export const exampleOfficer: CheckFacts['officers'][number] = {
  personId: 'a',
  dwellingIds: ['101'],
  post: 'auditor',
  from: '2025-05-25',
  until: '2027-05-23',
};
export const exampleTreasurer: CheckFacts['officers'][number] = {
  ...exampleOfficer,
  personId: 'b',
  dwellingIds: ['202'],
  post: 'treasurer',
};
export const exampleLarge: Partial<CheckFacts> = {
  paid: [{ ...examplePaid, yen: 640_000 }],
  papers: [{ entryId: 'a', quotes: 1, hasContract: false }],
};

export const cleaning = (postedOn: string): PaidEntry => ({
  ...examplePaid,
  entryId: postedOn,
  postedOn,
  summary: '清掃の費用',
  counterpartyId: 'cleaning',
  payee: 'みどり清掃',
  yen: 110_000,
});
/** The same sum to the same company, month after month. */
export const monthlyPaid = ['05', '06', '07', '08', '09', '10'].map((month) =>
  cleaning(`2026-${month}-20`),
);

import type { Yen } from '#domain/money.ts';
import { monthlyDues, unitPrice } from './dwellings.ts';
import { parkingFee } from './parking.ts';

/** The books tell eight fiscal years, y-6 to y+1; the last two are not settled. */
export const firstYear = -6;
export const lastYear = 1;

type Yearly = readonly [Yen, Yen, Yen, Yen, Yen, Yen, Yen, Yen];

export type Account = {
  readonly fund: 'general' | 'reserve';
  readonly side: 'income' | 'expense';
  readonly code: string;
  readonly name: string;
  /** The months it is booked in, in equal parts; a month may stand twice. */
  readonly months: readonly number[];
  readonly budget: Yearly;
  /** What a settled year came to, or what an unsettled year will have come to by March. */
  readonly actual: Yearly;
};

type Line = readonly [
  code: string,
  name: string,
  months: readonly number[],
  budget: Yearly,
  actual: Yearly,
];

const monthly = [4, 5, 6, 7, 8, 9, 10, 11, 12, 1, 2, 3];
const yearly = monthly.length;
const atYearEnd = [3];

const generalIncome: readonly Line[] = [
  ['4110', '管理費収入', monthly, same(managementDues()), same(managementDues())],
  [
    '4120',
    '駐車場使用料',
    monthly,
    each([20, 20, 20, 19, 19, 18, 18, 18], parkingIncome),
    each([20, 20, 19, 19, 18, 18, 18, 18], parkingIncome),
  ],
  [
    '4130',
    '駐輪場・バイク使用料',
    monthly,
    each([88, 88, 88, 87, 86, 86, 84, 84], bicycleIncome),
    each([88, 88, 87, 86, 86, 85, 84, 84], bicycleIncome),
  ],
  [
    '4150',
    '集会室使用料',
    monthly,
    [14_000, 14_000, 14_000, 16_000, 18_000, 20_000, 22_000, 22_000],
    [12_400, 14_000, 16_200, 19_200, 20_800, 22_400, 24_000, 24_000],
  ],
  [
    '4310',
    '受取利息',
    [8, 2],
    [400, 400, 400, 400, 500, 1_500, 3_000, 4_000],
    [412, 398, 431, 455, 1_286, 3_174, 4_200, 4_500],
  ],
  [
    '4390',
    '雑収入',
    [6, 9, 12, 3],
    same(48_000),
    [46_820, 45_310, 47_960, 52_140, 49_730, 51_280, 50_400, 50_400],
  ],
];

const generalExpense: readonly Line[] = [
  [
    '5110',
    '管理委託費',
    monthly,
    [6_612_000, 6_612_000, 6_612_000, 6_612_000, 6_612_000, 6_513_000, 6_480_000, 6_480_000],
    [6_612_000, 6_612_000, 6_612_000, 6_612_000, 6_612_000, 6_513_000, 6_480_000, 6_480_000],
  ],
  [
    '5120',
    '水道光熱費',
    monthly,
    [1_280_000, 1_260_000, 1_250_000, 1_320_000, 1_350_000, 1_380_000, 1_420_000, 1_430_000],
    [1_246_318, 1_198_742, 1_287_655, 1_312_907, 1_338_416, 1_364_829, 1_386_000, 1_398_000],
  ],
  [
    '5130',
    '保守点検費',
    [...monthly, 7, 1, 9, 10],
    [1_960_000, 1_960_000, 2_120_000, 1_970_000, 1_985_000, 2_150_000, 1_985_000, 2_060_000],
    [1_949_200, 1_949_200, 2_114_200, 1_962_400, 1_980_000, 2_145_000, 1_980_000, 2_046_000],
  ],
  [
    '5150',
    '小修繕費',
    [6, 6, 6, 6, 9, 11],
    [500_000, 550_000, 500_000, 500_000, 500_000, 500_000, 650_000, 550_000],
    [512_600, 638_780, 486_000, 451_670, 468_930, 497_310, 642_000, 528_000],
  ],
  ['5160', '損害保険料', [4], same(840_000), same(840_000)],
  ['5170', '植栽管理費', [6, 12], same(363_000), same(363_000)],
  [
    '5180',
    '通信・消耗品費',
    monthly,
    same(150_000),
    [138_214, 142_906, 161_480, 147_335, 151_762, 146_508, 148_800, 150_000],
  ],
  [
    '5190',
    '会議費',
    [5, 5, 5, 9, 1, 3],
    same(100_000),
    [84_260, 88_140, 112_370, 106_520, 91_480, 94_350, 96_000, 96_000],
  ],
  ['5200', '役員報酬', [9, 3], same(240_000), same(240_000)],
  [
    '5210',
    '支払手数料',
    monthly,
    same(96_000),
    [92_840, 93_280, 94_820, 93_500, 93_940, 94_380, 94_200, 94_200],
  ],
  ['5240', '町会費', [6], same(144_000), same(144_000)],
  [
    '5290',
    '雑費',
    monthly,
    same(50_000),
    [38_610, 44_205, 49_870, 36_940, 41_385, 45_726, 43_200, 43_200],
  ],
  ['5310', '修繕積立金会計への繰入', atYearEnd, same(1_800_000), same(1_800_000)],
];

const reserveIncome: readonly Line[] = [
  ['4210', '修繕積立金収入', monthly, reserveDues(), reserveDues()],
  ['4230', '他会計繰入金', atYearEnd, same(1_800_000), same(1_800_000)],
  [
    '4310',
    '受取利息',
    [8, 2],
    [12_000, 12_000, 8_000, 6_000, 10_000, 30_000, 60_000, 65_000],
    [12_914, 13_528, 9_846, 6_212, 21_837, 48_265, 62_000, 68_000],
  ],
];

const reserveExpense: readonly Line[] = [
  [
    '6110',
    '計画修繕工事費',
    [10],
    [0, 0, 64_900_000, 0, 1_188_000, 1_650_000, 0, 0],
    [0, 0, 64_900_000, 0, 1_188_000, 1_650_000, 0, 0],
  ],
  ['6120', '臨時修繕費', [2], same(500_000), [0, 0, 0, 0, 0, 528_000, 0, 0]],
  [
    '6130',
    '調査診断・設計監理費',
    [2],
    [0, 0, 2_200_000, 0, 0, 0, 0, 0],
    [0, 0, 2_200_000, 0, 0, 0, 0, 0],
  ],
  [
    '6140',
    '長期修繕計画作成費',
    [3],
    [0, 0, 0, 495_000, 0, 0, 0, 0],
    [0, 0, 0, 495_000, 0, 0, 0, 0],
  ],
  ['6170', '支払手数料', atYearEnd, same(3_000), [660, 660, 2_640, 880, 1_320, 1_760, 880, 880]],
];

export const accounts: readonly Account[] = [
  ...generalIncome.map((line) => accountOf('general', 'income', line)),
  ...generalExpense.map((line) => accountOf('general', 'expense', line)),
  ...reserveIncome.map((line) => accountOf('reserve', 'income', line)),
  ...reserveExpense.map((line) => accountOf('reserve', 'expense', line)),
];

/** What each fund held on the first day of the first year. */
export const firstOpening = { general: 1_573_932, reserve: 64_622_180 } as const;

function accountOf(
  fund: Account['fund'],
  side: Account['side'],
  [code, name, months, budget, actual]: Line,
): Account {
  return { fund, side, code, name, months, budget, actual };
}

function managementDues(): Yen {
  return monthlyDues(unitPrice.management) * yearly;
}

/** 修繕積立金 rose in April of y-2. */
function reserveDues(): Yearly {
  const before = monthlyDues(unitPrice.reserveBeforeRaise) * yearly;
  const after = monthlyDues(unitPrice.reserve) * yearly;
  return [before, before, before, before, after, after, after, after];
}

/** Of the mechanical spaces in use; all ten flat ones always are. */
function parkingIncome(mechanicalInUse: number): Yen {
  return (mechanicalInUse * parkingFee.mechanical + 10 * parkingFee.flat) * yearly;
}

/** Of the bicycles, beside four motorcycles. */
function bicycleIncome(bicycles: number): Yen {
  return (bicycles * 200 + 4 * 1_500) * yearly;
}

function same(amount: Yen): Yearly {
  return [amount, amount, amount, amount, amount, amount, amount, amount];
}

function each([a, b, c, d, e, f, g, h]: Yearly, amount: (count: number) => Yen): Yearly {
  return [amount(a), amount(b), amount(c), amount(d), amount(e), amount(f), amount(g), amount(h)];
}

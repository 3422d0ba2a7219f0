import type { Yen } from '#domain/money.ts';
import type { Bill } from './bill.ts';
import type { BookMonth } from './book-month.ts';
import type { Company } from './companies.ts';
import type { LedgerSpan } from './ledger-span.ts';

/** Without a sum: what is left of the month. */
type Work = readonly [month: number, company: Company, what: string, yen?: Yen];

const smallRepairs: Readonly<Record<number, readonly Work[]>> = {
  [-2]: [
    [6, 'management', '駐輪場の屋根と外灯の補修'],
    [9, 'management', '雨どいの補修'],
    [11, 'management', '住戸のインターホン親機2台の交換'],
    [2, 'fire', '誘導灯の電池と廊下の照明の交換'],
  ],
  [-1]: [
    [6, 'management', 'エントランスの自動扉の部品の交換'],
    [9, 'parking', '駐車場の排水溝の補修'],
    [11, 'management', '雨どいと手すりの補修'],
    [2, 'architects', '非常用照明の電池3台の交換'],
    [3, 'fire', '消火器・感知器・誘導灯の電池の交換と避難ハッチの補修'],
  ],
  [0]: [
    [6, 'parking', '機械式駐車場の排水ポンプ1台の交換', 242_000],
    [6, 'parking', '機械式駐車場のパレット2枚の補修', 176_000],
    [6, 'management', '掲示板の照明の交換'],
    [9, 'management', '館内放送の調整と宅配ボックスの扉の修理'],
    [11, 'water', '横引き管のカメラ調査', 88_000],
    [11, 'management', '集合ポストの補修'],
  ],
};

/** Works of the reserve fund; in the month named, paid the month after or at once. */
const works: readonly (readonly [
  account: string,
  year: number,
  company: Company,
  what: string,
  paidAfter: number,
])[] = [
  ['6140', -3, 'architects', '長期修繕計画の作成', 1],
  ['6110', -2, 'management', '防犯カメラ4台の増設工事', 0],
  ['6110', -1, 'management', '宅配ボックス18口の設置工事', 0],
  ['6120', -1, 'water', '給水ポンプの部品交換', 1],
];

export function repairBills(span: LedgerSpan, month: BookMonth): readonly Bill[] {
  return [...smallRepairBills(span, month), ...workBills(span, month)];
}

function smallRepairBills({ shares }: LedgerSpan, month: BookMonth): readonly Bill[] {
  const own = (smallRepairs[month.year] ?? []).filter(([when]) => when === month.month);
  const named = own.reduce((sum, [, , , yen = 0]) => sum + yen, 0);
  const left = shares('general', '5150', month) - named;
  return own.map(([, company, what, yen = left], index) => ({
    key: `repair:${index}`,
    fund: 'general',
    account: '5150',
    month,
    company,
    what,
    yen,
  }));
}

function workBills({ shares }: LedgerSpan, month: BookMonth): readonly Bill[] {
  return works
    .filter(([, year]) => year === month.year)
    .map(([account, , company, what, paidAfter]) => ({
      key: `work:${account}`,
      fund: 'reserve',
      account,
      month,
      company,
      what,
      yen: shares('reserve', account, month),
      paidAfter,
    }));
}

import type { RepairItem } from '#domain/repair-plan/register/repair-item.ts';
import type { RepairPlan } from '#domain/repair-plan/register/repair-plan.ts';
import { makeRandom } from '#domain/repair-plan/uncertainty/random.ts';

/** An item of one million yen, without tax, in no year. */
export const plainItem: RepairItem = {
  id: 'a',
  group: 2,
  part: '屋上防水（露出）',
  work: '補修',
  cycle: { loYears: 12, hiYears: 15 },
  years: [],
  quantity: 1,
  unit: '式',
  unitPriceYen: 1_000_000,
  priceSource: '見本',
  pricedOn: null,
  lastDoneYear: null,
  condition: 'unknown',
  tax: 'exempt',
  isMajorWork: false,
  note: '',
};

/** Ten dwellings of 60 m² at 100 yen: 60,000 yen a month, 720,000 yen a year, and nothing else. */
export const plainPlan: RepairPlan = {
  startYear: 2026,
  yearCount: 30,
  building: { completedYear: 2010, floors: 8, grossAreaM2: 4_000, mechanicalParking: [] },
  dwellings: Array.from({ length: 10 }, (_, index) => ({
    id: `${101 + index}`,
    areaM2: 60,
    share: 1,
  })),
  items: [],
  openingBalanceYen: 0,
  contribution: { basis: 'area', roundToYen: 10, steps: [{ fromYear: 2026, unitPriceYen: 100 }] },
  levies: [],
  parkingTransfers: [],
  otherIncomes: [],
  loans: [],
  rates: {
    priceRise: { building: 0, equipment: 0, exterior: 0, service: 0 },
    interest: 0,
    tax: 0.1,
    temporaryWorks: 0,
    design: 0,
    arrears: 0,
  },
};

/** Some plan or other with everything in it; the seed decides which. */
export function anyPlan(seed: number, { itemCount = 12, yearCount = 30 } = {}): RepairPlan {
  const random = makeRandom(seed);
  const startYear = 2026;
  const someYear = () => startYear + random(yearCount);
  const rate = (thousandths: number) => random(thousandths + 1) / 1_000;
  return {
    ...plainPlan,
    yearCount,
    dwellings: Array.from({ length: 3 + random(9) }, (_, index) => ({
      id: `${101 + index}`,
      areaM2: (4_000 + random(5_000)) / 100,
      share: 4_000 + random(5_000),
    })),
    items: Array.from({ length: itemCount }, (_, index) =>
      anyItem(`item-${index}`, random, someYear),
    ),
    openingBalanceYen: random(30_000_000),
    contribution: {
      basis: random(2) === 0 ? 'area' : 'share',
      roundToYen: random(2) === 0 ? 1 : 10,
      steps: [
        { fromYear: startYear, unitPriceYen: 100 + random(200) },
        { fromYear: startYear + 1 + random(yearCount), unitPriceYen: 200 + random(200) },
      ],
    },
    levies: [{ year: someYear(), unitPriceYen: random(1_000) }],
    parkingTransfers: [{ fromYear: startYear + random(5), yearlyYen: random(1_000_000) }],
    otherIncomes: [{ year: someYear(), amountYen: random(1_000_000), label: '補助金' }],
    loans: [
      {
        year: startYear - 3 + random(yearCount),
        principalYen: random(20_000_000),
        repaymentYears: 1 + random(15),
        interestRate: rate(30),
        method: random(2) === 0 ? 'annuity' : 'equal-principal',
      },
    ],
    rates: {
      priceRise: { building: rate(40), equipment: rate(40), exterior: rate(40), service: rate(40) },
      interest: rate(10),
      tax: 0.1,
      temporaryWorks: rate(100),
      design: rate(100),
      arrears: rate(30),
    },
  };
}

function anyItem(
  id: string,
  random: (limit: number) => number,
  someYear: () => number,
): RepairItem {
  const taxes = ['excluded', 'included', 'exempt'] as const;
  return {
    ...plainItem,
    id,
    group: 1 + random(19),
    years: [...new Set(Array.from({ length: random(4) }, someYear))],
    quantity: (1 + random(50_000)) / 100,
    unitPriceYen: random(50_000),
    pricedOn: random(2) === 0 ? null : `20${20 + random(7)}-0${1 + random(9)}-15`,
    lastDoneYear: random(2) === 0 ? null : 2005 + random(20),
    tax: taxes[random(3)] ?? 'exempt',
    isMajorWork: random(2) === 0,
  };
}

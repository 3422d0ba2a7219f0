import type { Yen } from '#domain/money.ts';
import { dwellingYen } from './charges-of-month.ts';
import type { Basis, BilledDwelling, BillingItem } from './tariff.ts';

/** A dwelling with what it pays each month, as the register has it. */
export type DuesOfDwelling = BilledDwelling & { readonly yen: Yen };

/** How an item is charged, with its rates in hundredths of a yen. */
export type DuesRule = {
  readonly basis: Exclude<Basis, 'contract'>;
  readonly roundToYen: Yen;
  readonly rates: readonly { readonly kind: string; readonly sen: number }[];
};

/**
 * The rule by which every dwelling pays what the register says, to the yen: one sum for all, so much for each square
 * metre or by the shares, or else the sum of each dwelling as it is. `null` where nobody pays anything.
 */
export function ruleOfDues(dwellings: readonly DuesOfDwelling[]): DuesRule | null {
  const [first] = dwellings;
  if (!first || dwellings.every(({ yen }) => yen === 0)) return null;
  if (dwellings.every(({ yen }) => yen === first.yen)) {
    return { basis: 'flat', roundToYen: 1, rates: [{ kind: '', sen: first.yen * 100 }] };
  }
  return proportional(dwellings, 'area') ?? proportional(dwellings, 'share') ?? eachOwn(dwellings);
}

function eachOwn(dwellings: readonly DuesOfDwelling[]): DuesRule {
  const rates = dwellings.map(({ number, yen }) => ({ kind: number, sen: yen * 100 }));
  return { basis: 'dwelling', roundToYen: 1, rates };
}

const roundings = [1, 10, 100] as const;
/** The roundest price is the likeliest: a million yen, 240 yen, 157.5 yen. */
const units = Array.from({ length: 10 }, (_, zeros) => 10 ** zeros).toReversed();

function proportional(
  dwellings: readonly DuesOfDwelling[],
  basis: 'area' | 'share',
): DuesRule | null {
  for (const unit of units) {
    for (const roundToYen of roundings) {
      const sen = priceOf(dwellings, { basis, roundToYen, unit });
      if (sen === null) continue;
      const rule: DuesRule = { basis, roundToYen, rates: [{ kind: '', sen }] };
      if (dwellings.every((dwelling) => yenBy(rule, dwelling) === dwelling.yen)) return rule;
    }
  }
  return null;
}

type Wanted = {
  readonly basis: 'area' | 'share';
  readonly roundToYen: Yen;
  readonly unit: number;
};

/** A price that is rounded to what every dwelling pays, in multiples of a unit. */
function priceOf(
  dwellings: readonly DuesOfDwelling[],
  { basis, roundToYen, unit }: Wanted,
): number | null {
  let [low, high] = [0, Number.POSITIVE_INFINITY];
  for (const dwelling of dwellings) {
    const weight = weightOf(dwelling, basis);
    if (weight <= 0) return null;
    low = Math.max(low, (dwelling.yen - roundToYen / 2) / weight);
    high = Math.min(high, (dwelling.yen + roundToYen / 2) / weight);
  }
  const sen = Math.ceil(low / unit) * unit;
  return sen > 0 && sen <= high ? sen : null;
}

function weightOf({ area, shareNumerator, shareDenominator }: BilledDwelling, basis: Basis) {
  return basis === 'area' ? area / 10_000 : shareNumerator / (100 * shareDenominator);
}

const anyMonth = '2000-01';

function yenBy({ basis, roundToYen, rates }: DuesRule, dwelling: DuesOfDwelling): Yen {
  const item: Pick<BillingItem, 'basis' | 'roundToYen' | 'rates'> = {
    basis,
    roundToYen,
    rates: rates.map((rate) => ({ ...rate, fromMonth: anyMonth })),
  };
  return dwellingYen(item, dwelling, anyMonth);
}

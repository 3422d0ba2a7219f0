import type { BillingItem, Month } from '#domain/billing/tariff.ts';

/** 「2027年4月分から専有面積1㎡あたり月額300円」 of a resolution, in hundredths of a yen. */
export type DecidedFee = {
  readonly itemId: string;
  readonly itemName: string;
  readonly fromMonth: Month;
  readonly per: 'area' | 'share' | 'flat';
  readonly sen: number;
};

const step = /(\d{4})年(\d{1,2})月分から、?([^。、]*?)([\d,]+(?:\.\d+)?)円/g;

/** What the words of an item say a fee becomes; the kind of unit stands with the first step alone. */
export function feesIn(words: string, items: readonly BillingItem[]): readonly DecidedFee[] {
  const text = words.normalize('NFKC');
  // 管理費 stands in 管理費等, 修繕積立金 in 修繕積立金の額: the longest name that is there.
  const item = items
    .filter(({ name }) => text.includes(name.normalize('NFKC')))
    .toSorted((one, other) => other.name.length - one.name.length)[0];
  if (!item) return [];
  let per: DecidedFee['per'] = 'flat';
  return [...text.matchAll(step)].map(([, year = '', month = '', unit = '', amount = '']) => {
    per = perOf(unit) ?? per;
    return {
      itemId: item.id,
      itemName: item.name,
      fromMonth: `${year}-${month.padStart(2, '0')}`,
      per,
      sen: Math.round(Number(amount.replaceAll(',', '')) * 100),
    };
  });
}

function perOf(unit: string): DecidedFee['per'] | null {
  if (/m2|㎡|平方メートル/.test(unit)) return 'area';
  if (unit.includes('建物全体')) return 'share';
  return unit.includes('月額') ? 'flat' : null;
}

/** 専有面積1㎡あたり月額300円 */
export function feeWords({ per, sen }: Pick<DecidedFee, 'per' | 'sen'>): string {
  const units = { area: '専有面積1㎡あたり', share: '建物全体で', flat: '' } as const;
  const yen = new Intl.NumberFormat('ja-JP', { maximumFractionDigits: 2 }).format(sen / 100);
  return `${units[per]}月額${yen}円`;
}

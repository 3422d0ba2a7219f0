import { formatMonthDay } from '#domain/calendar.ts';
import { formatYen } from '#domain/format-yen.ts';
import type { Yen } from '#domain/money.ts';
import { contractYen, type PlannedCharge } from './charges-of-month.ts';
import { contractShare } from './contract-share.ts';
import {
  type BillingItem,
  type DwellingContract,
  type Month,
  rateIn,
  type Tariff,
} from './tariff.ts';

/** A dwelling whose bill is another one than last month. */
export type BillDifference = {
  readonly dwellingId: string;
  readonly itemId: string;
  readonly beforeYen: Yen;
  readonly afterYen: Yen;
  readonly reasons: readonly string[];
};

type Compared = {
  readonly tariff: Tariff;
  readonly month: Month;
  readonly monthBefore: Month;
  readonly before: readonly PlannedCharge[];
  readonly after: readonly PlannedCharge[];
};

/** Every difference to the month before, with what made it. */
export function compareMonths(compared: Compared): readonly BillDifference[] {
  const before = new Map(compared.before.map((it) => [keyOf(it), it.yen]));
  const after = new Map(compared.after.map((it) => [keyOf(it), it.yen]));
  return compared.tariff.dwellings.flatMap(({ id: dwellingId }) =>
    compared.tariff.items.flatMap((item) => {
      const key = keyOf({ dwellingId, itemId: item.id });
      const beforeYen = before.get(key) ?? 0;
      const afterYen = after.get(key) ?? 0;
      if (beforeYen === afterYen) return [];
      const reasons = reasonsOf(compared, dwellingId, item);
      return [{ dwellingId, itemId: item.id, beforeYen, afterYen, reasons }];
    }),
  );
}

function reasonsOf(compared: Compared, dwellingId: string, item: BillingItem): readonly string[] {
  const { tariff, month, monthBefore } = compared;
  const own = <It extends { dwellingId: string; itemId: string }>(all: readonly It[]) =>
    all.filter((it) => it.dwellingId === dwellingId && it.itemId === item.id);
  const contracts = own(tariff.contracts).filter((contract) =>
    [month, monthBefore].some((of) => contractShare(contract, item.proration, of).numerator > 0),
  );
  const kinds = kindsOf(item, { contracts, number: numberOf(tariff, dwellingId) });
  const reasons = [
    ...kinds.flatMap((kind) => rateReason(item, kind, compared)),
    ...contracts.flatMap((contract) => contractReason(item, contract, compared)),
    ...own(tariff.extras).flatMap(({ month: of, yen, reason }) => {
      if (of === month)
        return `${yen > 0 ? '一時の請求' : '減額'} ${formatYen(Math.abs(yen))}：${reason}`;
      return of === monthBefore ? `先月だけの${yen > 0 ? '請求' : '減額'}：${reason}` : [];
    }),
  ];
  return reasons.length > 0 ? reasons : ['先月の請求のあとに、料金表か住戸の面積が変わりました。'];
}

type Own = { readonly contracts: readonly DwellingContract[]; readonly number: string };

function kindsOf({ basis }: BillingItem, { contracts, number }: Own): readonly string[] {
  if (basis === 'dwelling') return [number];
  return basis === 'contract' ? [...new Set(contracts.map(({ kind }) => kind))] : [''];
}

function numberOf({ dwellings }: Tariff, dwellingId: string): string {
  return dwellings.find(({ id }) => id === dwellingId)?.number ?? '';
}

function rateReason(
  item: BillingItem,
  kind: string,
  { month, monthBefore }: Compared,
): readonly string[] {
  const one = rateIn(item, kind, monthBefore);
  const other = rateIn(item, kind, month);
  if (one === other) return [];
  const name = item.basis === 'contract' && kind ? `${item.name}（${kind}）` : item.name;
  const what = item.basis === 'dwelling' ? '額' : '単価';
  return [`${name}の${what}が${rateWords(one)}から${rateWords(other)}に変わります。`];
}

/** 157.5円 */
export function rateWords(sen: number): string {
  return `${(sen / 100).toLocaleString('ja-JP', { maximumFractionDigits: 2 })}円`;
}

function contractReason(
  item: BillingItem,
  contract: DwellingContract,
  { month, monthBefore }: Compared,
): readonly string[] {
  const { label, kind, startsOn, endsOn } = contract;
  const name = [kind, label].filter((word) => word !== '').join(' ');
  if (contractYen(item, contract, month) === contractYen(item, contract, monthBefore)) return [];
  if (endsOn !== null && endsOn.slice(0, 7) <= month && endsOn.slice(0, 7) >= monthBefore) {
    return [`${name}の契約が${formatMonthDay(endsOn)}に終わります。`];
  }
  if (startsOn.slice(0, 7) >= monthBefore) {
    return [`${name}の契約が${formatMonthDay(startsOn)}に始まります。`];
  }
  return [];
}

function keyOf({ dwellingId, itemId }: Pick<PlannedCharge, 'dwellingId' | 'itemId'>): string {
  return `${dwellingId} ${itemId}`;
}

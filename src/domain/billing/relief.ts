import type { IsoDate } from '#domain/calendar.ts';
import type { Posting } from '#domain/ledger/entry.ts';
import type { Yen } from '#domain/money.ts';
import { itemFinder, openYen, type Position } from './position.ts';
import { toPostings } from './receipt-postings.ts';
import type { BillingItem, Month } from './tariff.ts';

/** 減額: what is owed of a billed month and will not be asked for. */
export const reliefKinds = ['correction', 'waiver', 'write-off'] as const;
export type ReliefKind = (typeof reliefKinds)[number];

export const reliefNames: Readonly<Record<ReliefKind, string>> = {
  correction: '請求の訂正',
  waiver: '減免',
  'write-off': '貸倒',
};

export type ReliefLine = { readonly itemId: string; readonly month: Month; readonly yen: Yen };

export type Relief = {
  readonly kind: ReliefKind;
  readonly lines: readonly ReliefLine[];
  readonly resolvedOn: IsoDate | null;
  /** 「第18期 通常総会」 */
  readonly resolution: string;
};

type OpenPosition = Pick<Position, 'itemId' | 'month' | 'chargedYen' | 'paidYen'>;

/** Why it cannot be asked for, in a sentence; `null` where it can. */
export function problemOfRelief(
  { kind, lines, resolvedOn, resolution }: Relief,
  open: readonly OpenPosition[],
  today: IsoDate,
): string | null {
  if (lines.length === 0) return '減らす月と費目を選んでください。';
  if (new Set(lines.map(keyOf)).size < lines.length) return '同じ月と費目が、2度あります。';
  if (isTooMuch(lines, open)) {
    return '残っている額より多くは減らせません。画面を読み直してください。';
  }
  if (kind === 'correction') return null;
  if (resolvedOn === null || resolution === '') {
    return `${reliefNames[kind]}には、総会の決議が要ります。総会の名前と日を入れてください。`;
  }
  return resolvedOn > today ? '総会の日は、今日までの日を入れてください。' : null;
}

/** Whether more is taken off than is open, as after a payment that came meanwhile. */
export function isTooMuch(lines: readonly ReliefLine[], open: readonly OpenPosition[]): boolean {
  const openOf = new Map(open.map((it) => [keyOf(it), openYen(it)]));
  return lines.some((it) => it.yen > (openOf.get(keyOf(it)) ?? 0));
}

/**
 * The entry: 未収金 goes down, in the fund of each item. What was billed in error or is waived never was income; what
 * nobody can collect is a loss.
 */
export function reliefPostings(
  items: readonly BillingItem[],
  { kind, lines }: Pick<Relief, 'kind' | 'lines'>,
  lossAccountId: string,
): readonly Posting[] {
  const itemOf = itemFinder(items);
  return toPostings(
    lines.flatMap(({ itemId, yen }) => {
      const { fundId, incomeId, receivableId } = itemOf(itemId);
      const accountId = kind === 'write-off' ? lossAccountId : incomeId;
      return [
        { fundId, accountId, amountYen: yen },
        { fundId, accountId: receivableId, amountYen: -yen },
      ];
    }),
  );
}

function keyOf({ itemId, month }: Pick<ReliefLine, 'itemId' | 'month'>): string {
  return `${itemId} ${month}`;
}

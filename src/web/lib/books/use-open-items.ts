import { listOpenItems, type OpenItem } from '#contract/open-items.ts';
import type { IsoDate } from '#domain/calendar.ts';
import { sumYen, type Yen } from '#domain/money.ts';
import type { BillDay } from '#domain/payments/due-day.ts';
import { useEndpoint } from '#web/lib/use-endpoint.ts';

/** What is not paid, overpaid, or of nobody yet; the server computes it once for every screen. */
export function useOpenItems() {
  return useEndpoint(listOpenItems, {});
}

function keyOf({ fundId, counterpartyId }: Pick<OpenItem, 'fundId' | 'counterpartyId'>): string {
  return `${fundId} ${counterpartyId}`;
}

export type Owed = Pick<OpenItem, 'fundId' | 'counterpartyId'> & {
  readonly since: IsoDate;
  /** The first 支払期限 of them. */
  readonly due: BillDay | null;
  readonly amountYen: Yen;
  readonly items: readonly OpenItem[];
};

/** 未払金 by whom and from which fund, the oldest first. */
export function owedByCounterparty(items: readonly OpenItem[]): readonly Owed[] {
  return [...new Set(items.map(keyOf))]
    .flatMap((key) => {
      const group = items.filter((item) => keyOf(item) === key);
      const [first] = group;
      if (!first) return [];
      const { fundId, counterpartyId, postedOn: since } = first;
      const amountYen = sumYen(group.map((item) => item.amountYen));
      return [{ fundId, counterpartyId, since, due: firstDue(group), amountYen, items: group }];
    })
    .toSorted((a, b) => (a.since < b.since ? -1 : 1));
}

function firstDue(items: readonly OpenItem[]): BillDay | null {
  const days = items.flatMap(({ dueOn, isDebited }) => (dueOn ? [{ dueOn, isDebited }] : []));
  return days.toSorted((one, other) => one.dueOn.localeCompare(other.dueOn))[0] ?? null;
}

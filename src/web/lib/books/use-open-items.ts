import { listOpenItems, type OpenItem } from '#contract/open-items.ts';
import type { IsoDate } from '#domain/calendar.ts';
import { sumYen, type Yen } from '#domain/money.ts';
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
  readonly dueOn: IsoDate | null;
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
      const dueOn = group.flatMap((item) => item.dueOn ?? []).toSorted()[0] ?? null;
      return [{ fundId, counterpartyId, since, dueOn, amountYen, items: group }];
    })
    .toSorted((a, b) => (a.since < b.since ? -1 : 1));
}

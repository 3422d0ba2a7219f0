import type { BillingItem } from '#domain/billing/tariff.ts';
import type { Lesson, MatchingFacts, Payer } from './facts.ts';

/** What is known of those who pay in, prepared once for all lines. */
export type PayerIndex = {
  readonly byKey: ReadonlyMap<string, readonly Payer[]>;
  readonly byRoom: ReadonlyMap<string, Payer>;
  readonly byId: ReadonlyMap<string, Payer>;
  readonly bySurname: ReadonlyMap<string, readonly Payer[]>;
  /** What people confirmed of deposits, by name. */
  readonly lessons: ReadonlyMap<string, readonly Lesson[]>;
  readonly items: readonly BillingItem[];
  readonly manual: ReadonlySet<string>;
};

export function indexPayers({ payers, lessons, billingItems, manual }: MatchingFacts): PayerIndex {
  const byId = new Map(payers.map((payer) => [payer.dwellingId, payer]));
  return {
    byKey: groupedBy(payers, ({ keys }) => keys),
    byRoom: new Map(payers.map((payer) => [payer.number, payer])),
    byId,
    bySurname: groupedBy(payers, ({ surnames }) => surnames),
    lessons: groupedBy(
      lessons.filter((lesson) => lesson.isIncoming && isOfToday(lesson, byId)),
      ({ key }) => [key],
    ),
    items: billingItems,
    manual: new Set(manual.filter(({ isIncoming }) => isIncoming).map(({ key }) => key)),
  };
}

function groupedBy<It>(
  items: readonly It[],
  keysOf: (item: It) => readonly string[],
): ReadonlyMap<string, readonly It[]> {
  const groups = new Map<string, It[]>();
  for (const item of items) {
    for (const key of new Set(keysOf(item))) {
      const group = groups.get(key);
      if (key === '') continue;
      if (group) group.push(item);
      else groups.set(key, [item]);
    }
  }
  return groups;
}

/** A name that was learnt of a dwelling's former owners says nothing of those who came after. */
function isOfToday({ key, on, dwellingIds }: Lesson, byId: ReadonlyMap<string, Payer>): boolean {
  return dwellingIds.every((id) => {
    const payer = byId.get(id);
    return !payer?.since || on >= payer.since || payer.keys.includes(key);
  });
}

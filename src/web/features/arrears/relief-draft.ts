import type { Debtor } from '#contract/arrears.ts';
import { problemOfRelief, type ReliefKind } from '#domain/billing/relief.ts';
import { readYen } from '#web/lib/books/read-yen.ts';

type Item = Debtor['items'][number];

/** The amounts as typed, by item and month; what is not chosen is not in it. */
export type Taken = Readonly<Record<string, string>>;

export type ReliefDraft = {
  readonly kind: ReliefKind;
  readonly taken: Taken;
  readonly reason: string;
  readonly resolution: string;
  readonly resolvedOn: string;
};

export const emptyDraft: ReliefDraft = {
  kind: 'correction',
  taken: {},
  reason: '',
  resolution: '',
  resolvedOn: '',
};

export function keyOf({ itemId, month }: Pick<Item, 'itemId' | 'month'>): string {
  return `${itemId} ${month}`;
}

/** What would be asked for, and what is still wrong with it. */
export function judgeRelief(draft: ReliefDraft, open: readonly Item[], today: string) {
  const { kind, taken, reason } = draft;
  const isResolved = kind !== 'correction';
  const relief = {
    kind,
    reason: reason.trim(),
    lines: open.flatMap((it) => {
      const yen = readYen(taken[keyOf(it)] ?? '');
      return yen ? [{ itemId: it.itemId, month: it.month, yen }] : [];
    }),
    resolvedOn: isResolved && draft.resolvedOn !== '' ? draft.resolvedOn : null,
    resolution: isResolved ? draft.resolution.trim() : '',
  };
  const positions = open.map((it) => ({ ...it, chargedYen: it.yen, paidYen: 0 }));
  const fault =
    faultOfAmounts(taken) ??
    problemOfRelief(relief, positions, today) ??
    (relief.reason === '' ? '理由を入れてください。' : null);
  return { relief, fault };
}

function faultOfAmounts(taken: Taken): string | null {
  return Object.values(taken).some((text) => !readYen(text))
    ? '選んだ月の額を、円の数字で入れてください。'
    : null;
}

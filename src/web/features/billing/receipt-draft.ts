import type { DwellingBill } from '#contract/billing.ts';
import { allocate } from '#domain/billing/allocate.ts';
import type { IsoDate } from '#domain/calendar.ts';
import { formatYen } from '#domain/format-yen.ts';
import { movedMoneyFault } from '#domain/ledger/coming-day.ts';
import { sumYen, type Yen } from '#domain/money.ts';
import { readYen } from '#web/lib/books/read-yen.ts';

export type ReceiptDraft = {
  readonly sum: string;
  readonly receivedOn: string;
  readonly way: 'transfer' | 'cash';
  readonly accountId: string;
  readonly payer: string;
  /** By item and month as typed; `null` leaves it to the order of the board. */
  readonly typed: Readonly<Record<string, string>> | null;
};

type Open = DwellingBill['open'][number];

export function keyOf({ itemId, month }: Pick<Open, 'itemId' | 'month'>): string {
  return `${itemId} ${month}`;
}

type Judged = {
  readonly yen: Yen | null;
  /** What each open item gets. */
  readonly parts: readonly { readonly open: Open; readonly yen: Yen }[];
  readonly restYen: Yen;
  /** Stands beside the day at once. */
  readonly dayFault: string | null;
  readonly fault: string | null;
};

/** What a payment would be used for, and what is still wrong with the form. */
export function judgeReceipt(
  draft: ReceiptDraft,
  { open, today }: { open: readonly Open[]; today: IsoDate },
): Judged {
  const yen = readYen(draft.sum);
  const parts = draft.typed ? typedParts(draft.typed, open) : ownParts(yen ?? 0, open);
  const usedYen = sumYen(parts.map((part) => part.yen));
  const restYen = (yen ?? 0) - usedYen;
  return {
    yen,
    parts,
    restYen,
    dayFault: movedMoneyFault(draft.receivedOn, today),
    fault: faultOf(draft, { yen, parts, restYen, open }),
  };
}

function ownParts(yen: Yen, open: readonly Open[]) {
  const positions = open.map((it) => ({ ...it, chargedYen: it.yen, paidYen: 0 }));
  const { allocations } = allocate(positions, yen);
  return open.flatMap((it) => {
    const own = allocations.find((part) => keyOf(part) === keyOf(it));
    return own ? [{ open: it, yen: own.yen }] : [];
  });
}

function typedParts(typed: Readonly<Record<string, string>>, open: readonly Open[]) {
  return open.flatMap((it) => {
    const yen = readYen(typed[keyOf(it)] ?? '');
    return yen ? [{ open: it, yen }] : [];
  });
}

type Facts = Omit<Judged, 'fault' | 'dayFault'> & { readonly open: readonly Open[] };

function faultOf(draft: ReceiptDraft, { yen, parts, restYen, open }: Facts): string | null {
  if (yen === null || yen === 0) return '入金の額を、円の数字で入れてください。';
  if (draft.receivedOn === '') return '入金の日を入れてください。';
  if (draft.accountId === '') return '入金した口座を選んでください。';
  if (!draft.typed) return null;
  const unread = open.find((it) => {
    const text = draft.typed?.[keyOf(it)] ?? '';
    return text !== '' && readYen(text) === null;
  });
  if (unread) return `${unread.month.slice(5)}月の${unread.item}は、円の数字で入れてください。`;
  const tooMuch = parts.find((part) => part.yen > part.open.yen);
  if (tooMuch) {
    return `${Number(tooMuch.open.month.slice(5))}月分の${tooMuch.open.item}は、残りの${formatYen(tooMuch.open.yen)}までです。`;
  }
  return restYen < 0 ? `充てる額が、入金より${formatYen(-restYen)}多くなっています。` : null;
}

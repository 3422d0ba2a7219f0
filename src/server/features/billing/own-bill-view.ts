import type { OwnDwelling } from '#contract/own-bill.ts';
import { chargesOfMonth } from '#domain/billing/charges-of-month.ts';
import { dueDay } from '#domain/billing/due-day.ts';
import { formerDebt, formerDebtWords } from '#domain/billing/former-debt.ts';
import { openYen, type Position } from '#domain/billing/position.ts';
import { restOfBill } from '#domain/billing/rest-of-bill.ts';
import type { Month } from '#domain/billing/tariff.ts';
import type { IsoDate } from '#domain/calendar.ts';
import { addMonths } from '#domain/ledger/repeats/bank-day.ts';
import { sumYen } from '#domain/money.ts';
import type { Db } from '#server/db/db.ts';
import type { Scope } from '#server/http/scope.ts';
import type { Known } from './load-positions.ts';
import type { OwnedDwelling } from './own-bill-store.ts';
import { listFreeMoney, listPositions } from './position-store.ts';
import { listReceipts } from './receipt-store.ts';
import { listOwnedSpans } from './who-store.ts';

const shownMonths = 24;
const shownReceipts = 36;

type Own = OwnedDwelling & {
  readonly known: Known;
  readonly today: IsoDate;
};

/** What is due next and late, every month, and what was paid. */
export async function ownDwelling(
  db: Db,
  scope: Scope<'bill.own'>,
  { id, number, seenFrom, known, today }: Own,
): Promise<OwnDwelling> {
  const { paysBy } = known;
  const all = await listPositions(db, scope, { dwellingId: id });
  const next = nextDue(today, known);
  const monthOf = billsOf(known, id, all);
  const { state: _state, ...nextBill } = monthOf(next);
  const taken = known.ahead.filter((it) => it.dwellingId === id && it.month === next);
  const billed = all.filter(({ chargedYen }) => chargedYen > 0);
  const months = [...dueBefore(next, known.billedMonth), ...monthsOf(billed)];
  const free = await listFreeMoney(db, scope, id);
  const late = lateOf(known, id).map((it) => ({ ...it, yen: openYen(it) }));
  const former = formerDebt(await listOwnedSpans(db, scope, id), id, late);
  const isSeen = (day: IsoDate) => seenFrom === null || day >= seenFrom;
  const receipts = await seenReceipts(db, scope, { id, isSeen });
  const nameOf = namesOf(known);
  return {
    number,
    paysBy: paysBy(id),
    next: {
      ...nextBill,
      parts: expectedOf(known, id, next),
      paidYen: nextBill.paidYen + sumYen(taken.map(({ yen }) => yen)),
    },
    late: late.map(({ itemId, month, dueOn, yen }) => ({
      item: nameOf(itemId),
      month,
      dueOn,
      yen,
    })),
    formerDebt: former ? formerDebtWords(former) : '',
    freeYen: sumYen(free.map(({ yen }) => yen)),
    months: months
      .map(monthOf)
      .filter(({ dueOn }) => isSeen(dueOn))
      .slice(0, shownMonths),
    receipts,
  };
}

function namesOf({ tariff }: Known): (itemId: string) => string {
  const names = new Map(tariff.items.map((item) => [item.id, item.name]));
  return (itemId) => names.get(itemId) ?? '';
}

function expectedOf(known: Known, id: string, month: Month) {
  const nameOf = namesOf(known);
  return chargesOfMonth(known.tariff, month)
    .filter(({ dwellingId }) => dwellingId === id)
    .map(({ itemId, yen }) => ({ item: nameOf(itemId), yen }));
}

type Positions = Awaited<ReturnType<typeof listPositions>>;

/** A month as it was billed, with the day that it was billed with; else as the 料金表 and the rules have it. */
function billsOf(
  known: Known,
  id: string,
  all: Positions,
): (month: Month) => OwnDwelling['months'][number] {
  const nameOf = namesOf(known);
  return (month) => {
    const own = all.filter((it) => it.month === month);
    const billed = own.filter(({ chargedYen }) => chargedYen > 0);
    const dueOn = billed[0]?.dueOn ?? dueDay(month, known.setting.due);
    const parts =
      billed.length > 0
        ? billed.map(({ itemId, chargedYen }) => ({ item: nameOf(itemId), yen: chargedYen }))
        : expectedOf(known, id, month);
    const bill = { parts, paidYen: sumYen(own.map(({ paidYen }) => paidYen)) };
    const { restYen } = restOfBill(bill);
    const state = known.stateOf({ dwellingId: id, month, dueOn, openYen: restYen });
    return { month, dueOn, ...bill, state };
  };
}

/** The last one first. */
function monthsOf(billed: readonly { readonly month: Month }[]): Month[] {
  return [...new Set(billed.map(({ month }) => month))].toSorted().toReversed();
}

/** What was paid while the dwelling was the reader's. */
async function seenReceipts(
  db: Db,
  scope: Scope<'bill.own'>,
  { id, isSeen }: { readonly id: string; readonly isSeen: (day: IsoDate) => boolean },
): Promise<OwnDwelling['receipts']> {
  const receipts = await listReceipts(db, scope, { dwellingId: id, limit: shownReceipts });
  return receipts
    .filter(({ receivedOn }) => isSeen(receivedOn))
    .map(({ id: receiptId, receivedOn, yen, way, parts }) => ({
      id: receiptId,
      receivedOn,
      yen,
      way,
      what: spanWords(parts.map(({ month }) => month)),
    }));
}

function lateOf({ positions, isLate }: Known, id: string): readonly Position[] {
  return positions
    .filter((it) => it.dwellingId === id && isLate(it))
    .toSorted((one, other) => one.month.localeCompare(other.month));
}

/** The month whose day for paying comes next. */
function nextDue(today: IsoDate, { setting }: Known): Month {
  let month = today.slice(0, 7);
  while (dueDay(month, setting.due) < today) month = addMonths(month, 1);
  return month;
}

/** Months whose day for paying has come though they are not billed yet, the newest first. */
function dueBefore(next: Month, billedMonth: Month | null): readonly Month[] {
  const months: Month[] = [];
  if (billedMonth === null) return months;
  for (let month = addMonths(next, -1); month > billedMonth; month = addMonths(month, -1)) {
    months.push(month);
  }
  return months;
}

/** 「2026年6月分〜2026年10月分」 */
export function spanWords(months: readonly Month[]): string {
  const sorted = [...new Set(months)].toSorted();
  const words = (month: Month) => {
    const [year, number] = month.split('-').map(Number);
    return `${year}年${number}月分`;
  };
  const [first] = sorted;
  const last = sorted.at(-1);
  if (first === undefined || last === undefined) return '前受金';
  return first === last ? words(first) : `${words(first)}〜${words(last)}`;
}

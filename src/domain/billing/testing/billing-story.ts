import { type AllocationOrder, allocate, inOrder } from '#domain/billing/allocate.ts';
import { chargesOfMonth } from '#domain/billing/charges-of-month.ts';
import type { OwnedSpan } from '#domain/billing/debtors.ts';
import { balancesOfDues, type OpeningDue } from '#domain/billing/opening-dues.ts';
import { planRun } from '#domain/billing/plan-run.ts';
import { openYen, type Position } from '#domain/billing/position.ts';
import { receiptPostings } from '#domain/billing/receipt-postings.ts';
import type { Tariff } from '#domain/billing/tariff.ts';
import type { Balance } from '#domain/ledger/balance.ts';
import { addMonths } from '#domain/ledger/repeats/bank-day.ts';
import { sumYen } from '#domain/money.ts';
import { planOwnerChange, whyNoOwnerChange } from '#domain/people/owner-change.ts';
import { exampleTariff } from './example-tariff.ts';

const { items } = exampleTariff;
const from = '2026-01';

/** A year of one association, kept in the simplest way; every rule under test writes into it. */
export class BillingStory {
  tariff: Tariff = exampleTariff;
  spans: OwnedSpan[] = exampleTariff.dwellings.map(({ id }) => ({
    dwellingId: id,
    name: `${id}-0`,
    since: '2009-03-28',
    until: null,
    endedBy: null,
  }));
  /** The spans before each change of owner that was not taken back. */
  changes: OwnedSpan[][] = [];
  month = 0;
  postings: Balance[] = [];
  charges: { dwellingId: string; itemId: string; month: string; yen: number }[] = [];
  used: { receiptId: string; itemId: string; month: string; yen: number }[] = [];
  receipts: { id: string; dwellingId: string; yen: number; accountId: string }[] = [];

  /** What the books began with, by the dwellings. */
  opening: readonly OpeningDue[] = [];

  readonly order: AllocationOrder;

  constructor(order: AllocationOrder) {
    this.order = order;
  }

  get next(): string {
    return addMonths(from, this.month);
  }

  positions(): Position[] {
    const found = new Map<string, Position>();
    const add = (
      it: { dwellingId: string; itemId: string; month: string },
      chargedYen: number,
      paidYen: number,
    ) => {
      const key = `${it.dwellingId} ${it.itemId} ${it.month}`;
      const before = found.get(key);
      found.set(key, {
        dwellingId: it.dwellingId,
        itemId: it.itemId,
        month: it.month,
        dueOn: `${it.month}-01`,
        chargedYen: (before?.chargedYen ?? 0) + chargedYen,
        paidYen: (before?.paidYen ?? 0) + paidYen,
      });
    };
    for (const charge of this.charges) add(charge, charge.yen, 0);
    for (const { receiptId, ...rest } of this.used) {
      const dwellingId = this.receipts.find(({ id }) => id === receiptId)?.dwellingId ?? '';
      add({ dwellingId, ...rest }, 0, rest.yen);
    }
    return [...found.values()];
  }

  /** The opening of the books has the sums, against what the association had; the dwellings have the parts. */
  begin(dues: readonly OpeningDue[]): void {
    this.opening = dues;
    const balances = balancesOfDues(items, dues);
    const own = balances.map(({ fundId, amountYen }) => ({
      fundId,
      accountId: 'net',
      amountYen: -amountYen,
    }));
    this.postings.push(...balances, ...own);
    for (const { kind, dwellingId, itemId, month, yen } of dues) {
      if (kind === 'owed') {
        this.charges.push({ dwellingId, itemId, month: month ?? '', yen });
        continue;
      }
      const id = `r${this.receipts.length}`;
      this.receipts.push({ id, dwellingId, yen, accountId: 'bank' });
      if (month !== null) this.used.push({ receiptId: id, itemId, month, yen });
    }
  }

  restOf(receiptId: string): number {
    const whole = this.receipts.find(({ id }) => id === receiptId)?.yen ?? 0;
    return (
      whole - sumYen(this.used.filter((it) => it.receiptId === receiptId).map(({ yen }) => yen))
    );
  }

  run(): void {
    const month = this.next;
    const positions = this.positions();
    const planned = planRun({
      tariff: this.tariff,
      month,
      order: this.order,
      before: positions.filter((it) => it.month === month),
      owed: positions.filter((it) => it.month < month && openYen(it) > 0),
      free: this.receipts.map(({ id, dwellingId, accountId }) => ({
        receiptId: id,
        dwellingId,
        accountId,
        yen: this.restOf(id),
      })),
    });
    this.postings.push(...planned.postings);
    this.charges.push(...planned.charges.map((it) => ({ ...it, month })));
    this.used.push(
      ...planned.used.map(({ receiptId, itemId, month: of, yen }) => ({
        receiptId,
        itemId,
        month: of,
        yen,
      })),
    );
    this.month += 1;
  }

  /** The whole, or one half of it to somebody beside the first of today's owners. */
  sell(dwellingId: string, isHalf: boolean): void {
    const on = `${this.next}-10`;
    const own = this.spans.filter((it) => it.dwellingId === dwellingId && it.until === null);
    const share = { numerator: 1, denominator: isHalf ? 2 : 1 };
    const owners = own.map(({ name, since }) => ({
      personId: name,
      since,
      numerator: 1,
      denominator: own.length,
    }));
    const newcomer = {
      personId: null,
      name: `${dwellingId}-${on}-${this.changes.length}`,
      ...share,
    };
    const stayer = owners
      .slice(0, isHalf ? 1 : 0)
      .map((it) => ({ ...it, name: it.personId, ...share }));
    const next = [...stayer, newcomer];
    if (whyNoOwnerChange({ on, today: on, owners, next }) !== null) return;
    const { leaving, arriving } = planOwnerChange(owners, next);
    const isLeaving = new Set(leaving.map(({ personId }) => personId));
    this.changes.push(this.spans);
    this.spans = [
      ...this.spans.map((span) =>
        span.until === null && isLeaving.has(span.name)
          ? { ...span, until: on, endedBy: 'sale' as const }
          : span,
      ),
      ...arriving.map(({ name }) => ({ dwellingId, name, since: on, until: null, endedBy: null })),
    ];
  }

  /** `isAhead`: a debit, which is for the next month alone; else whatever is open in the board's order. */
  take(dwellingId: string, yen: number, isAhead: boolean): void {
    const id = `r${this.receipts.length}`;
    const positions = this.positions();
    const own = positions.filter((it) => it.dwellingId === dwellingId);
    const due = chargesOfMonth(this.tariff, this.next)
      .filter((it) => it.dwellingId === dwellingId)
      .map(({ itemId, yen: chargedYen }) => ({
        itemId,
        month: this.next,
        chargedYen,
        paidYen: own.find((it) => it.month === this.next && it.itemId === itemId)?.paidYen ?? 0,
      }));
    const { allocations } = allocate(
      isAhead
        ? due
        : inOrder(
            own.filter((it) => openYen(it) > 0),
            items,
            this.order,
          ),
      yen,
    );
    const accountId = 'bank';
    this.postings.push(...receiptPostings(items, own, { accountId, yen, allocations }));
    this.receipts.push({ id, dwellingId, yen, accountId });
    this.used.push(...allocations.map((it) => ({ receiptId: id, ...it })));
  }
}

/** What may happen next in such a year. */
export type BillingStep =
  | { readonly kind: 'run' }
  | { readonly kind: 'unsell' }
  | {
      readonly kind: 'take';
      readonly dwelling: string;
      readonly yen: number;
      readonly isAhead: boolean;
    }
  | { readonly kind: 'sell'; readonly dwelling: string; readonly isHalf: boolean }
  | { readonly kind: 'rate'; readonly sen: number }
  | {
      readonly kind: 'extra';
      readonly dwelling: string;
      readonly item: string;
      readonly yen: number;
    };

export function follow(story: BillingStory, it: BillingStep): void {
  if (it.kind === 'run') return story.run();
  if (it.kind === 'take') return story.take(it.dwelling, it.yen, it.isAhead);
  const { next } = story;
  if (it.kind === 'sell') return story.sell(it.dwelling, it.isHalf);
  if (it.kind === 'unsell') {
    story.spans = story.changes.pop() ?? story.spans;
    return;
  }
  if (it.kind === 'rate') {
    const rate = { kind: '', fromMonth: next, sen: it.sen };
    story.tariff = {
      ...story.tariff,
      items: story.tariff.items.map((item) =>
        item.id === 'reserve'
          ? { ...item, rates: [...item.rates.filter(({ fromMonth }) => fromMonth !== next), rate] }
          : item,
      ),
    };
    return;
  }
  if (it.kind !== 'extra') return;
  const extra = {
    id: `${story.tariff.extras.length}`,
    dwellingId: it.dwelling,
    itemId: it.item,
    month: next,
    yen: it.yen,
    reason: '',
  };
  story.tariff = { ...story.tariff, extras: [...story.tariff.extras, extra] };
}

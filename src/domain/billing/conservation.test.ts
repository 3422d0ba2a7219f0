import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addBalances, type Balance } from '#domain/ledger/balance.ts';
import { addMonths } from '#domain/ledger/repeats/bank-day.ts';
import { sumYen } from '#domain/money.ts';
import { planOwnerChange, whyNoOwnerChange } from '#domain/people/owner-change.ts';
import { type AllocationOrder, allocate, inOrder } from './allocate.ts';
import { chargesOfMonth } from './charges-of-month.ts';
import { debtorsOf, type OwnedSpan } from './debtors.ts';
import { formerDebt } from './former-debt.ts';
import { planRun } from './plan-run.ts';
import { controlBalances, openYen, type Position } from './position.ts';
import { receiptPostings } from './receipt-postings.ts';
import type { Tariff } from './tariff.ts';
import { exampleTariff } from './testing/example-tariff.ts';

const { items } = exampleTariff;
const controlled = new Set(
  items.flatMap(({ receivableId, advanceId }) => [receivableId, advanceId]),
);
const from = '2026-01';

/** A year of one association, kept in the simplest way; every rule under test writes into it. */
class Story {
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

const step = fc.oneof(
  { weight: 4, arbitrary: fc.constant({ kind: 'run' } as const) },
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('take' as const),
      dwelling: fc.constantFrom('305', '702'),
      yen: fc.integer({ min: 1, max: 150_000 }),
      isAhead: fc.boolean(),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('sell' as const),
      dwelling: fc.constantFrom('305', '702'),
      isHalf: fc.boolean(),
    }),
  },
  { weight: 1, arbitrary: fc.constant({ kind: 'unsell' } as const) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('rate' as const),
      sen: fc.integer({ min: 0, max: 40_000 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('extra' as const),
      dwelling: fc.constantFrom('305', '702'),
      item: fc.constantFrom('management', 'reserve', 'parking'),
      yen: fc.integer({ min: -9_000, max: 30_000 }),
    }),
  },
);
type Step = typeof step extends fc.Arbitrary<infer It> ? It : never;

function follow(story: Story, it: Step): void {
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

const sorted = (balances: readonly Balance[]) =>
  addBalances(balances)
    .filter(({ amountYen }) => amountYen !== 0)
    .map(({ fundId, accountId, amountYen }) => `${fundId} ${accountId} ${amountYen}`)
    .toSorted();

function faultsOf(story: Story): string[] {
  const positions = story.positions();
  const freeYen = sumYen(story.receipts.map(({ id }) => story.restOf(id)));
  const faults: string[] = [];
  const hold = (what: string, one: unknown, other: unknown) => {
    const [first, second] = [JSON.stringify(one), JSON.stringify(other)];
    if (first !== second) faults.push(`${what}: ${first} and ${second}`);
  };
  const booked = story.postings.filter(({ accountId }) => controlled.has(accountId));
  hold('control accounts', sorted(booked), sorted(controlBalances(items, positions, freeYen)));
  for (const fundId of ['G', 'R']) {
    const own = story.postings.filter((it) => it.fundId === fundId);
    hold(`balance of ${fundId}`, sumYen(own.map(({ amountYen }) => amountYen)), 0);
  }
  // billed − reduced = received − advance + open, in each dwelling, item and month.
  for (const position of positions) {
    const { dwellingId, itemId, month, paidYen, dueOn } = position;
    const own = story.charges
      .filter((it) => it.dwellingId === dwellingId && it.itemId === itemId && it.month === month)
      .map(({ yen }) => yen);
    const billed = sumYen(own.filter((yen) => yen > 0));
    const reduced = -sumYen(own.filter((yen) => yen < 0));
    const open = Math.max(0, openYen(position));
    const advance = Math.max(0, -openYen(position));
    hold(`${dwellingId} ${itemId} ${month}`, billed - reduced, paidYen - advance + open);
    const debtors = debtorsOf(story.spans, dwellingId, dueOn);
    const isOwned = debtors.some(({ isFormer }) => !isFormer);
    hold(`somebody owns ${dwellingId}`, isOwned, true);
    // Month by month, what is the former owners' is what debtorsOf says they owe too.
    const former = formerDebt(story.spans, dwellingId, [{ dueOn, yen: open }]);
    const isFormers = debtors.some(({ isFormer }) => isFormer);
    hold(`debt of before ${dwellingId} ${month}`, former?.yen ?? null, isFormers ? open : null);
  }
  const received = sumYen(story.receipts.map(({ yen }) => yen));
  hold('received', received, sumYen(positions.map(({ paidYen }) => paidYen)) + freeYen);
  hold('spent twice', story.receipts.filter(({ id }) => story.restOf(id) < 0).length, 0);
  return faults;
}

test('nothing is lost through any story of runs, payments, sales and new rates', () => {
  fc.assert(
    fc.property(
      fc.constantFrom<AllocationOrder>('month', 'item'),
      fc.array(step, { maxLength: 40 }),
      (order, steps) => {
        const story = new Story(order);
        for (const it of steps) {
          follow(story, it);
          expect(faultsOf(story)).toEqual([]);
        }
      },
    ),
    { numRuns: 400 },
  );
});

test("what was paid ahead is used by the next run, in the board's order", () => {
  const story = new Story('month');
  story.run();
  story.take('702', 40_000, false);
  expect(story.restOf('r0')).toBe(40_000 - 35_530);
  story.run();
  expect(story.used.filter(({ month }) => month === '2026-02')).toEqual([
    { receiptId: 'r0', itemId: 'management', month: '2026-02', yen: 4_470 },
  ]);
  expect(story.restOf('r0')).toBe(0);
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, type IsoDate } from '#domain/calendar.ts';
import { addBalances, type Balance } from '#domain/ledger/balance.ts';
import { addMonths } from '#domain/ledger/repeats/bank-day.ts';
import { sumYen } from '#domain/money.ts';
import type { AllocationOrder } from './allocate.ts';
import { arrearsBridge } from './arrears.ts';
import { chargesOfMonth } from './charges-of-month.ts';
import { debtorsOf } from './debtors.ts';
import { dueDay } from './due-day.ts';
import { formerDebt } from './former-debt.ts';
import { controlBalances, openYen, type Position } from './position.ts';
import type { Month } from './tariff.ts';
import { billingStep } from './testing/any-step.ts';
import { type BillingStep, BillingStory, follow } from './testing/billing-story.ts';
import { exampleTariff } from './testing/example-tariff.ts';

const { items } = exampleTariff;
const controlled = new Set(
  items.flatMap(({ receivableId, advanceId }) => [receivableId, advanceId]),
);
const sorted = (balances: readonly Balance[]) =>
  addBalances(balances)
    .filter(({ amountYen }) => amountYen !== 0)
    .map(({ fundId, accountId, amountYen }) => `${fundId} ${accountId} ${amountYen}`)
    .toSorted();

function faultsOf(story: BillingStory): string[] {
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
      fc.array(billingStep, { maxLength: 40 }),
      (order, steps) => {
        const story = new BillingStory(order);
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
  const story = new BillingStory('month');
  story.run();
  story.take('702', 40_000, false);
  expect(story.restOf('r0')).toBe(40_000 - 35_530);
  story.run();
  expect(story.used.filter(({ month }) => month === '2026-02')).toEqual([
    { receiptId: 'r0', itemId: 'management', month: '2026-02', yen: 4_470 },
  ]);
  expect(story.restOf('r0')).toBe(0);
});

type Rule = { readonly day: number; readonly monthsBefore: number };

const receivables = new Set(
  new BillingStory('month').tariff.items.map(({ receivableId }) => receivableId),
);

/** Every month that was billed, and the next one as it will be, each with its day for paying. */
function positionsOf(story: BillingStory, rule: Rule): readonly Position[] {
  const { next } = story;
  const billed = story.positions();
  const paidOf = ({ dwellingId, itemId }: { dwellingId: string; itemId: string }) =>
    billed.find((it) => it.month === next && it.dwellingId === dwellingId && it.itemId === itemId)
      ?.paidYen ?? 0;
  const coming = chargesOfMonth(story.tariff, next).map((it) => ({
    dwellingId: it.dwellingId,
    itemId: it.itemId,
    month: next,
    chargedYen: it.yen,
    paidYen: paidOf(it),
  }));
  return [...billed.filter(({ month }) => month !== next), ...coming].map((it) => ({
    ...it,
    dueOn: dueDay(it.month, rule),
  }));
}

function lastDayOf(month: Month): IsoDate {
  return addDays(`${addMonths(month, 1)}-01`, -1);
}

/** 未収金 of the books: nothing but what the runs and the receipts have posted. */
function bookedYen(story: BillingStory): number {
  return sumYen(
    story.postings
      .filter(({ accountId }) => receivables.has(accountId))
      .map(({ amountYen }) => amountYen),
  );
}

function storyOf(order: AllocationOrder, steps: readonly BillingStep[]) {
  const story = new BillingStory(order);
  for (const it of steps) follow(story, it);
  // The month that is over is always billed.
  story.run();
  return story;
}

const anyOrder = fc.constantFrom<AllocationOrder>('month', 'item');
const anySteps = fc.array(billingStep, { maxLength: 40 });

test('dues that are collected the month before: the list is 未収金 and what failed of the next month (X16)', () => {
  let failed = 0;
  fc.assert(
    fc.property(anyOrder, anySteps, fc.integer({ min: 1, max: 28 }), (order, steps, day) => {
      const story = storyOf(order, steps);
      const month = addMonths(story.next, -1);
      const positions = positionsOf(story, { day, monthsBefore: 1 });
      const bridge = arrearsBridge(positions, {
        month,
        isLate: ({ dueOn }) => dueOn < lastDayOf(month),
      });
      // A day for paying that moves off a Sunday may land on the month's last day: then it is not over.
      const isOver = dueDay(story.next, { day, monthsBefore: 1 }) < lastDayOf(month);
      const nextYen = sumYen(
        positions.filter((it) => it.month === story.next).map((it) => Math.max(0, openYen(it))),
      );
      failed += isOver && nextYen > 0 ? 1 : 0;
      expect(bridge.accruedYen).toBe(bookedYen(story));
      expect(bridge.overdueYen - bookedYen(story)).toBe(isOver ? nextYen : 0);
      expect(bridge.notBilledMonths).toEqual(isOver && nextYen > 0 ? [story.next] : []);
    }),
    { numRuns: 400 },
  );
  expect(failed).toBeGreaterThan(50);
});

test('whatever the day for paying is, both sides of the bridge meet', () => {
  let open = 0;
  fc.assert(
    fc.property(
      anyOrder,
      anySteps,
      fc.record({
        day: fc.integer({ min: 1, max: 31 }),
        monthsBefore: fc.constantFrom(-1, 0, 1),
      }),
      fc.integer({ min: -45, max: 45 }),
      (order, steps, rule, apart) => {
        const story = storyOf(order, steps);
        const month = addMonths(story.next, -1);
        const today = addDays(lastDayOf(month), apart);
        const bridge = arrearsBridge(positionsOf(story, rule), {
          month,
          isLate: ({ dueOn }) => dueOn < today,
        });
        open += bridge.notDueYen > 0 ? 1 : 0;
        expect(bridge.accruedYen).toBe(bookedYen(story));
        expect(bridge.overdueYen).toBe(bookedYen(story) - bridge.notDueYen + bridge.notBilledYen);
      },
    ),
    { numRuns: 400 },
  );
  expect(open).toBeGreaterThan(50);
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, type IsoDate } from '#domain/calendar.ts';
import { addMonths } from '#domain/ledger/repeats/bank-day.ts';
import { sumYen } from '#domain/money.ts';
import type { AllocationOrder } from './allocate.ts';
import { arrearsBridge } from './arrears.ts';
import { chargesOfMonth } from './charges-of-month.ts';
import { dueDay } from './due-day.ts';
import { openYen, type Position } from './position.ts';
import type { Month } from './tariff.ts';
import { BillingStory, billingStep, follow } from './testing/billing-story.ts';

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

function storyOf(order: AllocationOrder, steps: readonly Parameters<typeof follow>[1][]) {
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
      const bridge = arrearsBridge(positions, { month, day: lastDayOf(month) });
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
        const bridge = arrearsBridge(positionsOf(story, rule), {
          month,
          day: addDays(lastDayOf(month), apart),
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

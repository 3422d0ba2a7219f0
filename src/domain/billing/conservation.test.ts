import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, type IsoDate } from '#domain/calendar.ts';
import { addBalances, type Balance } from '#domain/ledger/balance.ts';
import { addMonths } from '#domain/ledger/repeats/bank-day.ts';
import { sumYen, type Yen } from '#domain/money.ts';
import type { AllocationOrder } from './allocate.ts';
import { arrearsBridge, listArrears } from './arrears.ts';
import { chargesOfMonth } from './charges-of-month.ts';
import { debtorsOf } from './debtors.ts';
import { dueDay } from './due-day.ts';
import { formerDebt } from './former-debt.ts';
import type { OpeningDue } from './opening-dues.ts';
import { controlBalances, openYen, type Position } from './position.ts';
import { type PrescriptionEvent, prescription } from './prescription.ts';
import type { Month } from './tariff.ts';
import { type BillingStep, BillingStory, follow } from './testing/billing-story.ts';
import { exampleTariff } from './testing/example-tariff.ts';

const { items } = exampleTariff;
const controlled = new Set(
  items.flatMap(({ receivableId, advanceId }) => [receivableId, advanceId]),
);
const billingStep: fc.Arbitrary<BillingStep> = fc.oneof(
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

/** What dwellings owed for months before the first one, and had paid ahead for months to come or for none. */
const openingDue: fc.Arbitrary<OpeningDue> = fc
  .record({
    dwellingId: fc.constantFrom('305', '702'),
    itemId: fc.constantFrom('management', 'reserve', 'parking'),
    yen: fc.integer({ min: 1, max: 90_000 }),
    when: fc.constantFrom('2025-06', '2025-12', '2026-01', '2026-03', null),
  })
  .map(({ when, itemId, ...rest }) => ({
    ...rest,
    kind: when !== null && when < '2026-01' ? 'owed' : 'ahead',
    itemId: when === null ? (items[0]?.id ?? '') : itemId,
    month: when,
  }));
const openingDues = fc.uniqueArray(openingDue, {
  maxLength: 8,
  selector: ({ dwellingId, itemId, month }) => `${dwellingId} ${itemId} ${month}`,
});

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

test('nothing is lost through any story of what was owed before, runs, payments, sales and new rates', () => {
  fc.assert(
    fc.property(
      fc.constantFrom<AllocationOrder>('month', 'item'),
      openingDues,
      fc.array(billingStep, { maxLength: 40 }),
      (order, dues, steps) => {
        const story = new BillingStory(order);
        story.begin(dues);
        expect(faultsOf(story)).toEqual([]);
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

function storyOf(
  order: AllocationOrder,
  dues: readonly OpeningDue[],
  steps: readonly BillingStep[],
) {
  const story = new BillingStory(order);
  story.begin(dues);
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
    fc.property(
      anyOrder,
      openingDues,
      anySteps,
      fc.integer({ min: 1, max: 28 }),
      (order, dues, steps, day) => {
        const story = storyOf(order, dues, steps);
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
      },
    ),
    { numRuns: 400 },
  );
  expect(failed).toBeGreaterThan(50);
});

test('whatever the day for paying is, both sides of the bridge meet', () => {
  let open = 0;
  fc.assert(
    fc.property(
      anyOrder,
      fc.tuple(openingDues, anySteps),
      fc.record({
        day: fc.integer({ min: 1, max: 31 }),
        monthsBefore: fc.constantFrom(-1, 0, 1),
      }),
      fc.integer({ min: -45, max: 45 }),
      (order, [dues, steps], rule, apart) => {
        const story = storyOf(order, dues, steps);
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

/** A made year: runs, payments, sales, new rates and single charges in any order. */
const anyStory = fc
  .tuple(
    fc.constantFrom<AllocationOrder>('month', 'item'),
    openingDues,
    fc.array(billingStep, { maxLength: 40 }),
  )
  .map(([order, dues, steps]) => {
    const story = new BillingStory(order);
    story.begin(dues);
    for (const it of steps) follow(story, it);
    return story;
  });
const runs = { numRuns: 300 };

const monthsOf = (story: BillingStory) =>
  Array.from({ length: story.month }, (_, at) => addMonths('2026-01', at));
const bookedOn = (story: BillingStory, accountIds: readonly string[], fundId?: string) =>
  sumYen(
    story.postings
      .filter((it) => accountIds.includes(it.accountId) && (!fundId || it.fundId === fundId))
      .map(({ amountYen }) => amountYen),
  );
const yenOf = (parts: readonly { readonly yen: Yen }[]) => sumYen(parts.map(({ yen }) => yen));

test('X20: the income of each item is what the tariff says, dwelling by dwelling and month by month', () => {
  fc.assert(
    fc.property(anyStory, (story) => {
      for (const { id, incomeId } of story.tariff.items) {
        const byTariff = monthsOf(story).flatMap((month) =>
          chargesOfMonth(story.tariff, month).filter(({ itemId }) => itemId === id),
        );
        expect(0 - bookedOn(story, [incomeId])).toBe(yenOf(byTariff));
      }
    }),
    runs,
  );
});

test('X21: the income of parking is its contracts, and what was added to them once', () => {
  fc.assert(
    fc.property(anyStory, (story) => {
      const parking = story.tariff.items.find(({ id }) => id === 'parking');
      const months = monthsOf(story);
      const extras = story.tariff.extras.filter(
        ({ itemId, month }) => itemId === 'parking' && months.includes(month),
      );
      // One contract of 10,000 yen.
      expect(0 - bookedOn(story, [parking?.incomeId ?? ''])).toBe(
        months.length * 10_000 + yenOf(extras),
      );
    }),
    runs,
  );
});

test('X23: what came in is the income, less what is still owed, with what was paid ahead, fund by fund', () => {
  fc.assert(
    fc.property(anyStory, (story) => {
      for (const fundId of ['G', 'R']) {
        const of = (ids: readonly string[]) => bookedOn(story, ids, fundId);
        const incomeYen = 0 - of(items.map(({ incomeId }) => incomeId));
        const openYenOfFund = of(items.map(({ receivableId }) => receivableId));
        const aheadYen = 0 - of(items.map(({ advanceId }) => advanceId));
        // What was owed before came in without being income, and what was paid ahead before lay there already.
        const beforeYen = of(['net']);
        expect(of(['bank'])).toBe(incomeYen - beforeYen - openYenOfFund + aheadYen);
      }
      const before = story.opening.filter(({ kind }) => kind === 'ahead');
      expect(bookedOn(story, ['bank'])).toBe(yenOf(story.receipts) - yenOf(before));
    }),
    runs,
  );
});

test('X25: a bill is its lines, and receipts name no more than came in', () => {
  fc.assert(
    fc.property(anyStory, (story) => {
      for (const month of monthsOf(story)) {
        for (const { id } of story.tariff.dwellings) {
          const billed = story.charges.filter((it) => it.month === month && it.dwellingId === id);
          const lines = chargesOfMonth(story.tariff, month).filter(
            ({ dwellingId }) => dwellingId === id,
          );
          expect(billed.map(({ itemId, yen }) => [itemId, yen])).toEqual(
            lines.map(({ itemId, yen }) => [itemId, yen]),
          );
        }
      }
      for (const { id, yen } of story.receipts) {
        const named = story.used.filter(({ receiptId }) => receiptId === id);
        expect(yenOf(named)).toBeLessThanOrEqual(yen);
      }
    }),
    runs,
  );
});

test('X28: the list of 時効 has every open item, and each day follows from its events alone', () => {
  const day = fc
    .tuple(fc.integer({ min: 2030, max: 2044 }), fc.integer({ min: 1, max: 12 }))
    .map(([year, month]) => `${year}-${String(month).padStart(2, '0')}-15`);
  const event = fc.record<PrescriptionEvent>({
    kind: fc.constantFrom('demand', 'acknowledgement', 'judgment'),
    on: day,
  });
  fc.assert(
    fc.property(anyStory, fc.array(event, { maxLength: 6 }), day, (story, events, today) => {
      const open = story.positions().filter((it) => openYen(it) > 0);
      const late = listArrears(story.positions(), () => true).flatMap((it) => it.items);
      expect(late.length).toBe(open.length);
      expect(yenOf(late)).toBe(sumYen(open.map(openYen)));
      for (const { dueOn } of late) {
        const found = prescription(dueOn, events, today);
        expect(found).toEqual(prescription(dueOn, events.toReversed(), today));
        expect(found.completesOn >= prescription(dueOn, [], today).completesOn).toBe(true);
      }
    }),
    runs,
  );
});

test('X44: each dwelling owes what it owed before, with what was billed, less what came in', () => {
  fc.assert(
    fc.property(fc.array(billingStep, { maxLength: 40 }), (steps) => {
      const story = new BillingStory('month');
      const standing = (id: string) => ({
        owedYen:
          sumYen(
            story
              .positions()
              .filter(({ dwellingId }) => dwellingId === id)
              .map(openYen),
          ) -
          sumYen(
            story.receipts
              .filter(({ dwellingId }) => dwellingId === id)
              .map((it) => story.restOf(it.id)),
          ),
        billedYen: yenOf(story.charges.filter(({ dwellingId }) => dwellingId === id)),
        receivedYen: yenOf(story.receipts.filter(({ dwellingId }) => dwellingId === id)),
      });
      for (const it of steps) {
        const before = story.tariff.dwellings.map(({ id }) => standing(id));
        follow(story, it);
        for (const [at, { id }] of story.tariff.dwellings.entries()) {
          const [one, other] = [before[at], standing(id)];
          if (!one) throw new Error('a dwelling came from nowhere');
          expect(other.owedYen).toBe(
            one.owedYen + (other.billedYen - one.billedYen) - (other.receivedYen - one.receivedYen),
          );
        }
      }
    }),
    runs,
  );
});

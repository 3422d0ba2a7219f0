import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addMonths } from '#domain/ledger/repeats/bank-day.ts';
import { sumYen, type Yen } from '#domain/money.ts';
import type { AllocationOrder } from './allocate.ts';
import { listArrears } from './arrears.ts';
import { chargesOfMonth } from './charges-of-month.ts';
import { openYen } from './position.ts';
import { type PrescriptionEvent, prescription } from './prescription.ts';
import { billingStep } from './testing/any-step.ts';
import { BillingStory, follow } from './testing/billing-story.ts';

/** A made year: runs, payments, sales, new rates and single charges in any order; X16 and X22 stand in conservation.test.ts. */
const anyStory = fc
  .tuple(
    fc.constantFrom<AllocationOrder>('month', 'item'),
    fc.array(billingStep, { maxLength: 40 }),
  )
  .map(([order, steps]) => {
    const story = new BillingStory(order);
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
      const { items } = story.tariff;
      for (const fundId of ['G', 'R']) {
        const of = (ids: readonly string[]) => bookedOn(story, ids, fundId);
        const incomeYen = 0 - of(items.map(({ incomeId }) => incomeId));
        const openYenOfFund = of(items.map(({ receivableId }) => receivableId));
        const aheadYen = 0 - of(items.map(({ advanceId }) => advanceId));
        expect(of(['bank'])).toBe(incomeYen - openYenOfFund + aheadYen);
      }
      expect(bookedOn(story, ['bank'])).toBe(yenOf(story.receipts));
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
    fc.property(
      anyStory,
      fc.uniqueArray(event, { maxLength: 6, selector: ({ on }) => on }),
      day,
      (story, events, today) => {
        const open = story.positions().filter((it) => openYen(it) > 0);
        const items = listArrears(story.positions(), () => true).flatMap((it) => it.items);
        expect(items.length).toBe(open.length);
        expect(yenOf(items)).toBe(sumYen(open.map(openYen)));
        for (const { dueOn } of items) {
          const found = prescription(dueOn, events, today);
          expect(found).toEqual(prescription(dueOn, events.toReversed(), today));
          expect(found.completesOn >= prescription(dueOn, [], today).completesOn).toBe(true);
        }
      },
    ),
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

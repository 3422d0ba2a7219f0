import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addBalances, type Balance } from '#domain/ledger/balance.ts';
import { sumYen } from '#domain/money.ts';
import type { AllocationOrder } from './allocate.ts';
import { debtorsOf } from './debtors.ts';
import { formerDebt } from './former-debt.ts';
import { controlBalances, openYen } from './position.ts';
import { BillingStory, billingStep, follow } from './testing/billing-story.ts';
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

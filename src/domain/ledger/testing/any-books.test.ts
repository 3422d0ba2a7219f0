import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyBooks } from './any-books.ts';

/** A generator that never made what the properties are about would prove nothing. */
describe('any books', () => {
  it('numbers the entries of each year without gaps, in the order of their days', () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const { years, entries } = anyBooks(seed);
        for (const { startsOn, endsOn } of years) {
          const own = entries.filter(({ postedOn }) => startsOn <= postedOn && postedOn <= endsOn);
          expect(own.map(({ number }) => number)).toEqual(own.map((_, index) => index + 1));
          expect(own.map(({ postedOn }) => postedOn)).toEqual(
            own.map(({ postedOn }) => postedOn).toSorted(),
          );
        }
        expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
      }),
      { numRuns: 300 },
    );
  });

  it('balances in each fund of each entry, without a line of nothing', () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        for (const { postings } of anyBooks(seed).entries) {
          expect(postings.every(({ amountYen }) => amountYen !== 0)).toBe(true);
          for (const fundId of new Set(postings.map((posting) => posting.fundId))) {
            const own = postings.filter((posting) => posting.fundId === fundId);
            expect(own.reduce((total, { amountYen }) => total + amountYen, 0)).toBe(0);
          }
        }
      }),
      // In the first one, lines of an entry cancelled out before they were balanced.
      { numRuns: 300, examples: [[463_802_954]] },
    );
  });

  it('turns an entry back once at most, line by line', () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const { entries } = anyBooks(seed);
        const reversals = entries.filter(({ reversesId }) => reversesId !== null);
        expect(new Set(reversals.map(({ reversesId }) => reversesId)).size).toBe(reversals.length);
        for (const reversal of reversals) {
          const turned = entries.find(({ id }) => id === reversal.reversesId);
          expect(turned && turned.postedOn <= reversal.postedOn).toBe(true);
          expect(
            turned?.postings.map(({ amountYen }, index) => {
              return amountYen + (reversal.postings[index]?.amountYen ?? Number.NaN);
            }),
          ).toEqual(turned?.postings.map(() => 0));
        }
      }),
      { numRuns: 300 },
    );
  });

  it('makes everything that the properties are about', () => {
    const books = Array.from({ length: 100 }, (_, seed) => anyBooks(seed));
    const entries = books.flatMap((each) => each.entries);
    const origins = new Set(entries.map(({ origin }) => origin));
    expect([...origins].toSorted()).toEqual(
      ['accrual', 'billing', 'manual', 'opening', 'payment', 'receipt', 'reversal'].toSorted(),
    );
    expect(books.some(({ years }) => years.length === 3)).toBe(true);
    expect(books.some(({ funds }) => funds.length === 4)).toBe(true);
    expect(
      entries.some(({ postings }) => new Set(postings.map(({ fundId }) => fundId)).size === 2),
    ).toBe(true);
  });
});

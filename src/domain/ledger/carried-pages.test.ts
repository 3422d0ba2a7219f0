import fc from 'fast-check';
import { expect, test } from 'vitest';
import { carriedPages } from './carried-pages.ts';

const rowsOf = (...amounts: number[]) => amounts.map((amountYen) => ({ amountYen }));

test('a page ends with what the next one begins with', () => {
  const [first, second, third, ...others] = carriedPages(1_000, rowsOf(100, -30, -20, 50, 5), 2);
  expect([first?.brought, first?.carried]).toEqual([
    null,
    { debitYen: 100, creditYen: 30, balanceYen: 1_070 },
  ]);
  expect(second?.brought).toEqual(first?.carried);
  expect(second?.carried).toEqual({ debitYen: 150, creditYen: 50, balanceYen: 1_100 });
  expect(third?.brought).toEqual(second?.carried);
  expect([third?.rows, third?.carried]).toEqual([rowsOf(5), null]);
  expect(others).toEqual([]);
});

test('an account that did not move, or whose movements just fill a page, has one page', () => {
  expect(carriedPages(7, [], 2)).toEqual([{ number: 1, rows: [], brought: null, carried: null }]);
  expect(carriedPages(0, rowsOf(1, 2), 2)).toHaveLength(1);
});

test('no movement is lost or twice, and every page goes on from the one before', () => {
  fc.assert(
    fc.property(fc.array(fc.integer()), fc.integer({ min: 1, max: 9 }), (amounts, length) => {
      const rows = rowsOf(...amounts);
      const pages = carriedPages(0, rows, length);
      expect(pages.flatMap((page) => page.rows)).toEqual(rows);
      expect(pages.slice(1).map(({ brought }) => brought)).toEqual(
        pages.slice(0, -1).map(({ carried }) => carried),
      );
    }),
  );
});

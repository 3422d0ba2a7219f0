import fc from 'fast-check';
import { expect, test } from 'vitest';
import { roundYenTo, sumYen } from './money.ts';

test('78.45㎡ at 210 yen is 16,474.5 yen, in steps of ten 16,470', () => {
  expect(roundYenTo(78.45 * 210, 10)).toBe(16_470);
  expect(roundYenTo(9_615, 10)).toBe(9_620);
});

test('the order of a sum does not matter, and nothing is rounded away', () => {
  const amounts = fc.array(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }));
  fc.assert(
    fc.property(amounts, (list) => {
      expect(sumYen(list)).toBe(sumYen(list.toReversed()));
      expect(sumYen([...list, ...list])).toBe(2 * sumYen(list));
    }),
  );
});

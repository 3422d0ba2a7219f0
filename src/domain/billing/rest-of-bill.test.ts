import { expect, test } from 'vitest';
import { restOfBill } from './rest-of-bill.ts';

const parts = [{ yen: 15_400 }, { yen: 14_000 }];

test('what is open is what was billed without what was paid', () => {
  expect(restOfBill({ parts, paidYen: 0 })).toEqual({ billedYen: 29_400, restYen: 29_400 });
  expect(restOfBill({ parts, paidYen: 20_000 })).toEqual({ billedYen: 29_400, restYen: 9_400 });
});

test('what was paid beyond the bill leaves nothing open', () => {
  expect(restOfBill({ parts, paidYen: 30_000 })).toEqual({ billedYen: 29_400, restYen: 0 });
});

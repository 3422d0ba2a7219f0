import { expect, test } from 'vitest';
import { depositsByBank } from './insured-deposits.ts';

test('of each bank, what is given back whole stands apart from what lies above the limit', () => {
  const deposits = [
    { bank: '澄川銀行', isProtected: true, yen: 31_000_000 },
    { bank: '澄川銀行', isProtected: false, yen: 4_142_880 },
    { bank: '澄川銀行', isProtected: false, yen: 10_000_000 },
    { bank: '緑信用金庫', isProtected: false, yen: 10_000_000 },
  ];
  expect(depositsByBank(deposits)).toEqual([
    { bank: '澄川銀行', protectedYen: 31_000_000, otherYen: 14_142_880, overYen: 4_142_880 },
    { bank: '緑信用金庫', protectedYen: 0, otherYen: 10_000_000, overYen: 0 },
  ]);
});

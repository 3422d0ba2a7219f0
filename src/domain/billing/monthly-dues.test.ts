import { expect, test } from 'vitest';
import { monthlyDues } from './monthly-dues.ts';
import { exampleTariff } from './testing/example-tariff.ts';

const items = { managementFeeYen: ['management'], reserveFeeYen: ['reserve'] };

test('are what the rates of the month come to, without contracts and what is charged once', () => {
  const extra = { id: 'x', dwellingId: '305', itemId: 'management', month: '2026-04' };
  const tariff = { ...exampleTariff, extras: [{ ...extra, yen: 3_300, reason: '鍵' }] };
  expect(monthlyDues(tariff, '2026-03', items)('305')).toEqual({
    managementFeeYen: 15_400,
    reserveFeeYen: 14_000,
  });
  // 修繕積立金 rose in April.
  expect(monthlyDues(tariff, '2026-04', items)('305')).toEqual({
    managementFeeYen: 15_400,
    reserveFeeYen: 17_500,
  });
});

test('are left to the register where the tariff has no such rate', () => {
  expect(monthlyDues(exampleTariff, '2026-04', { ...items, reserveFeeYen: [] })('702')).toEqual({
    managementFeeYen: 18_610,
  });
  expect(monthlyDues(exampleTariff, '2019-04', items)('702')).toEqual({});
});

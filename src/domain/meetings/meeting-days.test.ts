import { expect, test } from 'vitest';
import { daysUntilWords, groupByFiscalYear } from './meeting-days.ts';

test('days ahead in words', () => {
  expect(daysUntilWords('2026-11-21', '2026-12-19')).toBe('あと28日');
  expect(daysUntilWords('2026-11-21', '2026-11-22')).toBe('明日');
  expect(daysUntilWords('2026-11-21', '2026-11-21')).toBe('本日');
  expect(daysUntilWords('2026-11-21', '2026-11-20')).toBe('');
  expect(daysUntilWords('2026-12-31', '2027-03-01')).toBe('あと60日');
});

test('a meeting of March belongs to the year before', () => {
  const meetings = [{ heldOn: '2026-04-18' }, { heldOn: '2026-03-21' }, { heldOn: '2025-04-19' }];
  expect(groupByFiscalYear(meetings)).toEqual([
    { fiscalYear: 2026, meetings: [{ heldOn: '2026-04-18' }] },
    { fiscalYear: 2025, meetings: [{ heldOn: '2026-03-21' }, { heldOn: '2025-04-19' }] },
  ]);
});

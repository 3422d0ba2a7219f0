import { describe, expect, test } from 'vitest';
import { companyNumberFrom, readCompanyNumber, spacedCompanyNumber } from './company-number.ts';
import { byLateness, isLate, monthsLeftOpen, type Overview } from './overview.ts';

describe('会社番号', () => {
  test('is read as people type it', () => {
    expect(companyNumberFrom(() => 2_026_001)).toBe('20260014');
    expect(companyNumberFrom(() => 7)).toBe('00000075');
    expect(spacedCompanyNumber('20260014')).toBe('2026 0014');
    for (const typed of ['20260014', '2026 0014', '２０２６－００１４', ' 2026-0014 ']) {
      expect(readCompanyNumber(typed)).toBe('20260014');
    }
  });

  test('a slip of the hand is no number', () => {
    for (const typed of ['20260015', '20260041', '2026001', '202600144', 'みどり']) {
      expect(readCompanyNumber(typed)).toBeUndefined();
    }
  });
});

test.each([
  [null, '2025-04-01', '2026-11-23', { openMonths: 19, openSince: '2025-04' }],
  ['2026-09-30', '2025-04-01', '2026-11-23', { openMonths: 1, openSince: '2026-10' }],
  ['2026-10-31', '2025-04-01', '2026-11-30', { openMonths: 0, openSince: null }],
  ['2026-10-31', '2025-04-01', '2026-12-01', { openMonths: 1, openSince: '2026-11' }],
  [null, null, '2026-11-23', { openMonths: 0, openSince: null }],
])('closed until %s, begun on %s: on %s %j', (lockedUntil, booksBeginOn, today, expected) => {
  expect(monthsLeftOpen({ lockedUntil, booksBeginOn }, today)).toEqual(expected);
});

const calm: Overview = {
  urgentCount: 0,
  checkCount: 0,
  openMonths: 1,
  openSince: '2026-10',
  paymentCount: 0,
  paymentSince: null,
  questionCount: 0,
  applicationCount: 0,
  unreachedCount: 0,
  arrears: null,
  nextMeeting: null,
};
const line = (name: string, change: Partial<Overview> | null) => ({
  name,
  overview: change && { ...calm, ...change },
});

describe('the order of the lines', () => {
  test('what is late stands first, the weightiest before all', () => {
    const lines = [
      line('静か', {}),
      line('質問', { questionCount: 9 }),
      line('二月', { openMonths: 3 }),
      line('支払', { paymentCount: 2 }),
      line('至急', { urgentCount: 1 }),
      line('あさひ', {}),
      line('不明', null),
    ];
    expect(lines.toSorted(byLateness).map(({ name }) => name)).toEqual([
      '不明',
      '至急',
      '二月',
      '支払',
      '質問',
      'あさひ',
      '静か',
    ]);
  });

  test('one open month is being worked on; 確認 alone waits for nobody', () => {
    expect(isLate({ ...calm, checkCount: 4 })).toBe(false);
    expect(isLate({ ...calm, openMonths: 2 })).toBe(true);
    expect(isLate({ ...calm, unreachedCount: 1 })).toBe(true);
    expect(isLate({ ...calm, openMonths: null, urgentCount: null })).toBe(false);
  });
});

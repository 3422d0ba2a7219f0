import { describe, expect, test } from 'vitest';
import { appliedNotice, isShorter, noticeFor, type Period, periodWords } from './procedure.ts';

const days = (count: number): Period => ({ count, unit: 'day' });
const weeks = (count: number): Period => ({ count, unit: 'week' });
const months = (count: number): Period => ({ count, unit: 'month' });

describe('招集の通知', () => {
  test('one week by the Act, and longer by the bylaws', () => {
    const rule = noticeFor('usual', 'from-2026-04');
    expect(appliedNotice(rule, undefined)).toEqual({ period: weeks(1), isRefused: false });
    expect(appliedNotice(rule, weeks(2))).toEqual({ period: weeks(2), isRefused: false });
    expect(appliedNotice(rule, days(7)).isRefused).toBe(false);
  });

  test('five days do not count any more, and did before', () => {
    expect(appliedNotice(noticeFor('usual', 'from-2026-04'), days(5))).toEqual({
      period: weeks(1),
      isRefused: true,
    });
    expect(appliedNotice(noticeFor('usual', 'until-2026-03'), days(5))).toEqual({
      period: days(5),
      isRefused: false,
    });
  });

  test('two months for 建替え, with a briefing one month before', () => {
    const rule = noticeFor('two-months', 'from-2026-04');
    expect([rule.least, rule.briefing]).toEqual([months(2), months(1)]);
    expect(appliedNotice(rule, months(1)).isRefused).toBe(true);
    expect(appliedNotice(rule, months(3)).isRefused).toBe(false);
  });
});

test('a month is no number of days: eight weeks may be shorter than two months', () => {
  expect(isShorter(weeks(8), months(2))).toBe(true);
  expect(isShorter(days(62), months(2))).toBe(false);
  expect(isShorter(months(1), weeks(4))).toBe(false);
});

test('in words', () => {
  expect([weeks(2), months(2), days(10)].map(periodWords)).toEqual(['2週間', '2か月', '10日']);
});

import { describe, expect, test } from 'vitest';
import { reversalDay } from './reversal-day.ts';

const frame = {
  years: [
    { id: 'a', startsOn: '2025-04-01', endsOn: '2026-03-31' },
    { id: 'b', startsOn: '2026-04-01', endsOn: '2027-03-31' },
  ],
  lockedUntil: '2026-09-30',
  finalUntil: '2026-03-31',
  today: '2026-11-22',
};
const entry = { postedOn: '2026-10-05', origin: 'manual', reversedBy: null };

describe('the day on which an entry is turned back', () => {
  test('is its own while the month is open', () => {
    expect(reversalDay(entry, frame)).toEqual({ postedOn: '2026-10-05', remark: null });
    expect(reversalDay(entry, { ...frame, lockedUntil: null })).toMatchObject({
      postedOn: '2026-10-05',
    });
  });

  test('is today once the month is closed, and the reader is told', () => {
    const { postedOn, remark } = reversalDay({ ...entry, postedOn: '2026-08-20' }, frame);
    expect(postedOn).toBe('2026-11-22');
    expect(remark).toContain('8月は締めてあるため、2026年11月22日の日付で取り消します。');
  });

  test('is the first open day where the books are closed beyond today, and stays in its year', () => {
    const ahead = { ...frame, lockedUntil: '2026-11-30' };
    expect(reversalDay(entry, ahead).postedOn).toBe('2026-12-01');
    const later = { ...frame, finalUntil: null, lockedUntil: '2026-02-28' };
    expect(reversalDay({ ...entry, postedOn: '2026-02-10' }, later).postedOn).toBe('2026-03-31');
  });

  test('does not exist where the whole year is closed', () => {
    const closed = { ...frame, lockedUntil: '2027-03-31' };
    expect(reversalDay(entry, closed)).toEqual({
      postedOn: null,
      remark:
        '2027年3月31日まで締めてあるため、取り消せません。先に、締めの開け直しを頼んでください。',
    });
    const { postedOn, remark } = reversalDay({ ...entry, postedOn: '2026-03-10' }, frame);
    expect(postedOn).toBeNull();
    expect(remark).toContain('前期修正');
  });

  test('does not exist for a reversal, nor a second time', () => {
    expect(reversalDay({ ...entry, origin: 'reversal' }, frame).postedOn).toBeNull();
    const twice = { ...entry, reversedBy: { number: 12 } };
    expect(reversalDay(twice, frame).remark).toContain('No.12');
  });
});

import { describe, expect, test } from 'vitest';
import { findUnbooked, unbookedWords } from './find-unbooked.ts';

const account = 'bank';
const line = (id: string, heldOn: string, openYen: number) => ({
  id,
  accountId: account,
  heldOn,
  openYen,
});
const entry = (number: number, postedOn: string, openYen: number) => ({
  id: `entry-${number}`,
  number,
  postedOn,
  summary: '',
  accountId: account,
  openYen,
});
const idsOf = (lines: readonly { id: string }[]) => lines.map(({ id }) => id);

describe('lines that the books have no entry for', () => {
  test('are those without an entry of the same sum near their day', () => {
    const lines = [
      line('paid', '2026-10-05', -33_000),
      line('late', '2026-10-08', -4_400),
      line('far', '2026-10-20', -4_500),
      line('new', '2026-10-12', 29_607),
    ];
    const entries = [
      entry(1, '2026-10-05', -33_000),
      entry(2, '2026-10-06', -4_400),
      entry(3, '2026-10-01', -4_500),
    ];
    expect(idsOf(findUnbooked(lines, entries))).toEqual(['far', 'new']);
    expect(idsOf(findUnbooked(lines, []))).toEqual(idsOf(lines));
  });

  test('are not hidden by an entry that stands for another line of the same sum', () => {
    const lines = [line('one', '2026-10-05', -880), line('two', '2026-10-05', -880)];
    expect(idsOf(findUnbooked(lines, [entry(1, '2026-10-05', -880)]))).toEqual(['two']);
  });

  test('are no parts of one entry, and one line may stand for several entries', () => {
    const parts = [line('a', '2026-10-27', 18_000), line('b', '2026-10-27', 22_500)];
    expect(findUnbooked(parts, [entry(1, '2026-10-27', 40_500)])).toEqual([]);
    const apart = [entry(1, '2026-10-27', -330), entry(2, '2026-10-27', -660)];
    expect(findUnbooked([line('both', '2026-10-27', -990)], apart)).toEqual([]);
  });

  test('are told beside those that nobody has confirmed', () => {
    const words = (openCount: number, unbookedCount: number) =>
      unbookedWords({ openCount, unbookedCount });
    expect([words(15, 4), words(3, 0), words(3, 3)]).toEqual([
      'そのうち4件は、帳簿にまだありません。',
      'どれも帳簿にはあります。',
      'どれも帳簿にまだありません。',
    ]);
  });
});

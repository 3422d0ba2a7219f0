import { describe, expect, it } from 'vitest';
import { fillPlaceholders, type PlaceholderSource } from './fill-placeholders.ts';
import { relativeDates } from './relative-dates.ts';

const source: PlaceholderSource = {
  dates: relativeDates('2026-11-21'),
  books: (key) =>
    ({ 'general.closing-1': 4_182_350, 'reserve.balance-4': -59_912_000, 'reserve.6120-3': 0 })[
      key
    ] ?? null,
};

function fill(text: string): string {
  return fillPlaceholders(text, source, 'sample.md');
}

describe('the grammar of the documents', () => {
  it.each([
    ['{{y-1}}年度', '2025年度'],
    ['{{y+26}}年度', '2052年度'],
    ['第{{ki-1}}期', '第17期'],
    ['{{agm-1}}', '2025年5月25日（日）'],
    ['{{board-1 06}}', '2025年6月21日（土）'],
    ['{{d-1 04-20}}', '2026年4月20日（月）'],
    ['{{d+0 09-12}}', '2026年9月12日（土）'],
    ['{{agm+0 plain}}', '2026年5月24日'],
    ['{{board-1 06 plain}}', '2025年6月21日'],
    ['{{today+9 md}}', '11月30日（月）'],
    ['{{today-12}}', '2026年11月9日（月）'],
    ['{{next-board}}', '2026年12月19日（土）'],
    ['{{next-agm md}}', '5月23日（日）'],
    ['{{yen general.closing-1}}', '4,182,350円'],
    ['{{yen reserve.balance-4}}', '△59,912,000円'],
    ['{{yen reserve.6120-3}}', '0円'],
    ['{{y-1}}年4月から{{y+0}}年3月', '2025年4月から2026年3月'],
    ['波かっこ { } だけの文', '波かっこ { } だけの文'],
  ])('%s becomes %s', (text, filled) => {
    expect(fill(text)).toBe(filled);
  });

  it.each([
    '{{agm}}',
    '{{yen general.profit-1}}',
    '{{d-1 02-30}}',
    '{{y-1 md}}',
    '{{agm-1 long}}',
    '{{}}',
    '{{agm-1',
    'agm-1}}',
  ])('refuses %s', (text) => {
    expect(() => fill(text)).toThrow('sample.md');
  });

  it('names the file and the text it did not understand', () => {
    expect(() => fill('次は{{agm+x}}です')).toThrow('sample.md: unknown placeholder {{agm+x}}');
  });
});

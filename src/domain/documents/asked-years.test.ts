import { expect, test } from 'vitest';
import { alikeWords, askedYears, fiscalYearsIn, namesOfYear } from './asked-years.ts';

const today = '2026-11-22';

test.each([
  ['去年の決算', [2025], '決算'],
  ['昨年度 収支', [2025], '収支'],
  ['前年度の決算', [2025], '決算'],
  ['一昨年の総会', [2024], '総会'],
  ['おととしの総会', [2024], '総会'],
  ['今年の予算', [2026], '予算'],
  ['来年度の予算案', [2027], '予算案'],
  ['令和7年度', [2025], ''],
  ['令和元年度の決算', [2019], '決算'],
  ['平成30年度 決算', [2018], '決算'],
  ['R7 決算', [2025], '決算'],
  ['Ｒ７年度の決算', [2025], '決算'],
  ['2025年度の決算', [2025], '決算'],
  ['決算 2024', [2024], '決算'],
  ['2024年度 2025年度 決算', [2024, 2025], '決算'],
])('%s means the fiscal years %j and looks for 「%s」', (query, years, rest) => {
  expect(askedYears(query, today)).toEqual({ years, isNamed: true, rest });
});

test.each(['2025年10月 理事会', 'ペット', '12000円', 'PR7', '前期繰越', '第7条'])(
  '%s names no fiscal year and stays as it is',
  (query) => {
    expect(askedYears(query, today)).toEqual({ years: [], isNamed: false, rest: query });
  },
);

test('a year begins in April: 去年 of March is the year before that of April', () => {
  expect(askedYears('去年の決算', '2027-03-31').years).toEqual([2025]);
  expect(askedYears('去年の決算', '2027-04-01').years).toEqual([2026]);
});

test('決算 alone means the year that closed last, and says that nobody named it', () => {
  expect(askedYears('決算', today)).toEqual({ years: [2025], isNamed: false, rest: '決算' });
});

test('a year is written by its number and by its era', () => {
  expect(namesOfYear(2025)).toEqual(['2025年度', '令和7年度']);
});

test('a paper has other names', () => {
  expect(alikeWords('収支報告')[0]).toBe('決算');
  expect(alikeWords('ペット')).toEqual([]);
});

test('a heading names its year by the year, the era or a month', () => {
  expect(fiscalYearsIn('2025年度の決算と令和8年度の予算')).toEqual([2025, 2026]);
  expect(fiscalYearsIn('2026年3月 理事会議事録')).toEqual([2025]);
  expect(fiscalYearsIn('2026年4月 理事会議事録')).toEqual([2026]);
  expect(fiscalYearsIn('第3条（飼うことができる数）')).toEqual([]);
});

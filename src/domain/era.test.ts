import { expect, test } from 'vitest';
import { formatEraDate } from './era.ts';

test.each([
  ['2026-03-31', '令和8年3月31日'],
  ['2019-05-01', '令和元年5月1日'],
  ['2019-04-30', '平成31年4月30日'],
  ['1989-01-07', '昭和64年1月7日'],
  ['1912-07-30', '1912年7月30日'],
])('%s is written %s', (day, words) => {
  expect(formatEraDate(day)).toBe(words);
});

import { expect, test } from 'vitest';
import { isAnnual, nextTitle } from './next-title.ts';

test.each([
  [['第17期 通常総会', '第16期 通常総会', '臨時総会'], 'annual', '第18期 通常総会'],
  [['第９回通常総会'], 'annual', '第10回 通常総会'],
  [['臨時総会'], 'annual', '通常総会'],
  [['第17期 通常総会'], 'extraordinary', '臨時総会'],
] as const)('after %j a meeting that is %s is called %s', (titles, kind, title) => {
  expect(nextTitle(titles, kind)).toBe(title);
});

test('a title says which of the two it is', () => {
  expect([isAnnual('第18期 通常総会'), isAnnual('臨時総会')]).toEqual([true, false]);
});

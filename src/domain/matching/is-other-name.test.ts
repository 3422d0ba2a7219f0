import { expect, test } from 'vitest';
import { isOtherName } from './is-other-name.ts';

const payee = ['多摩川水道設備', 'タマガワスイドウセツビ'];

test.each([
  ['タナカシヨウジ', payee, true],
  ['田中商事', payee, true],
  ['タマガワスイドウセツビ', payee, false],
  ['タマガワスイドウ', payee, false],
  ['ダマガワスイドウセツビ', payee, false],
  ['多摩川水道設備本社', payee, false],
])('%s beside %j', (key, names, isOther) => {
  expect(isOtherName(key, names)).toBe(isOther);
});

test('what cannot be compared is not another name', () => {
  expect(isOtherName('', payee)).toBe(false);
  expect(isOtherName('タナカシヨウジ', [])).toBe(false);
  expect(isOtherName('タナカシヨウジ', ['多摩川水道設備'])).toBe(false);
  expect(isOtherName('田中商事', ['タマガワスイドウセツビ'])).toBe(false);
  expect(isOtherName('フリコミフノウ', payee)).toBe(false);
  expect(isOtherName('澄川銀行', payee)).toBe(false);
});

import { expect, test } from 'vitest';
import { counterPattern } from './counter-pattern.ts';

function canCount(question: string, counter: string): boolean {
  return new RegExp(`^${counterPattern(question) ?? '(?!)'}$`).test(counter);
}

test.each([
  ['駐車場は何台ありますか', '台', true],
  ['駐車場は何台ありますか', '戸', false],
  ['理事は何人ですか', '名', true],
  ['犬は何匹まで', '頭', true],
  ['犬は何匹まで', '羽', true],
  ['体重は何キロまで', 'kg', true],
  ['全長は何メートルまで', 'm', true],
  ['届出は何か月前まで', '月', true],
  ['議題は何つ', '', true],
  ['何度目の改修', '度目', true],
  ['何度目の改修', '度', false],
  ['何曜日', '曜日', false],
  ['台数は', '台', false],
])('%s may be answered in %s: %s', (question, counter, expected) => {
  expect(canCount(question, counter)).toBe(expected);
});

test('who asks for no number gets no pattern', () => {
  expect(counterPattern('会場はどこですか')).toBeUndefined();
  expect(counterPattern('何ですか')).toBeUndefined();
  expect(counterPattern('')).toBeUndefined();
});

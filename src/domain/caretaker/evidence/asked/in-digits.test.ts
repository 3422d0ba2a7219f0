import { expect, test } from 'vitest';
import { inDigits } from './in-digits.ts';

test.each([
  ['二回目の大規模修繕はいつ頃', '2回目の大規模修繕はいつ頃'],
  ['十二回目の会合', '12回目の会合'],
  ['うちは三階です', 'うちは3階です'],
  ['一台目と二台目', '1台目と2台目'],
])('%s', (typed, read) => {
  expect(inDigits(typed)).toBe(read);
});

test.each(['数十回目', '一回も出ていない', '階段の三段目', '一昨年の総会'])(
  'nothing to count by: %s',
  (typed) => {
    expect(inDigits(typed)).toBe(typed);
  },
);

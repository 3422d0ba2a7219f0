import { expect, test } from 'vitest';
import { normalise } from '#domain/retrieval/text/normalise.ts';
import { asksMajority, asksShare } from './asks-majority.ts';

test.each([
  ['理事会は何人来れば成立しますか', true],
  ['大規模修繕を決めるには総会で何票いるの', true],
  ['総会の定足数は', true],
  ['防犯カメラを増やすのは総会で何割の賛成がいる?', true],
  ['臨時総会は何人から請求できる', true],
  ['役員のミーティングは何人そろえば始められますか', true],
  ['今年の総会は何人出席しましたか', false],
  ['第16期の総会は何人集まった?', false],
  ['集会室は何人集まれますか', false],
  ['議事録に判子は何人分いるの?', false],
  ['全国のマンションで何割が決めていますか', false],
])('%s: %s', (question, isAsked) => {
  expect(asksMajority(normalise(question))).toBe(isAsked);
});

test('how large a part may be asked of anything', () => {
  expect(asksShare('70歳以上の住戸は何割')).toBe(true);
  expect(asksShare('住戸は何戸')).toBe(false);
});

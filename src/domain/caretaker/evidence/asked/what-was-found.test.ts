import { expect, test } from 'vitest';
import { asksFinding, asksProposals, asksResult, tellsProposals } from './what-was-found.ts';

test.each([
  ['エレベーターの検査結果はどうだった', true, false],
  ['受水槽の検査で何か指摘されてた?', true, true],
  ['去年の検査で何か言われた?', true, true],
  ['点検はいつですか', false, false],
  ['点検の結果はどこで見られますか', false, false],
  ['検査で直しが見つかりました。理事長が頼んでいいですか', false, false],
])('%s', (asked, isResult, isFinding) => {
  expect(asksResult(asked)).toBe(isResult);
  expect(asksFinding(asked)).toBe(isFinding);
});

test.each([
  ['検討会、どんな案が出ているんでしたっけ', true],
  ['案はいくつありますか', true],
  ['どんな議案がありますか', false],
  ['総会の案内はいつ届きますか', false],
  ['借りる案だと利息はいくら', false],
])('%s asks what is proposed: %s', (asked, isAsked) => {
  expect(asksProposals(asked)).toBe(isAsked);
});

test('a passage tells proposals where it names each of them', () => {
  expect(tellsProposals({ heading: '3つの案', text: '' })).toBe(true);
  expect(
    tellsProposals({ heading: '', text: '台数を減らす案、一部を平面にする案を比べる。' }),
  ).toBe(true);
  expect(tellsProposals({ heading: '検討会について', text: '集め方の案を作り、報告する。' })).toBe(
    false,
  );
});

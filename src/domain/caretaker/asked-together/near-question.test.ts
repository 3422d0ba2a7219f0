import { expect, test } from 'vitest';
import { nearQuestion } from './near-question.ts';

const today = '2026-12-01';

test.each([
  ['業者に払う未払いはいくらですか', '未払金はいくらですか'],
  ['今年度の支出は予算内ですか', '予算を超えそうな科目は何ですか'],
  ['今期の支出は予算の何％ですか', '予算を超えそうな科目は何ですか'],
  ['今年の管理費会計は黒字になりますか', '今年度の管理費会計は赤字になりますか'],
  ['次の理事会では何を決めますか', '次の理事会の議題は何ですか'],
  ['私が今やるべきことは何ですか', '私がやることは何ですか'],
  ['今月、私がやらなければいけないことは何ですか', '私がやることは何ですか'],
  ['前の総会で何が決まったっけ', '前回の総会で何が決まりましたか'],
  ['修繕積立金は今いくら貯まってる?', '修繕積立金の残高はいくらですか'],
])('%s means %s', (asked, meant) => {
  expect(nearQuestion(asked, today)).toBe(meant);
});

test('the question itself, in the same words, needs no other', () => {
  expect(nearQuestion('未払金はいくらですか', today)).toBeUndefined();
});

test('what asks for another thing, another kind of thing or another time is not taken for one of them', () => {
  for (const asked of [
    '滞納したらどうなりますか',
    '私の住戸の滞納はありますか',
    '修繕積立金は何に使えますか',
    '修繕積立金の残高の推移を教えてください',
    '理事長は何をする人ですか',
    '役員の任期はいつまでですか',
    '総会の議案は誰が決めますか',
    '予算を超える支出は誰が決めますか',
    '前の大規模修繕はいつやったの',
    '去年の修繕積立金の残高はいくらですか',
    '605号室の次のお支払いはいくらですか',
    'スプレー缶は何曜日に出しますか',
    '犬を飼えますか',
    // Whose bills, one's own or the association's, is not said.
    '今月支払う請求書はどれですか',
  ]) {
    expect([asked, nearQuestion(asked, today)]).toEqual([asked, undefined]);
  }
});

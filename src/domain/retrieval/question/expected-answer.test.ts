import { expect, test } from 'vitest';
import { normalise } from '#domain/retrieval/text/normalise.ts';
import { containsExpected, expectedAnswer } from './expected-answer.ts';

test.each([
  ['資源ごみは何曜日ですか', 'weekday'],
  ['燃やすごみの曜日は', 'weekday'],
  ['駐車場の使用料はいくらですか', 'amount'],
  ['管理費は?', 'amount'],
  ['総会はいつですか', 'date'],
  ['申込みの期限は', 'date'],
  ['ごみは何時までに出しますか', 'date'],
  ['建物は何年に完成しましたか', 'date'],
  ['工事は何月に始まりますか', 'date'],
  ['点検は何日ですか', 'date'],
  ['駐車場は何台分ありますか', 'count'],
  ['理事の任期は何年間ですか', 'count'],
  ['総会の定足数は', 'count'],
  ['解約は何か月前に言いますか', 'date'],
  ['規約の変更に必要な割合は', 'count'],
  ['車の高さは', 'count'],
  ['鍵はいくつもらえますか', 'count'],
  ['この字の読みは', 'reading'],
  ['理事長は誰ですか', 'person'],
  ['会場はどこですか', 'place'],
  ['なぜ値上げするのですか', 'reason'],
  ['申請の方法を知りたい', 'method'],
  ['滞納したらどうなりますか', 'method'],
  ['引越しの日はどうしますか', 'other'],
  ['この工事の名称は', 'name'],
  ['保守はどこの会社ですか', 'name'],
  ['どこの電力会社と契約していますか', 'name'],
  ['工事をしたのは何という会社ですか', 'name'],
  ['管理会社はどこですか', 'name'],
  ['銀行はどこにありますか', 'place'],
  ['専有部分とは何ですか', 'definition'],
  ['犬を飼ってもいいですか', 'permission'],
  ['届出は必要ですか', 'permission'],
  ['修繕積立金', 'other'],
  ['', 'other'],
])('%s asks for: %s', (question, kind) => {
  expect(expectedAnswer(normalise(question)).kind).toBe(kind);
});

function isAnswered(question: string, sentence: string): boolean {
  const asked = normalise(question);
  return containsExpected(expectedAnswer(asked), asked, normalise(sentence));
}

test.each([
  ['資源ごみは何曜日ですか', '収集は水曜日です。', true],
  ['資源ごみは何曜日ですか', '収集は月・木曜日です。', true],
  ['資源ごみは何曜日ですか', '収集は8時までです。', false],
  ['使用料はいくらですか', '月額12,000円とする。', true],
  ['使用料はいくらですか', '利用は無料です。', true],
  ['使用料はいくらですか', '前月の27日に引き落とす。', false],
  ['総会はいつですか', '毎年5月に招集する。', true],
  ['総会はいつですか', '集会室で開く。', false],
  ['ごみは何時までに出しますか', '8時30分までに出す。', true],
  ['何台分ありますか', '機械式が20台である。', true],
  ['何台分ありますか', '住戸は60戸である。', false],
  ['理事は何人ですか', '理事7名を置く。', true],
  ['届出は何ヶ月前までですか', '3カ月前までに届け出る。', true],
  ['犬は何匹まで飼えますか', '2頭を超えてはならない。', true],
  ['鍵はいくつありますか', '1住戸に3本を渡す。', true],
  ['必要な割合は何割ですか', '四分の三以上で決する。', true],
  ['総会は何人集まれば成立しますか', '過半数の出席で成立する。', true],
  ['総会は何人集まれば成立しますか', '出席組合員2名が署名する。', false],
  ['通知は何日前までに出しますか', '会日の2週間前までに発する。', true],
  ['通知はいつまでに出しますか', '5月7日に発送した。', false],
  ['いつまでに言えばいいですか', '前日の17:00までにお知らせください。', true],
  ['会場はどこですか', '1階の集会室とする。', true],
  ['保守はどこの会社ですか', '契約の相手：あさひ昇降機株式会社', true],
  ['植木はどこの業者ですか', 'みどり坂造園に頼んでいます', true],
  ['どこの電力会社と契約していますか', '電気の会社を替える案は見送る。', false],
  ['どこの電力会社と契約していますか', '管理会社から説明があった。', false],
  ['修繕積立金', '何も求めない。', false],
])('%s — %s: %s', (question, sentence, answered) => {
  expect(isAnswered(question, sentence)).toBe(answered);
});

test('a date that the question itself gives is no answer', () => {
  expect(isAnswered('6月の点検は何月ですか', '6月に点検する。')).toBe(false);
  expect(isAnswered('6月の点検は何月ですか', '6月の点検は7月に延ばす。')).toBe(true);
});

test('only exact kinds say something about sentences without them', () => {
  expect(expectedAnswer('総会はいつですか').isStrict).toBe(true);
  expect(expectedAnswer('会場はどこですか').isStrict).toBe(false);
  expect(expectedAnswer('').isStrict).toBe(false);
});

test('asking twice gives the same answer', () => {
  const expected = expectedAnswer('総会はいつですか');
  const answers = [1, 2, 3].map(() => containsExpected(expected, '', '毎年5月に招集する。'));
  expect(answers).toEqual([true, true, true]);
});

test.each(['1', '一', 'ア', '月・', '区', '（あ', '「', 'いつ', '何', '第', ','])(
  'a hundred thousand times %s takes no time',
  (letters) => {
    const text = letters.repeat(100_000);
    for (const question of ['いつ', 'いくら', '何台', '誰', 'どこ', '何曜日', '読みは', '名称']) {
      containsExpected(expectedAnswer(question), '', text);
    }
    expect(expectedAnswer(text.slice(0, 1_000)).kind).toBeTypeOf('string');
  },
);

test.each([
  ['管理費を滞納すると延滞金はいくら?', true],
  ['遅延損害金はどのくらいですか', true],
  ['駐車場の使用料はいくらですか', false],
])('%s: a yearly rate tells how much', (question, isTold) => {
  const expected = expectedAnswer(normalise(question));
  expect(expected.kind).toBe('amount');
  expect(containsExpected(expected, question, normalise('年14.6％の割合による遅延損害金'))).toBe(
    isTold,
  );
});

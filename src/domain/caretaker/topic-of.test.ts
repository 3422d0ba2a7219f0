import { describe, expect, test } from 'vitest';
import {
  conditionOf,
  doneMatterOf,
  matterOf,
  purposeOf,
  statementOf,
  toldIn,
  topicOf,
} from './topic-of.ts';

test.each([
  ['ペットは何匹まで飼えますか', 'ペット'],
  ['じゃあ、宅配ボックスって使えますか', '宅配ボックス'],
  ['部屋を人に貸すことはできますか', '部屋を人に貸すこと'],
  ['犬を飼ってもいいですか', ''],
  ['集会室を借りたいのですが', ''],
  ['区分所有法の改正', '区分所有法の改正'],
  ['値上げ案を教えてください', '値上げ案'],
  ['宅配ボックスに生ものも入れられますか', '宅配ボックス'],
  ['うちは夫婦で共有です', ''],
])('the topic of %s', (question, topic) => {
  expect(topicOf(question)).toBe(topic);
});

test.each([
  ['積立金は値上がりするのですか', '積立金の値上がり'],
  ['管理会社は変更されるのですか', '管理会社の変更'],
  ['バルコニーに物置を設置できますか', 'バルコニーへの物置の設置'],
  ['管理会社の変更が決まったそうですが', '管理会社の変更'],
  ['インターホンの交換工事がありますか', 'インターホンの交換工事'],
  ['駐車場に空きはありますか', '駐車場の空き'],
  ['修繕積立金の値上げはいつ決まりましたか', '修繕積立金の値上げ'],
])('the matter of %s', (question, matter) => {
  expect(matterOf(question)).toBe(matter);
});

describe('the condition a question begins with', () => {
  test.each([
    ['管理費を滞納するとどうなりますか', '管理費を滞納すると'],
    ['水漏れが起きたらどこに連絡しますか', '水漏れが起きたら'],
  ])('%s', (question, condition) => {
    expect(conditionOf(question)).toBe(condition);
  });

  test('not where more than asking follows', () => {
    expect(conditionOf('犬を飼うとペットクラブに必ず入るのですか')).toBeUndefined();
    expect(conditionOf('いつから払うとどうなりますか')).toBeUndefined();
  });
});

test.each([
  ['集会室を借りたいのですが。', '集会室を借りたい'],
  ['では、鍵をなくしました', '鍵をなくしました'],
])('%s, ready to be followed', (question, statement) => {
  expect(statementOf(question)).toBe(statement);
});

test('what somebody wants to reach', () => {
  expect(purposeOf('臨時総会を開くにはどうしたらいいですか')).toBe('臨時総会を開くには');
  expect(purposeOf('何を出すにはどうしたらいいですか')).toBeUndefined();
  expect(purposeOf('理事会には誰が出ますか')).toBeUndefined();
});

test('what is done, where the verb can be said as a noun', () => {
  expect(doneMatterOf('給水ポンプはいつ取り替えますか')).toBe('給水ポンプの取り替え');
  expect(doneMatterOf('照明は何年に交換する予定ですか')).toBe('照明の交換');
  expect(doneMatterOf('宅配ボックスはいつ付きますか')).toBeUndefined();
  expect(doneMatterOf('リフォームは誰に申請しますか')).toBeUndefined();
});

test('what was told goes before what was only asked', () => {
  expect(toldIn('1票ですか？うちは共有です')).toBe('うちは共有です');
  expect(toldIn('借りたいのですが空いていますか。料金は？')).toBe(
    '借りたいのですが空いていますか。',
  );
});

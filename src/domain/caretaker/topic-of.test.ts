import { describe, expect, test } from 'vitest';
import { conditionOf, matterOf, statementOf, topicOf } from './topic-of.ts';

test.each([
  ['ペットは何匹まで飼えますか', 'ペット'],
  ['じゃあ、宅配ボックスって使えますか', '宅配ボックス'],
  ['部屋を人に貸すことはできますか', '部屋を人に貸すこと'],
  ['犬を飼ってもいいですか', ''],
  ['集会室を借りたいのですが', ''],
  ['区分所有法の改正', '区分所有法の改正'],
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

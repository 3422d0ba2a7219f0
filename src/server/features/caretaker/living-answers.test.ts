import { beforeAll, expect, test } from 'vitest';
import * as caretaker from '#contract/caretaker.ts';
import { setDemoRole } from '#contract/session.ts';
import { startServer } from '#server/testing/start-server.ts';

const server = await startServer();
type Visitor = ReturnType<typeof server.visit>;
let owner: Visitor;
let tenant: Visitor;

beforeAll(async () => {
  owner = server.visit();
  await owner.call(setDemoRole, { role: 'owner' });
  tenant = server.visit();
  await tenant.call(setDemoRole, { role: 'tenant' });
});

async function ask(message: string, by: Visitor = owner) {
  const { id } = await by.call(caretaker.createConversation, { title: 'AI Chat' });
  const { message: told } = await by.call(caretaker.sendMessage, { message, conversationId: id });
  return { ...told, first: told.content.replaceAll('**', '').split('\n')[0] ?? '' };
}

test.each([
  ['自転車を置く場所はありますか', 'はい。駐輪場は、敷地の東側にあります。'],
  ['AEDはありますか', 'はい。AEDは、エントランス棟にあります。'],
  ['ゲストルームはありますか', '共用施設の記録に、ゲストルームはありません。'],
  ['自転車置き場に空きはありますか', '駐輪場に今空きがあるかどうかは、記録からは分かりません。'],
  ['インターネットは使えますか', 'はい。「インターネット設備に関する契約の概要」'],
  ['トイレが詰まりました', 'トイレなど、住戸の設備は専有部分で、修理は住戸で業者に頼みます。'],
  ['インターホンが壊れました', 'インターホン設備の保守と故障の連絡先は、'],
  ['ベランダにすだれをかけていいですか', '次の物は、「バルコニー設置届」'],
  ['玄関前に傘立てを置いていいですか', '廊下、階段、エレベーターホールその他避難の経路'],
  ['宅配ボックスの使い方', '宅配ボックスは、エントランスに18口あります。'],
  [
    '友達を泊めてもいいですか',
    'ご家族やお友達を泊めることの決まりは、見つかった書類にはありません。',
  ],
  ['総会に出られません', '総会に出られない組合員は、議決権行使書'],
  ['委任状はどこでもらえますか', '「くらしのしおり（居住者の皆さまへ）」'],
  ['車を買ったので駐車場を借りたい', '駐車場を使用できる者は、本マンションに住む組合員'],
  [
    'ベランダで洗濯物を干す時間は決まっていますか',
    '時間の決まりは、見つかった書類にはありません。',
  ],
])('%s', async (question, words) => {
  expect((await ask(question)).first).toContain(words);
});

test('who rents is told of the owner, and not what only owners may read', async () => {
  const { first } = await ask('給湯器が壊れました', tenant);
  expect(first).toContain('まず部屋の所有者（大家さん）に相談してください');
  const net = await ask('インターネットは使えますか', tenant);
  expect(net.content).not.toContain('3,960');
  expect(net.content).toContain('0120-000-555');
});

test('water that runs stays an emergency', async () => {
  for (const question of ['上の階から水が漏れてきました', 'トイレの水があふれて止まりません']) {
    expect((await ask(question)).outcome).toBe('emergency');
  }
});

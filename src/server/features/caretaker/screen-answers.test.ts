import { beforeAll, expect, test } from 'vitest';
import * as caretaker from '#contract/caretaker.ts';
import { setDemoRole } from '#contract/session.ts';
import { startServer } from '#server/testing/start-server.ts';

const server = await startServer();
const treasurer = server.visit();
const owner = server.visit();

beforeAll(async () => {
  await treasurer.call(setDemoRole, { role: 'treasurer' });
  await owner.call(setDemoRole, { role: 'owner' });
});

async function answerTo(message: string, visitor = treasurer): Promise<string> {
  const { id } = await visitor.call(caretaker.createConversation, { title: '画面のこと' });
  const { message: reply } = await visitor.call(caretaker.sendMessage, {
    message,
    conversationId: id,
  });
  return reply.content;
}

test.each([
  ['銀行の明細はどこで取り込みますか', /^銀行の明細は、\[会計の「入出金」\]/],
  ['請求書が届いたらどうすればいいですか', /^\[会計の「請求書・領収書を入れる」\]/],
  ['領収書はどこにしまえばいいですか', /^\[会計の「請求書・領収書を入れる」\]/],
  ['お知らせはどこで作りますか', /^お知らせは、\[お知らせの「お知らせを書く」\]/],
  ['議案書はどこで作りますか', /^議案書は、\[会議・総会の「総会の議案」\]/],
  ['予算案はどこで作りますか', /^予算案は、\[会計の「予算」\]/],
  ['投票の集計はどこで見られますか', /^投票の集計は、\[/],
  ['支払いは誰が承認しますか', /^\*\*会計担当理事、副理事長、理事長\*\*が/],
  ['滞納者の一覧はどこですか', /\[会計の「滞納」\]/],
  ['通帳の残高は全部でいくらですか', /^預金の残高は、合わせて/],
  ['今の修繕積立金は1㎡いくらですか', /^修繕積立金は、今、1㎡あたり\*\*月150円\*\*/],
  ['国の目安と比べて高いですか安いですか', /^国の目安の平均より\*\*低い\*\*/],
  ['火災保険の満期はいつですか', /^「マンション総合保険」の契約の期限は、\*\*/],
  ['管理会社との契約はいつ切れますか', /^「管理委託契約」の契約の期限は、\*\*/],
  ['監査はいつですか', /^[^]{0,20}4月下旬[^]{0,30}監事による監査/],
  ['パスワードを変えたい', /^\[「わたしのページ」\]/],
])('%s, as the treasurer asks', async (question, said) => {
  expect(await answerTo(question)).toMatch(said);
});

test('an owner is told who may, and of the house as before', async () => {
  expect(await answerTo('仕訳はどこで入力しますか', owner)).toContain('使えるのは、会計担当理事');
  expect(await answerTo('滞納者の一覧はどこですか', owner)).not.toContain('/demo/accounting');
  for (const question of [
    '粗大ごみはどうやって出しますか',
    '委任状はどこでもらえますか',
    '鍵はどこで作れますか',
    '集会室はどこで予約しますか',
  ]) {
    for (const visitor of [owner, treasurer]) {
      expect(await answerTo(question, visitor)).toContain('[1]');
    }
  }
  expect(await answerTo('領収書はどこにしまえばいいですか', owner)).toContain('わたしの請求');
});

test('今月やること is told to whoever keeps the books', async () => {
  for (const question of [
    '今月やらなければいけないことは何ですか',
    '会計の今月の仕事は何ですか',
    '今月の会計でやることは',
  ]) {
    const told = await answerTo(question);
    expect(told).toMatch(/^会計で今やることは、\*\*[^]*\(\/demo\/accounting\)/);
  }
});

import { beforeAll, expect, test } from 'vitest';
import * as caretaker from '#contract/caretaker.ts';
import { getSession } from '#contract/session.ts';
import { startServer } from '#server/testing/start-server.ts';

const server = await startServer();
let visitor: ReturnType<typeof server.visit>;
let conversationId = '';

beforeAll(async () => {
  visitor = server.visit();
  conversationId = (await visitor.call(caretaker.createConversation, { title: 'AI Chat' })).id;
});

async function ask(message: string): Promise<string> {
  const answer = await visitor.call(caretaker.sendMessage, { message, conversationId });
  return answer.message.content.replaceAll('**', '');
}

const head = '断水のお知らせが出ています。11月30日（月）10:00〜15:00の予定です。';
const usual = '急な断水のときは';

test('the notice of the day says when and what to do, and the manual follows', async () => {
  const content = await ask('断水のときトイレは使える？');
  expect(content.startsWith(head)).toBe(true);
  expect(content).toContain('[断水のお知らせ（給水ポンプの点検）](/document/');
  const [notice = '', manual = ''] = content.split(usual);
  expect(notice).toContain('くみ置き');
  expect(manual).toContain('簡易トイレ');
});

test('asked on, it is the notice still', async () => {
  await ask('断水のときトイレは使える？');
  expect((await ask('お風呂は？')).startsWith(head)).toBe(true);
});

test('what no notice tells is answered by the manual alone, as before', async () => {
  expect(await ask('停電のときエレベーターは動きますか')).not.toContain('お知らせが出ています');
  const { association } = await visitor.call(getSession, {});
  await server.db.query(
    `delete from document where association_id = $1 and slug = 'notice-water-outage'`,
    [association.id],
  );
  await server.db.query(`delete from notice where association_id = $1 and template = 'waterCut'`, [
    association.id,
  ]);
  const content = await ask('断水のときトイレは使える？');
  expect(content).not.toContain('お知らせが出ています');
  expect(content).toContain('簡易トイレ');
});

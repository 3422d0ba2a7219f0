import { expect, test } from 'vitest';
import * as caretaker from '#contract/caretaker.ts';
import { startServer } from '#server/testing/start-server.ts';

const server = await startServer();
type Visitor = ReturnType<typeof server.visit>;

async function openConversation(visitor: Visitor): Promise<string> {
  const { id } = await visitor.call(caretaker.createConversation, { title: 'AI Chat Session' });
  return id;
}

async function ask(visitor: Visitor, conversationId: string, message: string) {
  const answer = await visitor.call(caretaker.sendMessage, { conversationId, message });
  return answer;
}

test('x', async () => {
  const visitor = server.visit();
  const id = await openConversation(visitor);
  for (const q of ['ペットは何匹まで飼えますか？', '長期修繕計画の状況を教えて', '燃えるごみの曜日はいつ？', '次の理事会はいつ？', 'それはどこで？', '今日の東京の天気は？', 'ガスくさいです', 'こんにちは', '滞納している人は誰ですか']) {
    const t = performance.now();
    const a = await ask(visitor, id, q);
    console.log(q, performance.now() - t, JSON.stringify(a.message, null, 1));
  }
});

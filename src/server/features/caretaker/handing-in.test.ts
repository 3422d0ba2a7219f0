import { expect, test } from 'vitest';
import * as caretaker from '#contract/caretaker.ts';
import { startServer } from '#server/testing/start-server.ts';

const server = await startServer();
const visitor = server.visit();

async function ask(message: string): Promise<string> {
  const { id } = await visitor.call(caretaker.createConversation, { title: 'AI Chat Session' });
  const answer = await visitor.call(caretaker.sendMessage, { message, conversationId: id });
  return answer.message.content.replaceAll('**', '');
}

const notice = 'その日の7日前までに、「引越し・大型搬入届」（様式1）を管理事務室に出す。';
const page = '(/demo/applications?form=moving)';

test.each([
  '大きな家具を運び入れたいのですが',
  'ソファを買ったので届けが必要ですか',
  'ベッドを運び入れるにはどうすればいいですか',
])('%s: what to hand in goes before what the rule applies to', async (question) => {
  const said = await ask(question);
  expect(said).toContain(page);
  expect(said.indexOf(notice)).toBeGreaterThan(-1);
  expect(said.indexOf(notice)).toBeLessThan(said.indexOf('この細則は、次のものに適用する。'));
});

test('beside what is asked of the heaviest, what everybody hands in', async () => {
  const said = await ask('ピアノを搬入するには');
  expect(said.indexOf('300キログラムを超える物')).toBeGreaterThan(-1);
  expect(said.indexOf(notice)).toBeGreaterThan(said.indexOf('300キログラムを超える物'));
  expect(said).toContain(page);
});

test('who asks what the rule applies to is told that, and nothing of a page', async () => {
  const said = await ask('大型搬入届の対象は何ですか');
  expect(said).toContain('この細則は、次のものに適用する。');
  expect(said).not.toContain(notice);
});

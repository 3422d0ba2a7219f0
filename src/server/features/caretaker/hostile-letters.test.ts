import { beforeAll, expect, test } from 'vitest';
import * as caretaker from '#contract/caretaker.ts';
import { searchDocuments } from '#contract/documents.ts';
import { startServer } from '#server/testing/start-server.ts';

const server = await startServer();
const patient = server.visit();
let conversationId = '';

beforeAll(async () => {
  const { id } = await patient.call(caretaker.createConversation, { title: 'AI Chat Session' });
  conversationId = id;
});

const letters = ['あ', 'の', 'ー', 'a', '1', '一', '億', '何', '月・', '1,', '12,', '第1条', '百'];
const marks = [
  '「',
  '」',
  '（',
  '（「『',
  '[',
  '[1]',
  '![](',
  '*',
  '<',
  '.',
  '、',
  '。',
  '？',
  '　の',
];
const joined = ['か\u3099', '\u0301', '\ufdfa', '\u202eあ', '🙂', '👨‍👩‍👧‍👦', '\u200b', 'ﾍﾟ', '㍿'];
const dangers = [
  '火事',
  '煙が',
  'ガスが',
  '水が',
  '止まって',
  '倒れて',
  'エレベーターが',
  '天井から',
  '揺れて',
];
const declined = [
  '隣の人が払っていない管理費の滞納の',
  '誰',
  '苦情を言った',
  '田村一郎太',
  '0000号室の',
  '私の請求',
  'さんの',
  '裁判',
  'して',
  '薬',
];
const closings = [
  '教えてください',
  'ですか',
  'とは',
  'について',
  'それは',
  'ならば',
  'まで',
  'しました',
];

const pieces = [...letters, ...marks, ...joined, ...dangers, ...declined, ...closings];

test('five hundred times any piece of a sentence is answered at once, and searched for at once', async () => {
  const unanswered: string[] = [];
  for (const piece of pieces) {
    const characters = [...piece.repeat(500)];
    const message = characters.slice(0, 500).join('');
    // A pattern that looks back for ever takes minutes, and the test is given up.
    const told = await patient
      .call(caretaker.sendMessage, { message, conversationId })
      .then(({ message: { content } }) => content, String);
    const found = await patient
      .call(searchDocuments, { q: characters.slice(0, 100).join('') })
      .then(() => '', String);
    if (told === '' || /Error|Refus/.test(told) || found !== '') {
      unanswered.push(`${piece}: ${told} ${found}`);
    }
  }
  expect(unanswered).toEqual([]);
});

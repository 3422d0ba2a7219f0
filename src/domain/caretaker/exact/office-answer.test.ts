import { expect, test } from 'vitest';
import { exampleQuestion } from '#domain/caretaker/answering/testing/example-evidence.ts';
import { recordPassages } from '#domain/caretaker/records/record-passages.ts';
import { exampleFacts } from '#domain/caretaker/records/testing/example-facts.ts';
import { officeAnswer } from './office-answer.ts';

const hours = '月〜土 8:00〜12:00、13:00〜17:00（水曜は午前のみ、日祝と年末年始は休み）';

function linesFor(question: string, today: string, written = hours): readonly string[] {
  const contacts = exampleFacts.contacts.map((contact) =>
    contact.name === '管理事務室'
      ? { ...contact, name: '管理事務室（管理員 大野）', hours: written }
      : contact,
  );
  const facts = { ...exampleFacts, contacts, today };
  const asked = exampleQuestion(question, { today });
  // What was found in texts is not looked at.
  const evidence = {} as Parameters<typeof officeAnswer>[0]['evidence'];
  const known = { facts, passages: recordPassages(facts) };
  return (officeAnswer({ asked, evidence, known })?.lines ?? []).map(({ markdown }) => markdown);
}

test('on a holiday the answer is no, with its name and the next day', () => {
  const [first, next] = linesFor('今日、管理員さんはいますか', '2026-11-23');
  expect(first).toBe(
    '**いいえ。**今日、11月23日（月）は祝日（勤労感謝の日）で、管理員は休みです。',
  );
  expect(next).toBe('次に管理員がいるのは、11月24日（火）の8:00〜12:00と13:00〜17:00です。');
});

test.each([
  [
    '今日、管理員さんはいますか',
    '2026-11-24',
    '**はい。**今日、11月24日（火）、管理員がいるのは**8:00〜12:00と13:00〜17:00**です。',
  ],
  [
    '管理室は何時まで',
    '2026-11-24',
    '今日、11月24日（火）、管理員がいるのは**17:00まで**です（8:00〜12:00と13:00〜17:00）。',
  ],
  [
    '管理室は何時までですか？',
    '2026-11-25',
    '今日、11月25日（水）、管理員がいるのは**12:00まで**です（8:00〜12:00）。',
  ],
  ['管理人さん、明日いる？', '2026-11-28', '**いいえ。**明日、11月29日（日）は管理員は休みです。'],
  ['日曜日は管理員さんは休みですか', '2026-11-24', '**はい。**11月29日（日）は管理員は休みです。'],
  [
    '来週の水曜日、管理員さんはいますか',
    '2026-11-24',
    '**はい。**12月2日（水）、管理員がいるのは**8:00〜12:00**です。',
  ],
  ['12月6日に管理員さんはいますか', '2026-11-24', '**いいえ。**12月6日（日）は管理員は休みです。'],
  [
    '管理事務室は今開いていますか',
    '2026-12-30',
    '**いいえ。**今日、12月30日（水）は年末年始で、管理員は休みです。',
  ],
])('「%s」 on %s', (question, today, first) => {
  expect(linesFor(question, today)[0]).toBe(first);
});

test.each([
  '管理員さんの勤務時間',
  'なぜ管理員は日曜日が休みなのですか',
  'お正月休みで管理人さんがいなくなるのは何日からですか',
  '夜中なので管理人さんもいません',
  '管理員の大野さんは、いつからここで働いているのですか',
  '今日のごみは何ですか',
  'AI管理人は今いますか',
])('「%s」 is left to what was found', (question) => {
  expect(linesFor(question, '2026-11-24')).toEqual([]);
});

test('hours in words that are not understood are never turned into a yes', () => {
  expect(linesFor('今日、管理員さんはいますか', '2026-11-24', '第1週を除く平日')).toEqual([]);
});

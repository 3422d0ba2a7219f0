import { expect, test } from 'vitest';
import { exampleQuestion } from '#domain/caretaker/answering/testing/example-evidence.ts';
import { recordPassages } from '#domain/caretaker/records/record-passages.ts';
import { exampleFacts } from '#domain/caretaker/records/testing/example-facts.ts';
import { depositsAnswer } from './deposits-answer.ts';
import { fundsAt } from './testing/example-accounts.ts';

const funds = fundsAt({
  general: [
    ['青葉銀行', '普通預金', 4_700_000],
    ['丘信用金庫', '定期預金', 1_000_000],
  ],
  reserve: [
    ['丘信用金庫', '定期預金', 9_000_000],
    ['青葉銀行', '決済用普通預金', 17_600_000],
  ],
});

function linesFor(question: string, shown: typeof funds = funds) {
  const facts = { ...exampleFacts, funds: shown };
  const asked = exampleQuestion(question, { today: exampleFacts.today });
  // What was found in texts is not looked at.
  const evidence = {} as Parameters<typeof depositsAnswer>[0]['evidence'];
  return depositsAnswer({
    asked,
    evidence,
    known: { facts, passages: recordPassages(facts) },
  })?.lines.map(({ markdown }) => markdown);
}

test('the accounts of a kind are added over all funds', () => {
  expect(linesFor('定期預金はいくらありますか')).toEqual([
    '2026年10月31日の帳簿で、合わせて**10,000,000円**です。',
    '- 管理費会計の丘信用金庫（定期預金）：1,000,000円（2026年10月31日現在）',
    '- 修繕積立金会計の丘信用金庫（定期預金）：9,000,000円（2026年10月31日現在）',
  ]);
  expect(linesFor('積立金の定期預金の残高は')?.[0]).toContain('**9,000,000円**');
  expect(linesFor('普通預金はいくら？')?.[0]).toContain('**4,700,000円**');
});

test('a bank is told with all that lies there', () => {
  expect(linesFor('青葉銀行の残高を教えてください')?.[0]).toContain('**22,300,000円**');
  expect(linesFor('青葉銀行の普通預金はいくらですか')?.[0]).toContain('**4,700,000円**');
});

test.each(['残高はいくらですか', '定期預金の利息はいくらですか', '定期預金の満期はいつですか'])(
  '「%s」 is another question',
  (question) => {
    expect(linesFor(question)).toBeUndefined();
  },
);

test('whoever may not see the accounts is told of none', () => {
  expect(linesFor('定期預金はいくらありますか', [])).toBeUndefined();
});

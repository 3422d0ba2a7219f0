import { expect, test } from 'vitest';
import { exampleQuestion } from '#domain/caretaker/answering/testing/example-evidence.ts';
import { recordPassages } from '#domain/caretaker/records/record-passages.ts';
import { exampleFacts } from '#domain/caretaker/records/testing/example-facts.ts';
import { insuredAnswer } from './insured-answer.ts';
import { moneyQuestionIn } from './money-question.ts';
import { fundsAt } from './testing/example-accounts.ts';

const funds = fundsAt({
  general: [['青葉銀行', '普通預金', 4_700_000]],
  reserve: [
    ['丘信用金庫', '定期預金', 9_000_000],
    ['青葉銀行', '定期預金', 6_000_000],
    ['青葉銀行', '決済用普通預金', 17_600_000],
  ],
});

function answerTo(question: string, shown: typeof funds = funds, hiddenFrom: string | null = null) {
  const facts = { ...exampleFacts, funds: shown, fundsHiddenFrom: hiddenFrom };
  const asked = exampleQuestion(question, { today: exampleFacts.today });
  // What was found in texts is not looked at.
  const evidence = {} as Parameters<typeof insuredAnswer>[0]['evidence'];
  return insuredAnswer({ asked, evidence, known: { facts, passages: recordPassages(facts) } });
}

const linesFor = (...given: Parameters<typeof answerTo>) =>
  answerTo(...given)?.lines.map(({ markdown }) => markdown);

test.each([
  'ペイオフで守られない預金はいま、いくらありますか',
  '銀行がつぶれたら預金は守られますか',
  '預金保険で守られる額を超えている預金はいくらですか',
  '銀行が破綻したら、管理組合のお金はどうなりますか',
  '修繕積立金の預金は、ペイオフの対象ですか',
  'ペイオフの上限1,000万円を超えている預金はありますか',
])('%s: what lies above the limit, then each bank', (question) => {
  expect(linesFor(question)?.slice(0, 3)).toEqual([
    '預金保険（ペイオフ）で守られる上限を超える預金は、2026年10月31日の帳簿では、合わせて**700,000円**です。',
    '- 青葉銀行：決済用預金17,600,000円は、全額が預金保険で守られます。そのほかの預金は合わせて10,700,000円で、守られる元本1,000万円を700,000円超えています。',
    '- 丘信用金庫：そのほかの預金9,000,000円は、守られる元本1,000万円を超えていません。',
  ]);
});

test('each bank is shown by the lines of its accounts', () => {
  const [, aoba] = answerTo('銀行がつぶれたら預金は守られますか')?.lines ?? [];
  expect(aoba?.quotes.map(({ words }) => words)).toEqual([
    '青葉銀行（普通預金）：4,700,000円（2026年10月31日現在）',
    '青葉銀行（定期預金）：6,000,000円（2026年10月31日現在）',
    '青葉銀行（決済用普通預金）：17,600,000円（2026年10月31日現在）',
  ]);
});

test('a bank that is named stands alone, and nothing above the limit is said to be nothing', () => {
  const lines = linesFor('丘信用金庫がつぶれたら、預金は守られますか');
  expect(lines?.[0]).toBe(
    '預金保険（ペイオフ）で守られる上限を超える預金は、2026年10月31日の帳簿では**ありません**。',
  );
  expect(lines?.join('')).not.toContain('青葉銀行');
});

test.each([
  'ペイオフとは何ですか',
  '銀行の名簿の個人情報は保護されますか',
  '管理会社が倒産したら預金はどうなりますか',
  'ペイオフの対策として、預金を国債に替えられますか',
  '去年、ペイオフで守られない預金はいくらでしたか',
])('「%s」 is another question', (question) => {
  expect(linesFor(question)).toBeUndefined();
});

test('whoever may not see the accounts is told of none', () => {
  expect(linesFor('銀行がつぶれたら預金は守られますか', [], '居住者')).toBeUndefined();
});

test.each([
  'ペイオフで守られない預金はいま、いくらありますか',
  '国債を除いた預金は全部でいくらですか',
  '積立金の残高のうち、株式はいくらありますか',
])('%s: the balance is not the answer', (question) => {
  expect(moneyQuestionIn(question)).toBeUndefined();
});

import { describe, expect, test } from 'vitest';
import { exampleQuestion } from '#domain/caretaker/answering/testing/example-evidence.ts';
import type { KnowledgePassage } from '#domain/caretaker/knowledge.ts';
import { recordPassages } from '#domain/caretaker/records/record-passages.ts';
import { exampleFacts } from '#domain/caretaker/records/testing/example-facts.ts';
import { moneyAnswer } from './money-answer.ts';
import { moneyQuestionIn } from './money-question.ts';

const [reserve] = exampleFacts.funds;
if (reserve === undefined) throw new Error('the example has no fund');
const general = {
  ...reserve,
  code: 'general',
  name: '管理費会計',
  balanceYen: 4_000_000,
  otherAssetsYen: 630_850,
  debtsYen: 1_609_329,
  budgetExpenseYen: 600_000,
  accounts: [],
} as const;
const facts = { ...exampleFacts, funds: [general, reserve] };

const settled = (issuedOn: string, year: number, sum: string): KnowledgePassage => ({
  id: `minutes-${year}`,
  origin: 'document',
  sourceId: `minutes-${year}`,
  sourceTitle: '第17期 通常総会 議事録',
  heading: `第1号議案　${year}年度事業報告及び収支決算の承認`,
  href: '/document/minutes',
  category: 'general-meeting',
  title: '',
  text: `決算を報告した。\n会計：管理費会計／収入：1円／次期繰越：4,100,000円\n会計：修繕積立金会計／収入：1円／次期繰越：${sum}`,
  issuedOn,
  inForceFrom: null,
  validity: 'always',
  confidence: null,
});

function answerTo(
  question: string,
  hiddenFrom: string | null = null,
  given: { facts: typeof exampleFacts; passages: readonly KnowledgePassage[] } | null = null,
) {
  const shown =
    hiddenFrom === null
      ? facts
      : { ...facts, funds: [], expenses: [], fundsHiddenFrom: hiddenFrom };
  const passages = [
    ...recordPassages(shown),
    settled('2025-06-01', 2024, '30,000,000円'),
    settled('2026-06-01', 2025, '41,516,262円'),
  ];
  const asked = exampleQuestion(question, { today: exampleFacts.today });
  // What was found in texts is not looked at.
  const evidence = {} as Parameters<typeof moneyAnswer>[0]['evidence'];
  return moneyAnswer({ asked, evidence, known: given ?? { facts: shown, passages } });
}

const linesOf = (...given: Parameters<typeof answerTo>) =>
  answerTo(...given)?.lines.map(({ markdown }) => markdown);

const balances = [
  '今の修繕積立金の残高はいくらですか',
  '修繕積立金はいくら残っていますか',
  '積立金は今どのくらい貯まっていますか',
  '修繕のお金はいくらありますか',
  '積立金の残高',
];

test.each(balances)('「%s」 is the balance of the reserve fund', (question) => {
  expect(linesOf(question)).toEqual([
    '修繕積立金の残高は、2026年10月31日現在で**45,678,900円**です。',
    '- みどり銀行（普通預金）：45,678,900円（2026年10月31日現在）',
  ]);
});

test('what lies in the bank and what is left of it have a word each, and a sentence between them', () => {
  const account = { bank: 'みどり銀行', kind: '普通預金', asOf: general.asOf };
  const accounts = [
    { ...account, kind: '定期預金', balanceYen: 1_000_000 },
    { ...account, balanceYen: 3_978_479 },
  ];
  const owing = { ...exampleFacts, funds: [{ ...general, accounts }, reserve] };
  const known = { facts: owing, passages: recordPassages(owing) };
  expect(linesOf('管理費会計の残高はいくらですか', null, known)).toEqual([
    '管理費会計の預金の残高は、2026年10月31日現在で**4,978,479円**です。',
    '預金の残高4,978,479円に、未収金や前払金など630,850円を足し、未払金や前受金など1,609,329円を差し引いた額が、繰越金**4,000,000円**です。',
    '- みどり銀行（定期預金）：1,000,000円（2026年10月31日現在）',
    '- みどり銀行（普通預金）：3,978,479円（2026年10月31日現在）',
  ]);
  expect(linesOf('今いくらありますか', null, known)?.[0]).toBe(
    '預金の残高は、合わせて**50,657,379円**です。',
  );
});

test.each(balances)(
  '「%s」 of a reader who may not see it tells the last settled year',
  (question) => {
    expect(linesOf(question, '居住者')).toEqual([
      '今の残高は、居住者の立場ではお答えできません。',
      '2026年3月末の修繕積立金会計の繰越金は、**41,516,262円**です（「第17期 通常総会 議事録」）。',
    ]);
  },
);

test.each(['今いくらありますか', '管理組合のお金は全部でいくらですか', '組合の貯金はいくらあるの'])(
  '「%s」 is the sum of all funds, then each',
  (question) => {
    expect(linesOf(question)).toEqual([
      '合わせて**49,678,900円**です。',
      '管理費会計の残高は、2026年10月31日現在で**4,000,000円**です。',
      '修繕積立金の残高は、2026年10月31日現在で**45,678,900円**です。',
    ]);
    expect(linesOf(question, '居住者')).toHaveLength(3);
  },
);

test.each(['管理費は何に使われていますか', '管理費会計の支出予算の内訳', '管理費の使い道を教えて'])(
  '「%s」 lists the accounts of the running year',
  (question) => {
    expect(linesOf(question)).toEqual([
      '2026年度の管理費会計の支出の予算は**600,000円**で、内訳は次のとおりです。',
      '- 管理委託費：予算500,000円、これまでの支出290,000円',
      '- 水道光熱費：予算100,000円、これまでの支出60,000円',
    ]);
    // Whoever may not see it is answered from the papers.
    expect(linesOf(question, '居住者')).toBeUndefined();
  },
);

describe("a fund of the association's own", () => {
  const parking = {
    ...general,
    code: 'parking',
    name: '駐車場会計',
    balanceYen: 900_000,
    accounts: [],
  };
  const owned = { ...facts, funds: [general, parking, reserve] };
  const known = { facts: owned, passages: recordPassages(owned) };
  const ask = (question: string) =>
    moneyAnswer({
      asked: {
        question,
        previous: [],
        expertMode: 'management',
        useDocuments: true,
        today: exampleFacts.today,
      },
      evidence: {} as Parameters<typeof moneyAnswer>[0]['evidence'],
      known,
    })?.lines.map(({ markdown }) => markdown);

  test('is told by the name that it has', () => {
    expect(ask('駐車場会計の残高はいくらですか')).toEqual([
      '駐車場会計の残高は、2026年10月31日現在で**900,000円**です。',
    ]);
  });

  test('stands in the sum of all', () => {
    expect(ask('管理組合のお金は全部でいくらですか')?.slice(0, 3)).toEqual([
      '合わせて**50,578,900円**です。',
      '管理費会計の残高は、2026年10月31日現在で**4,000,000円**です。',
      '駐車場会計の残高は、2026年10月31日現在で**900,000円**です。',
    ]);
  });
});

describe('another question', () => {
  test.each([
    '昨年度末の修繕積立金の残高はいくらでしたか',
    '修繕積立金は将来いくら残りますか',
    '管理費はいくらですか',
    'うちの管理費はいくらですか',
    '滞納はいくらありますか',
    '銀行の残高証明書はコピーでもかまいませんか',
    '管理費は何に使えますか',
    '修繕積立金は何に使ってよいですか',
    '駐車場の空きはいくつありますか',
    '定期預金はいくらありますか',
    '積立金は足りますか',
    '残高が足りなくて引き落とせなかったらどうなりますか',
  ])('「%s」', (question) => {
    expect(moneyQuestionIn(question)).toBeUndefined();
  });
});

test.each(['いまの預金残高はいくらですか', '預金の残高を教えて', '現在の残高', '今の預金残高'])(
  '%s: no fund is named, so all are meant',
  (question) => {
    expect(moneyQuestionIn(question)?.funds.map(({ code }) => code)).toEqual([
      'general',
      'reserve',
    ]);
  },
);

test('a fund that is named stands alone', () => {
  expect(moneyQuestionIn('いまの積立金の預金残高')?.funds.map(({ code }) => code)).toEqual([
    'reserve',
  ]);
});

import { expect, test } from 'vitest';
import { exampleQuestion } from '#domain/caretaker/answering/testing/example-evidence.ts';
import type { OwnBill } from './own-bill.ts';
import { ownBillAnswer } from './own-bill-answer.ts';
import { ownBillQuestion } from './own-bill-question.ts';

const bill: OwnBill = {
  number: '605',
  next: {
    month: '2026-12',
    dueOn: '2026-11-27',
    parts: [
      { item: '管理費', yen: 14_320 },
      { item: '修繕積立金', yen: 10_230 },
    ],
    paidYen: 0,
  },
  paysBy: 'debit',
  late: [],
  months: [],
  receipts: [],
};

const month = { month: '2026-12', dueOn: '2026-11-27', parts: bill.next.parts };
const afterTheDay: OwnBill = {
  ...bill,
  next: { ...bill.next, month: '2027-01', dueOn: '2026-12-28' },
  months: [
    { ...month, paidYen: 0, state: 'collecting' },
    { ...month, month: '2026-11', dueOn: '2026-10-27', paidYen: 24_550, state: 'paid' },
  ],
};

const answerTo = (question: string, bills = [bill]) => {
  const asked = exampleQuestion(question, { today: '2026-11-21' });
  return ownBillAnswer(asked, bills)?.lines.map(({ markdown }) => markdown);
};

test('the sum comes first, then what it is made of, and the page it is from', () => {
  expect(answerTo('らいげつの管理費はいくら払うの？')).toEqual(
    answerTo('来月の管理費はいくら払うの？'),
  );
  expect(answerTo('来月の請求はいくらですか')).toEqual([
    '605号室の次のお支払いは、**24,550円**です（2026年12月分、2026年11月27日まで）。',
    '- 管理費：14,320円',
    '- 修繕積立金：10,230円',
    '2026年11月21日の記録です。[「わたしの請求」で、毎月の分とお支払いの記録を見る](/demo/my-bill)',
  ]);
});

test('what is paid and what is late is said beside it', () => {
  const paid = { ...bill, next: { ...bill.next, paidYen: 24_550 }, late: [{ yen: 9_000 }] };
  const lines = answerTo('うちは今月いくら引き落とされますか', [paid]);
  expect(lines?.[0]).toContain('お支払いは済んでいます。');
  expect(lines).toContain('- このほかに、期日を過ぎた分が9,000円あります。');
});

test('what others pay, what the association pays and how it is done is another question', () => {
  const others = [
    '305号室の来月の請求はいくらですか',
    '管理会社への来月の支払いはいくらですか',
    '来月の電気の請求はいくらですか',
    '私の引き落とし口座はどうすれば変更できますか',
    '管理費はいくらですか',
  ];
  expect(others.filter(ownBillQuestion)).toEqual([]);
  expect(answerTo('来月の請求はいくらですか', [])).toBeUndefined();
});

test.each([
  '今月の管理費は引き落とされましたか',
  '今月分は引き落としできていますか',
  'うちの管理費はもう払えていますか',
])('%s: what the bank has not answered yet first, then what is paid, open and next', (question) => {
  expect(answerTo(question, [afterTheDay])?.slice(0, 4)).toEqual([
    '605号室の2026年12月分の24,550円（納期2026年11月27日）は、引き落としの結果待ちです。',
    '- 605号室の2026年11月分は、納められています（納期2026年10月27日）。',
    '- 605号室に、納期を過ぎた未納は**ありません**。',
    '- 次のお支払いは、24,550円です（2027年1月分、2026年12月28日まで）。',
  ]);
});

test.each(['わたしの未納はありますか', 'うち、滞納ありますか', '私の未払いはいくら残っていますか'])(
  '%s: what is open first',
  (question) => {
    expect(answerTo(question, [afterTheDay])?.[0]).toBe(
      '605号室に、納期を過ぎた未納は**ありません**。',
    );
    const late = { ...afterTheDay, late: [{ yen: 9_000 }, { yen: 500 }] };
    expect(answerTo(question, [late])?.[0]).toContain('未納が**9,500円**あります');
  },
);

test('others’ debts and what stands in no bill are not told from it', () => {
  const others = [
    '305号室の未納はありますか',
    '隣の人は管理費を滞納していますか',
    '滞納している人は誰ですか',
    'うちの申請はもう通りましたか',
    '私の口座の残高は足りていますか',
    '滞納している住戸はいくつありますか',
  ];
  expect(others.filter(ownBillQuestion)).toEqual([]);
});

test('whether the own dwelling is in arrears is told from its bill, of the building it is another question', () => {
  for (const question of [
    'うちは今、滞納していますか',
    'うちは滞納してる？',
    '我が家に未納はありますか',
    '私は管理費を滞納していますか',
  ]) {
    expect([question, answerTo(question)?.[0]]).toEqual([
      question,
      '605号室に、納期を過ぎた未納は**ありません**。',
    ]);
  }
  for (const question of [
    'うちのマンションは滞納がありますか',
    'うちは滞納している部屋が何戸ありますか',
    'うちの組合は滞納していますか',
    '私が滞納するとどうなりますか',
    '滞納していますか',
  ]) {
    expect([question, answerTo(question)]).toEqual([question, undefined]);
  }
});

test.each([
  '毎月の支払いはいくらですか',
  '毎月いくら払えばいいですか',
  'うちは毎月いくら払っているの',
])(
  '%s: whoever has a bill is told from it, not from the table of all kinds of dwellings',
  (question) => {
    expect(answerTo(question)?.[0]).toContain('605号室の次のお支払いは、**24,550円**です');
  },
);

test.each([
  '11月分の管理費はちゃんと届いてますか',
  '11月の管理費は払われていますか',
  '11月分の支払いは届いていますか',
])('%s: the month that is named comes first', (question) => {
  expect(answerTo(question, [afterTheDay])?.slice(0, 2)).toEqual([
    '605号室の2026年11月分は、納められています（納期2026年10月27日）。',
    '- 605号室の2026年12月分の24,550円（納期2026年11月27日）は、引き落としの結果待ちです。',
  ]);
});

test('what came for the whole building is not told from one bill', () => {
  const others = [
    '11月分の電気料金は払われていますか',
    '11月分の管理費は全体でいくら入りましたか',
    '先月分の議事録は届いていますか',
    '12月分の予定表はもう届いていますか',
    '11月分の管理費は何戸払われていますか',
    '組合は毎月いくら払っていますか',
  ];
  expect(others.filter(ownBillQuestion)).toEqual([]);
});

test.each([
  '管理費を払い忘れた',
  '管理費を払えていない',
  '引き落としができなかった',
  '残高不足で引き落としされませんでした',
  '今月分を振り込み忘れたのですが、どうすればいいですか',
  '駐車場の使用料を払っていなかった',
])('%s: what of the own bill is open, and how the months stand', (question) => {
  expect(answerTo(question, [afterTheDay])?.slice(0, 2)).toEqual([
    '605号室に、納期を過ぎた未納は**ありません**。',
    '- 605号室の2026年12月分の24,550円（納期2026年11月27日）は、引き落としの結果待ちです。',
  ]);
  const late = answerTo(question, [{ ...afterTheDay, late: [{ yen: 24_550 }] }]);
  expect(late?.[0]).toBe('605号室には、納期を過ぎた未納が**24,550円**あります。');
  expect(late?.join()).toContain('ご相談は、理事会へどうぞ');
});

const receipts = [{ receivedOn: '2026-10-27', yen: 24_550, what: '2026年11月分' }] as const;

test.each(['領収書がほしい', '領収書をもらえますか', '管理費の領収書を再発行してください'])(
  '%s: where that of the own dues is, and what has none yet',
  (question) => {
    expect(answerTo(question, [{ ...afterTheDay, receipts }])?.slice(0, 3)).toEqual([
      '605号室の管理費などの領収書は、[「わたしの請求」](/demo/my-bill#receipts)の「納めた記録と領収書」から、お支払い1回ごとにPDFで**出せます**。',
      '- いちばん新しいのは、2026年11月分の24,550円です（2026年10月27日に納められた分）。',
      '- 605号室の2026年12月分の24,550円（納期2026年11月27日）は、引き落としの結果待ちです。',
    ]);
    expect(answerTo(question)?.[0]).toContain('領収書は**ありません**');
  },
);

test('a case, others, the association’s own money and its vouchers are other questions', () => {
  const others = [
    '管理費を払い忘れるとどうなりますか',
    '管理費を払い忘れたらどうなりますか',
    '引き落としができなかったときはどうなりますか',
    '管理費を払っていない人はいますか',
    '修繕積立金の残高が足りません',
    '管理費が払えないので相談したい',
    '電気代を払い忘れた',
    '集会室の使用料を払い忘れた',
    '備品を買った領収書はどこに出せばいいですか',
    '領収書のない支払いはありますか',
    '積立金を足りるようにするには、うちはひと月いくら払えばよいですか',
    'うちは毎月いくら払えば足りますか',
    '領収書は何年保管しますか',
    '領収書がなくても精算できますか',
    '業者の請求書と領収書を見たい',
    '理事会は領収書の綴りを見ましたか',
  ];
  expect(others.filter(ownBillQuestion)).toEqual([]);
});

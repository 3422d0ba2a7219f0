import { expect, test } from 'vitest';
import type { OwnBill } from './own-bill.ts';
import { asksOwnBill, ownBillAnswer } from './own-bill-answer.ts';

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
  late: [],
};

const answerTo = (question: string, bills = [bill]) => {
  const asked = {
    question,
    previous: [],
    expertMode: 'management',
    useDocuments: true,
    today: '2026-11-21',
  } as const;
  return ownBillAnswer(asked, bills)?.lines.map(({ markdown }) => markdown);
};

test('the sum comes first, then what it is made of, and the page it is from', () => {
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
  expect(others.filter(asksOwnBill)).toEqual([]);
  expect(answerTo('来月の請求はいくらですか', [])).toBeUndefined();
});

import { expect, test } from 'vitest';
import { exampleBooks } from '#domain/caretaker/exact/testing/example-books.ts';
import { accountId } from '#domain/ledger/testing/example-chart.ts';
import { booksQuestionIn } from './books-question.ts';
import { linesTo } from './testing/lines-to.ts';

const entry = (of: { accountId: string | null; amountYen: number; summary: string }) => ({
  fundId: 'general',
  postedOn: '2026-11-30',
  payee: '株式会社みどり管財',
  ...of,
});
const books = {
  ...exampleBooks,
  spent: [
    entry({ accountId: accountId('5110'), amountYen: 60_000, summary: '管理委託費 11月分' }),
    entry({ accountId: accountId('5110'), amountYen: 30_000, summary: '清掃の道具' }),
    entry({ accountId: null, amountYen: 50_000, summary: '管理委託費（株式会社みどり管財）' }),
    entry({ accountId: null, amountYen: 20_000, summary: '電気料金' }),
  ],
};
const ofAnOwner = { ...exampleBooks, readsLedger: false, owed: null };

test('what a month was spent on is its sum by fund, then the entries from the largest', () => {
  for (const question of [
    '11月は何に使いましたか',
    '先月は何にお金を使いましたか',
    '11月の支出の内訳を教えてください',
    '先月の支出の一覧を見せてください',
  ]) {
    const lines = linesTo(question, { books });
    expect([question, ...lines.slice(0, 3)]).toEqual([
      question,
      '2026年11月の支出は、管理費会計が**90,000円**、修繕積立金会計が**0円**です。',
      '金額の大きい順に、次のとおりです。',
      '- 11月30日（月）　管理委託費 11月分（株式会社みどり管財）：60,000円',
    ]);
    expect(lines.at(-1)).toContain('view=books&period=2026-11');
  }
});

test('the largest goes first where it is asked for', () => {
  for (const question of [
    '先月いちばん大きな支出は何でしたか',
    '11月で一番大きい支出は何ですか',
    '先月、最も高額な支出はどれですか',
  ]) {
    const [first, total] = linesTo(question, { books });
    expect([question, first]).toEqual([
      question,
      '2026年11月の支出でいちばん大きいのは、11月30日（月）の「管理委託費 11月分（株式会社みどり管財）」の**60,000円**です。',
    ]);
    expect(total).toContain('管理費会計が**90,000円**');
  }
});

test('what was paid is what left the accounts', () => {
  for (const question of [
    '11月に払ったお金の一覧はありますか',
    '先月はいくら払いましたか',
    '11月に出ていったお金はいくらですか',
    '先月の支払いを教えてください',
    '業者への支払いは先月いくらでしたか',
  ]) {
    expect([question, ...linesTo(question, { books }).slice(0, 4)]).toEqual([
      question,
      '2026年11月に口座と現金から払ったお金は、管理費会計が**70,000円**、修繕積立金会計が**0円**です。',
      '金額の大きい順に、次のとおりです。',
      '- 11月30日（月）　管理委託費（株式会社みどり管財）：50,000円',
      '- 11月30日（月）　電気料金（株式会社みどり管財）：20,000円',
    ]);
  }
});

test('the last three months are those that are over', () => {
  for (const question of [
    '直近3か月の支払いを教えてください',
    'ここ3ヶ月で払ったお金はいくらですか',
  ])
    expect(linesTo(question, { books })[0]).toMatch(
      /^2026年9月から11月までに口座と現金から払ったお金は/,
    );
  expect(linesTo('直近3か月は何に使いましたか', { books })[0]).toBe(
    '2026年9月から11月までの支出は、管理費会計が**270,000円**、修繕積立金会計が**0円**です。',
  );
});

test('of the month that runs what was paid and what is still to be paid are told apart', () => {
  const spent = [
    { ...entry({ accountId: null, amountYen: 7_000, summary: '切手' }), postedOn: '2026-12-01' },
  ];
  const planned = [{ name: '管理委託費の前払い', on: '2026-12-30', amountYen: 540_000 }];
  const later = { name: '澄川印刷株式会社', dueOn: '2027-01-20', isDebited: false, amountYen: 900 };
  const owed = [...(exampleBooks.owed ?? []), later];
  for (const question of ['今月出ていくお金はいくらですか', '今月、組合から出ていくお金は']) {
    const lines = linesTo(question, { books: { ...exampleBooks, spent, planned, owed } });
    expect([question, lines[0]]).toEqual([
      question,
      '2026年12月に出ていくお金は、2026年12月1日に分かっている分で、合わせて**612,000円**です。もう払ったお金が7,000円、まだ払っていない請求が65,000円（2件）、決まった日に払う予定が540,000円です。',
    ]);
    const all = lines.join('\n');
    expect(all).toContain('切手（株式会社みどり管財）：7,000円');
    expect(all).toContain('すみかわ電力：60,000円');
    expect(all).toContain('管理委託費の前払い：540,000円');
    expect(all).toContain('入れていません（1件、900円）');
    expect(all).not.toContain('澄川印刷');
  }
  const [paid, ...rest] = linesTo('12月に払ったお金はいくらですか', {
    books: { ...exampleBooks, spent, planned, owed },
  });
  expect(paid).toMatch(/^2026年12月に口座と現金から払ったお金は、管理費会計が\*\*7,000円\*\*/);
  expect(rest.join('')).not.toContain('540,000円');
});

test('an owner is told the sums by fund and account, and no payee', () => {
  const lines = linesTo('11月は何に使いましたか', { books: ofAnOwner });
  expect(lines[0]).toContain('2026年11月の支出は、管理費会計が**90,000円**');
  expect(lines).toContain('- 管理費会計の管理委託費：90,000円');
  expect(lines.at(-1)).toContain('/demo/money?year=2026');
  expect(linesTo('先月いちばん大きな支出は何でしたか', { books: ofAnOwner })[0]).toBe(
    '2026年11月の支出でいちばん大きいのは、管理費会計の管理委託費の**90,000円**です。',
  );
  expect(linesTo('今月出ていくお金はいくらですか', { books: ofAnOwner })[0]).toBe(
    'まだ払っていないお金（未払金）は、2026年12月1日の帳簿では、**0円**です。',
  );
});

test('one’s own payments, a price and what is still to be paid are other questions', () => {
  const others = [
    '今月の支払いはいくらですか',
    '先月の管理費の支払いを教えてください',
    '11月に引っ越すときに払うお金はいくらですか',
    '先月いちばん大きな工事は何でしたか',
    '集会室を11月に使いたいのですが',
    '11月の理事会では何を話しましたか',
    '先月うちが払ったお金はいくらですか',
    '今年度の支出の内訳を教えてください',
  ];
  const asked = (question: string, of = books) => booksQuestionIn(question, of)?.kind;
  expect(others.filter((it) => asked(it) === 'spending')).toEqual([]);
  expect(asked('10月の支出はいくらでしたか')).toBe('result');
  expect(asked('今月払わなければいけないお金は全部でいくらですか')).toBe('owed');
  expect(asked('先月はいくら払いましたか', { ...ofAnOwner, spent: [] })).toBeUndefined();
});

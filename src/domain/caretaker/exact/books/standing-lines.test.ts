import { expect, test } from 'vitest';
import { exampleBooks } from '#domain/caretaker/exact/testing/example-books.ts';
import { accountId } from '#domain/ledger/testing/example-chart.ts';
import { linesTo } from './testing/lines-to.ts';

test.each([
  ['借入金はありますか', 'いいえ、2026年12月1日の帳簿に、借入金は**ありません**。'],
  ['ローンは残っていますか', 'いいえ、2026年12月1日の帳簿に、借入金は**ありません**。'],
  ['借金はありますか', 'いいえ、2026年12月1日の帳簿に、借入金は**ありません**。'],
  ['小口現金はいくらありますか', '2026年12月1日の帳簿に、小口現金は**ありません**。'],
  ['敷金はありますか', 'いいえ、2026年12月1日の帳簿に、敷金や保証金は**ありません**。'],
  ['立替金はありますか', 'いいえ、2026年12月1日の帳簿に、立替金は**ありません**。'],
  ['仮払金はありますか', 'いいえ、2026年12月1日の帳簿に、仮払金は**ありません**。'],
])('%s', (question, first) => {
  expect(linesTo(question)[0]).toBe(first);
});

test('what there is is told with はい and its sum, by whatever word', () => {
  const [year, ...others] = exampleBooks.years;
  if (!year) throw new Error('no year');
  const opening = [{ fundId: 'reserve', accountId: accountId('2210'), amountYen: -3_000_000 }];
  const books = { ...exampleBooks, years: [{ ...year, opening }, ...others] };
  for (const question of ['ローンは残っていますか', '借入金はありますか']) {
    expect(linesTo(question, { books })[0]).toBe(
      'はい、借入金は、2026年12月1日の帳簿では、**3,000,000円**です。',
    );
  }
  expect(linesTo('ローンの残高はいくらですか', { books })[0]).toMatch(/^借入金は/);
});

test('an owner is led to the page of the money, and is not told of what dwellings owe', () => {
  const books = { ...exampleBooks, readsLedger: false, owed: null };
  expect(linesTo('借入金はありますか', { books }).at(-1)).toContain('/demo/money?year=2026');
  expect(linesTo('未収金はありますか', { books })).toEqual([]);
});

test('what is borrowed, paid in cash or deposited by somebody is another question', () => {
  for (const question of [
    'ローンは組めますか',
    '借入れには総会の決議が必要ですか',
    '借入れの利息はいくら払いますか',
    '住宅ローンは残っていますか',
    '現金で払えますか',
    '駐車場の保証金はありますか',
    '保証金はいくらですか',
    '借入金とは何ですか',
  ]) {
    expect([question, linesTo(question)]).toEqual([question, []]);
  }
});

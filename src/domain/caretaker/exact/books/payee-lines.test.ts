import { expect, test } from 'vitest';
import { exampleBooks } from '#domain/caretaker/exact/testing/example-books.ts';
import { linesTo } from './testing/lines-to.ts';

const name = 'あさひ昇降機';
const months = ['2026-10', '2026-11'];
const books = {
  ...exampleBooks,
  payees: [{ name, paid: months.map((month) => ({ fiscalYear: 2026, month, yen: 55_000 })) }],
};
const price = 'エレベーター保守契約の費用は、年**660,000円**（12か月で割ると、月55,000円）です。';
const paid = `${name}に払ったお金は、2026年度は、2026年11月30日までの記帳で**110,000円**です（口座と現金から出た分。契約のほかに頼んだ分も入ります）。`;

test('a payee is known by the work of its contract, whose price stands beside what was paid', () => {
  for (const question of [
    'エレベーターの点検にいくらかかっていますか',
    'エレベーターの会社に今年度いくら払いましたか',
    'エレベーター保守契約でいくら払っていますか',
    '昇降機の保守業者にいくら払いましたか',
  ]) {
    const lines = linesTo(question, { books });
    expect([question, lines[0]]).toEqual([question, paid]);
    expect(lines).toContain('- 2026年11月：55,000円');
    expect(lines.find((it) => it.startsWith(price))).toContain('/demo/management#contracts');
  }
});

test('the price of a month goes first where that is asked', () => {
  const [first, then] = linesTo('エレベーターの会社に毎月いくら払っていますか', { books });
  expect(first).toMatch(
    /^エレベーター保守契約の費用は、月\*\*55,000円\*\*（年660,000円を12か月で割った額）です。/,
  );
  expect(then).toBe(paid);
});

test('whether anything is open is はい or いいえ first, with what was paid and the price below', () => {
  const question = 'エレベーターの会社への未払いはありますか';
  const none = linesTo(question, { books });
  expect(none[0]).toBe(
    `いいえ、${name}にまだ払っていないお金（未払金）は、2026年12月1日の帳簿では**ありません**。`,
  );
  expect(none).toContain(paid);
  const owed = [{ name, dueOn: '2026-12-30', isDebited: false, amountYen: 55_000 }];
  const some = linesTo(question, { books: { ...books, owed } });
  expect(some[0]).toMatch(/^はい、.*合わせて\*\*55,000円\*\*です/);
  expect(linesTo('みどり坂文具への未払いはありますか')[0]).toMatch(/^はい、みどり坂文具に/);
});

test('whoever does not read the ledger is told no payee', () => {
  const shown = { ...books, readsLedger: false, owed: null, payees: null };
  expect(linesTo('エレベーターの会社への未払いはありますか', { books: shown })).toEqual([]);
});

test('another work of the same thing is another question', () => {
  for (const question of [
    'エレベーターの工事にいくら払いましたか',
    'エレベーターの修理にいくらかかりましたか',
    'エレベーターが止まったらいくらかかりますか',
  ]) {
    expect([question, linesTo(question, { books })]).toEqual([question, []]);
  }
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addBalances } from '#domain/ledger/balance.ts';
import { balancesOfDues, compareOpening, type OpeningDue } from './opening-dues.ts';
import { controlBalances } from './position.ts';
import { readMonth, readOpeningDues } from './read-opening-dues.ts';
import { exampleTariff } from './testing/example-tariff.ts';

const { items, dwellings } = exampleTariff;
const [management, reserve] = items;
if (!management || !reserve) throw new Error('the example has no items');
const facts = {
  items,
  dwellings,
  firstMonth: '2026-11',
  nextMonth: '2026-12',
  due: { day: 27, monthsBefore: 1 },
};
const head = ['部屋番号', '種類', '費目', '月分', '金額'];
const read = (...rows: string[][]) => readOpeningDues([head, ...rows], facts);
const problemsOf = (...rows: string[][]) => read(...rows).lines.map(({ problem }) => problem);

test('a month is read as people write it', () => {
  const words = ['2026年8月分', '2026-08', '２０２６/８', '令和8年8月', 'R8.8', '2026/8/1'];
  expect(words.map(readMonth)).toEqual(words.map(() => '2026-08'));
  expect(['', '8月', '2026年13月', '来月', '202608月'].map(readMonth)).toEqual([
    null,
    null,
    null,
    null,
    null,
  ]);
});

describe('a table of what was owed', () => {
  test('has one sum in a row, with its day for paying', () => {
    const { lines, dues } = read(
      ['305号室', '未収金', management.name, '2026年9月', '15,400円'],
      ['702', '前受金', reserve.name, '2026年12月', '9,000'],
      ['702', '前受', management.name, '', '500'],
    );
    expect(lines.map(({ problem, dueOn }) => [problem, dueOn])).toEqual([
      // 27 August 2026 is a Thursday.
      [null, '2026-08-27'],
      [null, null],
      [null, null],
    ]);
    expect(dues).toEqual([
      { kind: 'owed', dwellingId: '305', itemId: management.id, month: '2026-09', yen: 15_400 },
      { kind: 'ahead', dwellingId: '702', itemId: reserve.id, month: '2026-12', yen: 9_000 },
      { kind: 'ahead', dwellingId: '702', itemId: management.id, month: null, yen: 500 },
    ]);
  });

  test('or a column for each 費目, as lists of a management company have it', () => {
    const { dues, lines } = readOpeningDues(
      [
        ['滞納一覧'],
        ['部屋', '月分', `${management.name}（円）`, reserve.name],
        ['305', '2026/8', '15,400', '0'],
        ['305', '2026/9', '15,400', '14,000'],
        ['合計', '', '30,800', '14,000'],
      ],
      facts,
    );
    expect(lines.map(({ place }) => place)).toEqual([3, 4, 4]);
    expect(dues.map(({ itemId, month, yen }) => [itemId, month, yen])).toEqual([
      [management.id, '2026-08', 15_400],
      [management.id, '2026-09', 15_400],
      [reserve.id, '2026-09', 14_000],
    ]);
  });

  test('says in each row what is wrong', () => {
    const right = ['305', '', management.name, '2026年9月', '100'];
    expect(
      problemsOf(
        right,
        right,
        ['999', '', management.name, '2026年9月', '100'],
        ['305', '', '町会費', '2026年9月', '100'],
        ['305', '', reserve.name, '2026年9月', '0'],
        ['305', '', reserve.name, '9月', '100'],
        ['305', '', reserve.name, '2026年11月', '100'],
        ['305', '前受金', reserve.name, '2026年11月', '100'],
        ['305', '前受金', reserve.name, '', '100'],
        ['305', 'その他', reserve.name, '2026年9月', '100'],
      ),
    ).toEqual([
      null,
      '2行目と、住戸、費目、月が同じです。',
      '999号室は、名簿にありません。',
      '「町会費」は、料金表にありません。',
      '金額を、1円からの数字で入れてください。',
      '「9月」を、何月分か読めません。例：2026年8月',
      '2026年11月分からは、ここで請求します。それより前の月にしてください。',
      '前受金は、まだ請求していない2026年12月分からの月にしてください。',
      `何月分かを入れてください。月の決まっていない前受金は、「${management.name}」で入れます。`,
      '種類は「未収金」か「前受金」にしてください。',
    ]);
    expect(read(right, right).dues).toEqual([]);
  });

  test('without headings or sums is refused as a whole', () => {
    expect(readOpeningDues([['305', '100']], facts).problems).toHaveLength(1);
    expect(read().problems).toEqual(['見出しの下に、金額のある行がありません。']);
  });
});

test('the dwellings beside the books, account by account', () => {
  const { fundId, receivableId, advanceId } = management;
  const dues: OpeningDue[] = [
    { kind: 'owed', dwellingId: '305', itemId: management.id, month: '2026-09', yen: 15_400 },
    { kind: 'ahead', dwellingId: '702', itemId: management.id, month: null, yen: 500 },
  ];
  const books = [
    { fundId, accountId: receivableId, amountYen: 15_400 },
    { fundId, accountId: advanceId, amountYen: -700 },
    { fundId, accountId: 'bank', amountYen: 99 },
  ];
  expect(compareOpening(items, dues, books)).toEqual([
    { kind: 'owed', fundId, accountId: receivableId, enteredYen: 15_400, booksYen: 15_400 },
    { kind: 'ahead', fundId, accountId: advanceId, enteredYen: 500, booksYen: 700 },
  ]);
  expect(compareOpening(items, [], [])).toEqual([]);
});

test('whatever was owed, its sums are those that the positions of the dwellings come to', () => {
  const due = fc.record<OpeningDue>({
    kind: fc.constantFrom('owed', 'ahead'),
    dwellingId: fc.constantFrom('305', '702'),
    itemId: fc.constantFrom(...items.map(({ id }) => id)),
    month: fc.constantFrom('2026-08', '2026-09'),
    yen: fc.integer({ min: 1, max: 100_000 }),
  });
  fc.assert(
    fc.property(fc.array(due, { maxLength: 12 }), (dues) => {
      const positions = dues.map(({ kind, itemId, yen }) => ({
        itemId,
        chargedYen: kind === 'owed' ? yen : 0,
        paidYen: kind === 'owed' ? 0 : yen,
      }));
      const own = addBalances(balancesOfDues(items, dues)).filter((it) => it.amountYen !== 0);
      expect(own.length).toBe(controlBalances(items, positions, 0).length);
      expect(new Set(own.map((it) => JSON.stringify(it)))).toEqual(
        new Set(controlBalances(items, positions, 0).map((it) => JSON.stringify(it))),
      );
    }),
  );
});

import { expect, test } from 'vitest';
import type { Account, Fund } from '#domain/ledger/account.ts';
import { splitTable } from '#domain/repair-plan/register-file/split-table.ts';
import { type BookedLine, compareCompanyPaper } from './compare-paper.ts';
import { paperDueOn, paperMonths } from './paper-due.ts';
import { readCompanyPaper } from './read-company-paper.ts';

const general: Fund = { id: 'g', code: 'general', name: '管理費会計', isPassThrough: false };
const reserve: Fund = { id: 'r', code: 'reserve', name: '修繕積立金会計', isPassThrough: false };

function account(code: string, name: string, kind: Account['kind']): Account {
  return { id: code, code, name, kind, role: '', isRetired: false };
}
const fees = account('4110', '管理費収入', 'income');
const interest = account('4910', '受取利息', 'income');
const power = account('5210', '電気料', 'expense');
const water = account('5220', '水道料', 'expense');
const post = account('5610', '通信費', 'expense');

const booked: readonly BookedLine[] = [
  { fund: general, account: fees, monthYen: 612_000 },
  { fund: general, account: interest, monthYen: 0 },
  { fund: general, account: power, monthYen: 84_120 },
  { fund: general, account: water, monthYen: 11_300 },
  { fund: general, account: post, monthYen: 1_840 },
  { fund: reserve, account: interest, monthYen: 3_000 },
];

const table = [
  ['株式会社みどり管財', '', '', ''],
  ['科目', '年間予算', '当月実績', '累計'],
  ['【管理費会計】', '', '', ''],
  ['Ⅰ 収入の部', '', '', ''],
  ['管 理 費', '7,344,000', '612,000', '3,672,000'],
  ['収入合計', '7,344,000', '612,000', '3,672,000'],
  ['Ⅱ 支出の部', '', '', ''],
  ['電気料', '1,000,000', '84,120', '500,000'],
  ['上下水道料金', '70,000', '11,000', '33,000'],
  ['支出合計', '1,070,000', '95,120', '533,000'],
  ['修繕積立金会計', '', '', ''],
  ['収入の部', '', '', ''],
  ['受取利息', '6,000', '3,000', '3,000'],
];

test('the column of the month is found by its heading, 会計 and sides by their lines', () => {
  const { column, lines } = readCompanyPaper(table);
  expect(column).toBe(2);
  expect(
    lines.map(({ section, part, kind, name, yen }) => [section, part, kind, name, yen]),
  ).toEqual([
    ['管理費会計', 'income', 'line', '管理費', 612_000],
    ['管理費会計', 'income', 'sum', '収入合計', 612_000],
    ['管理費会計', 'expense', 'line', '電気料', 84_120],
    ['管理費会計', 'expense', 'line', '上下水道料金', 11_000],
    ['管理費会計', 'expense', 'sum', '支出合計', 95_120],
    ['修繕積立金会計', 'income', 'line', '受取利息', 3_000],
  ]);
});

test('lines that were copied from a PDF are read the same way', () => {
  const text = table
    .map((row) => row.filter((cell) => cell !== '').join(' '))
    .join('\n')
    .replaceAll('【', '')
    .replaceAll('】', '');
  const copied = readCompanyPaper(text.split('\n').map((line) => [line]));
  const read = readCompanyPaper(table);
  expect(copied.lines).toEqual(read.lines);
});

test('copied text keeps its thousands together when it is split as a table', () => {
  const rows = splitTable('科目\t当月\n管理費\t612,000\n雑収入\t▲1,200');
  expect(readCompanyPaper(rows).lines.map(({ name, yen }) => [name, yen])).toEqual([
    ['管理費', 612_000],
    ['雑収入', -1_200],
  ]);
});

test('of several columns without headings a person says which is the month', () => {
  const rows = [
    ['管理費', '7,344,000', '612,000'],
    ['電気料', '1,000,000', '84,120'],
  ];
  const asked = readCompanyPaper(rows);
  expect(asked.column).toBeNull();
  expect(asked.lines).toEqual([]);
  expect(asked.columns).toEqual([
    { place: 1, heading: '', exampleYen: 7_344_000 },
    { place: 2, heading: '', exampleYen: 612_000 },
  ]);
  expect(readCompanyPaper(rows, 2).lines.map(({ yen }) => yen)).toEqual([612_000, 84_120]);
  expect(readCompanyPaper(rows, 7).column).toBeNull();
  expect(readCompanyPaper([['管理費', '612,000']]).column).toBe(1);
});

test('a table without an amount has no line', () => {
  expect(readCompanyPaper([])).toEqual({ columns: [], column: null, lines: [] });
  expect(readCompanyPaper([['お世話になっております。'], ['']]).lines).toEqual([]);
});

test('what differs stands first, what only the books have last, what no account is called is asked', () => {
  const { lines } = readCompanyPaper(table);
  const compared = compareCompanyPaper(lines, { booked, learnt: [] });
  expect(
    compared.lines.map(({ account: { name }, paperYen, bookedYen }) => [name, paperYen, bookedYen]),
  ).toEqual([
    ['水道料', 0, 11_300],
    ['通信費', 0, 1_840],
    ['管理費収入', 612_000, 612_000],
    ['電気料', 84_120, 84_120],
    ['受取利息', 3_000, 3_000],
  ]);
  expect(compared.unknown.map(({ name }) => name)).toEqual(['上下水道料金']);
  expect(compared.wrongSums).toEqual([]);
});

test('a learnt name counts from then on, two names of one account are added up', () => {
  const { lines } = readCompanyPaper([
    ['科目', '当月'],
    ['管理費会計', ''],
    ['支出の部', ''],
    ['上下水道料金', '11,000'],
    ['水道料', '300'],
    ['前月からの繰越金', '500,000'],
    ['その他', '777'],
  ]);
  const compared = compareCompanyPaper(lines, {
    booked,
    learnt: [
      {
        section: '管理費会計',
        name: '上下水道料金',
        means: { fundId: 'g', accountId: '5220' },
      },
      { section: '管理費会計', name: 'その他', means: null },
    ],
  });
  const found = compared.lines.find((it) => it.account === water);
  expect(found).toEqual({
    fund: general,
    account: water,
    names: ['上下水道料金', '水道料'],
    paperYen: 11_300,
    bookedYen: 11_300,
  });
  expect(compared.unknown).toEqual([]);
  expect(compared.leftOut.map(({ name }) => name)).toEqual(['その他']);
});

test('a sum that is not the sum of its lines is named with both figures', () => {
  const wrong = table.map((row) => (row[0] === '支出合計' ? ['支出合計', '', '95,210', ''] : row));
  const { lines } = readCompanyPaper(wrong);
  expect(compareCompanyPaper(lines, { booked, learnt: [] }).wrongSums).toEqual([
    { section: '管理費会計', name: '支出合計', saidYen: 95_210, summedYen: 95_120 },
  ]);
});

test('a name that several 会計 have is asked, unless only one of them moved', () => {
  const line = readCompanyPaper([['受取利息', '3,000']]).lines;
  const only = compareCompanyPaper(line, { booked, learnt: [] });
  expect(only.lines.find(({ account: it }) => it === interest)?.paperYen).toBe(3_000);
  const both = booked.map((it) => (it.account === interest ? { ...it, monthYen: 3_000 } : it));
  expect(compareCompanyPaper(line, { booked: both, learnt: [] }).unknown).toHaveLength(1);
});

test('each amount of the paper is compared, asked or left out, exactly once', () => {
  const { lines } = readCompanyPaper(table);
  const learnt = [
    { section: '管理費会計', name: '上下水道料金', means: { fundId: 'x', accountId: 'gone' } },
  ];
  for (const known of [[], learnt]) {
    const compared = compareCompanyPaper(lines, { booked, learnt: known });
    const all = [
      ...compared.lines.flatMap(({ names }) => names),
      ...compared.unknown.map(({ name }) => name),
      ...compared.leftOut.map(({ name }) => name),
    ];
    const own = lines.filter(({ kind }) => kind === 'line').map(({ name }) => name);
    expect(all.toSorted()).toEqual(own.toSorted());
  }
});

test('a paper is owed by the end of the next month, over the end of the year too', () => {
  expect(paperDueOn('2026-10')).toBe('2026-11-30');
  expect(paperDueOn('2026-12')).toBe('2027-01-31');
  expect(paperDueOn('2027-01')).toBe('2027-02-28');
});

test('the months that have ended, the newest first, with how late each is', () => {
  const received: Record<string, string> = { '2026-08': '2026-09-30', '2026-09': '2026-11-02' };
  const months = paperMonths(
    { from: '2026-08', until: '2027-07', today: '2026-12-04' },
    (month) => received[month] ?? null,
  );
  expect(months.map(({ month, receivedOn, daysLate }) => [month, receivedOn, daysLate])).toEqual([
    ['2026-11', null, 0],
    ['2026-10', null, 4],
    ['2026-09', '2026-11-02', 2],
    ['2026-08', '2026-09-30', 0],
  ]);
  expect(months.filter(({ isAwaited }) => isAwaited).map(({ month }) => month)).toEqual([
    '2026-11',
    '2026-10',
  ]);
});

test('before the first paper nothing is late or awaited: nobody knows of one', () => {
  const span = { from: '2026-07', until: '2027-07', today: '2026-12-04' };
  const owed = (received: Record<string, string>) =>
    paperMonths(span, (month) => received[month] ?? null)
      .filter(({ daysLate, isAwaited }) => daysLate > 0 || isAwaited)
      .map(({ month }) => month);
  expect(owed({})).toEqual([]);
  expect(owed({ '2026-09': '2026-10-20' })).toEqual(['2026-11', '2026-10']);
});

test('a name keeps its own signs', () => {
  const { lines } = readCompanyPaper([['電気・水道料（共用）', '71,000']]);
  expect(lines.map(({ name }) => name)).toEqual(['電気・水道料(共用)']);
});

import { expect, test } from 'vitest';
import * as contract from '#contract/company-paper.ts';
import { getChart } from '#contract/ledger.ts';
import { getMonthReport } from '#contract/month-report.ts';
import { setDemoRole } from '#contract/session.ts';
import type { Role } from '#domain/access/role.ts';
import { readAmount } from '#domain/bank/read-amount.ts';
import { startServer } from '#server/testing/start-server.ts';

const server = await startServer();
type Visitor = ReturnType<typeof server.visit>;

async function visitorAs(role: Role): Promise<Visitor> {
  const visitor = server.visit();
  await visitor.call(setDemoRole, { role });
  return visitor;
}

/** The own report of a month as a company would send it, in its table. */
async function paperOf(visitor: Visitor, month: string): Promise<string[][]> {
  const { papers } = await visitor.call(getMonthReport, { month });
  return papers.flatMap(({ fundName, blocks }) =>
    blocks.flatMap((block) =>
      block.kind === 'table' && block.table.columns.some(({ header }) => header === '当月')
        ? [
            [fundName],
            block.table.columns.map(({ header }) => header),
            ...block.table.rows.map(({ cells }) => [...cells]),
          ]
        : [],
    ),
  );
}

const paper = { column: null, meanings: [] };

test('a paper that says what the books say agrees in every line', async () => {
  const treasurer = await visitorAs('treasurer');
  const table = await paperOf(treasurer, '2026-09');
  const reading = await treasurer.call(contract.readPaperTable, {
    ...paper,
    month: '2026-09',
    table,
  });
  expect(reading.asked).toEqual([]);
  expect(reading.comparison.unknown).toEqual([]);
  expect(reading.comparison.wrongSums).toEqual([]);
  expect(reading.comparison.lines.length).toBeGreaterThan(10);
  expect(reading.comparison.lines.filter((it) => it.paperYen !== it.bookedYen)).toEqual([]);
  const before = await treasurer.call(contract.getCompanyPaper, { month: '2026-09' });
  expect(before.comparison).not.toEqual(reading.comparison);
});

test('what differs is told with both figures, in the list and in the month, and follows the books', async () => {
  const treasurer = await visitorAs('treasurer');
  const month = '2026-10';
  const table = await paperOf(treasurer, '2026-09');
  const rows = table.map((row) => [...row]);
  const changed = rows.find(([name = '', , yen = '']) => name === '水道光熱費' && readAmount(yen));
  if (!changed) throw new Error('the example has no 水道光熱費');
  await treasurer.call(contract.saveCompanyPaper, {
    ...paper,
    month,
    table: rows,
    receivedOn: '2026-11-12',
  });
  const { comparison, receivedOn } = await treasurer.call(contract.getCompanyPaper, { month });
  expect(receivedOn).toBe('2026-11-12');
  const power = comparison?.lines.find(({ account }) => account.name === '水道光熱費');
  expect(power?.paperYen).toBe(readAmount(changed[2] ?? ''));
  const different = comparison?.lines.filter((it) => it.paperYen !== it.bookedYen) ?? [];
  expect(different.length).toBeGreaterThan(0);
  const listed = async () =>
    (await treasurer.call(contract.listCompanyPapers, {})).months.find((it) => it.month === month);
  expect(await listed()).toMatchObject({
    dueOn: '2026-11-30',
    receivedOn: '2026-11-12',
    daysLate: 0,
    differentCount: different.length,
  });
  await treasurer.call(contract.removeCompanyPaper, { month });
  expect(await listed()).toMatchObject({ receivedOn: null, differentCount: 0 });
  expect((await treasurer.call(contract.getCompanyPaper, { month })).comparison).toBeNull();
});

test('a name is asked once, and known in the months that follow', async () => {
  const treasurer = await visitorAs('treasurer');
  const { funds, accounts } = await treasurer.call(getChart, {});
  const fundId = funds.find(({ code }) => code === 'general')?.id ?? '';
  const accountId = accounts.find(({ name }) => name === '水道光熱費')?.id ?? '';
  const table = [
    ['科目', '当月'],
    ['共用電灯料', '71,000'],
    ['その他', '5'],
  ];
  const read = (month: string) =>
    treasurer.call(contract.readPaperTable, { ...paper, month, table });
  const asked = (await read('2026-08')).asked.map(({ name, state }) => [name, state]);
  expect(asked).toEqual([
    ['共用電灯料', 'open'],
    ['その他', 'open'],
  ]);
  await treasurer.call(contract.saveCompanyPaper, {
    ...paper,
    month: '2026-08',
    table,
    receivedOn: '2026-09-20',
    meanings: [
      { section: '', name: '共用電灯料', means: { fundId, accountId } },
      { section: '', name: 'その他', means: null },
    ],
  });
  const next = await read('2026-07');
  expect(next.asked).toMatchObject([
    { name: '共用電灯料', state: 'known', means: { fundId, accountId } },
    { name: 'その他', state: 'left-out' },
  ]);
  expect(next.comparison.leftOut).toEqual([{ section: '', name: 'その他', yen: 5 }]);
  const power = next.comparison.lines.find(({ account }) => account.name === '水道光熱費');
  expect(power).toMatchObject({ names: ['共用電灯料'], paperYen: 71_000 });
});

test('a column that is not known, an account of others, a day to come: a sentence, and nothing is kept', async () => {
  const treasurer = await visitorAs('treasurer');
  const save = (facts: object) =>
    treasurer.call(contract.saveCompanyPaper, {
      ...paper,
      month: '2026-08',
      table: [['管理費', '7,344,000', '612,000']],
      receivedOn: '2026-09-20',
      ...facts,
    });
  await expect(save({})).rejects.toThrow('列を選んでください');
  await expect(save({ column: 2, receivedOn: '2026-12-01' })).rejects.toThrow('今日までの日');
  await expect(save({ column: 2, receivedOn: '2026-08-01' })).rejects.toThrow('今日までの日');
  const strange = '00000000-0000-4000-8000-000000000000';
  const meanings = [
    { section: '', name: '管理費', means: { fundId: strange, accountId: strange } },
  ];
  await expect(save({ column: 2, meanings })).rejects.toThrow('科目が見つかりません');
  await expect(save({ month: '2014-01', column: 2 })).rejects.toThrow('帳簿はありません');
  const { months } = await treasurer.call(contract.listCompanyPapers, {});
  expect(months.find(({ month }) => month === '2026-08')?.receivedOn ?? '').not.toBe('2026-12-01');
  await save({ column: 2 });
  await save({ column: 1 });
  const { comparison } = await treasurer.call(contract.getCompanyPaper, { month: '2026-08' });
  expect(comparison?.lines.find(({ names }) => names.length > 0)?.paperYen).toBe(7_344_000);
});

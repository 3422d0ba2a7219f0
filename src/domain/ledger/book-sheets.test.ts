import { expect, test } from 'vitest';
import { ledgerSheet, trialSheets } from './book-sheets.ts';

const head = { title: '総勘定元帳　普通預金', remark: '2026年10月' };

test.each([
  [false, 'おわりの残高'],
  [true, 'ここまでの残高'],
])('an account in a workbook: 1,000 before, 300 out, 700 left; cut %s: %s', (isCut, lastName) => {
  const { rows } = ledgerSheet({
    ...head,
    isCut,
    openingYen: 1_000,
    closingYen: 700,
    lines: [
      {
        postedOn: '2026-10-05',
        number: 7,
        summary: '電球',
        fund: '管理費会計',
        counter: '小修繕費',
        payee: '',
        amountYen: -300,
        balanceYen: 700,
      },
    ],
  });
  expect(rows.slice(3).map(({ cells }) => cells.map(({ value }) => value))).toEqual([
    ['', '', 'はじめの残高', '', '', '', null, null, 1_000],
    ['2026-10-05', '7', '電球', '管理費会計', '小修繕費', '', null, 300, 700],
    ['', '', lastName, '', '', '', null, null, 700],
  ]);
});

test('a trial balance has a sheet for each fund, and its sums below', () => {
  const sums = (debitYen: number, creditYen: number) => ({ debitYen, creditYen });
  const row = { opening: sums(1_000, 0), movement: sums(0, 300), closing: sums(700, 0) };
  const fund = { id: 'g', code: 'general', name: '管理費会計', isPassThrough: false };
  const account = {
    id: 'b',
    code: '1120',
    name: '普通預金',
    kind: 'asset',
    role: 'bank',
    isRetired: false,
  } as const;
  const sheets = trialSheets([{ fund, rows: [{ account, ...row }], totals: row }], head);
  expect(sheets.map(({ name }) => name)).toEqual(['管理費会計']);
  expect(sheets[0]?.rows.slice(3).map(({ cells }) => cells.map(({ value }) => value))).toEqual([
    ['1120', '普通預金', 1_000, 0, 0, 300, 700, 0],
    ['', '合計', 1_000, 0, 0, 300, 700, 0],
  ]);
});

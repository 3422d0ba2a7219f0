import { expect, test } from 'vitest';
import { type Sheet, textRow } from '#domain/repair-plan/register-file/sheet.ts';
import { csvOf, csvOfSheets } from './csv.ts';

function sheet(name: string, yen: number): Sheet {
  return {
    name,
    widths: [],
    headerRow: 1,
    frozenColumns: 0,
    rows: [
      textRow('title', '試算表'),
      textRow('header', '科目', '残高'),
      { look: 'plain', cells: [{ value: '普通預金' }, { value: yen }] },
      { look: 'sum', cells: [{ value: '合計' }, { value: yen }] },
    ],
  };
}

test('words that look like a formula are words, figures below zero stay figures', () => {
  expect(csvOf([['=1+1', 'a"b', -300, null]])).toBe('\uFEFF"\'=1+1","a""b","-300",""\r\n');
});

test('one sheet: its header, rows and sums, without the title', () => {
  expect(csvOfSheets([sheet('総勘定元帳', 700)], '会計')).toBe(
    '\uFEFF"科目","残高"\r\n"普通預金","700"\r\n"合計","700"\r\n',
  );
});

test('several sheets stand under one header, each row with the name of its sheet', () => {
  expect(csvOfSheets([sheet('管理費会計', 700), sheet('修繕積立金会計', 50)], '会計')).toBe(
    '\uFEFF"会計","科目","残高"\r\n' +
      '"管理費会計","普通預金","700"\r\n"管理費会計","合計","700"\r\n' +
      '"修繕積立金会計","普通預金","50"\r\n"修繕積立金会計","合計","50"\r\n',
  );
});

import { expect, test } from 'vitest';
import { accountId, generalFund, reserveFund } from '#domain/ledger/testing/example-chart.ts';
import { balanceSheets } from '#domain/statements/balance-sheet.ts';
import type { AdvanceDetail } from '#domain/statements/checks/papers.ts';
import { figuresOfBooks } from '#domain/statements/testing/figures-of-books.ts';
import { midoridaiBooks, term20 } from '#domain/statements/testing/midoridai-books.ts';
import { midoridaiBudget } from '#domain/statements/testing/midoridai-budget.ts';
import { advanceBlocks } from './advance-blocks.ts';

const sheets = balanceSheets(figuresOfBooks(midoridaiBooks, term20, midoridaiBudget));
const management: AdvanceDetail = {
  fundId: generalFund.id,
  accountId: accountId('2120'),
  item: '管理費',
  month: '2026-04',
  dwellings: 46,
  amountYen: 708_400,
};
const undivided = { ...management, month: null, dwellings: 1, amountYen: 8_000 };
const reserve = { ...management, fundId: reserveFund.id, item: '修繕積立金', amountYen: 644_000 };

const rowsOf = (advances: readonly AdvanceDetail[]) =>
  advanceBlocks({ sheets, advances })
    .flatMap((block) => (block.kind === 'table' ? block.table.rows : []))
    .map(({ cells }) => cells.slice(2).join(' '));
const wordsOf = (advances: readonly AdvanceDetail[]) =>
  advanceBlocks({ sheets, advances })
    .map((block) => (block.kind === 'text' ? block.text : ''))
    .join('');

test('each line is told by month, item and dwellings, and comes to the balance sheet', () => {
  expect(rowsOf([management, reserve])).toEqual([
    '令和8年4月分 管理費 46戸 708,400',
    // What nobody billed here keeps its row.
    '住戸ごとの記録なし  177,800',
    '令和8年4月分 修繕積立金 46戸 644,000',
    '  1,530,200',
  ]);
  expect(wordsOf([management, reserve])).not.toContain('決まっていない');
});

test('money that came for nothing yet is named, and the paper says what becomes of it', () => {
  expect(rowsOf([management, undivided, reserve])).toContain(
    '何の分か決まっていない入金 1戸 8,000',
  );
  expect(wordsOf([undivided])).toContain('次の請求から順に充て');
});

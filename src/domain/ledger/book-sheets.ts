import type { IsoDate } from '#domain/calendar.ts';
import type { Yen } from '#domain/money.ts';
import { type Sheet, type SheetRow, textRow } from '#domain/repair-plan/register-file/sheet.ts';
import type { TrialBalance } from './trial-balance.ts';

type Head = { readonly title: string; readonly remark: string };

type LedgerLine = {
  readonly postedOn: IsoDate;
  readonly number: number;
  readonly summary: string;
  readonly fund: string;
  readonly counter: string;
  readonly payee: string;
  /** Debit positive. */
  readonly amountYen: Yen;
  /** As it is shown for the account. */
  readonly balanceYen: Yen;
};

type Ledger = Head & {
  readonly openingYen: Yen;
  readonly closingYen: Yen;
  readonly lines: readonly LedgerLine[];
  /** More movements follow: what stands below is the balance so far. */
  readonly isCut: boolean;
};

const paper = { headerRow: 2, frozenColumns: 0 } as const;

function headRows({ title, remark }: Head): SheetRow[] {
  return [textRow('title', title), textRow('remark', remark)];
}

/** What the last balance of a 元帳 is called; a cut one has not reached the end. */
function lastBalanceName(isCut: boolean): string {
  return isCut ? 'ここまでの残高' : 'おわりの残高';
}

/** 総勘定元帳 of one account, from what was there before to what is left. */
export function ledgerSheet(ledger: Ledger): Sheet {
  const { openingYen, closingYen, lines, isCut } = ledger;
  const end = (name: string, yen: Yen): SheetRow => ({
    look: 'sum',
    cells: [...texts('', '', name, '', '', ''), none, none, money(yen)],
  });
  return {
    ...paper,
    name: '総勘定元帳',
    widths: [12, 8, 40, 18, 24, 24, 14, 14, 16],
    rows: [
      ...headRows(ledger),
      textRow(
        'header',
        '日付',
        '番号',
        '摘要',
        '会計',
        '相手科目',
        '取引先',
        '借方',
        '貸方',
        '残高',
      ),
      end('はじめの残高', openingYen),
      ...lines.map(
        ({ postedOn, number, summary, fund, counter, payee, amountYen, balanceYen }): SheetRow => ({
          look: 'plain',
          cells: [
            ...texts(postedOn, String(number), summary, fund, counter, payee),
            amountYen > 0 ? money(amountYen) : none,
            amountYen < 0 ? money(-amountYen) : none,
            money(balanceYen),
          ],
        }),
      ),
      end(lastBalanceName(isCut), closingYen),
    ],
  };
}

const sides = ['はじめの残高', '期間の合計', 'おわりの残高'].flatMap((name) => [
  `${name} 借方`,
  `${name} 貸方`,
]);

/** 試算表: a sheet for each fund. */
export function trialSheets(funds: readonly TrialBalance[], head: Head): Sheet[] {
  return funds.map(({ fund, rows, totals }) => ({
    ...paper,
    name: fund.name,
    widths: [10, 28, 16, 16, 16, 16, 16, 16],
    rows: [
      ...headRows({ ...head, remark: `${fund.name}・${head.remark}` }),
      textRow('header', 'コード', '科目', ...sides),
      ...rows.map(
        (row): SheetRow => ({
          look: 'plain',
          cells: [...texts(row.account.code, row.account.name), ...figures(row)],
        }),
      ),
      { look: 'sum', cells: [...texts('', '合計'), ...figures(totals)] },
    ],
  }));
}

const none = { value: null } as const;

function money(value: Yen) {
  return { value, format: 'yen' } as const;
}

function texts(...values: readonly string[]) {
  return values.map((value) => ({ value }));
}

function figures({ opening, movement, closing }: TrialBalance['totals']) {
  return [opening, movement, closing].flatMap(({ debitYen, creditYen }) => [
    money(debitYen),
    money(creditYen),
  ]);
}

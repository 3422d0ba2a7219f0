import type { Account, Fund } from '#domain/ledger/account.ts';
import { sumYen, type Yen } from '#domain/money.ts';
import type { BalanceSheet, SheetLine } from './balance-sheet.ts';

/** What a balance is made of: an account at a bank, what a company is owed, a thing. */
export type InventoryItem = {
  readonly fundId: string;
  readonly accountId: string;
  /** 金融機関・支店・種別・番号末尾4桁, 相手先 or 数量 */
  readonly detail: string;
  readonly amountYen: Yen;
};

type InventoryRow = {
  readonly fund: Fund;
  readonly account: Account;
  readonly detail: string;
  readonly amountYen: Yen;
};

/** 財産目録 of the whole association */
export type Inventory = {
  readonly assets: readonly InventoryRow[];
  readonly liabilities: readonly InventoryRow[];
  readonly assetsYen: Yen;
  readonly liabilitiesYen: Yen;
  /** 差引正味財産 */
  readonly netYen: Yen;
};

/** 財産目録, in the order of the balance sheets. What the items do not explain has a row of its own. */
export function inventory(
  sheets: readonly BalanceSheet[],
  items: readonly InventoryItem[],
): Inventory {
  const rowsOf = (pick: (sheet: BalanceSheet) => readonly SheetLine[]) =>
    sheets.flatMap((sheet) =>
      pick(sheet)
        // What the funds lent each other the association neither has nor owes.
        .filter(({ account }) => account.role !== 'interfund')
        .flatMap((line) => rowsOfLine(sheet.fund, line, items)),
    );
  const assets = rowsOf((sheet) => sheet.assets.lines);
  const liabilities = rowsOf((sheet) => sheet.liabilities.lines);
  const assetsYen = sumYen(assets.map(({ amountYen }) => amountYen));
  const liabilitiesYen = sumYen(liabilities.map(({ amountYen }) => amountYen));
  return { assets, liabilities, assetsYen, liabilitiesYen, netYen: assetsYen - liabilitiesYen };
}

function rowsOfLine(
  fund: Fund,
  { account, amountYen }: SheetLine,
  items: readonly InventoryItem[],
): InventoryRow[] {
  const own = items
    .filter(({ fundId, accountId }) => fundId === fund.id && accountId === account.id)
    .map((item) => ({ fund, account, detail: item.detail, amountYen: item.amountYen }));
  const restYen = amountYen - sumYen(own.map((row) => row.amountYen));
  if (restYen === 0) return own;
  const detail = own.length === 0 ? '' : '内訳のない分';
  return [...own, { fund, account, detail, amountYen: restYen }];
}

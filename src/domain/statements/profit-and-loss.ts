import type { Account } from '#domain/ledger/account.ts';
import { byCode } from '#domain/ledger/account-lookup.ts';
import { sumYen, type Yen } from '#domain/money.ts';
import { type IncomeAndExpense, linesOfSide, type StatementSide } from './income-and-expense.ts';

type ProfitLine = { readonly account: Account; readonly amountYen: Yen };

type ProfitBlock = { readonly lines: readonly ProfitLine[]; readonly totalYen: Yen };

/** 損益計算書 of the whole association, accrual; no ordinary paper of an association. */
export type ProfitAndLoss = {
  /** 経常収益 */
  readonly income: ProfitBlock;
  /** 経常費用 */
  readonly expense: ProfitBlock;
  /** 当期経常増減額 */
  readonly ordinaryYen: Yen;
  /** 経常外収益 and 経常外費用 */
  readonly extraordinaryIncome: ProfitBlock;
  readonly extraordinaryExpense: ProfitBlock;
  /** 当期正味財産増減額 */
  readonly changeYen: Yen;
  /** 期首 and 期末正味財産 */
  readonly openingYen: Yen;
  readonly closingYen: Yen;
};

/** 受取保険金 and 貸倒損失 */
const extraordinaryCodes: ReadonlySet<string> = new Set(['4320', '5295']);

export function profitAndLoss(statements: readonly IncomeAndExpense[]): ProfitAndLoss {
  const incomeLines = mergedLines(statements.map(({ income }) => income));
  const expenseLines = mergedLines(statements.map(({ expense }) => expense));
  const [income, extraordinaryIncome] = parted(incomeLines);
  const [expense, extraordinaryExpense] = parted(expenseLines);
  const ordinaryYen = income.totalYen - expense.totalYen;
  const changeYen = ordinaryYen + extraordinaryIncome.totalYen - extraordinaryExpense.totalYen;
  const openingYen = sumYen(statements.map(({ opening }) => opening.actualYen));
  return {
    income,
    expense,
    ordinaryYen,
    extraordinaryIncome,
    extraordinaryExpense,
    changeYen,
    openingYen,
    closingYen: openingYen + changeYen,
  };
}

/** What one fund gave another is left out. */
function mergedLines(sides: readonly StatementSide[]): ProfitLine[] {
  const found = new Map<string, ProfitLine>();
  for (const { account, actualYen } of sides.flatMap(linesOfSide)) {
    if (account.role === 'transfer') continue;
    const before = found.get(account.id)?.amountYen ?? 0;
    found.set(account.id, { account, amountYen: before + actualYen });
  }
  return [...found.values()]
    .filter(({ amountYen }) => amountYen !== 0)
    .toSorted((one, other) => byCode(one.account, other.account));
}

function parted(lines: readonly ProfitLine[]): readonly [ProfitBlock, ProfitBlock] {
  const isOrdinary = ({ account }: ProfitLine) => !extraordinaryCodes.has(account.code.slice(0, 4));
  return [blockOf(lines.filter(isOrdinary)), blockOf(lines.filter((line) => !isOrdinary(line)))];
}

function blockOf(lines: readonly ProfitLine[]): ProfitBlock {
  return { lines, totalYen: sumYen(lines.map(({ amountYen }) => amountYen)) };
}

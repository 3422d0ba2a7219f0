import { type Account, type AccountRole, type Fund, shownYen } from '#domain/ledger/account.ts';
import { accountFinder, byCode } from '#domain/ledger/account-lookup.ts';
import { sumYen } from '#domain/money.ts';
import { type BookedYear, votedLines, yearFigures } from '#domain/statements/booked-year.ts';
import { type CombinedIncome, combineIncome } from '#domain/statements/combined.ts';
import { hasIncome } from '#domain/statements/figures.ts';
import {
  amounts,
  type IncomeAndExpense,
  linesOf,
  type StatementLine,
  statementFrom,
} from '#domain/statements/income-and-expense.ts';
import { type CashBridge, cashBridge, moneyYen } from './cash-bridge.ts';
import type { CashSum } from './cash-flow.ts';

/** 現金主義の収支報告書, and how each comes from the one by 発生主義. */
export type CashPapers = {
  readonly statements: readonly IncomeAndExpense[];
  readonly combined: CombinedIncome;
  readonly bridges: readonly CashBridge[];
};

/** 前期繰越 and 次期繰越 are the money there was; the lines are what came in and went out. */
export function cashPapers(year: BookedYear, sums: readonly CashSum[]): CashPapers {
  const funds = year.funds.filter(hasIncome);
  const statements = funds.map((fund) => statementOf(fund, year, sums));
  const figures = yearFigures(year);
  return {
    statements,
    combined: combineIncome(statements, 'actualYen'),
    bridges: funds.map((fund) => cashBridge(fund, figures)),
  };
}

function statementOf(fund: Fund, year: BookedYear, sums: readonly CashSum[]): IncomeAndExpense {
  const own = sums.filter(({ fundId }) => fundId === fund.id);
  const findAccount = accountFinder(year.accounts);
  const isResult = ({ accountId }: CashSum) =>
    accountId !== null && ['income', 'expense'].includes(findAccount(accountId).kind);
  const actual = new Map(
    own.filter(isResult).map(({ accountId, side, amountYen }) => {
      return [accountId ?? '', shownYen(side, amountYen)] as const;
    }),
  );
  const budgeted = linesOf(
    fund,
    { accounts: year.accounts, budget: votedLines(year), actual },
    year.remarks,
  );
  const others = own.filter((sum) => !isResult(sum));
  const linesOfSide = (side: CashSum['side']) => [
    ...budgeted.filter(({ account }) => account.kind === side),
    ...others
      .filter((sum) => sum.side === side)
      .map((sum) => otherLine(sum, sum.accountId === null ? null : findAccount(sum.accountId)))
      .toSorted((one, other) => byCode(one.account, other.account)),
  ];
  const openingYen = sumYen(moneyYen(fund, year.accounts, year.opening).map(({ yen }) => yen));
  return statementFrom(
    fund,
    { income: linesOfSide('income'), expense: linesOfSide('expense') },
    openingYen,
  );
}

/** Money that was for no income or expense, or of which the books do not say for which. */
function otherLine({ side, amountYen }: CashSum, account: Account | null): StatementLine {
  const known = account ?? unsplit;
  return {
    ...amounts(0, amountYen),
    account: { ...known, name: nameOf(known, side) },
    basis: '',
    remark: remarkOf(known),
    lacksRemark: false,
  };
}

const unsplit: Account = {
  id: 'unsplit',
  code: '9999',
  name: '費目を分けられない額',
  kind: 'asset',
  role: '',
  isRetired: false,
};

function nameOf({ name }: Account, side: CashSum['side']): string {
  return side === 'income' ? `${name}（入金）` : `${name}（支払）`;
}

const remarks: Partial<Record<AccountRole, string>> = {
  payable: 'どの費目の分かは、帳簿からは決められません。',
  receivable: 'どの費目の分かは、帳簿からは決められません。',
  advance: 'まだ充当していない入金です。',
  suspense: '内容が決まっていない額です。',
  prepaid: '先に払った額、またはその戻りです。',
  transfer: '',
  interfund: '会計どうしの貸し借りです。',
};

function remarkOf({ id, role }: Account): string {
  if (id === unsplit.id) return '1つの取引に、払った分と払っていない分があります。';
  return remarks[role] ?? '収入や費用ではない、資産と負債の動きです。';
}

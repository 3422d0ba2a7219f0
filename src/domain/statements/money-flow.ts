import { sumYen, type Yen } from '#domain/money.ts';
import { type IncomeAndExpense, linesOfSide, type StatementLine } from './income-and-expense.ts';

export type FlowItem = {
  /** The account's code; `rest` for what is too small to stand alone, `balance` for what is left or was taken. */
  readonly key: string;
  readonly name: string;
  readonly yen: Yen;
};

/** お金の流れ: both sides add up to the same. */
export type MoneyFlow = {
  readonly sources: readonly FlowItem[];
  readonly uses: readonly FlowItem[];
  readonly incomeYen: Yen;
  readonly expenseYen: Yen;
  /** Negative where more went out than came in. */
  readonly leftYen: Yen;
  readonly totalYen: Yen;
};

/** Where the money of some funds came from and went to. What one gives another is no money of theirs together. */
export function moneyFlow(statements: readonly IncomeAndExpense[]): MoneyFlow {
  const isWhole = statements.length > 1;
  const linesOf = (side: 'income' | 'expense') =>
    statements
      .flatMap((statement) => linesOfSide(statement[side]))
      .filter(({ account }) => !isWhole || account.role !== 'transfer');
  const income = addUp(linesOf('income'));
  const expense = addUp(linesOf('expense'));
  const incomeYen = sumYen(income.map(({ yen }) => yen));
  const expenseYen = sumYen(expense.map(({ yen }) => yen));
  const leftYen = incomeYen - expenseYen;
  const sources = [...positive(income), ...turned(expense, '戻った')];
  const uses = [...positive(expense), ...turned(income, '返した')];
  const balance = (name: string, yen: Yen): FlowItem[] =>
    yen > 0 ? [{ key: 'balance', name, yen }] : [];
  const ofSources = [...sources, ...balance('前からの残高', -leftYen)];
  const ofUses = [...uses, ...balance('残ったお金', leftYen)];
  const totalYen = sumYen(ofSources.map(({ yen }) => yen));
  return { sources: ofSources, uses: ofUses, incomeYen, expenseYen, leftYen, totalYen };
}

/** The `most` largest, what the balance gave or took at the end, and the rest as one. */
export function largestItems(items: readonly FlowItem[], most: number): readonly FlowItem[] {
  const balance = items.filter(({ key }) => key === 'balance');
  const others = items.filter(({ key }) => key !== 'balance').toSorted((a, b) => b.yen - a.yen);
  if (others.length <= most) return [...others, ...balance];
  const rest = others.slice(most - 1);
  const restItem = {
    key: 'rest',
    name: `そのほか（${rest.length}件）`,
    yen: sumYen(rest.map(({ yen }) => yen)),
  };
  return [...others.slice(0, most - 1), restItem, ...balance];
}

function addUp(lines: readonly StatementLine[]): readonly FlowItem[] {
  const items = new Map<string, FlowItem>();
  for (const { account, actualYen } of lines) {
    const yen = (items.get(account.code)?.yen ?? 0) + actualYen;
    items.set(account.code, { key: account.code, name: account.name, yen });
  }
  return [...items.values()];
}

function positive(items: readonly FlowItem[]): FlowItem[] {
  return items.filter(({ yen }) => yen > 0);
}

/** Money that ran against its side stands on the other. */
function turned(items: readonly FlowItem[], word: string): FlowItem[] {
  return items
    .filter(({ yen }) => yen < 0)
    .map(({ key, name, yen }) => ({ key: `${key}-back`, name: `${name}（${word}分）`, yen: -yen }));
}

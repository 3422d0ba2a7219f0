import type { Fund } from '#domain/ledger/account.ts';
import { sumYen, type Yen } from '#domain/money.ts';
import type { BalanceSheet } from '#domain/statements/balance-sheet.ts';
import {
  type IncomeAndExpense,
  linesOfSide,
  type StatementSide,
} from '#domain/statements/income-and-expense.ts';
import type { Comparison, CrossCheck } from './check.ts';
import { isReserve, type Papers } from './papers.ts';

const columns = [
  ['budgetYen', '予算額'],
  ['actualYen', '決算額'],
] as const;

const sides = [
  ['income', '収入'],
  ['expense', '支出'],
] as const;

/** X1 to X12: 収支報告書 and 貸借対照表 among themselves. */
export const statementChecks: readonly CrossCheck[] = [
  {
    id: 'X1',
    title: '収支報告書の合計',
    severity: 'error',
    needs: 'statements',
    compare: ({ statements }) =>
      statements.flatMap((statement) =>
        sides.flatMap(([side, sideName]) =>
          columns.map(([column, columnName]) => ({
            subject: `${statement.fund.name}の${sideName}合計（${columnName}）と、科目の合計`,
            leftYen: statement[side].total[column],
            rightYen: sumYen(linesOfSide(statement[side]).map((line) => line[column])),
          })),
        ),
      ),
  },
  {
    id: 'X2',
    title: '当期収支差額',
    severity: 'error',
    needs: 'statements',
    compare: ({ statements }) =>
      statements.flatMap(({ fund, income, expense, surplus }) =>
        columns.map(([column, columnName]) => ({
          subject: `${fund.name}の当期収支差額（${columnName}）と、収入合計から支出合計を引いた額`,
          leftYen: surplus[column],
          rightYen: income.total[column] - expense.total[column],
        })),
      ),
  },
  {
    id: 'X3',
    title: '次期繰越収支差額',
    severity: 'error',
    needs: 'statements',
    compare: ({ statements }) =>
      statements.flatMap(({ fund, opening, surplus, closing }) =>
        columns.map(([column, columnName]) => ({
          subject: `${fund.name}の次期繰越収支差額（${columnName}）と、前期繰越に当期収支差額を足した額`,
          leftYen: closing[column],
          rightYen: opening[column] + surplus[column],
        })),
      ),
  },
  {
    id: 'X4',
    title: '前期からの繰越',
    severity: 'error',
    needs: 'formerStatements',
    compare: ({ statements, formerStatements }) =>
      pairs(statements, formerStatements ?? [], (one, other) => ({
        subject: `${one.fund.name}の前期繰越収支差額と、前の年度に承認された次期繰越収支差額`,
        leftYen: one.opening.actualYen,
        rightYen: other?.closing.actualYen ?? 0,
      })),
  },
  {
    id: 'X5',
    title: '差額の計算',
    severity: 'error',
    needs: 'statements',
    compare: ({ statements }) =>
      statements.flatMap((statement) =>
        sides.flatMap(([side, sideName]) => differences(statement, statement[side], sideName)),
      ),
  },
  {
    id: 'X6',
    title: '総会で決めた予算',
    severity: 'error',
    needs: 'votedBudget',
    compare: votedLines,
  },
  {
    id: 'X7',
    title: '貸借対照表の左右',
    severity: 'error',
    needs: 'sheets',
    compare: ({ sheets }) =>
      sheets.map(({ fund, assets, liabilitiesAndNet }) => ({
        subject: `${fund.name}の資産合計と、負債・正味財産合計`,
        leftYen: assets.total.amountYen,
        rightYen: liabilitiesAndNet.amountYen,
      })),
  },
  {
    id: 'X8',
    title: '正味財産と次期繰越',
    severity: 'error',
    needs: 'sheets',
    compare: ({ statements, sheets }) =>
      pairs(statements, sheets, ({ fund, closing }, sheet) => ({
        subject: `${fund.name}の次期繰越収支差額と、貸借対照表の正味財産`,
        leftYen: closing.actualYen,
        // Not the line of the paper: what is left of the assets when the debts are paid.
        rightYen: (sheet?.assets.total.amountYen ?? 0) - (sheet?.liabilities.total.amountYen ?? 0),
      })),
  },
  {
    id: 'X9',
    title: '貸借対照表の繰越と収支差額',
    severity: 'error',
    needs: 'sheets',
    compare: ({ statements, sheets }) => [
      ...pairs(statements, sheets, ({ fund, surplus }, sheet) => ({
        subject: `${fund.name}の当期収支差額と、貸借対照表の当期収支差額`,
        leftYen: surplus.actualYen,
        rightYen: sheet?.surplus.amountYen ?? 0,
      })),
      ...pairs(statements, sheets, ({ fund, opening }, sheet) => ({
        subject: `${fund.name}の前期繰越収支差額と、貸借対照表の前期繰越収支差額`,
        leftYen: opening.actualYen,
        rightYen: sheet?.opening.amountYen ?? 0,
      })),
    ],
  },
  { id: 'X10', title: '合算', severity: 'error', needs: 'sheets', compare: combinedTotals },
  {
    id: 'X11',
    title: '会計どうしの繰入',
    severity: 'error',
    needs: 'statements',
    compare: ({ statements }) => [
      {
        subject: '他会計へ繰り入れた額の合計と、他会計から繰り入れた額の合計',
        leftYen: sumYen(statements.map(({ expense }) => transfersOf(expense))),
        rightYen: sumYen(statements.map(({ income }) => transfersOf(income))),
      },
    ],
  },
  {
    id: 'X12',
    title: '修繕積立金からの繰出し',
    severity: 'warning',
    needs: 'statements',
    compare: ({ statements }) =>
      statements
        .filter(({ fund }) => isReserve(fund))
        .map(({ fund, expense }) => ({
          subject: `${fund.name}から他会計へ繰り入れた額と、0円`,
          leftYen: transfersOf(expense),
          rightYen: 0,
        })),
  },
];

type OfFund = { readonly fund: Fund };

function pairs<Left extends OfFund, Right extends OfFund>(
  lefts: readonly Left[],
  rights: readonly Right[],
  compare: (left: Left, right: Right | undefined) => Comparison,
): Comparison[] {
  return lefts.map((left) =>
    compare(
      left,
      rights.find(({ fund }) => fund.id === left.fund.id),
    ),
  );
}

function differences(
  { fund }: IncomeAndExpense,
  side: StatementSide,
  sideName: string,
): Comparison[] {
  const lines = linesOfSide(side).map((line) => ({
    subject: `${fund.name}の${line.account.name}の差額と、決算額から予算額を引いた額`,
    leftYen: line.differenceYen,
    rightYen: line.actualYen - line.budgetYen,
  }));
  const total = {
    subject: `${fund.name}の${sideName}合計の差額と、科目の差額の合計`,
    leftYen: side.total.differenceYen,
    rightYen: sumYen(linesOfSide(side).map(({ differenceYen }) => differenceYen)),
  };
  return [...lines, total];
}

function votedLines({ statements, votedBudget, budgetChanges }: Papers): Comparison[] {
  const voted = votedBudget ?? [];
  return statements.flatMap(({ fund, income, expense }) => {
    const own = voted.filter(({ fundId }) => fundId === fund.id);
    const lines = [income, expense].flatMap(linesOfSide).map((line) => ({
      subject: `${fund.name}の${line.account.name}の予算額と、総会で決めた額`,
      leftYen: line.budgetYen,
      rightYen: yenOf(own.filter(({ accountId }) => accountId === line.account.id)),
    }));
    // A voted line that the paper leaves out would hide among equal lines.
    const total = {
      subject: `${fund.name}の予算額の全部と、総会で決めた額の全部`,
      leftYen: income.total.budgetYen + expense.total.budgetYen,
      rightYen: yenOf(own),
    };
    return [...lines, total, ...transfers(fund.id, budgetChanges)];
  });
}

/** 流用 moves and adds nothing. */
function transfers(fundId: string, changes: Papers['budgetChanges']): readonly Comparison[] {
  return changes
    .filter(({ fund }) => fund.id === fundId)
    .map(({ fund, income, expense }) => ({
      subject: `${fund.name}の流用の合計と、0円`,
      leftYen: income.total.transferYen + expense.total.transferYen,
      rightYen: 0,
    }));
}

function yenOf(lines: readonly { readonly amountYen: Yen }[]): Yen {
  return sumYen(lines.map(({ amountYen }) => amountYen));
}

function combinedTotals({ sheets, combined }: Papers): Comparison[] {
  const total = (pick: (sheet: BalanceSheet) => Yen) => sumYen(sheets.map(pick));
  return [
    {
      subject: '合算の資産合計と、会計ごとの資産合計から会計間の貸しを除いた額',
      leftYen: combined.assets.total.totalYen,
      rightYen: total(({ assets }) => assets.total.amountYen - betweenFunds(assets.lines)),
    },
    {
      subject: '合算の資産合計と、合算の負債・正味財産合計',
      leftYen: combined.assets.total.totalYen,
      rightYen: combined.liabilitiesAndNet.totalYen,
    },
    {
      subject: '他会計貸付金の合計と、他会計借入金の合計',
      leftYen: total(({ assets }) => betweenFunds(assets.lines)),
      rightYen: total(({ liabilities }) => betweenFunds(liabilities.lines)),
    },
  ];
}

function betweenFunds(lines: BalanceSheet['assets']['lines']): Yen {
  return yenOf(lines.filter(({ account }) => account.role === 'interfund'));
}

function transfersOf(side: StatementSide): Yen {
  return sumYen(
    linesOfSide(side)
      .filter(({ account }) => account.role === 'transfer')
      .map(({ actualYen }) => actualYen),
  );
}

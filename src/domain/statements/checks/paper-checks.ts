import type { Account } from '#domain/ledger/account.ts';
import { sumYen, type Yen } from '#domain/money.ts';
import { linesOfSide } from '#domain/statements/income-and-expense.ts';
import type { Comparison, CrossCheck } from './check.ts';
import type { Papers } from './papers.ts';

/** X33, X35, X36, X43: 財産目録, 収支予算案 and the monthly reports beside the statements. */
export const paperChecks: readonly CrossCheck[] = [
  {
    id: 'X33',
    title: '財産目録',
    severity: 'error',
    needs: 'inventory',
    compare: inventoryTotals,
  },
  {
    id: 'X35',
    title: '予算案の前期の額',
    severity: 'error',
    needs: 'drafts',
    compare: draftLines,
  },
  {
    id: 'X36',
    title: '予算案の繰越',
    severity: 'error',
    needs: 'drafts',
    compare: ({ drafts, ...papers }) =>
      (drafts ?? []).flatMap((draft) => [
        {
          subject: `${draft.fund.name}の予算案の前期繰越収支差額と、決算の次期繰越収支差額`,
          leftYen: draft.openingYen,
          rightYen:
            printedOf(papers).find(({ fund }) => fund.id === draft.fund.id)?.closing.actualYen ?? 0,
        },
        {
          subject: `${draft.fund.name}の予算案の次期繰越見込と、前期繰越に収支差額を足した額`,
          leftYen: draft.closingYen,
          rightYen: draft.openingYen + draft.surplus.budgetYen,
        },
      ]),
  },
  {
    id: 'X36',
    title: '予算案の次期繰越見込',
    severity: 'error',
    needs: 'drafts',
    relation: 'at-least',
    compare: ({ drafts }) =>
      (drafts ?? []).map(({ fund, closingYen }) => ({
        subject: `${fund.name}の予算案の次期繰越見込と、0円（0円以上の確認）`,
        leftYen: closingYen,
        rightYen: 0,
      })),
  },
  {
    id: 'X43',
    title: '月次報告の累計',
    severity: 'error',
    needs: 'monthTotals',
    compare: ({ statements, monthTotals }) =>
      statements.flatMap(({ fund, income, expense }) =>
        [income, expense].flatMap(linesOfSide).map(({ account, actualYen }) => ({
          subject: `${fund.name}の${account.name}の決算額と、月次報告の最後の月の累計`,
          leftYen: actualYen,
          rightYen: sumYen(
            (monthTotals ?? [])
              .filter((it) => it.fundId === fund.id && it.accountId === account.id)
              .map(({ amountYen }) => amountYen),
          ),
        })),
      ),
  },
];

type Row = { readonly account: Account; readonly amountYen: Yen };

function inventoryTotals({ inventory, sheets }: Papers): Comparison[] {
  const netYen = sumYen(sheets.map(({ net }) => net.amountYen));
  const listed = [...(inventory?.assets ?? []), ...(inventory?.liabilities ?? [])];
  const standing = sheets
    .flatMap(({ assets, liabilities }) => [...assets.lines, ...liabilities.lines])
    .filter(({ account }) => account.role !== 'interfund');
  const accounts = new Map([...listed, ...standing].map(({ account }) => [account.id, account]));
  return [
    {
      subject: '財産目録の差引正味財産と、貸借対照表の正味財産の合計',
      leftYen: inventory?.netYen ?? 0,
      rightYen: netYen,
    },
    ...[...accounts.values()].map((account) => ({
      subject: `財産目録の${account.name}と、貸借対照表の${account.name}の合計`,
      leftYen: yenOfAccount(listed, account),
      rightYen: yenOfAccount(standing, account),
    })),
  ];
}

function yenOfAccount(rows: readonly Row[], { id }: Account): Yen {
  return sumYen(rows.filter(({ account }) => account.id === id).map(({ amountYen }) => amountYen));
}

/** 収支報告書 as the members read it, by 現金主義 where the association prints that. */
function printedOf({ cash, statements }: Pick<Papers, 'cash' | 'statements'>) {
  return cash?.statements ?? statements;
}

function draftLines({ drafts, ...papers }: Papers): Comparison[] {
  return printedOf(papers).flatMap(({ fund, ...printed }) => {
    const draft = drafts?.find((each) => each.fund.id === fund.id);
    return (['income', 'expense'] as const).flatMap((side) =>
      linesOfSide(printed[side]).flatMap(({ account, budgetYen, actualYen }) => {
        const row = draft?.[side].lines.find((each) => each.account.id === account.id);
        return [
          {
            subject: `${fund.name}の予算案の${account.name}の前期決算額と、決算額`,
            leftYen: row?.formerActualYen ?? 0,
            rightYen: actualYen,
          },
          {
            subject: `${fund.name}の予算案の${account.name}の前期予算額と、予算額`,
            leftYen: row?.formerBudgetYen ?? 0,
            rightYen: budgetYen,
          },
        ];
      }),
    );
  });
}

import { addBalances } from '#domain/ledger/balance.ts';
import { sumYen, type Yen } from '#domain/money.ts';
import type { BudgetDraft } from '#domain/statements/budget-draft.ts';
import type { CrossCheck } from './check.ts';
import { isReserve, type Papers } from './papers.ts';

/** 工事, 調査・設計, 計画の見直し: what a plan calls works. */
const worksCodes: readonly string[] = ['6110', '6130', '6140'];

/** X37 to X41 and X56: what the next year is planned with, beside the 料金表, the 長期修繕計画 and the contracts. */
export const forwardChecks: readonly CrossCheck[] = [
  {
    id: 'X37',
    title: '予算案の管理費等と料金表',
    severity: 'warning',
    needs: 'nextTariffTotals',
    compare: (papers) =>
      (papers.nextTariffTotals ?? []).flatMap(({ fundId, accountId, amountYen }) => {
        const draft = draftOf(papers, fundId);
        const line = draft?.income.lines.find(({ account }) => account.id === accountId);
        return draft
          ? [
              {
                subject: `${draft.fund.name}の予算案の${line?.account.name ?? '収入'}と、料金表から計算した1年分`,
                leftYen: line?.budgetYen ?? 0,
                rightYen: amountYen,
              },
            ]
          : [];
      }),
  },
  {
    id: 'X38',
    title: '予算案の工事費と長期修繕計画',
    severity: 'warning',
    needs: 'plannedYear',
    compare: ({ drafts, plannedYear }) =>
      (drafts ?? [])
        .filter(({ fund }) => isReserve(fund))
        .map((draft) => ({
          subject: `${draft.fund.name}の予算案の工事と調査・設計の額と、長期修繕計画のその年の額`,
          leftYen: worksOf(draft),
          rightYen: plannedYear?.worksYen ?? 0,
        })),
  },
  {
    id: 'X39',
    title: '長期修繕計画のはじめの残高',
    severity: 'warning',
    needs: 'plannedYear',
    compare: ({ sheets, plannedYear }) => {
      const openingYen = plannedYear?.openingYen ?? null;
      if (openingYen === null) return [];
      return sheets
        .filter(({ fund }) => isReserve(fund))
        .map(({ fund, net }) => ({
          subject: `長期修繕計画のはじめの残高と、${fund.name}の正味財産`,
          leftYen: openingYen,
          rightYen: net.amountYen,
        }));
    },
  },
  {
    id: 'X40',
    title: '長期修繕計画の積立金と料金表',
    severity: 'warning',
    needs: 'plannedYear',
    compare: ({ sheets, plannedYear, nextTariffTotals }) => {
      if (!plannedYear || !nextTariffTotals) return [];
      return sheets
        .filter(({ fund }) => isReserve(fund))
        .map(({ fund }) => ({
          subject: '長期修繕計画の次の年度の積立金と、料金表から計算した1年分の修繕積立金',
          leftYen: plannedYear.contributionYen,
          rightYen: sumYen(
            nextTariffTotals
              .filter(({ fundId }) => fundId === fund.id)
              .map(({ amountYen }) => amountYen),
          ),
        }));
    },
  },
  {
    id: 'X41',
    title: '各住戸の積立金と料金表',
    severity: 'warning',
    needs: 'plannedYear',
    compare: ({ plannedYear }) => {
      const apartYen = plannedYear?.billsApartYen ?? null;
      if (apartYen === null) return [];
      return [
        {
          subject: '長期修繕計画の各住戸の月額と料金表のちがいを足した額と、0円',
          leftYen: apartYen,
          rightYen: 0,
        },
      ];
    },
  },
  {
    id: 'X56',
    title: '予算案と契約の年額',
    severity: 'warning',
    needs: 'contracted',
    relation: 'at-least',
    compare: (papers) =>
      addBalances(papers.contracted ?? []).flatMap(({ fundId, accountId, amountYen }) => {
        const draft = draftOf(papers, fundId);
        const line = draft?.expense.lines.find(({ account }) => account.id === accountId);
        return draft
          ? [
              {
                subject: `${draft.fund.name}の予算案の${line?.account.name ?? '支出'}と、そこから払う契約の年額の合計`,
                leftYen: line?.budgetYen ?? 0,
                rightYen: amountYen,
              },
            ]
          : [];
      }),
  },
];

function draftOf({ drafts }: Papers, fundId: string): BudgetDraft | undefined {
  return drafts?.find(({ fund }) => fund.id === fundId);
}

function worksOf({ expense }: BudgetDraft): Yen {
  return sumYen(
    expense.lines
      .filter(({ account }) => worksCodes.includes(account.code.split('-')[0] ?? ''))
      .map(({ budgetYen }) => budgetYen),
  );
}

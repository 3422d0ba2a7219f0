import type { z } from 'zod/mini';
import type { getYearBooks } from '#contract/money.ts';
import { addBalances } from '#domain/ledger/balance.ts';
import { exampleChart, generalFund, reserveFund } from '#domain/ledger/testing/example-chart.ts';
import { usualPaperSettings } from '#domain/statements/paper-settings.ts';
import { midoridaiBooks, term20 } from '#domain/statements/testing/midoridai-books.ts';
import { midoridaiBudget } from '#domain/statements/testing/midoridai-budget.ts';

type YearBooks = z.input<typeof getYearBooks.output>;

/** みどり台マンション in its 20th term, as the server answers it. */
export function midoridaiYear(change: Partial<YearBooks> = {}): YearBooks {
  const { startsOn, endsOn } = term20;
  const entries = midoridaiBooks.entries.map(({ postedOn, postings }) => ({ postedOn, postings }));
  const within = entries.filter(({ postedOn }) => startsOn <= postedOn && postedOn <= endsOn);
  const months = [...new Set(within.map(({ postedOn }) => postedOn.slice(0, 7)))].toSorted();
  return {
    today: '2026-04-20',
    years: [{ fiscalYear: 2025, startsOn, endsOn, isFinal: true }],
    fiscalYear: 2025,
    startsOn,
    endsOn,
    bookedUntil: endsOn,
    lockedUntil: endsOn,
    isFinal: true,
    funds: [generalFund, reserveFund],
    accounts: [...exampleChart],
    opening: [
      ...addBalances(
        entries.filter(({ postedOn }) => postedOn < startsOn).flatMap(({ postings }) => postings),
      ),
    ],
    months: months.flatMap((month) =>
      addBalances(
        within
          .filter(({ postedOn }) => postedOn.startsWith(month))
          .flatMap(({ postings }) => postings),
      ).map((balance) => ({ month, ...balance })),
    ),
    budget: midoridaiBudget.map(({ fundId, accountId, amountYen, note }) => ({
      fundId,
      accountId,
      amountYen,
      firstYen: amountYen,
      supplementYen: 0,
      formula: note,
    })),
    budgetDecided: { decidedOn: '2025-05-25', kind: 'first' },
    remarks: [],
    paperSettings: usualPaperSettings,
    cash: null,
    monthsBefore: [],
    history: [...history(2024, 3_412_650, 61_240_300), ...history(2025, 3_716_830, 65_517_560)],
    ...change,
  };
}

function history(fiscalYear: number, generalYen: number, reserveYen: number) {
  return [
    { fundId: generalFund.id, closingYen: generalYen },
    { fundId: reserveFund.id, closingYen: reserveYen },
  ].map((it) => ({ ...it, fiscalYear, incomeYen: 0, expenseYen: 0 }));
}

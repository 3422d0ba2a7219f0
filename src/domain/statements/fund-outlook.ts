import { formatYen } from '#domain/format-yen.ts';
import type { Fund } from '#domain/ledger/account.ts';
import { sumYen, type Yen } from '#domain/money.ts';
import type { ComparedLine } from './budget-comparison.ts';
import type { OnceBefore } from './budget-sentence.ts';
import type { IncomeAndExpense } from './income-and-expense.ts';

export type FundOutlook = { readonly fund: Fund; readonly sentence: string };

/** 収支差額 at the year's end, of each fund that is expected to spend more than comes in. */
export function fundOutlooks(
  statements: readonly IncomeAndExpense[],
  comparison: readonly ComparedLine[],
): readonly FundOutlook[] {
  return statements.flatMap(({ fund, surplus, opening }) => {
    const forecastYen = forecastSurplus(fund, comparison);
    if (forecastYen >= 0) return [];
    const figures = { forecastYen, budgetYen: surplus.budgetYen, openingYen: opening.actualYen };
    const once = comparison
      .filter((line) => line.fund.id === fund.id)
      .flatMap(({ decidedBy }) => decidedBy ?? []);
    return [{ fund, sentence: `${outlookWords(figures)}${onceWords(once, forecastYen)}` }];
  });
}

/** What comes in less what is spent at the year's end, as the lines of the fund are expected to go. */
export function forecastSurplus(fund: Fund, comparison: readonly ComparedLine[]): Yen {
  const own = comparison.filter((line) => line.fund.id === fund.id);
  return sumYen(own.map((it) => (it.account.kind === 'income' ? it.forecastYen : -it.forecastYen)));
}

type Figures = { readonly forecastYen: Yen; readonly budgetYen: Yen; readonly openingYen: Yen };

function outlookWords({ forecastYen, budgetYen, openingYen }: Figures): string {
  const going = `このまま進むと、年度末には支出が収入を${formatYen(-forecastYen)}上回る見込みです（予算では、${budgetWords(budgetYen)}）。`;
  const leftYen = openingYen + forecastYen;
  if (leftYen < 0) {
    return `${going}前の年度からの繰越金${formatYen(openingYen)}を使っても、${formatYen(-leftYen)}足りません。`;
  }
  return `${going}その分は前の年度からの繰越金${formatYen(openingYen)}から出ることになり、繰越金は${formatYen(leftYen)}になります。`;
}

/** What a line says of its one payment of last year, for the fund: without it the year may end on the other side. */
function onceWords(once: readonly OnceBefore[], forecastYen: Yen): string {
  if (once.length === 0) return '';
  const paidYen = sumYen(once.map(({ yen }) => yen));
  const names = once.flatMap(({ summary }) => (summary === '' ? [] : `「${summary}」`)).join('');
  const what = names === '' ? '支出' : names;
  const leftYen = forecastYen + paidYen;
  const without =
    leftYen === 0
      ? '収入と支出が同じ額になります'
      : leftYen > 0
        ? `収入が支出を${formatYen(leftYen)}上回ります`
        : `支出が収入を上回るのは${formatYen(-leftYen)}です`;
  return `この見込みには、前の年度に1度だけ払った${what}${once.length > 1 ? 'の合わせて' : 'の'}${formatYen(paidYen)}が、今年度もあるものとして入っています。今年度にないものなら、${without}。`;
}

function budgetWords(yen: Yen): string {
  if (yen === 0) return '収入と支出が同じ額です';
  return yen > 0
    ? `収入が支出を${formatYen(yen)}上回ります`
    : `支出が収入を${formatYen(-yen)}上回ります`;
}

import { formatYen } from '#domain/format-yen.ts';
import { comparisonInput } from '#domain/statements/booked-year.ts';
import {
  budgetComparison,
  type ComparedLine,
  isNearBudget,
} from '#domain/statements/budget-comparison.ts';
import type { CheckFacts } from './facts.ts';
import type { Finding, Severity } from './finding.ts';
import { thresholds } from './thresholds.ts';

export function findTightBudget(facts: CheckFacts): Finding[] {
  return (
    expensesOf(facts)
      .filter((line) => line.budgetYen > 0 && isNearBudget(line))
      .filter(({ budgetYen, actualYen }) => actualYen >= budgetYen * thresholds.nearShare)
      // Near its end a year has spent what it was to spend: only what goes on beyond it is news.
      .filter(({ budgetYen, forecastYen }) => forecastYen > budgetYen)
      .map((line) => tight(line, severityOf(line)))
  );
}

function severityOf({ budgetYen, actualYen }: ComparedLine): Severity {
  const overYen = actualYen - budgetYen;
  if (overYen >= thresholds.farOverYen && actualYen > budgetYen * thresholds.farOverShare) {
    return 'urgent';
  }
  return overYen > 0 ? 'check' : 'note';
}

function tight({ fund, account, budgetYen, actualYen }: ComparedLine, severity: Severity): Finding {
  const overYen = actualYen - budgetYen;
  const isOver = overYen > 0;
  return {
    check: 'budget',
    subject: `${fund.id} ${account.id}`,
    severity,
    yen: Math.abs(overYen),
    sentence: isOver
      ? `${fund.name}の${account.name}は、予算${formatYen(budgetYen)}を${formatYen(overYen)}超えています。理事会にはかり、補正予算を用意してください。`
      : `${fund.name}の${account.name}は、予算${formatYen(budgetYen)}まで残り${formatYen(-overYen)}です。年度末までに払うものを数えてください。`,
    // Under its budget it is the same news month after month.
    basis: isOver ? [budgetYen, actualYen] : [budgetYen],
    entries: [],
    view: 'budget',
  };
}

/** In a fund whose budget was decided. */
export function findUnbudgeted(facts: CheckFacts): Finding[] {
  const funds = new Set(facts.year?.budget.map(({ fundId }) => fundId));
  return expensesOf(facts)
    .filter(
      ({ fund, budgetYen, actualYen }) =>
        funds.has(fund.id) && budgetYen === 0 && actualYen >= thresholds.unbudgetedYen,
    )
    .map(({ fund, account, actualYen }) => ({
      check: 'unbudgeted',
      subject: `${fund.id} ${account.id}`,
      severity: 'check',
      yen: actualYen,
      sentence: `${fund.name}の${account.name}に、予算がないまま${formatYen(actualYen)}を使っています。理事会の承認があるかを確かめ、補正予算を用意してください。`,
      basis: [actualYen],
      entries: [],
      view: 'budget',
    }));
}

function expensesOf({ year }: CheckFacts): readonly ComparedLine[] {
  if (year === null) return [];
  return budgetComparison(comparisonInput(year)).filter(
    ({ account }) => account.kind === 'expense' && account.role !== 'transfer',
  );
}

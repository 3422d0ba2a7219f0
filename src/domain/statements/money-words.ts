import { formatPlainDate, type IsoDate } from '#domain/calendar.ts';
import { roundYenTo, type Yen } from '#domain/money.ts';
import { plainYen } from '#domain/repair-plan/words/about-yen.ts';
import type { FlowItem, MoneyFlow } from './money-flow.ts';

type Told = {
  readonly fiscalYear: number;
  readonly bookedUntil: IsoDate;
  readonly isOver: boolean;
  readonly flow: MoneyFlow;
};

/** 「1,234万円」; below 1万円 to the yen. */
export function shortYen(yen: Yen): string {
  return Math.abs(yen) < 10_000 ? plainYen(yen) : plainYen(roundYenTo(yen, 10_000));
}

/** One sentence: where the money of the year came from, where it went, what is left. */
export function moneySentence({ fiscalYear, bookedUntil, isOver, flow }: Told): string {
  const when = isOver
    ? `${fiscalYear}年度は、`
    : `${fiscalYear}年度は、${formatPlainDate(bookedUntil)}までに、`;
  return flowSentence(when, flow);
}

/** The same of any time: `when` is said first. */
export function flowSentence(when: string, flow: MoneyFlow): string {
  const { incomeYen, expenseYen, leftYen } = flow;
  if (incomeYen === 0 && expenseYen === 0) return `${when}お金の出入りがありません。`;
  const [source] = largest(flow.sources);
  const [use] = largest(flow.uses);
  const came =
    incomeYen === 0
      ? '収入はなく'
      : `${source ? `${source.name}などで` : ''}${shortYen(incomeYen)}が入り`;
  const went =
    expenseYen === 0
      ? '支出はなく'
      : `${use ? `${use.name}などに` : ''}${shortYen(expenseYen)}を使い`;
  return `${when}${came}、${went}、${leftWords(leftYen)}`;
}

function leftWords(leftYen: Yen): string {
  if (leftYen === 0) return '入りと出が同じでした。';
  return leftYen > 0
    ? `${shortYen(leftYen)}が残りました。`
    : `足りない${shortYen(-leftYen)}は前からの残高で払いました。`;
}

function largest(items: readonly FlowItem[]): readonly FlowItem[] {
  return items.filter(({ key }) => key !== 'balance').toSorted((a, b) => b.yen - a.yen);
}

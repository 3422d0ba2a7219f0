import { partsOf } from '#domain/calendar.ts';
import type { KnowledgePassage } from '#domain/caretaker/knowledge.ts';
import { formatYen } from '#domain/format-yen.ts';
import { sumYen } from '#domain/money.ts';
import {
  type ComparedYearLine,
  compareYears,
  type YearComparison,
} from '#domain/statements/year-comparison.ts';
import type { AssociationFacts } from './association-facts.ts';
import { record } from './record.ts';

type Facts = Pick<AssociationFacts, 'moneyYears' | 'funds'>;
type Sums = Pick<ComparedYearLine, 'nowYen' | 'beforeYen' | 'months'>;

/** Each year that the books have beside the one before it, the newest first. */
export function comparisonsOf({ moneyYears }: Facts): readonly YearComparison[] {
  return moneyYears.flatMap((year) => {
    const before = moneyYears.find(({ fiscalYear }) => fiscalYear === year.fiscalYear - 1);
    return (before && compareYears(year, before)) ?? [];
  });
}

export const comparisonId = (fundCode: string, fiscalYear: number): `record-${string}` =>
  `record-compared-${fundCode}-${fiscalYear}`;

/**
 * 前年との比較, a record for each fund and year. They answer what is asked for by name and are not searched: so many
 * figures would stand before what the papers say.
 */
export function comparisonRecords(facts: Facts): readonly KnowledgePassage[] {
  return comparisonsOf(facts).flatMap((compared) =>
    facts.funds.flatMap(({ code, name }) => {
      const lines = compared.lines.filter(({ fundCode }) => fundCode === code);
      if (lines.length === 0) return [];
      return record({
        id: comparisonId(code, compared.fiscalYear),
        sourceTitle: '管理組合のお金',
        heading: `${name}の${compared.fiscalYear}年度と前の年度`,
        href: `/demo/money?year=${compared.fiscalYear}&fund=${code}`,
        searchWords: '前年 比較',
        sentences: [
          ...sides.flatMap((side) => {
            const total = totalOf(lines, side);
            return [
              comparedSentence(compared, { fund: name, line: sideWords[side], ...total }),
              ...monthSentences(compared, { line: sideWords[side], ...total }),
            ];
          }),
          ...lines.flatMap((line) => [
            comparedSentence(compared, { fund: name, line: lineWords(line), ...line }),
            ...monthSentences(compared, { line: lineWords(line), ...line }),
          ]),
        ],
      });
    }),
  );
}

const sides = ['income', 'expense'] as const;
export const sideWords = { income: '収入の合計', expense: '支出の合計' } as const;

/** 収入の合計 and 支出の合計: parts of an account are in it already. */
export function totalOf(lines: readonly ComparedYearLine[], side: 'income' | 'expense'): Sums {
  const own = lines.filter((line) => line.side === side && line.part === null);
  const months = Array.from({ length: Math.max(0, ...own.map((line) => line.months.length)) });
  return {
    nowYen: sumYen(own.map(({ nowYen }) => nowYen)),
    beforeYen: sumYen(own.map(({ beforeYen }) => beforeYen)),
    months: months.map((_, index) => ({
      nowYen: sumYen(own.map((line) => line.months[index]?.nowYen ?? 0)),
      beforeYen: sumYen(own.map((line) => line.months[index]?.beforeYen ?? 0)),
    })),
  };
}

export const lineWords = ({ account, part }: Pick<ComparedYearLine, 'account' | 'part'>): string =>
  part === null ? account : `${account}のうち${part}`;

type Named = Sums & { readonly fund: string; readonly line: string };

/** 管理費会計の水道光熱費は、2026年度の4月から9月までで1円です。2025年度の同じ月は1円で、…。 */
export function comparedSentence(compared: YearComparison, { fund, line, ...sums }: Named): string {
  const { fiscalYear } = compared;
  const when = compared.months === 12 ? '' : `の${monthsWords(compared)}`;
  const same = compared.months === 12 ? '' : 'の同じ月';
  const { nowYen, beforeYen } = sums;
  return `${fund}の${line}は、${fiscalYear}年度${when}で${formatYen(nowYen)}です。${fiscalYear - 1}年度${same}は${formatYen(beforeYen)}で、${changeWords(nowYen, beforeYen)}`;
}

function changeWords(nowYen: number, beforeYen: number): string {
  const change = nowYen - beforeYen;
  if (change === 0) return '同じ額です。';
  const percent = beforeYen > 0 ? Math.round((Math.abs(change) / beforeYen) * 1000) / 10 : 0;
  const share = percent === 0 ? '' : `（${percent}％）`;
  return `${formatYen(Math.abs(change))}${share}${change > 0 ? '増えました' : '減りました'}。`;
}

/** 4月から9月まで. */
function monthsWords(compared: YearComparison): string {
  if (compared.months === 1) return `${monthOf(compared, 0)}月の1か月`;
  return `${monthOf(compared, 0)}月から${monthOf(compared, compared.months - 1)}月まで`;
}

/** 10 of the seventh month where the year begins in April. */
export function monthOf({ startsOn }: YearComparison, index: number): number {
  return ((partsOf(startsOn).month - 1 + index) % 12) + 1;
}

/** A sentence for each month in which something moved. */
export function monthSentences(
  compared: YearComparison,
  { line, months }: Pick<Named, 'line' | 'months'>,
): readonly string[] {
  return months.flatMap(({ nowYen, beforeYen }, index) =>
    nowYen === 0 && beforeYen === 0
      ? []
      : [
          `${monthOf(compared, index)}月の${line}：${formatYen(nowYen)}（前の年度は${formatYen(beforeYen)}）`,
        ],
  );
}

import type { IsoDate } from '#domain/calendar.ts';
import type { Yen } from '#domain/money.ts';
import type { Amounts } from '#domain/statements/income-and-expense.ts';
import { dayLine, periodLine } from '#domain/statements/paper-words.ts';

/** How an association is used to reading its papers: order of the columns, sign of 差額, dates, basis. */
export type PackStyle = {
  readonly columns: readonly {
    readonly header: string;
    readonly yenOf: (amounts: Amounts) => Yen;
  }[];
  readonly periodOf: (startsOn: IsoDate, endsOn: IsoDate) => string;
  readonly dayOf: (day: IsoDate) => string;
  /** 発生主義 */
  readonly basis: string;
};

export const usualStyle: PackStyle = {
  columns: [
    { header: '予算額', yenOf: ({ budgetYen }) => budgetYen },
    { header: '決算額', yenOf: ({ actualYen }) => actualYen },
    { header: '差額（決算−予算）', yenOf: ({ differenceYen }) => differenceYen },
  ],
  periodOf: periodLine,
  dayOf: dayLine,
  basis: '発生主義',
};

import type { IsoDate } from '#domain/calendar.ts';
import {
  type AmountColumn,
  amountColumns,
  basisName,
  byAccrual,
  dayLine,
  type PaperSettings,
  periodLine,
} from '#domain/statements/paper-settings.ts';

/** How an association is used to reading its papers, ready for whoever sets them. */
export type PackStyle = {
  readonly columns: readonly AmountColumn[];
  readonly periodOf: (startsOn: IsoDate, endsOn: IsoDate) => string;
  readonly dayOf: (day: IsoDate) => string;
  /** 発生主義 or 現金主義, of the 収支報告書 */
  readonly basis: string;
  /** 発生主義, of the papers that are made of balances */
  readonly sheetBasis: string;
};

export function packStyle(settings: PaperSettings): PackStyle {
  return {
    columns: amountColumns(settings),
    periodOf: (startsOn, endsOn) => periodLine(startsOn, endsOn, settings),
    dayOf: (day) => dayLine(day, settings),
    basis: basisName(settings),
    sheetBasis: basisName(byAccrual(settings)),
  };
}

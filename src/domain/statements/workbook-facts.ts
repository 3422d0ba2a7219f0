import type { IsoDate } from '#domain/calendar.ts';
import type { PaperSettings } from './paper-settings.ts';

/** Whose books a workbook holds, and which year of them. */
export type WorkbookFacts = {
  readonly associationName: string;
  readonly fiscalYear: number;
  readonly startsOn: IsoDate;
  readonly endsOn: IsoDate;
  readonly isFinal: boolean;
  readonly paperSettings: PaperSettings;
};

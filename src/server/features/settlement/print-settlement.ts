import type { IsoDate } from '#domain/calendar.ts';
import type { AuditReport } from '#domain/statements/audit/audit-report.ts';
import type { PrintedPaper } from '#domain/statements/pack/printed-paper.ts';
import { auditPaper } from '#domain/statements/pack/word-papers.ts';
import { periodLine } from '#domain/statements/paper-settings.ts';
import type { LoadedSettlement } from './load-settlement.ts';
import type { PackToPrint } from './render-pack.ts';

type Edition = {
  readonly edition: string;
  readonly madeOn: IsoDate;
  readonly isDraft: boolean;
  readonly approvedOn: IsoDate | null;
  readonly report: AuditReport | null;
};

/** The whole pack in the order of the book. */
export function packToPrint(
  loaded: LoadedSettlement,
  { report, ...edition }: Edition,
): PackToPrint {
  const { associationName, books } = loaded;
  return {
    associationName,
    title: `${books.fiscalYear}年度 決算書`,
    period: periodLine(books.startsOn, books.endsOn, books.paperSettings),
    ...edition,
    hasContents: true,
    papers: papersOf(loaded, report),
  };
}

export function papersOf(
  { books, pack, auditors }: LoadedSettlement,
  report: AuditReport | null,
): readonly PrintedPaper[] {
  const { startsOn, endsOn } = books;
  const audit = report ? [auditPaper(report, { startsOn, endsOn }, auditors)] : [];
  return [...pack.front, pack.certificateList, ...audit, ...pack.budget];
}

export function packFileName(
  { associationName, books }: LoadedSettlement,
  { isApproved, edition }: { isApproved: boolean; edition: string },
): string {
  const name = associationName.replaceAll(/[\\/:*?"<>|\s]/g, '');
  const state = isApproved ? '' : '（案）';
  return `決算書${state}_${books.fiscalYear}年度_${edition}_${name}.pdf`;
}

import { createHash } from 'node:crypto';
import type { YearBooks } from '#contract/money.ts';
import type { IsoDate } from '#domain/calendar.ts';
import { Refusal } from '#domain/refusal.ts';
import type { AuditEvidence } from '#domain/statements/audit/audit-evidence.ts';
import { type AuditAnswer, auditList } from '#domain/statements/audit/audit-list.ts';
import type { AuditReport } from '#domain/statements/audit/audit-report.ts';
import { type CheckComment, yearClose } from '#domain/statements/close/year-close.ts';
import { linesOfSide } from '#domain/statements/income-and-expense.ts';
import { overpaidYen } from '#domain/statements/pack/pack-details.ts';
import { packStyle } from '#domain/statements/pack/pack-style.ts';
import { type SettlementPack, settlementPack } from '#domain/statements/pack/settlement-pack.ts';
import { signedFigures } from '#domain/statements/pack/signed-figures.ts';
import type { AuditorTerm } from '#domain/statements/pack/word-papers.ts';
import { yearPapers } from '#domain/statements/year-papers.ts';
import type { Db } from '#server/db/db.ts';
import {
  type AuditProgress,
  findProgress,
  findReport,
  listAnswers,
} from '#server/features/audit/store.ts';
import { listAdvances } from '#server/features/billing/store.ts';
import { loadMonthPapers } from '#server/features/company-paper/store.ts';
import {
  type BooksReader,
  findAssociationName,
  listPrepaidDetails,
  listSuspense,
  listYears,
  loadYearBooks,
} from '#server/features/ledger/store.ts';
import { listCertificates } from './certificate-store.ts';
import {
  findApprovingMeeting,
  findNextBudget,
  listAuditorTerms,
  listBanks,
  listParties,
} from './facts-store.ts';
import { loadBeside } from './load-beside.ts';
import { listPacks, type PackRow } from './store.ts';

export type LoadedSettlement = {
  readonly associationName: string;
  readonly books: YearBooks;
  readonly yearId: string;
  readonly pack: SettlementPack;
  /** Of the figures: the same books give the same. */
  readonly digest: string;
  readonly items: ReturnType<typeof yearClose>['items'];
  readonly canIssue: boolean;
  readonly comments: readonly CheckComment[];
  readonly answers: readonly AuditAnswer[];
  readonly audit: ReturnType<typeof auditList>;
  readonly progress: AuditProgress;
  readonly report: AuditReport | null;
  readonly auditors: readonly AuditorTerm[];
  /** The newest first. */
  readonly versions: readonly PackRow[];
  /** The general meeting's day, once the year is approved. */
  readonly approvedOn: IsoDate | null;
};

type Wanted = {
  readonly year: string;
  readonly today: IsoDate;
  /** Those of the latest version where none are given. */
  readonly comments?: readonly CheckComment[];
};

/** Everything there is to a year's settlement, from the books of this moment. */
export async function loadSettlement(
  db: Db,
  scope: BooksReader,
  { year, today, comments: given }: Wanted,
): Promise<LoadedSettlement> {
  const books = await loadYearBooks(db, scope, { wanted: year, today });
  const years = await listYears(db, scope);
  const yearId = years.find(({ startsOn }) => startsOn === books.startsOn)?.id;
  if (yearId === undefined) throw new Refusal('not_found');
  const versions = await listPacks(db, scope, yearId);
  const comments = given ?? versions[0]?.comments ?? [];
  const facts = await loadFacts(db, scope, books);
  const pack = settlementPack({
    ...facts,
    year: books,
    isBudgetDecided: books.budgetDecided !== null,
    comments,
    style: packStyle(books.paperSettings),
  });
  const answers = await listAnswers(db, scope, yearId);
  const { certificates, checks } = pack;
  const progress = await findProgress(db, scope, { ...books, yearId });
  const monthPapers = await loadMonthPapers(db, scope, {
    from: books.startsOn.slice(0, 7),
    until: books.endsOn.slice(0, 7),
    today,
  });
  const draft = versions.find(({ state }) => state === 'draft');
  const close = yearClose({
    today,
    endsOn: books.endsOn,
    lockedUntil: books.lockedUntil,
    certificates,
    checks: checks.results,
    comments,
    sheets: pack.sheets,
    overpaidYen: overpaidYen({ year: books, parties: facts.parties }),
    linesWithoutRemark: linesWithoutRemark(pack),
    hasNextYear: years.some(({ startsOn }) => startsOn > books.endsOn),
  });
  return {
    associationName: await findAssociationName(db, scope),
    books,
    yearId,
    pack,
    digest: digestOf(pack),
    ...close,
    comments,
    answers,
    audit: auditOf(pack, { ...progress, monthPapers }, answers),
    progress,
    report: draft ? await findReport(db, scope, draft.id) : null,
    auditors: await listAuditorTerms(db, scope),
    versions,
    approvedOn: books.isFinal
      ? (versions.find(({ state }) => state === 'approved')?.meetingOn ??
        (await findApprovingMeeting(db, scope, books.endsOn)))
      : null,
  };
}

function auditOf(
  { certificates, checks, statements, sheets }: SettlementPack,
  { journal, monthPapers }: Pick<AuditProgress, 'journal'> & Pick<AuditEvidence, 'monthPapers'>,
  answers: readonly AuditAnswer[],
) {
  return auditList(
    { certificates, checks: checks.results, statements, sheets, journal, monthPapers },
    answers,
  );
}

async function loadFacts(db: Db, scope: BooksReader, books: YearBooks) {
  const { fiscalYear, startsOn, endsOn, years, today } = books;
  const before = years.find((it) => it.fiscalYear === fiscalYear - 1);
  const former = before
    ? await loadYearBooks(db, scope, { wanted: String(before.fiscalYear), today: endsOn })
    : null;
  return {
    formerStatements: former && yearPapers(former).statements,
    banks: await listBanks(db, scope),
    certificates: await listCertificates(db, scope, endsOn),
    parties: await listParties(db, scope, endsOn),
    advances: await listAdvances(db, scope, endsOn),
    suspense: await listSuspense(db, scope, endsOn),
    // Until the year is over, the months to come are not booked.
    prepaid: today > endsOn ? await listPrepaidDetails(db, scope, { startsOn, endsOn }) : null,
    nextBudget: await findNextBudget(db, scope, endsOn),
    beside: await loadBeside(db, scope, books),
  };
}

function linesWithoutRemark({ statements, cash }: SettlementPack): readonly string[] {
  return (cash?.statements ?? statements).flatMap(({ fund, income, expense }) =>
    [income, expense]
      .flatMap(linesOfSide)
      .filter(({ lacksRemark }) => lacksRemark)
      .map(({ account }) => `${account.name}（${fund.name}）`),
  );
}

function digestOf(pack: SettlementPack): string {
  return createHash('sha256').update(signedFigures(pack)).digest('hex');
}

import { demoId } from '#demo/demo-id.ts';
import { demoUser } from '#demo/demo-user.ts';
import { agmDay, relativeDates } from '#demo/relative-dates.ts';
import { settlementWords } from '#demo/settlement-words.ts';
import { template } from '#demo/template.ts';
import type { Permission } from '#domain/access/permission.ts';
import { type Role, rolesWith } from '#domain/access/role.ts';
import { addDays, type IsoDate } from '#domain/calendar.ts';
import type { AuditReport } from '#domain/statements/audit/audit-report.ts';
import { type CheckComment, commentKey } from '#domain/statements/close/year-close.ts';
import type { Database, Db } from '#server/db/db.ts';
import { withAssociation } from '#server/db/with-association.ts';
import { addReport } from '#server/features/audit/store.ts';
import { type Scope, scopeOf } from '#server/http/scope.ts';
import type { FileStore } from '#server/outside/file-store.ts';
import { type IssuedPack, issuePack } from './issue-pack.ts';
import { addToLibrary } from './library-document.ts';
import { type LoadedSettlement, loadSettlement } from './load-settlement.ts';
import { addPack, listPacks, type NewPack } from './store.ts';

const daysUntilDraft = 22;
const daysUntilAudited = 28;

type Making = {
  readonly files: FileStore;
  readonly today: IsoDate;
  /** Whether it is still worth going on: a process that ends does not wait for six papers. */
  readonly isWanted: () => boolean;
};

type Days = {
  readonly year: string;
  readonly draftOn: IsoDate;
  readonly auditedOn: IsoDate;
  readonly approvedOn: IsoDate;
};

type Issued = Record<NewPack['state'], IssuedPack>;

/**
 * The demonstration's approved years get the versions of their 決算書 and their place in the library as an
 * association's years get them: printed from the books, kept in the file store. Visitors' copies share the bytes.
 * What is there already stays; answers how many years were kept.
 */
export async function keepDemonstration(
  db: Database,
  { files, today, isWanted }: Making,
): Promise<number> {
  const inDemonstration = <T>(work: (scoped: Db) => Promise<T>) =>
    withAssociation(db, template.associationId, work);
  let kept = 0;
  for (const days of approvedYears(today)) {
    const { year } = days;
    const loadWith = (comments: readonly CheckComment[]) => (scoped: Db) =>
      loadSettlement(scoped, as('treasurer', 'ledger.read'), { year, today, comments });
    const bare = await inDemonstration(loadWith([]));
    if (bare.versions.length > 0) continue;
    const load = loadWith(explained(bare));
    const loaded = await inDemonstration(load);
    const issued = await issueAll(files, loaded, { days, isWanted });
    if (!issued) break;
    await inDemonstration(async (scoped) => {
      // Another process waits here, or has been quicker, or has made the demonstration anew.
      await scoped.query(`select pg_advisory_xact_lock(hashtext('keep-demonstration'))`);
      const now = await load(scoped);
      if (now.digest !== loaded.digest || now.versions.length > 0) return;
      await keepYear(scoped, now, { issued, days });
      kept += 1;
    });
  }
  return kept;
}

/** What differed without being wrong had its reason when the year was settled. */
function explained({ pack }: LoadedSettlement): readonly CheckComment[] {
  return pack.checks.results
    .filter(({ holds, severity }) => !holds && severity === 'warning')
    .map((check) => ({ key: commentKey(check), text: settlementWords[check.id] ?? '' }));
}

function approvedYears(today: IsoDate): readonly Days[] {
  const dates = relativeDates(today);
  return [-1, 0].map((cycle) => {
    const endsOn = `${dates.agmYear + cycle}-03-31`;
    return {
      year: String(dates.agmYear + cycle - 1),
      draftOn: addDays(endsOn, daysUntilDraft),
      auditedOn: addDays(endsOn, daysUntilAudited),
      approvedOn: agmDay(dates, cycle),
    };
  });
}

async function issueAll(
  files: FileStore,
  loaded: LoadedSettlement,
  { days, isWanted }: { days: Days; isWanted: () => boolean },
): Promise<Issued | null> {
  const { draftOn, auditedOn, approvedOn } = days;
  const report = reportOf(auditedOn);
  const draft = { loaded, version: 1, madeOn: draftOn, approvedOn: null, report: null };
  const audited = { loaded, version: 2, madeOn: auditedOn, approvedOn: null, report };
  const approved = { loaded, version: 3, madeOn: approvedOn, approvedOn, report };
  const issued: IssuedPack[] = [];
  for (const version of [draft, audited, approved]) {
    if (!isWanted()) return null;
    issued.push(await issuePack(files, version));
  }
  const [one, two, three] = issued;
  return one && two && three ? { draft: one, audited: two, approved: three } : null;
}

async function keepYear(
  db: Db,
  loaded: LoadedSettlement,
  { issued, days }: { issued: Issued; days: Days },
): Promise<void> {
  const { year, draftOn, auditedOn, approvedOn } = days;
  const report = reportOf(auditedOn);
  const open = { comments: loaded.comments, meetingOn: null, documentId: null };
  const treasurer = as('treasurer', 'settlement.write');
  const auditor = as('auditor', 'audit.write');
  const chair = as('chair', 'month.close');
  await addPack(db, treasurer, { ...issued.draft, ...open, state: 'draft', now: noonOf(draftOn) });
  const [draft] = await listPacks(db, as('treasurer', 'ledger.read'), loaded.yearId);
  if (!draft) throw new Error('the draft was not kept');
  const audit = { now: noonOf(auditedOn) };
  await addReport(db, auditor, { packId: draft.id, report, ...audit });
  await addPack(db, auditor, { ...issued.audited, ...open, state: 'audited', ...audit });
  const now = noonOf(approvedOn);
  const pack = { ...issued.approved, state: 'approved' as const, meetingOn: approvedOn };
  const id = demoId('document', `settlement-${year}`);
  const published = { pack, formerId: null, today: approvedOn, now, id };
  const documentId = await addToLibrary(
    db,
    as('chair', 'ledger.read'),
    { ...loaded, report },
    published,
  );
  await addPack(db, chair, { ...pack, comments: loaded.comments, documentId, now });
}

function reportOf(auditedOn: IsoDate): AuditReport {
  return {
    auditedOn,
    method:
      '残高証明書の原本を帳簿と見くらべ、大きな支払の請求書と領収書を見ました。理事会と通常総会の議事録も読みました。',
    opinion: 'fair',
    exceptions: '',
    business: '理事会の業務は、管理規約と総会の決議に沿って行われていると認めます。',
  };
}

function noonOf(day: IsoDate): Date {
  return new Date(`${day}T12:00:00+09:00`);
}

/** Nobody calls: the demonstration is made by the positions that make such a year in it. */
function as<Needed extends Permission>(role: Role, needs: Needed): Scope<Needed> {
  const { associationId } = template;
  const caller = {
    userId: demoUser.id,
    associationId,
    hasOwnCopy: false,
    personId: null,
    signer: { by: 'position' as const, role },
    role,
    roles: rolesWith(role),
    trialEndsOn: null,
    leavesOn: null,
    version: '',
  };
  return scopeOf(caller, { associationId, needs });
}

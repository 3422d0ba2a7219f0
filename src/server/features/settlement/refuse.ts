import { isSecondPerson, notTheSecond, type Signer } from '#domain/access/second-person.ts';
import type { IsoDate } from '#domain/calendar.ts';
import { Refusal } from '#domain/refusal.ts';
import { hindrancesOfReport } from '#domain/statements/audit/audit-notes.ts';
import { type AuditReport, lacksReason } from '#domain/statements/audit/audit-report.ts';
import type { Db } from '#server/db/db.ts';
import {
  type BooksReader,
  type findLockRow,
  listFiscalYears,
  type YearRow,
} from '#server/features/ledger/store.ts';
import type { LoadedSettlement } from './load-settlement.ts';
import type { PackRow } from './store.ts';

type LockRow = NonNullable<Awaited<ReturnType<typeof findLockRow>>>;

/** Between the making of a version and its keeping somebody else may have been quicker. */
export function refuseMoved(
  { digest, versions }: LoadedSettlement,
  made: { readonly digest: string; readonly version: number },
): void {
  if (digest !== made.digest || (versions[0]?.version ?? 0) !== made.version - 1) {
    throw new Refusal('conflict', 'ほかの方が先に変更しました。画面を読み直してください。');
  }
}

/** The year as long as nothing of it is settled for good; its books are not added up for that. */
export async function findOpenYear(db: Db, scope: BooksReader, wanted: string): Promise<YearRow> {
  const years = await listFiscalYears(db, scope);
  const year = years.find(({ fiscalYear }) => String(fiscalYear) === wanted);
  if (!year) throw new Refusal('not_found', 'この年度の帳簿はありません。');
  if (year.isFinal) {
    throw new Refusal('conflict', '総会で承認された年度なので、もう変えられません。');
  }
  return year;
}

export function refuseUnready(
  { books, items }: LoadedSettlement,
  request: LockRow | undefined,
): void {
  if (books.isFinal) {
    throw new Refusal('conflict', 'この年度の決算は、もう総会で承認されています。');
  }
  const former = books.years.find(({ fiscalYear }) => fiscalYear === books.fiscalYear - 1);
  if (former && !former.isFinal) {
    throw new Refusal(
      'conflict',
      '前の年度が、まだ総会で承認されていません。先に前の年度の承認を入れてください。',
    );
  }
  if (request?.isFinal) {
    throw new Refusal('conflict', '総会の承認を確かめている間は、案を作り直せません。');
  }
  const open = items.find(({ state }) => state === 'open');
  if (open) throw new Refusal('conflict', `${open.title}：${open.sentence}${open.advice}`);
}

/** What of the audit itself is not done yet. */
export function hindrancesOf({ audit, progress }: LoadedSettlement): readonly string[] {
  const { journal, unseenCount, threads } = progress;
  return hindrancesOfReport({
    isListComplete: audit.isComplete,
    paymentCount: journal.paymentCount,
    unseenCount,
    threads,
  });
}

/** Answers the draft that is audited. */
export function refuseWrongReport(
  loaded: LoadedSettlement,
  { report, today }: { report: AuditReport; today: IsoDate },
): PackRow {
  const [latest] = loaded.versions;
  if (latest?.state !== 'draft') {
    throw new Refusal(
      'conflict',
      latest
        ? '監査報告書は、もう書かれています。直すときは、会計担当が案を作り直します。'
        : '決算の案が、まだ作られていません。',
    );
  }
  refuseChanged(loaded, latest);
  const [hindrance] = hindrancesOf(loaded);
  if (hindrance !== undefined) throw new Refusal('conflict', hindrance);
  if (report.auditedOn < latest.madeOn || report.auditedOn > today) {
    throw new Refusal('invalid_input', '監査の日は、案を作った日から今日までの日にしてください。');
  }
  if (lacksReason(report)) {
    throw new Refusal('invalid_input', 'そのように判断した理由を、特記事項に書いてください。');
  }
  return latest;
}

export function requiredAudited(loaded: LoadedSettlement): PackRow {
  const [latest] = loaded.versions;
  if (latest?.state !== 'audited') {
    throw new Refusal('conflict', '監査報告書のある案が、まだありません。');
  }
  refuseChanged(loaded, latest);
  return latest;
}

export function refuseChanged({ digest }: LoadedSettlement, pack: PackRow): void {
  if (pack.digest !== digest) {
    throw new Refusal(
      'conflict',
      `第${pack.version}版を作ったあとで、帳簿が変わりました。案を作り直してください。`,
    );
  }
}

export function refuseWrongMeeting(
  { books, report, items }: LoadedSettlement,
  { meetingOn, today }: { meetingOn: IsoDate; today: IsoDate },
): void {
  if (meetingOn > today || meetingOn < (report?.auditedOn ?? books.endsOn)) {
    throw new Refusal('invalid_input', '総会の日は、監査の日から今日までの日にしてください。');
  }
  const next = items.find(({ id, state }) => id === 'next' && state !== 'done');
  if (next) throw new Refusal('conflict', `${next.sentence}${next.advice}`);
}

/** The request to approve this very year, of somebody else. */
export function requireRequest(
  { books }: LoadedSettlement,
  row: LockRow | undefined,
  signer: Signer,
): LockRow {
  if (!row?.isFinal || row.lockedUntil !== books.endsOn) {
    throw new Refusal('not_found', '依頼は取り下げられたか、もう承認されています。');
  }
  if (!isSecondPerson(signer, row)) {
    throw new Refusal('not_allowed', notTheSecond(signer, '承認できません'));
  }
  return row;
}

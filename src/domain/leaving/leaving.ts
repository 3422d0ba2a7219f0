import type { Role } from '#domain/access/role.ts';
import { isSecondPerson, notTheSecond, type Signer } from '#domain/access/second-person.ts';
import { addDays, formatPlainDate, type IsoDate } from '#domain/calendar.ts';

/** 利用の終了: everything can be read for so long after the approval, then it is deleted. */
const waitDays = 30;
/** ひとりの役員: so long every member may object before the only one who could approve decides alone. */
const noticeDays = 14;
/** After that, the files are asked for anew. */
const archiveDays = 14;

export type LeavingKind = 'export' | 'leave';

export type LeavingRequest = {
  readonly kind: LeavingKind;
  readonly askedAs: Role;
  readonly askedBy: string;
  readonly askedOn: IsoDate;
  /** Nobody else could approve when it was asked. */
  readonly isAlone: boolean;
  /** `null` until somebody else has approved. */
  readonly lastDay: IsoDate | null;
};

export function lastDayOf(kind: LeavingKind, approvedOn: IsoDate): IsoDate {
  return addDays(approvedOn, kind === 'leave' ? waitDays : archiveDays);
}

/** What decides beside who signs: the day, and whether somebody else could approve by now. */
export type LeavingMoment = { readonly today: IsoDate; readonly standsAlone: boolean };

/** Why this person may not approve; nothing where they may. */
export function whyNotApprove(
  request: LeavingRequest,
  signer: Signer,
  { today, standsAlone }: LeavingMoment,
): string | undefined {
  if (request.lastDay !== null) return 'この依頼は、もう承認されています。';
  if (isSecondPerson(signer, request)) return undefined;
  if (!request.isAlone || !standsAlone) return notTheSecond(signer, '承認できません');
  const from = decidedFrom(request.askedOn);
  return today < from ? `${formatPlainDate(from)}になると、決められます。` : undefined;
}

/** ひとりの役員: from this day on the asker decides alone. */
export function decidedFrom(askedOn: IsoDate): IsoDate {
  return addDays(askedOn, noticeDays);
}

type Officer = { readonly userId: string; readonly mayApprove: boolean };

/** 承認できる役員がほかにいない: whoever may approve is this person, or shares a dwelling with them. */
export function isTheOnlyOne(signer: Signer, officers: readonly Officer[]): boolean {
  if (signer.by !== 'person') return false;
  return officers.every(
    ({ userId, mayApprove }) => !mayApprove || signer.accounts.includes(userId),
  );
}

/** 書き出しの期限: approved, and not too long ago. */
export function isOpenForFiles(
  { lastDay }: Pick<LeavingRequest, 'lastDay'>,
  today: IsoDate,
): boolean {
  return lastDay !== null && today <= lastDay;
}

/** The day after the last one. */
export function deletedFrom(lastDay: IsoDate): IsoDate {
  return addDays(lastDay, 1);
}

export function leavingReadsOnly(lastDay: IsoDate): string {
  return `${formatPlainDate(lastDay)}で利用を終了するため、いまは見るだけです。続けて使うときは、管理設定の「データの書き出し・利用の終了」で、終了を取り消してください。`;
}

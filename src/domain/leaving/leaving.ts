import type { Role } from '#domain/access/role.ts';
import { isSecondPerson, notTheSecond, type Signer } from '#domain/access/second-person.ts';
import { addDays, formatPlainDate, type IsoDate } from '#domain/calendar.ts';

/** 利用の終了: everything can be read for so long after the approval, then it is deleted. */
const waitDays = 30;
/** After that, the files are asked for anew. */
const archiveDays = 14;

export type LeavingKind = 'export' | 'leave';

export type LeavingRequest = {
  readonly kind: LeavingKind;
  readonly askedAs: Role;
  readonly askedBy: string;
  /** `null` until somebody else has approved. */
  readonly lastDay: IsoDate | null;
};

export function lastDayOf(kind: LeavingKind, approvedOn: IsoDate): IsoDate {
  return addDays(approvedOn, kind === 'leave' ? waitDays : archiveDays);
}

/** Why this person may not be the second; nothing where they may. */
export function whyNotSecond(request: LeavingRequest, signer: Signer): string | undefined {
  if (request.lastDay !== null) return 'この依頼は、もう承認されています。';
  return isSecondPerson(signer, request) ? undefined : notTheSecond(signer, '承認できません');
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

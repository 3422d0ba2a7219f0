import type { Role } from '#domain/access/role.ts';
import { daysBetween, type IsoDate } from '#domain/calendar.ts';

/** Who answered, so that the company does not speak as the board. */
export function replierOf(writtenAs: Role): string {
  return writtenAs === 'companyStaff' ? '管理会社' : '理事会';
}

const newForDays = 14;

/** For two weeks a reply is kept in sight, even when its question is finished. */
export function isNewReply(writtenOn: IsoDate, today: IsoDate): boolean {
  return daysBetween(writtenOn, today) <= newForDays;
}

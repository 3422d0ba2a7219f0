import { formatPlainDate, type IsoDate } from '#domain/calendar.ts';
import type { Account, AccountRole } from './account.ts';
import type { Posting } from './entry.ts';

/** Where money lies. */
export const moneyRoles: ReadonlySet<AccountRole> = new Set(['bank', 'cash']);

/** Does money lie elsewhere, or do others hold it, after this entry? */
export function movesMoney(postings: readonly Posting[], accounts: readonly Account[]): boolean {
  const money = new Set(accounts.filter(({ role }) => moneyRoles.has(role)).map(({ id }) => id));
  return postings.some(({ accountId }) => money.has(accountId));
}

/** Money cannot have moved on a day that has not come; the balance of today would hold it already. */
export function movedMoneyFault(day: IsoDate, today: IsoDate | null): string | null {
  if (today === null || day <= today) return null;
  return `${formatPlainDate(day)}は、まだ来ていません。お金が動いたあとで、その日付を入れてください。`;
}

/** What is only decided may bear a day to come; whoever types it is told. */
export function comingDayNote(day: IsoDate, today: IsoDate): string | null {
  if (day <= today) return null;
  return `${formatPlainDate(day)}は、今日より後の日です。そのまま記帳できますが、まちがいでないか確かめてください。`;
}

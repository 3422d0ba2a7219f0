import type { Db } from '#server/db/db.ts';
import { listWaitingMails } from '#server/mail/mail-store.ts';

/** ログイン番号 of the last mail to an address, as a reader would type it; empty where none came. */
export async function mailedNumber(db: Db, email: string): Promise<string> {
  const mails = await listWaitingMails(db);
  const mail = mails.filter(({ recipient }) => recipient === email).at(-1);
  return /\d{4} \d{4}/.exec(mail?.body ?? '')?.[0] ?? '';
}

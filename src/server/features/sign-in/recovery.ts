import { boardToldMail, replacedAddressMail } from '#domain/accounts/sign-in-mails.ts';
import type { Db } from '#server/db/db.ts';
import { addMail } from '#server/mail/mail-store.ts';
import { newId } from '#server/outside/new-id.ts';
import { deleteWaysIn, findAccount, isMemberAnywhere, listBoardOf } from './account-store.ts';
import { endAllSessions } from './session-store.ts';

type Recovered = {
  readonly associationId: string;
  /** Whom the new letter let in. */
  readonly accountId: string;
  readonly personId: string;
  /** Who was this person until now. */
  readonly replacedId: string;
};

type Words = { readonly appUrl: string; readonly now: Date };

/**
 * 失くしたメールアドレスの後始末: whoever holds the old mail box is signed out everywhere and, where this was their only
 * association, has no way in any more. Of another association no board takes anything away. The old address and the
 * board are told.
 */
export async function endReplaced(tx: Db, recovered: Recovered, words: Words): Promise<void> {
  const { associationId, accountId, replacedId } = recovered;
  const { appUrl, now } = words;
  await endAllSessions(tx, replacedId);
  if (!(await isMemberAnywhere(tx, replacedId))) await deleteWaysIn(tx, replacedId);
  const old = await findAccount(tx, replacedId);
  const send = (recipient: string, text: { readonly subject: string; readonly body: string }) =>
    addMail(tx, { id: newId(now.getTime()), recipient, replyTo: null, ...text }, { now });
  if (old) await send(old.email, replacedAddressMail(`${appUrl}/hairu`));
  const told = boardToldMail(`${appUrl}/kumiai/${associationId}/people`);
  for (const email of await listBoardOf(tx, { associationId, except: accountId, now })) {
    await send(email, told);
  }
}

import { may } from '#domain/access/permissions.ts';
import { dayInJapan } from '#domain/calendar.ts';
import { findingMail, isWished } from '#domain/checks/finding-mail.ts';
import type { Database } from '#server/db/db.ts';
import { withAssociation } from '#server/db/with-association.ts';
import { logError } from '#server/http/log.ts';
import { findCallerIfAny, scopeOf } from '#server/http/scope.ts';
import { addMail } from '#server/mail/mail-store.ts';
import { newId } from '#server/outside/new-id.ts';
import { addTold, listReaders, noteLooked, type Reader } from './mail-store.ts';
import { viewChecks } from './view.ts';

/** Nobody is written to at night. */
const morningMs = 6 * 3_600_000;

type Morning = { readonly now: Date; readonly appUrl: string };

/**
 * 点検のメール: once a day, from six in the morning on, what is new is written to those who chose it. Answers how many
 * mails were stored.
 */
export async function tellFindings(db: Database, { now, appUrl }: Morning): Promise<number> {
  const day = dayInJapan(now.getTime() - morningMs);
  let stored = 0;
  for (const reader of await listReaders(db, day)) {
    try {
      if (await tell(db, reader, { now, appUrl, day })) stored += 1;
    } catch (error) {
      // The books of one association must not keep the others from their mail.
      logError('findings were not told', error);
    }
  }
  return stored;
}

async function tell(
  db: Database,
  reader: Reader,
  { now, appUrl, day }: Morning & { readonly day: string },
): Promise<boolean> {
  const found = (await listOpen(db, reader, now)).filter(({ severity }) =>
    isWished(reader.wish, severity),
  );
  return db.transaction(async (tx) => {
    await noteLooked(tx, reader, day);
    const digests = found.map(({ digest }) => digest);
    const told = await addTold(tx, reader, { digests, now });
    const news = found.filter(({ digest }) => told.has(digest));
    if (news.length === 0) return false;
    const { association, associationId, email: recipient } = reader;
    const pageUrl = `${appUrl}/kumiai/${associationId}/accounting?view=checks`;
    const mail = { id: newId(now.getTime()), recipient, replyTo: null };
    await addMail(tx, { ...mail, ...findingMail(news, { association, pageUrl }) }, { now });
    return true;
  });
}

/** As this person would see them now; nothing for whoever no longer may. */
async function listOpen(db: Database, { associationId, userId }: Reader, now: Date) {
  const today = dayInJapan(now.getTime());
  const reader = { userId, associationId, hasOwnCopy: true };
  const caller = await findCallerIfAny(db, reader, today);
  if (!caller || !may(caller.roles, 'finding.read')) return [];
  const scope = scopeOf(caller, { associationId, needs: 'finding.read' });
  const { findings } = await withAssociation(
    db,
    associationId,
    (tx) => viewChecks(tx, scope, today),
    { isReadOnly: true },
  );
  return findings.filter(({ answer }) => answer === null);
}

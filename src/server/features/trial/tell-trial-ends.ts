import { addDays, dayInJapan, type IsoDate } from '#domain/calendar.ts';
import { trialOn } from '#domain/plans/trial.ts';
import { dueNotice, earliestNotice, trialEndMail } from '#domain/plans/trial-notice.ts';
import type { Database, Db } from '#server/db/db.ts';
import { logError } from '#server/http/log.ts';
import { addMail } from '#server/mail/mail-store.ts';
import { newId } from '#server/outside/new-id.ts';
import * as store from './store.ts';

/** Nobody is written to at night. */
const morningHours = 6;
const hourMs = 3_600_000;

type Morning = { readonly now: Date; readonly appUrl: string };

/**
 * お試しの終わりの知らせ: from six in the morning of its day on, to everybody who runs the house. What was sent is
 * noted in the same transaction, so it goes once. Answers how many mails were stored.
 */
export async function tellTrialEnds(db: Database, { now, appUrl }: Morning): Promise<number> {
  const today = dayInJapan(now.getTime());
  if (today !== dayInJapan(now.getTime() - morningHours * hourMs)) return 0;
  const period = { from: today, until: addDays(today, earliestNotice - 1) };
  let stored = 0;
  for (const trial of await store.listEndingTrials(db, period)) {
    try {
      stored += await db.transaction((tx) => tell(tx, trial, { now, appUrl, today }));
    } catch (error) {
      // One association must not keep the others from their mail.
      logError('the end of a trial was not told', error);
    }
  }
  return stored;
}

async function tell(
  tx: Db,
  trial: store.EndingTrial,
  { now, appUrl, today }: Morning & { readonly today: IsoDate },
): Promise<number> {
  const { associationId, association, endsOn } = trial;
  const days = dueNotice(endsOn, today);
  if (days === null || !(await store.addTold(tx, trial, { days, now }))) return 0;
  const daysLeft = trialOn(endsOn, today)?.daysLeft ?? 0;
  const pageUrl = `${appUrl}/kumiai/${associationId}/management#subscription`;
  const text = trialEndMail({ association, endsOn, daysLeft, pageUrl });
  const recipients = await store.listOfficers(tx, associationId, today);
  for (const recipient of recipients) {
    await addMail(tx, { id: newId(now.getTime()), recipient, replyTo: null, ...text }, { now });
  }
  return recipients.length;
}

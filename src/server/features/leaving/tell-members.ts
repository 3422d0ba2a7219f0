import type { Role } from '#domain/access/role.ts';
import type { MailText } from '#domain/accounts/sign-in-mails.ts';
import { dayInJapan, type IsoDate } from '#domain/calendar.ts';
import { askedAloneMail, leavingMail, stayingMail } from '#domain/leaving/leaving-mails.ts';
import type { Database, Db } from '#server/db/db.ts';
import { addMail } from '#server/mail/mail-store.ts';
import { newId } from '#server/outside/new-id.ts';

type Untold = {
  readonly associationId: string;
  readonly requestId: string;
  readonly associationName: string;
  readonly askedAs: Role;
  readonly askedAt: string;
  readonly isAlone: boolean;
  /** `null` where the only officer has asked and not decided yet. */
  readonly approvedAs: Role | null;
  readonly lastDay: IsoDate | null;
  /** Who stopped what every member was told of. */
  readonly stoppedAs: Role | null;
};

type Telling = { readonly now: Date; readonly appUrl: string };

/** Every member with an account is written to: that it ends, and where it was stopped, that it does not. */
export async function tellMembers(db: Database, telling: Telling): Promise<number> {
  let told = 0;
  while (await tellNext(db, telling)) told += 1;
  return told;
}

function tellNext(db: Database, { now, appUrl }: Telling): Promise<boolean> {
  return db.transaction(async (tx) => {
    const untold = await takeUntold(tx);
    if (!untold) return false;
    const pageUrl = `${appUrl}/kumiai/${untold.associationId}`;
    await addMails(tx, untold, { text: textOf(untold, pageUrl), now });
    await tx.query(
      `update leaving_request set ${notedIn(untold)} = $3 where association_id = $1 and id = $2`,
      [untold.associationId, untold.requestId, now.toISOString()],
    );
    return true;
  });
}

function notedIn({ stoppedAs, approvedAs }: Untold): string {
  if (stoppedAs !== null) return 'stop_told_at';
  return approvedAs === null ? 'asked_told_at' : 'told_at';
}

function textOf(untold: Untold, pageUrl: string): MailText {
  const { stoppedAs, approvedAs, lastDay, askedAt } = untold;
  if (stoppedAs !== null) return stayingMail({ ...untold, pageUrl, stoppedAs });
  const records = { ...untold, pageUrl: `${pageUrl}/records` };
  return approvedAs === null || lastDay === null
    ? askedAloneMail({ ...records, askedOn: dayInJapan(Date.parse(askedAt)) })
    : leavingMail({ ...records, approvedAs, lastDay });
}

/** What was stopped before anybody heard of it needs no word. */
async function takeUntold(tx: Db): Promise<Untold | undefined> {
  const { rows } = await tx.query<Untold>(
    `select l.association_id as "associationId", l.id as "requestId", a.name as "associationName",
            l.asked_as as "askedAs", l.asked_at as "askedAt", l.is_alone as "isAlone", l.approved_as as "approvedAs", l.last_day as "lastDay",
            l.ended_as as "stoppedAs"
       from leaving_request l join association a on a.id = l.association_id
      where l.association_id is not null and l.kind = 'leave'
        and a.kind = 'customer'
        and ((l.ended_at is null and l.told_at is null and l.approved_at is not null)
          or (l.ended_at is null and l.asked_told_at is null and l.approved_at is null and l.is_alone)
          or (coalesce(l.told_at, l.asked_told_at) is not null and l.ended_at is not null and l.stop_told_at is null))
      order by l.asked_at limit 1 for update of l skip locked`,
  );
  return rows[0];
}

async function addMails(
  tx: Db,
  { associationId }: Untold,
  { text, now }: { text: MailText; now: Date },
): Promise<void> {
  const { rows } = await tx.query<{ email: string }>(
    `select u.email from membership m join app_user u on u.id = m.user_id
      where m.association_id = $1 and u.email <> ''`,
    [associationId],
  );
  for (const { email } of rows) {
    const mail = { id: newId(now.getTime()), recipient: email, replyTo: null, ...text };
    await addMail(tx, mail, { now });
  }
}

import type { Inquiry } from '#domain/contact/inquiry.ts';
import type { Db } from '#server/db/db.ts';
import type { Mail } from '#server/outside/mailer.ts';

/** Two inquiries with the same content within a minute are one that was sent twice. */
const duplicateWindowMs = 60_000;

type NewInquiry = {
  readonly id: string;
  readonly inquiry: Inquiry;
  readonly fingerprint: string;
  readonly now: Date;
};

/** Answers false, and stores nothing, when the same content came within the last minute. */
export async function saveInquiry(
  db: Db,
  { id, inquiry, fingerprint, now }: NewInquiry,
): Promise<boolean> {
  // Two identical requests at the same moment: the second waits here and then finds the first.
  await db.query('lock table inquiry in share row exclusive mode');
  const { rowCount } = await db.query(
    `insert into inquiry (id, organization_name, name, email, phone, plan, message, fingerprint, received_at)
     select $1::uuid, $2, $3, $4, $5, $6, $7, $8::text, $9::timestamptz
      where not exists (select from inquiry where fingerprint = $8 and received_at > $10::timestamptz)`,
    [
      id,
      inquiry.organizationName,
      inquiry.name,
      inquiry.email,
      inquiry.phone,
      inquiry.plan,
      inquiry.message,
      fingerprint,
      now.toISOString(),
      new Date(now.getTime() - duplicateWindowMs).toISOString(),
    ],
  );
  return rowCount > 0;
}

export async function addMail(
  db: Db,
  mail: Mail,
  { inquiryId, now }: { inquiryId: string; now: Date },
): Promise<void> {
  await db.query(
    `insert into outbox_mail (id, inquiry_id, recipient, reply_to, subject, body, created_at, next_attempt_at)
     values ($1, $2, $3, $4, $5, $6, $7, $7)`,
    [mail.id, inquiryId, mail.recipient, mail.replyTo, mail.subject, mail.body, now.toISOString()],
  );
}

export type WaitingMail = Mail & { readonly createdAt: string; readonly attempts: number };

const waitingColumns = `id, recipient, reply_to as "replyTo", subject, body, attempts, created_at as "createdAt"`;

export async function listWaitingMails(db: Db): Promise<WaitingMail[]> {
  const { rows } = await db.query<WaitingMail>(
    `select ${waitingColumns} from outbox_mail where sent_at is null order by created_at`,
  );
  return rows;
}

/** Takes the next due mail and holds it for `leaseMs`, so that no other process sends it meanwhile. */
export async function takeDueMail(
  db: Db,
  { now, leaseMs }: { now: Date; leaseMs: number },
): Promise<WaitingMail | undefined> {
  const { rows } = await db.query<WaitingMail>(
    `update outbox_mail set attempts = attempts + 1, next_attempt_at = $2
      where id = (select id from outbox_mail where sent_at is null and next_attempt_at <= $1
                   order by next_attempt_at limit 1 for update skip locked)
     returning ${waitingColumns}`,
    [now.toISOString(), new Date(now.getTime() + leaseMs).toISOString()],
  );
  return rows[0];
}

export async function markSent(db: Db, id: string, now: Date): Promise<void> {
  await db.query('update outbox_mail set sent_at = $2, last_error = null where id = $1', [
    id,
    now.toISOString(),
  ]);
}

export async function markFailed(
  db: Db,
  id: string,
  { error, nextAttemptAt }: { error: string; nextAttemptAt: Date },
): Promise<void> {
  await db.query('update outbox_mail set last_error = $2, next_attempt_at = $3 where id = $1', [
    id,
    error,
    nextAttemptAt.toISOString(),
  ]);
}

import type { Db } from '#server/db/db.ts';
import type { Mail } from '#server/outside/mailer.ts';

type Sending = {
  readonly now: Date;
  readonly inquiryId?: string;
  /** Somebody waits for it: it goes before all that do not, and nothing of it is kept once it has gone. */
  readonly isAwaited?: boolean;
};

export async function addMail(
  db: Db,
  mail: Mail,
  { now, inquiryId, isAwaited = false }: Sending,
): Promise<void> {
  await db.query(
    `insert into outbox_mail
       (id, inquiry_id, recipient, reply_to, subject, body, created_at, next_attempt_at, is_awaited)
     values ($1, $2, $3, $4, $5, $6, $7, $7, $8)`,
    [
      mail.id,
      inquiryId ?? null,
      mail.recipient,
      mail.replyTo,
      mail.subject,
      mail.body,
      now.toISOString(),
      isAwaited,
    ],
  );
}

export type WaitingMail = Mail & {
  readonly createdAt: string;
  readonly attempts: number;
  /** A file that is kept. */
  readonly attachmentSha256: string | null;
  readonly attachmentName: string | null;
};

const waitingColumns = `id, recipient, reply_to as "replyTo", subject, body, attempts, created_at as "createdAt",
  attachment_sha256 as "attachmentSha256", attachment_name as "attachmentName"`;

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
                   order by is_awaited desc, next_attempt_at limit 1 for update skip locked)
     returning ${waitingColumns}`,
    [now.toISOString(), new Date(now.getTime() + leaseMs).toISOString()],
  );
  return rows[0];
}

/** Its sender is still at it: nobody else takes it before. */
export async function holdMail(db: Db, id: string, until: Date): Promise<void> {
  await db.query(
    'update outbox_mail set next_attempt_at = greatest(next_attempt_at, $2) where id = $1 and sent_at is null',
    [id, until.toISOString()],
  );
}

export async function markSent(db: Db, id: string, now: Date): Promise<void> {
  await db.query(
    `update outbox_mail set sent_at = $2, last_error = null,
            subject = case when is_awaited then '' else subject end,
            body = case when is_awaited then '' else body end
      where id = $1`,
    [id, now.toISOString()],
  );
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

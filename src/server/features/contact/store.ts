import type { Inquiry } from '#domain/contact/inquiry.ts';
import type { Db } from '#server/db/db.ts';

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

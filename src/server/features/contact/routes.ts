import { createHash } from 'node:crypto';
import type { Hono } from 'hono';
import { sendInquiry } from '#contract/contact.ts';
import { type Inquiry, problemOfInquiry } from '#domain/contact/inquiry.ts';
import { mailsAboutInquiry } from '#domain/contact/inquiry-mails.ts';
import { Refusal } from '#domain/refusal.ts';
import type { Database } from '#server/db/db.ts';
import { type Env, handlePublic } from '#server/http/handle.ts';
import { createSharedLimit } from '#server/http/shared-limit.ts';
import { addMail } from '#server/mail/mail-store.ts';
import { newId } from '#server/outside/new-id.ts';
import * as store from './store.ts';

type Options = {
  readonly staffEmail: string;
  readonly appUrl: string;
  /** What keys are made of. */
  readonly secret: string;
  /** Called after an inquiry is stored; a failing mail server changes nothing for the sender. */
  readonly onStored: () => void;
};

const received = { message: 'お問い合わせを送信しました。担当者よりご連絡いたします。' };

export function contactRoutes(app: Hono<Env>, options: Options): void {
  const countInquiry = createSharedLimit(options.secret, {
    name: 'inquiry',
    count: 5,
    windowMs: 600_000,
    sentence:
      '短い時間に続けて送信されたため、受け付けられませんでした。10分ほど待ってから再度お試しください。',
  });

  handlePublic(app, sendInquiry, async (c, { website, ...inquiry }) => {
    const problem = problemOfInquiry(inquiry);
    if (problem) throw new Refusal('invalid_input', problem.sentence);
    const now = c.var.now();
    await countInquiry(c.var.db, c.var.clientAddress, now);
    // A machine that filled in the hidden field is told what a person is told.
    if (website !== '') return received;
    await storeInquiry(c.var.db, { inquiry: trimmed(inquiry), now, options });
    options.onStored();
    return received;
  });
}

async function storeInquiry(
  db: Database,
  { inquiry, now, options }: { inquiry: Inquiry; now: Date; options: Options },
): Promise<void> {
  const id = newId(now.getTime());
  const fingerprint = createHash('sha256').update(JSON.stringify(inquiry)).digest('hex');
  await db.transaction(async (tx) => {
    if (!(await store.saveInquiry(tx, { id, inquiry, fingerprint, now }))) return;
    for (const mail of mailsAboutInquiry(inquiry, options)) {
      await addMail(tx, { ...mail, id: newId(now.getTime()) }, { inquiryId: id, now });
    }
  });
}

function trimmed(inquiry: Inquiry): Inquiry {
  return {
    ...inquiry,
    organizationName: inquiry.organizationName.trim(),
    name: inquiry.name.trim(),
    email: inquiry.email.trim(),
    phone: inquiry.phone.trim(),
    message: inquiry.message.trim(),
  };
}

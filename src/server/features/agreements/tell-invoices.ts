import { dayInJapan, type IsoDate } from '#domain/calendar.ts';
import { dueInvoiceNotice, type InvoiceNotice, invoiceMail } from '#domain/plans/invoice-notice.ts';
import type { Database, Db } from '#server/db/db.ts';
import { listOfficers } from '#server/features/trial/store.ts';
import { logError } from '#server/http/log.ts';
import { addMail } from '#server/mail/mail-store.ts';
import { newId } from '#server/outside/new-id.ts';

type Morning = { readonly now: Date; readonly appUrl: string };

/** Nobody is written to at night. */
const morningHours = 6;
const hourMs = 3_600_000;

type Open = {
  readonly associationId: string;
  readonly invoiceId: string;
  readonly association: string;
  readonly number: number;
  readonly totalYen: number;
  readonly dueOn: IsoDate;
  readonly paidOn: null;
};

/** 請求書の知らせ: when it is issued, a week before and a week after the last day, each once, while it is not paid. */
export async function tellInvoices(db: Database, { now, appUrl }: Morning): Promise<number> {
  const today = dayInJapan(now.getTime());
  if (today !== dayInJapan(now.getTime() - morningHours * hourMs)) return 0;
  let stored = 0;
  for (const open of await listOpen(db)) {
    const notice = dueInvoiceNotice(open, today);
    if (!notice) continue;
    try {
      stored += await db.transaction((tx) => tell(tx, { open, notice }, { now, appUrl, today }));
    } catch (error) {
      // One association must not keep the others from their mail.
      logError('an invoice was not told', error);
    }
  }
  return stored;
}

async function listOpen(db: Db): Promise<Open[]> {
  const { rows } = await db.query<Open>(
    `select i.association_id as "associationId", i.id as "invoiceId", a.name as association, i.number,
            i.total_yen as "totalYen", i.due_on as "dueOn", i.paid_on as "paidOn"
       from plan_invoice i join association a on a.id = i.association_id
      where i.paid_on is null order by i.association_id, i.number`,
  );
  return rows;
}

type Telling = { readonly open: Open; readonly notice: InvoiceNotice };

async function tell(
  tx: Db,
  { open, notice }: Telling,
  { now, appUrl, today }: Morning & { readonly today: IsoDate },
): Promise<number> {
  const { associationId, invoiceId } = open;
  const { rowCount } = await tx.query(
    `insert into plan_invoice_told (association_id, invoice_id, notice, told_at)
     select association_id, id, $3, $4 from plan_invoice
      where association_id = $1 and id = $2 and paid_on is null
     on conflict (association_id, invoice_id, notice) do nothing`,
    [associationId, invoiceId, notice, now.toISOString()],
  );
  if (rowCount === 0) return 0;
  const pageUrl = `${appUrl}/kumiai/${associationId}/agreement`;
  const text = invoiceMail(notice, { ...open, pageUrl });
  const recipients = await listOfficers(tx, associationId, today);
  for (const recipient of recipients) {
    await addMail(tx, { id: newId(now.getTime()), recipient, replyTo: null, ...text }, { now });
  }
  return recipients.length;
}

import { dayInJapan } from '#domain/calendar.ts';
import { agreementFor, monthOf } from '#domain/plans/agreement.ts';
import {
  type DueInvoice,
  type Issuer,
  invoicePaper,
  invoicesUntil,
} from '#domain/plans/invoice.ts';
import { bankTransfer } from '#domain/plans/payment-way.ts';
import type { Database, Db } from '#server/db/db.ts';
import { logError } from '#server/http/log.ts';
import * as store from './issue-store.ts';
import type { AgreementRow } from './store.ts';

type Issuing = { readonly issuer: Issuer | undefined; readonly now: Date };

/**
 * 請求: what is due up to this month and not issued yet, each once; missed months too. Plans take effect here as well.
 * Answers how many invoices were issued.
 */
export async function issueInvoices(db: Database, issuing: Issuing): Promise<number> {
  let issued = 0;
  for (const customer of await store.listCustomers(db)) {
    try {
      issued += await db.transaction((tx) => issueFor(tx, customer, issuing));
    } catch (error) {
      // One association must not keep the others from their invoices.
      logError('invoices were not issued', error);
    }
  }
  return issued;
}

async function issueFor(tx: Db, customer: store.Customer, { issuer, now }: Issuing) {
  // Two processes at once: the second sees what the first has issued.
  await tx.query('select from association where id = $1 for update', [customer.associationId]);
  const today = dayInJapan(now.getTime());
  const agreements = await store.listApproved(tx, customer);
  const current = agreementFor(agreements, monthOf(today));
  if (current?.plan) {
    await store.applyPlan(tx, customer, { agreementId: current.id, plan: current.plan, now });
  }
  if (!issuer) return 0;
  const issued = await store.listIssuedKeys(tx, customer);
  const open = invoicesUntil(agreements, today).filter((due) => !issued.has(keyOf(due)));
  const payment = bankTransfer(issuer.bank);
  for (const due of open) {
    const number = await store.takeNumber(tx);
    const to = { issuer, payment, recipient: customer.name };
    const paper = invoicePaper({ ...to, number, issuedOn: today, due });
    const made = { due, number, paper, issuerName: issuer.name };
    await store.addInvoice(tx, customer, { ...made, issuedOn: today, now });
  }
  return open.length;
}

function keyOf({ kind, month, agreement }: DueInvoice<AgreementRow>): string {
  return kind === 'month' ? `month ${month}` : `once ${agreement.id}`;
}

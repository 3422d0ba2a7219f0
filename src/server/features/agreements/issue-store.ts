import type { IsoDate } from '#domain/calendar.ts';
import { type DueInvoice, dueDay, invoiceSums } from '#domain/plans/invoice.ts';
import { type PlanName, plans } from '#domain/plans/plans.ts';
import type { PrintedPaper } from '#domain/statements/pack/printed-paper.ts';
import type { Db } from '#server/db/db.ts';
import { newId } from '#server/outside/new-id.ts';
import { type AgreementRow, agreementColumns } from './store.ts';

export type Customer = { readonly associationId: string; readonly name: string };

/** Associations that agreed upon a plan; of one that leaves nothing more is asked. */
export async function listCustomers(db: Db): Promise<Customer[]> {
  const { rows } = await db.query<Customer>(
    `select a.id as "associationId", a.name from association a
      where a.kind = 'customer'
        and exists (select from plan_agreement g where g.association_id = a.id and g.approved_at is not null)
        and not exists (select from leaving_request l where l.association_id = a.id and l.kind = 'leave'
              and l.approved_at is not null and l.ended_at is null)
      order by a.id`,
  );
  return rows;
}

export async function listApproved(db: Db, { associationId }: Customer): Promise<AgreementRow[]> {
  const { rows } = await db.query<AgreementRow>(
    `select ${agreementColumns} from plan_agreement
      where association_id = $1 and approved_at is not null order by first_month, approved_at`,
    [associationId],
  );
  return rows;
}

/** The limits of a plan, once, from its first month on. */
export async function applyPlan(
  db: Db,
  { associationId }: Customer,
  { agreementId, plan, now }: { agreementId: string; plan: PlanName; now: Date },
): Promise<void> {
  const { rowCount } = await db.query(
    `update plan_agreement set applied_at = $3
      where association_id = $1 and id = $2 and applied_at is null`,
    [associationId, agreementId, now.toISOString()],
  );
  if (rowCount === 0) return;
  const { storageMb, modelAnswers } = plans[plan];
  await db.query(
    `update subscription set plan = $2, storage_limit_mb = $3, questions_limit = $4 where association_id = $1`,
    [associationId, plan, storageMb, modelAnswers],
  );
}

export async function listIssuedKeys(
  db: Db,
  { associationId }: Customer,
): Promise<ReadonlySet<string>> {
  const { rows } = await db.query<{ key: string }>(
    `select case kind when 'month' then 'month ' || month else 'once ' || agreement_id end as key
       from plan_invoice where association_id = $1`,
    [associationId],
  );
  return new Set(rows.map(({ key }) => key));
}

/** Whoever issues at the same moment waits here: the row is held to the end of the transaction. */
export async function takeNumber(db: Db): Promise<number> {
  const { rows } = await db.query<{ number: number }>(
    'update plan_invoice_counter set last_number = last_number + 1 returning last_number as number',
  );
  const [taken] = rows;
  if (!taken) throw new Error('the counter of invoices is not there');
  return taken.number;
}

type NewInvoice = {
  readonly due: DueInvoice<AgreementRow>;
  readonly number: number;
  readonly issuerName: string;
  readonly paper: PrintedPaper;
  readonly issuedOn: IsoDate;
  readonly now: Date;
};

/** Fails as a whole, number and all, where somebody issued the same. */
export async function addInvoice(
  db: Db,
  { associationId }: Customer,
  { due, number, issuerName, paper, issuedOn, now }: NewInvoice,
): Promise<void> {
  await db.query(
    `insert into plan_invoice (association_id, id, number, agreement_id, kind, month, total_yen, issuer_name, paper,
       issued_on, due_on) values ($1, $2, $3, $4, $5, $6, $7, $8, $9::jsonb, $10, $11)`,
    [
      associationId,
      newId(now.getTime()),
      number,
      due.agreement.id,
      due.kind,
      due.month,
      invoiceSums(due.lines, due.prices).totalYen,
      issuerName,
      JSON.stringify(paper),
      issuedOn,
      dueDay(issuedOn),
    ],
  );
}

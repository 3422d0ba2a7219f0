import type { Role } from '#domain/access/role.ts';
import type { IsoDate } from '#domain/calendar.ts';
import type { Agreement } from '#domain/plans/agreement.ts';
import type { InvoiceKind } from '#domain/plans/invoice.ts';
import type { PrintedPaper } from '#domain/statements/pack/printed-paper.ts';
import type { Db } from '#server/db/db.ts';
import type { Scope } from '#server/http/scope.ts';
import { newId } from '#server/outside/new-id.ts';

type Reader = Scope<'subscription.bills' | 'subscription.agree'>;
type Officer = Scope<'subscription.agree'>;

export type AgreementRow = Agreement & {
  readonly id: string;
  readonly askedAs: Role;
  readonly askedBy: string;
  readonly askedAt: string;
  readonly isApproved: boolean;
};

export const agreementColumns = `id, plan, first_month as "firstMonth", briefings, moves_data as "movesData",
  monthly_yen as "monthlyYen", moving_yen as "movingYen", prices, asked_as as "askedAs", asked_by as "askedBy",
  asked_at as "askedAt", approved_at is not null as "isApproved"`;

/** Asked for and approved, in the order of their first month, then of their approval. */
export async function listAgreements(db: Db, { associationId }: Reader): Promise<AgreementRow[]> {
  const { rows } = await db.query<AgreementRow>(
    `select ${agreementColumns} from plan_agreement
      where association_id = $1 and ended_at is null order by first_month, approved_at`,
    [associationId],
  );
  return rows;
}

type Asked = Pick<Agreement, 'plan' | 'firstMonth' | 'briefings' | 'movesData'>;

/** False where one waits already. */
export async function addAgreement(
  db: Db,
  { associationId, role, userId }: Officer,
  { asked, now }: { readonly asked: Asked; readonly now: Date },
): Promise<boolean> {
  const { rowCount } = await db.query(
    `insert into plan_agreement
       (association_id, id, plan, first_month, briefings, moves_data, asked_as, asked_by, asked_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict do nothing`,
    [
      associationId,
      newId(now.getTime()),
      asked.plan,
      asked.firstMonth,
      asked.briefings,
      asked.movesData,
      role,
      userId,
      now.toISOString(),
    ],
  );
  return rowCount > 0;
}

type Figures = Pick<Agreement, 'monthlyYen' | 'movingYen'>;

/** False where it was approved, taken back or offered otherwise at the same moment. */
export async function approve(
  db: Db,
  { associationId, role, userId }: Officer,
  { agreementId, figures, now }: { agreementId: string; figures: Figures; now: Date },
): Promise<boolean> {
  const { rowCount } = await db.query(
    `update plan_agreement set approved_as = $3, approved_by = $4, approved_at = $5
      where association_id = $1 and id = $2 and approved_at is null and ended_at is null
        and monthly_yen is not distinct from $6::int and moving_yen is not distinct from $7::int`,
    [
      associationId,
      agreementId,
      role,
      userId,
      now.toISOString(),
      figures.monthlyYen,
      figures.movingYen,
    ],
  );
  return rowCount > 0;
}

export async function withdraw(
  db: Db,
  { associationId }: Officer,
  { agreementId, now }: { readonly agreementId: string; readonly now: Date },
): Promise<boolean> {
  const { rowCount } = await db.query(
    `update plan_agreement set ended_at = $3
      where association_id = $1 and id = $2 and approved_at is null and ended_at is null`,
    [associationId, agreementId, now.toISOString()],
  );
  return rowCount > 0;
}

/** Whoever agreed upon a plan is not trying any more; 解約 says when writing ends. */
export async function setEnd(
  db: Db,
  { associationId }: Officer,
  endsOn: IsoDate | null,
): Promise<void> {
  await db.query(
    'update association set trial_ends_on = null, agreement_ends_on = $2 where id = $1',
    [associationId, endsOn],
  );
}

export async function findAssociation(
  db: Db,
  { associationId }: Reader,
): Promise<{ readonly name: string; readonly isCustomer: boolean } | undefined> {
  const { rows } = await db.query<{ name: string; isCustomer: boolean }>(
    `select name, kind = 'customer' as "isCustomer" from association where id = $1`,
    [associationId],
  );
  return rows[0];
}

export type InvoiceRow = {
  readonly id: string;
  readonly number: number;
  readonly kind: InvoiceKind;
  readonly month: IsoDate;
  readonly totalYen: number;
  readonly issuedOn: IsoDate;
  readonly dueOn: IsoDate;
  readonly paidOn: IsoDate | null;
};

/** The newest first. */
export async function listInvoices(db: Db, { associationId }: Reader): Promise<InvoiceRow[]> {
  const { rows } = await db.query<InvoiceRow>(
    `select id, number, kind, month, total_yen as "totalYen", issued_on as "issuedOn", due_on as "dueOn",
            paid_on as "paidOn"
       from plan_invoice where association_id = $1 order by number desc`,
    [associationId],
  );
  return rows;
}

type InvoicePaper = {
  readonly number: number;
  readonly issuerName: string;
  readonly issuedOn: IsoDate;
  readonly paper: PrintedPaper;
};

export async function findInvoicePaper(
  db: Db,
  { associationId }: Reader,
  invoiceId: string,
): Promise<InvoicePaper | undefined> {
  const { rows } = await db.query<InvoicePaper>(
    `select number, issuer_name as "issuerName", issued_on as "issuedOn", paper from plan_invoice
      where association_id = $1 and id = $2`,
    [associationId, invoiceId],
  );
  return rows[0];
}

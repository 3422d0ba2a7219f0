import { z } from 'zod/mini';
import { allRoles } from '#domain/access/role.ts';
import { endpoint, fileEndpoint } from './endpoint.ts';
import { id, isoDate, yen } from './schema.ts';

/** 契約とお支払い: what an association agrees upon with スミワ. */

const plan = z.enum(['light', 'standard', 'pro']);
const agreement = z.object({
  plan: z.nullable(plan),
  firstMonth: isoDate,
  briefings: z.int(),
  movesData: z.boolean(),
  monthlyYen: z.nullable(yen),
  movingYen: z.nullable(yen),
  /** Whether the figures hold the tax. */
  prices: z.nullable(z.enum(['with-tax', 'without-tax'])),
});
const named = z.strictObject({ agreementId: id });
const nothing = z.object({});

export const getAgreements = endpoint({
  method: 'GET',
  path: '/agreements',
  needs: 'subscription.bills',
  input: z.strictObject({}),
  output: z.object({
    isCustomer: z.boolean(),
    /** `null` while the installation does not say whether its prices hold the tax. */
    prices: z.nullable(z.enum(['with-tax', 'without-tax'])),
    /** Whether invoices can be issued. */
    isIssuing: z.boolean(),
    /** Months that may be the first one. */
    months: z.array(isoDate),
    asked: z.nullable(
      z.object({
        ...agreement.shape,
        id,
        askedAs: z.enum(allRoles),
        askedOn: isoDate,
        setupYen: yen,
        briefingYen: yen,
        /** Why the one who looks cannot approve it now; `null` where they can. */
        hindrance: z.nullable(z.string()),
      }),
    ),
    /** What holds in this month. */
    current: z.nullable(agreement),
    /** What is approved for a later month. */
    coming: z.array(agreement),
    /** The newest first. */
    invoices: z.array(
      z.object({
        id,
        number: z.int(),
        kind: z.enum(['once', 'month']),
        month: isoDate,
        totalYen: yen,
        issuedOn: isoDate,
        dueOn: isoDate,
        state: z.enum(['issued', 'paid', 'late']),
        paidOn: z.nullable(isoDate),
      }),
    ),
  }),
});
export type Agreements = z.output<typeof getAgreements.output>;

export const askForAgreement = endpoint({
  method: 'POST',
  path: '/agreements',
  needs: 'subscription.agree',
  input: z.strictObject({
    plan: z.nullable(plan),
    firstMonth: isoDate,
    briefings: z.int().check(z.minimum(0), z.maximum(9)),
    movesData: z.boolean(),
  }),
  output: nothing,
});

export const approveAgreement = endpoint({
  method: 'POST',
  path: '/agreements/:agreementId/approval',
  needs: 'subscription.agree',
  /** The figures that were on the screen: an offer that changed meanwhile is read again. */
  input: z.strictObject({
    agreementId: id,
    monthlyYen: z.nullable(yen),
    movingYen: z.nullable(yen),
  }),
  output: z.object({ plan: z.nullable(plan) }),
});

export const withdrawAgreement = endpoint({
  method: 'DELETE',
  path: '/agreements/:agreementId',
  needs: 'subscription.agree',
  input: named,
  output: z.object({ plan: z.nullable(plan) }),
});

export const getInvoicePdf = fileEndpoint({
  method: 'GET',
  path: '/plan-invoices/:invoiceId/pdf',
  needs: 'subscription.bills',
  input: z.strictObject({ invoiceId: id }),
  mediaType: 'application/pdf',
});

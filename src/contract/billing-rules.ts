import { z } from 'zod/mini';
import { endpoint } from './endpoint.ts';

/** 請求の決まり: domain/billing/billing-rules.ts */
export const billingRules = z.strictObject({
  due: z.strictObject({
    day: z.int().check(z.minimum(1), z.maximum(31)),
    monthsBefore: z.int().check(z.minimum(0), z.maximum(2)),
  }),
  order: z.enum(['month', 'item']),
  lateRate: z.int().check(z.minimum(0), z.maximum(10_000)),
  lateClause: z.string().check(z.trim(), z.maxLength(60)),
  payTo: z.string().check(z.trim(), z.maxLength(80)),
});

export const saveBillingRules = endpoint({
  method: 'PUT',
  path: '/billing/rules',
  needs: 'billing.run',
  input: z.strictObject({
    rules: billingRules,
    /** The first month that the person was told of. */
    fromMonth: z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/)),
  }),
  output: z.object({}),
});

import { z } from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { id, yen } from './schema.ts';

/** 費目 of the 料金表: the first ones out of the register, and those that come later. */

const month = z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/));
const largestSen = 999_999_999;
const roundToYen = z.union([z.literal(1), z.literal(10), z.literal(100)]);

/** What the register's own sums come to as a 料金表; nothing where there is one. */
export const getFirstTariff = endpoint({
  method: 'GET',
  path: '/billing/first-tariff',
  needs: 'billing.run',
  input: z.strictObject({}),
  output: z.object({
    items: z.array(
      z.object({
        name: z.string(),
        /** Dwellings that pay it, and what they pay a month together. */
        count: z.int(),
        yen,
        basis: z.enum(['area', 'share', 'flat', 'dwelling']),
        roundToYen: z.int(),
        /** 単価; of 戸ごとの額 that of the first dwelling. */
        sen: z.int(),
      }),
    ),
    openMonth: month,
  }),
});
export type FirstTariff = z.output<typeof getFirstTariff.output>;

export const beginTariff = endpoint({
  method: 'POST',
  path: '/billing/first-tariff',
  needs: 'billing.run',
  input: z.strictObject({
    month,
    /** What the person saw; another sum is refused, for the register has changed since. */
    yen,
  }),
  output: z.object({}),
});

export const addItem = endpoint({
  method: 'POST',
  path: '/billing/items',
  needs: 'billing.run',
  input: z.strictObject({
    id,
    name: z.string().check(z.trim(), z.minLength(1), z.maxLength(30)),
    basis: z.enum(['area', 'share', 'contract', 'flat']),
    proration: z.enum(['whole', 'days', 'from-next']),
    roundToYen,
    fundId: id,
    incomeAccountId: id,
    /** `null`: for 一時の請求 alone. */
    rate: z.nullable(
      z.strictObject({
        kind: z.string().check(z.trim(), z.maxLength(30)),
        fromMonth: month,
        sen: z.int().check(z.minimum(0), z.maximum(largestSen)),
      }),
    ),
  }),
  output: z.object({}),
});

export const removeItem = endpoint({
  method: 'DELETE',
  path: '/billing/items/:itemId',
  needs: 'billing.run',
  input: z.strictObject({ itemId: id }),
  output: z.object({}),
});

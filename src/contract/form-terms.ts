import { z } from 'zod/mini';

const limit = z.object({
  field: z.string().check(z.maxLength(40)),
  most: z.number().check(z.minimum(0), z.maximum(999_999)),
  basisWords: z.string().check(z.trim(), z.maxLength(120)),
});

const closedDays = z.object({
  weekdays: z.readonly(z.array(z.int().check(z.minimum(0), z.maximum(6))).check(z.maxLength(7))),
  isOnHolidays: z.boolean(),
  spans: z.readonly(
    z
      .array(
        z.object({
          from: z.string().check(z.maxLength(5)),
          until: z.string().check(z.maxLength(5)),
        }),
      )
      .check(z.maxLength(10)),
  ),
  basisWords: z.string().check(z.trim(), z.maxLength(120)),
});

/** What the association's own rules say; the form itself stands in the code. */
export const formTerms = z.object({
  due: z.optional(
    z.nullable(
      z.object({
        field: z.string().check(z.maxLength(40)),
        side: z.enum(['before', 'after']),
        count: z.int().check(z.minimum(0), z.maximum(366)),
        unit: z.enum(['days', 'months']),
      }),
    ),
  ),
  decider: z.optional(z.enum(['desk', 'chair', 'board'])),
  lapsesAfterMonths: z.optional(z.nullable(z.int().check(z.minimum(1), z.maximum(60)))),
  basisWords: z.optional(z.string().check(z.trim(), z.maxLength(120))),
  /** 上限 of what is asked in numbers. */
  limits: z.optional(z.readonly(z.array(limit).check(z.maxLength(10)))),
  /** できない日 of what is asked for. */
  closedDays: z.optional(closedDays),
});

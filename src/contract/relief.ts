import { z } from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { id, isoDate, yen } from './schema.ts';

/** 減額: what a dwelling owes and will not be asked for, by two and with its reason. */

const kind = z.enum(['correction', 'waiver', 'write-off']);
const words = (shortest: number, longest: number) =>
  z.string().check(z.trim(), z.minLength(shortest), z.maxLength(longest));
const month = z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/));

const relief = z.object({
  id,
  kind,
  /** Empty where the reader may not know whose they are. */
  number: z.string(),
  lines: z.array(z.object({ item: z.string(), month, yen })),
  yen,
  reason: z.string(),
  resolvedOn: z.nullable(isoDate),
  resolution: z.string(),
  state: z.enum(['asked', 'approved', 'booked', 'undone']),
  askedAs: z.string(),
  askedOn: isoDate,
  approvedAs: z.nullable(z.string()),
  approvedOn: z.nullable(isoDate),
  entryId: z.nullable(id),
  bookedOn: z.nullable(isoDate),
  /** Whether the caller is another position with the right to approve. */
  mayApprove: z.boolean(),
});
export type ReliefRow = z.output<typeof relief>;

/** The latest first; what was withdrawn is not among them. */
export const listReliefs = endpoint({
  method: 'GET',
  path: '/arrears/reliefs',
  needs: 'arrears.read',
  input: z.strictObject({}),
  output: z.object({ reliefs: z.array(relief) }),
});

export const askForRelief = endpoint({
  method: 'POST',
  path: '/arrears/reliefs',
  needs: 'arrears.act',
  input: z.strictObject({
    id,
    dwellingId: id,
    kind,
    lines: z
      .array(
        z.strictObject({
          itemId: id,
          month,
          yen: z.int().check(z.minimum(1), z.maximum(999_999_999)),
        }),
      )
      .check(z.minLength(1), z.maxLength(400)),
    reason: words(1, 120),
    resolvedOn: z.nullable(isoDate),
    resolution: words(0, 60),
  }),
  output: z.object({}),
});

export const approveRelief = endpoint({
  method: 'POST',
  path: '/arrears/reliefs/:reliefId/approval',
  needs: 'arrears.approve',
  input: z.strictObject({ reliefId: id }),
  output: z.object({ kind }),
});

export const withdrawRelief = endpoint({
  method: 'DELETE',
  path: '/arrears/reliefs/:reliefId',
  needs: 'arrears.act',
  input: z.strictObject({ reliefId: id }),
  output: z.object({ kind }),
});

/** Writes an approved one into the books, today. */
export const bookRelief = endpoint({
  method: 'POST',
  path: '/arrears/reliefs/:reliefId/entry',
  needs: 'billing.run',
  input: z.strictObject({ reliefId: id }),
  output: z.object({ entryId: id, kind }),
});

export const undoRelief = endpoint({
  method: 'POST',
  path: '/arrears/reliefs/:reliefId/undo',
  needs: 'billing.run',
  input: z.strictObject({ reliefId: id }),
  output: z.object({ kind }),
});

import { z } from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { id, isoDate, yen } from './schema.ts';

/** 自動で書く: what may book itself, what would have been booked, and what was. */

const kind = z.enum(['dues', 'income', 'payments']);

export const getAutomatic = endpoint({
  method: 'GET',
  path: '/bank/automatic',
  needs: 'ledger.read',
  input: z.strictObject({}),
  output: z.object({
    kinds: z.array(
      z.object({
        kind,
        isOn: z.boolean(),
        /** When it was switched last, and by which position. */
        switchedOn: z.nullable(isoDate),
        switchedAs: z.nullable(z.string()),
        /** On the last twelve months; `null` where it cannot be tried. */
        trial: z.nullable(
          z.object({
            lineCount: z.int(),
            bookedCount: z.int(),
            wrong: z.array(z.object({ on: isoDate, key: z.string(), yen, summary: z.string() })),
          }),
        ),
      }),
    ),
    /** By the day on which it was booked, the latest first. */
    days: z.array(
      z.object({
        day: isoDate,
        lines: z.array(
          z.object({
            matchId: id,
            heldOn: isoDate,
            text: z.string(),
            amountYen: yen,
            entryId: id,
            number: z.int(),
            summary: z.string(),
            reason: z.string(),
          }),
        ),
      }),
    ),
  }),
});
export type Automatic = z.output<typeof getAutomatic.output>;

export const setAutomatic = endpoint({
  method: 'PUT',
  path: '/bank/automatic',
  needs: 'auto.switch',
  input: z.strictObject({ kind, isOn: z.boolean() }),
  output: z.object({}),
});

/** Takes a file back as a whole: its lines go, and what was booked for them is turned back. */
export const withdrawStatementFile = endpoint({
  method: 'POST',
  path: '/bank/statements/:importId/withdrawal',
  needs: 'ledger.book',
  input: z.strictObject({ importId: id }),
  output: z.object({ lineCount: z.int(), entryCount: z.int() }),
});

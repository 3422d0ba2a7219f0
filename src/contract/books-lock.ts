import { z } from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { id, isoDate } from './schema.ts';

/** 締め: closing months and years, and opening them again. */

export const lock = z.object({
  number: z.int(),
  lockedUntil: isoDate,
  isFinal: z.boolean(),
  reason: z.string(),
  /** Positions in words: 会計担当理事, 理事長 … */
  askedAs: z.string(),
  askedOn: isoDate,
  approvedAs: z.string(),
  approvedOn: isoDate,
});
export type Lock = z.output<typeof lock>;

/** 通帳の残高: what somebody read in the passbook of an account on the last day. */
const passbook = z.object({ accountId: id, balanceYen: z.int() });

export const lockRequest = z.object({
  id,
  lockedUntil: isoDate,
  isFinal: z.boolean(),
  /** Whether it opens what is closed. */
  isReopening: z.boolean(),
  reason: z.string(),
  askedAs: z.string(),
  askedOn: isoDate,
  /** Whether the caller is another position with the right to decide. */
  mayApprove: z.boolean(),
  /** Whether it is the caller's own. */
  isMine: z.boolean(),
  passbooks: z.array(passbook),
});
export type LockRequest = z.output<typeof lockRequest>;

/** Asks to close until a day, to close a year for good, or to open again what is closed after a day. */
export const askForLock = endpoint({
  method: 'POST',
  path: '/ledger/lock-request',
  needs: 'month.ask',
  input: z.strictObject({
    lockedUntil: isoDate,
    isFinal: z.boolean(),
    reason: z.string().check(z.trim(), z.maxLength(300)),
    /** What was read in the passbooks, for whoever approves. */
    passbooks: z._default(z.array(passbook).check(z.maxLength(50)), []),
  }),
  output: z.object({ request: lockRequest }),
});

export const withdrawLockRequest = endpoint({
  method: 'DELETE',
  path: '/ledger/lock-request/:requestId',
  needs: 'ledger.read',
  input: z.strictObject({ requestId: id }),
  output: z.object({ isReopening: z.boolean() }),
});

export const approveLock = endpoint({
  method: 'POST',
  path: '/ledger/lock-request/:requestId/approval',
  needs: 'month.close',
  input: z.strictObject({ requestId: id }),
  output: z.object({ lock, isReopening: z.boolean() }),
});

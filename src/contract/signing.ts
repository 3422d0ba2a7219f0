import { z } from 'zod/mini';
import { signingStates } from '#domain/minutes/signing.ts';
import { endpoint } from './endpoint.ts';
import { minutesVersion } from './minutes.ts';
import { id, isoDate } from './schema.ts';

/** 電子署名: the minutes go to a desk of signatures, and come back signed. */

export const getSigning = endpoint({
  method: 'GET',
  path: '/minutes/:meetingId/signing',
  needs: 'minutes.write',
  input: z.strictObject({ meetingId: id }),
  output: z.object({
    /** A desk is set up, and this is no demonstration. */
    isOffered: z.boolean(),
    /** Who would sign, in this order; an address that the register knows is not shown. */
    signers: z.array(z.object({ name: z.string(), hasAddress: z.boolean() })),
    /** The newest for the version in hand. */
    latest: z.nullable(
      z.object({
        id,
        state: z.enum(signingStates),
        words: z.string(),
        askedOn: isoDate,
        signers: z.array(z.object({ name: z.string(), hasSigned: z.boolean() })),
      }),
    ),
  }),
});
export type Signing = z.output<typeof getSigning.output>;

const address = z
  .string()
  .check(
    z.trim(),
    z.maxLength(254),
    z.regex(/^$|^[^\s@<>(),;:"]+@[^\s@<>(),;:"]+\.[^\s@<>(),;:"]+$/),
  );

/** Sends the checked minutes to the desk. An empty address is that of the register. */
export const askSigning = endpoint({
  method: 'POST',
  path: '/minutes/:meetingId/signing',
  needs: 'minutes.sign',
  input: z.strictObject({
    meetingId: id,
    id,
    minutesId: minutesVersion.shape.id,
    addresses: z.array(address).check(z.length(3)),
  }),
  output: z.object({}),
});

/** 取り消し: from here on nobody is asked to sign it, and nothing that comes back is taken. */
export const withdrawSigning = endpoint({
  method: 'DELETE',
  path: '/minutes/:meetingId/signing',
  needs: 'minutes.sign',
  input: z.strictObject({ meetingId: id }),
  output: z.object({}),
});

/** Keeps what all have signed, where whoever had asked for it may no longer do so. */
export const keepSigning = endpoint({
  method: 'POST',
  path: '/minutes/:meetingId/signing/kept',
  needs: 'minutes.sign',
  input: z.strictObject({ meetingId: id }),
  output: z.object({}),
});

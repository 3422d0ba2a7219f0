import { z } from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { id } from './schema.ts';

/** この端末への通知 (web push): a member asks for it on a device, and takes it back. */

const address = z.url().check(z.maxLength(1000));

export const getPush = endpoint({
  method: 'GET',
  path: '/push',
  needs: 'preference.own',
  input: z.strictObject({}),
  output: z.object({
    /** Of the sender, as a browser asks for it; null where it is not offered. */
    publicKey: z.nullable(z.string()),
    /** SHA-256 of the address of each device that is told, in hexadecimal: a browser knows itself by it. */
    devices: z.array(z.string()),
  }),
});

export const addPushDevice = endpoint({
  method: 'POST',
  path: '/push/devices',
  needs: 'preference.own',
  input: z.strictObject({
    id,
    endpoint: address,
    publicKey: z.string().check(z.regex(/^[A-Za-z0-9_-]{87}$/)),
    authSecret: z.string().check(z.regex(/^[A-Za-z0-9_-]{22}$/)),
  }),
  output: z.object({}),
});

/** This device alone. */
export const endPushDevice = endpoint({
  method: 'POST',
  path: '/push/ended-devices',
  needs: 'preference.own',
  input: z.strictObject({ endpoint: address }),
  output: z.object({}),
});

/** All of one's own: also those that are lost. */
export const endPushDevices = endpoint({
  method: 'DELETE',
  path: '/push/devices',
  needs: 'preference.own',
  input: z.strictObject({}),
  output: z.object({}),
});

import { z } from 'zod/mini';
import { passkeyTransports } from '#domain/accounts/passkey-rules.ts';
import { publicEndpoint } from './endpoint.ts';
import { id } from './schema.ts';

const known = z.object({
  id: z.string(),
  type: z.literal('public-key'),
  transports: z.array(z.enum(passkeyTransports)),
});

const toMake = z.object({
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ alg: z.int(), type: z.literal('public-key') })),
  timeout: z.int(),
  excludeCredentials: z.array(known),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.boolean(),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
});

const toSign = z.object({
  rpId: z.string(),
  challenge: z.string(),
  timeout: z.int(),
  userVerification: z.literal('required'),
  allowCredentials: z.array(known),
});

/** What a device signed, in base64url. */
const signed = z.strictObject({
  id: z.string(),
  clientDataJSON: z.string(),
  authenticatorData: z.string(),
  signature: z.string(),
  userHandle: z.string(),
});

/** 画面ロックでのログインを加える: what this device is to make. Asks for a new proof where the last one is old. */
export const askToAddPasskey = publicEndpoint({
  method: 'POST',
  path: '/api/account/passkeys/question',
  input: z.strictObject({}),
  output: z.object({ options: toMake }),
});

export const addPasskey = publicEndpoint({
  method: 'POST',
  path: '/api/account/passkeys',
  input: z.strictObject({
    name: z.string(),
    made: z.strictObject({
      id: z.string(),
      clientDataJSON: z.string(),
      attestationObject: z.string(),
      transports: z.array(z.string()),
    }),
  }),
  output: z.object({}),
});

export const removePasskey = publicEndpoint({
  method: 'DELETE',
  path: '/api/account/passkeys/:passkeyId',
  input: z.strictObject({ passkeyId: id }),
  output: z.object({ removed: z.boolean() }),
});

/** 画面ロックで入る: whoever asks, the question is the same and names nobody. */
export const askToEnter = publicEndpoint({
  method: 'POST',
  path: '/api/sign-in/passkey/question',
  input: z.strictObject({}),
  output: z.object({ options: toSign }),
});

export const enterByPasskey = publicEndpoint({
  method: 'POST',
  path: '/api/sign-in/passkey',
  input: z.strictObject({ signed }),
  output: z.object({}),
});

/** 本人の確認: the same for whoever is signed in already. */
export const askToProve = publicEndpoint({
  method: 'POST',
  path: '/api/account/proof/passkey/question',
  input: z.strictObject({}),
  output: z.object({ options: toSign }),
});

export const proveByPasskey = publicEndpoint({
  method: 'POST',
  path: '/api/account/proof/passkey',
  input: z.strictObject({ signed }),
  output: z.object({}),
});

export const askForProofNumber = publicEndpoint({
  method: 'POST',
  path: '/api/account/proof/number',
  input: z.strictObject({}),
  output: z.object({ message: z.string() }),
});

export const proveByNumber = publicEndpoint({
  method: 'POST',
  path: '/api/account/proof',
  input: z.strictObject({ number: z.string() }),
  output: z.object({}),
});

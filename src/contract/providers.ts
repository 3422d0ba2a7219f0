import { z } from 'zod/mini';
import { allProviders } from '#domain/accounts/provider-rules.ts';
import { publicEndpoint } from './endpoint.ts';

export const provider = z.enum(allProviders);

/** LINEやGoogleへ行く: where the browser goes. 'add' asks for a new proof where the last one is old. */
export const askProvider = publicEndpoint({
  method: 'POST',
  path: '/api/sign-in/provider/question',
  input: z.strictObject({ provider, purpose: z.enum(['enter', 'add']) }),
  output: z.object({ address: z.string() }),
});

/** LINEやGoogleから戻る: good once, in the browser that went. */
export const returnFromProvider = publicEndpoint({
  method: 'POST',
  path: '/api/sign-in/provider',
  input: z.strictObject({
    /** Empty where the person turned back at the provider. */
    code: z.string(),
    state: z.string(),
    issuer: z.nullable(z.string()),
  }),
  output: z.object({ provider, purpose: z.enum(['enter', 'add']) }),
});

export const removeProvider = publicEndpoint({
  method: 'DELETE',
  path: '/api/account/providers/:provider',
  input: z.strictObject({ provider }),
  output: z.object({ removed: z.boolean() }),
});

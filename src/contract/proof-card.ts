import { z } from 'zod/mini';
import { publicEndpoint } from './endpoint.ts';

/** 役員カード: whether whoever is signed in has one, and may have one. */
export const getProofCard = publicEndpoint({
  method: 'GET',
  path: '/api/account/card',
  input: z.strictObject({}),
  output: z.object({
    isOffered: z.boolean(),
    card: z.nullable(z.object({ madeAt: z.string(), next: z.int(), left: z.int() })),
  }),
});
export type ProofCard = z.output<typeof getProofCard.output>;

/** Makes a card; the one before is good no more. Its numbers stand on the paper alone. */
export const printProofCard = {
  method: 'POST',
  path: '/api/account/card',
  needs: 'nothing',
  input: z.strictObject({}),
  mediaType: 'application/pdf',
} as const;

export const endProofCard = publicEndpoint({
  method: 'DELETE',
  path: '/api/account/card',
  input: z.strictObject({}),
  output: z.object({ ended: z.boolean() }),
});

/** 本人の確認 with the number whose turn it is. */
export const proveByCard = publicEndpoint({
  method: 'POST',
  path: '/api/account/proof/card',
  input: z.strictObject({ number: z.string() }),
  output: z.object({}),
});

import { z } from 'zod/mini';
import { publicEndpoint } from './endpoint.ts';
import { id, isoDate } from './schema.ts';

/** 利用を終えた管理組合 of whoever is signed in. */
export const listEnded = publicEndpoint({
  method: 'GET',
  path: '/api/account/ended',
  input: z.strictObject({}),
  output: z.object({
    ended: z.array(
      z.object({
        id,
        name: z.string(),
        deletedOn: isoDate,
        /** Not before the last of its files has gone. */
        hasCertificate: z.boolean(),
      }),
    ),
  }),
});

/** 消去証明書 */
export const getCertificate = {
  method: 'GET',
  path: '/api/account/ended/:endedId/certificate.pdf',
  needs: 'nothing',
  input: z.strictObject({ endedId: id }),
  mediaType: 'application/pdf',
} as const;

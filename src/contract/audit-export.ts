import { z } from 'zod/mini';
import { endpoint, fileEndpoint } from './endpoint.ts';
import { id, isoDate } from './schema.ts';

/** 監査用データ: everything of a year as one archive, and what was taken along before. */

const year = z.string().check(z.regex(/^\d{4}$/));

const kept = z.object({
  id,
  madeOn: isoDate,
  madeAs: z.string(),
  entryCount: z.int(),
  fileCount: z.int(),
  /** 控えの番号, in fours. */
  controlNumber: z.string(),
});

const exports = z.object({
  /** Why it cannot be made, in a sentence; empty where it can. */
  hindrance: z.string(),
  /** What the demonstration says of the plan it needs; empty elsewhere. */
  note: z.string(),
  entryCount: z.int(),
  voucherCount: z.int(),
  voucherBytes: z.number(),
  /** The newest first. */
  exports: z.array(kept),
});
export type AuditExports = z.output<typeof exports>;

export const getAuditExports = endpoint({
  method: 'GET',
  path: '/audits/:year/exports',
  needs: 'ledger.read',
  input: z.strictObject({ year }),
  output: exports,
});

export const makeAuditExport = fileEndpoint({
  method: 'POST',
  path: '/audits/:year/exports',
  needs: 'audit.export',
  input: z.strictObject({ year, id }),
  mediaType: 'application/zip',
  writes: true,
});

import { z } from 'zod/mini';
import { auditResults } from '#domain/statements/audit/audit-list.ts';
import { auditOpinions } from '#domain/statements/audit/audit-report.ts';
import { lockRequest } from './books-lock.ts';
import { endpoint, fileEndpoint, uploadEndpoint } from './endpoint.ts';
import { printedPaper } from './printed-paper.ts';
import { id, isoDate, yen } from './schema.ts';
import { largestVoucherBytes } from './voucher.ts';

/** 決算: certificates, the pack in its versions, audit, and the approval by the general meeting. */

const year = z.string().check(z.regex(/^\d{4}$/));
const words = (longest: number) => z.string().check(z.trim(), z.maxLength(longest));
const someWords = (longest: number) =>
  z.string().check(z.trim(), z.minLength(1), z.maxLength(longest));
const largestYen = 999_999_999_999;
const amount = z.int().check(z.minimum(-largestYen), z.maximum(largestYen));

const certificate = z.object({
  accountId: id,
  accountName: z.string(),
  fundNames: z.string(),
  place: z.string(),
  ledgerYen: yen,
  /** `null` while it has not come. */
  certificateYen: z.nullable(yen),
  inTransitYen: yen,
  note: z.string(),
  state: z.enum(['same', 'explained', 'different', 'missing']),
  sentence: z.string(),
  /** Once the auditor read the very figure from the original. */
  originalSeenOn: z.nullable(isoDate),
  /** What the auditor read, where it is another figure. */
  originalYen: z.nullable(yen),
  /** The original as the auditor keeps it. */
  originalPaper: z.nullable(z.object({ voucherId: id, fileName: z.string() })),
  /** The bank's paper as a file. */
  paper: z.nullable(z.object({ voucherId: id, fileName: z.string() })),
});
export type CertificateOfYear = z.output<typeof certificate>;

const check = z.object({
  key: z.string(),
  id: z.string(),
  title: z.string(),
  severity: z.enum(['error', 'warning']),
  subject: z.string(),
  leftYen: yen,
  rightYen: yen,
  unit: z.optional(z.literal('区画')),
  holds: z.boolean(),
  comment: z.string(),
});
export type CheckOfYear = z.output<typeof check>;

const auditItem = z.object({
  code: z.string(),
  title: z.string(),
  evidence: z.string(),
  computed: z.nullable(z.object({ holds: z.boolean(), sentence: z.string() })),
  isProof: z.boolean(),
  answer: z.nullable(z.object({ result: z.enum(auditResults), note: z.string() })),
  isDone: z.boolean(),
});
export type AuditItemOfYear = z.output<typeof auditItem>;

const auditReport = z.object({
  auditedOn: isoDate,
  method: z.string(),
  opinion: z.enum(auditOpinions),
  exceptions: z.string(),
  business: z.string(),
});

const packVersion = z.object({
  version: z.int(),
  state: z.enum(['draft', 'audited', 'approved']),
  madeOn: isoDate,
  /** The position in words. */
  madeAs: z.string(),
  byteSize: z.int(),
  meetingOn: z.nullable(isoDate),
  documentId: z.nullable(id),
  /** The books still say what it says. */
  isCurrent: z.boolean(),
});
export type PackVersion = z.output<typeof packVersion>;

const settlement = z.object({
  today: isoDate,
  fiscalYear: z.int(),
  startsOn: isoDate,
  endsOn: isoDate,
  isFinal: z.boolean(),
  /** The day of the general meeting that approved it. */
  approvedOn: z.nullable(isoDate),
  certificates: z.array(certificate),
  items: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      state: z.enum(['done', 'open', 'note']),
      sentence: z.string(),
      advice: z.string(),
    }),
  ),
  canIssue: z.boolean(),
  checks: z.array(check),
  waiting: z.array(z.object({ id: z.string(), title: z.string() })),
  audit: z.object({
    items: z.array(auditItem),
    isComplete: z.boolean(),
    /** Why the report cannot be written yet. */
    hindrances: z.array(z.string()),
    /** On the latest version. */
    report: z.nullable(auditReport),
  }),
  /** The newest first. */
  versions: z.array(packVersion),
  /** To approve the year for good, waiting for a second person. */
  request: z.nullable(lockRequest),
  /** What the caller may do. */
  may: z.object({
    prepare: z.boolean(),
    audit: z.boolean(),
    ask: z.boolean(),
    publish: z.boolean(),
  }),
});
export type Settlement = z.output<typeof settlement>;

export const getSettlement = endpoint({
  method: 'GET',
  path: '/settlements/:year',
  needs: 'ledger.read',
  input: z.strictObject({ year }),
  output: settlement,
});

/** 附属明細書 and the list of 残高証明書, as the pack prints them. */
export const getSettlementDetails = endpoint({
  method: 'GET',
  path: '/settlements/:year/details',
  needs: 'ledger.read',
  input: z.strictObject({ year }),
  output: z.object({ papers: z.array(printedPaper) }),
});

export const saveCertificate = endpoint({
  method: 'PUT',
  path: '/settlements/:year/certificates/:accountId',
  needs: 'settlement.write',
  input: z.strictObject({
    year,
    accountId: id,
    amountYen: amount,
    inTransitYen: amount,
    note: words(120),
  }),
  output: z.object({}),
});

export const deleteCertificate = endpoint({
  method: 'DELETE',
  path: '/settlements/:year/certificates/:accountId',
  needs: 'settlement.write',
  input: z.strictObject({ year, accountId: id }),
  output: z.object({}),
});

/** The bank's paper beside its figure; `null` takes it off. */
export const putCertificatePaper = endpoint({
  method: 'PUT',
  path: '/settlements/:year/certificates/:accountId/paper',
  needs: 'settlement.write',
  input: z.strictObject({ year, accountId: id, voucherId: z.nullable(id) }),
  output: z.object({}),
});

/** 「原本を見た」: the auditor reads the figure from the original; `null` takes it back. */
export const seeOriginal = endpoint({
  method: 'POST',
  path: '/settlements/:year/certificates/:accountId/original',
  needs: 'audit.write',
  input: z.strictObject({ year, accountId: id, amountYen: z.nullable(amount) }),
  output: z.object({}),
});

/** The original as a file, put there by the auditor alone. A repeat with the same `id` changes nothing. */
export const addOriginalPaper = uploadEndpoint({
  method: 'POST',
  path: '/settlement-originals',
  needs: 'audit.write',
  input: z.strictObject({ id, year, accountId: id }),
  output: z.object({}),
  largestFileBytes: largestVoucherBytes,
});

export const issueDraft = endpoint({
  method: 'POST',
  path: '/settlements/:year/drafts',
  needs: 'settlement.write',
  input: z.strictObject({
    year,
    comments: z
      .array(z.strictObject({ key: someWords(300), text: words(300) }))
      .check(z.maxLength(60)),
  }),
  output: z.object({}),
});

export const answerAuditItem = endpoint({
  method: 'PUT',
  path: '/settlements/:year/audit-items/:code',
  needs: 'audit.write',
  input: z.strictObject({
    year,
    code: z.string().check(z.regex(/^[a-z-]{1,40}$/)),
    /** `null` takes the answer back. */
    result: z.nullable(z.enum(auditResults)),
    note: words(300),
  }),
  output: z.object({}),
});

export const writeAuditReport = endpoint({
  method: 'POST',
  path: '/settlements/:year/audit-report',
  needs: 'audit.write',
  input: z.strictObject({
    year,
    auditedOn: isoDate,
    method: someWords(800),
    opinion: z.enum(auditOpinions),
    exceptions: words(800),
    business: someWords(800),
  }),
  output: z.object({}),
});

/** 総会の承認を入れる: asked by one, approved by another. */
export const askForApproval = endpoint({
  method: 'POST',
  path: '/settlements/:year/closing',
  needs: 'month.ask',
  input: z.strictObject({ year, meetingOn: isoDate }),
  output: z.object({}),
});

export const approveSettlement = endpoint({
  method: 'POST',
  path: '/settlements/:year/approval',
  needs: 'month.close',
  input: z.strictObject({ year }),
  output: z.object({}),
});

/** Puts the latest audited or approved version into the library. */
export const publishPack = endpoint({
  method: 'POST',
  path: '/settlements/:year/publication',
  needs: 'document.write',
  input: z.strictObject({ year }),
  output: z.object({ documentId: id }),
});

/** A version as it was issued; `now` is what the books say at this moment. */
export const getPackPdf = fileEndpoint({
  method: 'GET',
  path: '/settlements/:year/packs/:version',
  needs: 'ledger.read',
  input: z.strictObject({ year, version: z.string().check(z.regex(/^(now|\d{1,4})$/)) }),
  mediaType: 'application/pdf',
});

import { z } from 'zod/mini';
import { disclosureKeys } from '#domain/disclosure/disclosure-questions.ts';
import { endpoint, fileEndpoint } from './endpoint.ts';
import { printedPaper } from './printed-paper.ts';
import { id, isoDate, yen } from './schema.ts';

/** 管理に係る重要事項調査報告書: what a seller's agent asks of a dwelling. */

const words = (longest: number) => z.string().check(z.trim(), z.maxLength(longest));
const someWords = (longest: number) =>
  z.string().check(z.trim(), z.minLength(1), z.maxLength(longest));
const answers = z.partialRecord(z.enum(disclosureKeys), words(300));

const order = {
  asker: z.enum(['agent', 'owner']),
  askerName: someWords(80),
  license: words(60),
  reason: someWords(200),
  askedOn: isoDate,
  feeYen: z.int().check(z.minimum(0), z.maximum(999_999)),
};

const issued = z.object({
  ...order,
  id,
  number: z.int(),
  dwellingNumber: z.string(),
  issuedOn: isoDate,
  issuedAs: z.string(),
  /** What booked the fee, while it holds. */
  feeEntryId: z.nullable(id),
});
export type IssuedDisclosure = z.output<typeof issued>;

/** What an owner asks for and nobody issued yet. */
const request = z.object({
  id,
  dwellingId: id,
  dwellingNumber: z.string(),
  owner: z.string(),
  reason: z.string(),
  receiver: z.string(),
  wantedOn: z.nullable(isoDate),
  askedOn: isoDate,
});
export type DisclosureRequest = z.output<typeof request>;

export const listDisclosures = endpoint({
  method: 'GET',
  path: '/disclosures',
  needs: 'disclosure.issue',
  input: z.strictObject({}),
  output: z.object({
    today: isoDate,
    dwellings: z.array(z.object({ id, number: z.string() })),
    /** As said in the last one. */
    answers,
    /** The newest first. */
    issued: z.array(issued),
    /** The oldest first. */
    requests: z.array(request),
  }),
});

/** What the records say today, as the paper would have it; nothing is issued. */
export const previewDisclosure = endpoint({
  method: 'GET',
  path: '/dwellings/:dwellingId/disclosure',
  needs: 'disclosure.issue',
  input: z.strictObject({ dwellingId: id }),
  output: z.object({ paper: printedPaper }),
});

export const issueDisclosure = endpoint({
  method: 'POST',
  path: '/disclosures',
  needs: 'disclosure.issue',
  input: z.strictObject({
    ...order,
    id,
    dwellingId: id,
    answers,
    /** The owner's request that it answers. */
    requestId: z.nullable(id),
  }),
  output: z.object({ number: z.int() }),
});

/** As it was issued. */
export const getDisclosure = endpoint({
  method: 'GET',
  path: '/disclosures/:disclosureId',
  needs: 'disclosure.issue',
  input: z.strictObject({ disclosureId: id }),
  output: z.object({ number: z.int(), paper: printedPaper }),
});

export const getDisclosurePdf = fileEndpoint({
  method: 'GET',
  path: '/disclosures/:disclosureId/pdf',
  needs: 'disclosure.issue',
  input: z.strictObject({ disclosureId: id }),
  mediaType: 'application/pdf',
});

/** The fee came in: income of the association. */
export const bookDisclosureFee = endpoint({
  method: 'POST',
  path: '/disclosures/:disclosureId/fee',
  needs: 'ledger.book',
  input: z.strictObject({ disclosureId: id, receivedOn: isoDate, accountId: id }),
  output: z.object({ entryId: id }),
});

/** わたしの請求: what the caller asked for, of the own dwellings. */
export const listOwnDisclosures = endpoint({
  method: 'GET',
  path: '/own-disclosures',
  needs: 'bill.own',
  input: z.strictObject({}),
  output: z.object({
    today: isoDate,
    dwellings: z.array(z.object({ id, number: z.string() })),
    /** The newest first. */
    requests: z.array(
      z.object({
        id,
        dwellingNumber: z.string(),
        reason: z.string(),
        receiver: z.string(),
        wantedOn: z.nullable(isoDate),
        askedOn: isoDate,
        issued: z.nullable(z.object({ number: z.int(), on: isoDate, feeYen: yen })),
      }),
    ),
  }),
});
export type OwnDisclosures = z.output<typeof listOwnDisclosures.output>;

export const askForDisclosure = endpoint({
  method: 'POST',
  path: '/own-disclosures',
  needs: 'bill.own',
  input: z.strictObject({
    id,
    dwellingId: id,
    reason: someWords(200),
    receiver: words(80),
    wantedOn: z.nullable(isoDate),
  }),
  output: z.object({}),
});

export const withdrawDisclosureRequest = endpoint({
  method: 'DELETE',
  path: '/own-disclosures/:requestId',
  needs: 'bill.own',
  input: z.strictObject({ requestId: id }),
  output: z.object({}),
});

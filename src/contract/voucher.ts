import { z } from 'zod/mini';
import { voucherKinds } from '#domain/vouchers/voucher.ts';
import { endpoint, fileEndpoint, uploadEndpoint } from './endpoint.ts';
import { id, isoDate, yen } from './schema.ts';

/** 証憑: the papers behind the entries of the books. */

export const largestVoucherBytes = 20 * 1024 * 1024;
const largestYen = 999_999_999_999;

const kind = z.enum(voucherKinds);
const field = z.enum([
  'kind',
  'payee',
  'subject',
  'issuedOn',
  'dueOn',
  'amountYen',
  'invoiceNumber',
]);

/** Where a fact was read. The box is in shares of the page, from its upper left corner. */
export const place = z.object({
  field,
  page: z.int(),
  quote: z.string(),
  box: z.nullable(
    z.object({ left: z.number(), top: z.number(), width: z.number(), height: z.number() }),
  ),
});
export type Place = z.output<typeof place>;

const voucher = z.object({
  id,
  kind,
  issuedOn: z.nullable(isoDate),
  dueOn: z.nullable(isoDate),
  amountYen: z.nullable(yen),
  payee: z.string(),
  invoiceNumber: z.string(),
  note: z.string(),
  /** Else the facts are what was read in the file, and nobody has looked yet. */
  isConfirmed: z.boolean(),
  places: z.array(place),
  readingNote: z.string(),
  file: z.object({ name: z.string(), mediaType: z.string(), byteSize: z.int() }),
  addedAs: z.string(),
  addedOn: isoDate,
  /** The entries it stands beside, oldest first. */
  entries: z.array(
    z.object({
      id,
      number: z.int(),
      postedOn: isoDate,
      summary: z.string(),
      isReversed: z.boolean(),
      /** Its month is closed: what stands beside it stays. */
      isClosed: z.boolean(),
    }),
  ),
});
export type Voucher = z.output<typeof voucher>;

/** A repeat with the same `id` answers what is there already. */
export const addVoucher = uploadEndpoint({
  method: 'POST',
  path: '/vouchers',
  needs: 'ledger.book',
  input: z.strictObject({ id }),
  output: z.object({
    voucher,
    /** The very same file was there before. */
    isTwin: z.boolean(),
  }),
  largestFileBytes: largestVoucherBytes,
});

export const listVouchers = endpoint({
  method: 'GET',
  path: '/vouchers',
  needs: 'ledger.read',
  input: z.strictObject({
    entryId: z.optional(id),
    /** 証憑の箱: beside no entry that still stands; `bills` are the invoices and receipts of it alone. */
    box: z.optional(z.enum(['yes', 'bills'])),
    /** In payee, name of the file and note. */
    text: z.optional(z.string().check(z.trim(), z.maxLength(60))),
    yen: z.optional(z.string().check(z.regex(/^[1-9]\d{0,11}$/))),
    from: z.optional(isoDate),
    until: z.optional(isoDate),
  }),
  output: z.object({ vouchers: z.array(voucher), count: z.int() }),
});

export const getVoucher = endpoint({
  method: 'GET',
  path: '/vouchers/:voucherId',
  needs: 'ledger.read',
  input: z.strictObject({ voucherId: id }),
  output: z.object({ voucher }),
});

/** What a person says about it, having looked. */
export const saveVoucher = endpoint({
  method: 'PUT',
  path: '/vouchers/:voucherId',
  needs: 'ledger.book',
  input: z.strictObject({
    voucherId: id,
    kind,
    issuedOn: z.nullable(isoDate),
    dueOn: z.nullable(isoDate),
    amountYen: z.nullable(z.int().check(z.minimum(1), z.maximum(largestYen))),
    payee: z.string().check(z.trim(), z.maxLength(60)),
    invoiceNumber: z.string().check(z.regex(/^(T\d{13})?$/)),
    note: z.string().check(z.trim(), z.maxLength(300)),
  }),
  output: z.object({ voucher }),
});

/** Only one that stands beside no entry. */
export const deleteVoucher = endpoint({
  method: 'DELETE',
  path: '/vouchers/:voucherId',
  needs: 'ledger.book',
  input: z.strictObject({ voucherId: id }),
  output: z.object({}),
});

export const attachVoucher = endpoint({
  method: 'PUT',
  path: '/vouchers/:voucherId/entries/:entryId',
  needs: 'ledger.book',
  input: z.strictObject({ voucherId: id, entryId: id }),
  output: z.object({ voucher }),
});

/** Until the month of the entry is closed. */
export const detachVoucher = endpoint({
  method: 'DELETE',
  path: '/vouchers/:voucherId/entries/:entryId',
  needs: 'ledger.book',
  input: z.strictObject({ voucherId: id, entryId: id }),
  output: z.object({ voucher }),
});

/** To be looked at, or to be kept. */
export const getVoucherFile = fileEndpoint({
  method: 'GET',
  path: '/vouchers/:voucherId/file',
  needs: 'ledger.read',
  input: z.strictObject({ voucherId: id, as: z.optional(z.literal('download')) }),
  mediaType: 'application/pdf',
});

/** Payments that need a paper and have none. */
export const listWithoutVoucher = endpoint({
  method: 'GET',
  path: '/ledger/without-voucher',
  needs: 'ledger.read',
  input: z.strictObject({ from: isoDate, until: isoDate }),
  output: z.object({
    entries: z.array(
      z.object({
        id,
        number: z.int(),
        postedOn: isoDate,
        summary: z.string(),
        amountYen: yen,
      }),
    ),
  }),
});

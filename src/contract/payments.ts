import { z } from 'zod/mini';
import { bankCode, bankPlace, kanaName } from './bank-place.ts';
import { endpoint, fileEndpoint } from './endpoint.ts';
import { id, isoDate, yen } from './schema.ts';

/** 支払: what is owed, asked for by one, approved by another, and written into a file for the bank. */

const decided = {
  askedAs: z.string(),
  askedOn: isoDate,
  approvedAs: z.nullable(z.string()),
  approvedOn: z.nullable(isoDate),
  /** Whether the caller is another position with the right to approve. */
  mayApprove: z.boolean(),
};

const payment = z.object({
  id,
  payee: z.string(),
  summary: z.string(),
  yen,
  payOn: isoDate,
  bankAccountId: id,
  /** The own account that it leaves, in words. */
  from: z.string(),
  /** Where it goes, in words. */
  to: z.string(),
  /** The account is another than the payee had before, approved within the last ninety days. */
  isAccountNew: z.boolean(),
  digest: z.string(),
  entryId: id,
  state: z.enum(['asked', 'approved', 'sent', 'paid', 'returned']),
  /** The entries of the books that paid it, and that brought the money back (組戻し). */
  paidEntryId: z.nullable(id),
  returnedEntryId: z.nullable(id),
  returnedOn: z.nullable(isoDate),
  /** It came back, and nobody has made sure of the account since; or it waits to go where another one came back from. */
  isAccountDoubted: z.boolean(),
  ...decided,
});
export type Payment = z.output<typeof payment>;

export const getPayments = endpoint({
  method: 'GET',
  path: '/payments',
  needs: 'ledger.read',
  input: z.strictObject({}),
  output: z.object({
    today: isoDate,
    /** The next day on which banks are open, from tomorrow on. */
    nextDay: isoDate,
    /** 未払金 of which nobody has asked to pay all yet. */
    dues: z.array(
      z.object({
        entryId: id,
        fundId: id,
        fund: z.string(),
        counterpartyId: id,
        payee: z.string(),
        summary: z.string(),
        postedOn: isoDate,
        /** 支払期限, as the paper beside the entry has it. */
        dueOn: z.nullable(isoDate),
        /** What can still be asked for: what is open less what was asked for already. */
        yen,
        /** Open is what was booked less what was paid. */
        openYen: yen,
        bookedYen: yen,
        paidYen: yen,
        askedYen: yen,
        /** 口座振替: the payee draws it. */
        isDebited: z.boolean(),
        /** Why it cannot be paid yet; `null` where it can. */
        hindrance: z.nullable(z.string()),
      }),
    ),
    payments: z.array(payment),
    files: z.array(
      z.object({
        id,
        bankAccountId: id,
        payOn: isoDate,
        count: z.int(),
        yen,
        madeAs: z.string(),
        madeOn: isoDate,
        /** Something in it is not in the books as paid. */
        isUnderWay: z.boolean(),
        /** Whether nothing of it was paid yet by the books. */
        mayWithdraw: z.boolean(),
      }),
    ),
    /** Those that a transfer may leave: no 定期預金. */
    accounts: z.array(
      z.object({ bankAccountId: id, fundId: id, name: z.string(), isReady: z.boolean() }),
    ),
  }),
});
export type PaymentsAnswer = z.output<typeof getPayments.output>;

export const askForPayments = endpoint({
  method: 'POST',
  path: '/payments',
  needs: 'payment.ask',
  input: z.strictObject({
    bankAccountId: id,
    payOn: isoDate,
    payments: z
      .array(
        z.strictObject({
          id,
          entryId: id,
          fundId: id,
          counterpartyId: id,
          /** All that can be asked for, or a part of it. */
          yen: z.int().check(z.positive(), z.maximum(9_999_999_999)),
        }),
      )
      .check(z.minLength(1), z.maxLength(100)),
  }),
  output: z.object({}),
});

export const approvePayment = endpoint({
  method: 'POST',
  path: '/payments/:paymentId/approval',
  needs: 'payment.approve',
  input: z.strictObject({
    paymentId: id,
    /** Of what the person saw. */
    digest: z.string().check(z.maxLength(64)),
  }),
  output: z.object({}),
});

export const withdrawPayment = endpoint({
  method: 'DELETE',
  path: '/payments/:paymentId',
  needs: 'payment.ask',
  input: z.strictObject({ paymentId: id }),
  output: z.object({}),
});

/** Everything approved for a day and an account goes into one file. */
export const makeTransferFile = endpoint({
  method: 'POST',
  path: '/payments/files',
  needs: 'payment.ask',
  input: z.strictObject({ id, bankAccountId: id, payOn: isoDate }),
  output: z.object({ count: z.int(), yen }),
});

export const withdrawTransferFile = endpoint({
  method: 'DELETE',
  path: '/payments/files/:fileId',
  needs: 'payment.ask',
  input: z.strictObject({ fileId: id }),
  output: z.object({}),
});

export const downloadTransferFile = fileEndpoint({
  method: 'GET',
  path: '/payments/files/:fileId/zengin.txt',
  needs: 'payment.ask',
  input: z.strictObject({ fileId: id }),
  mediaType: 'text/plain',
});

const account = z.object({
  id,
  ...bankPlace,
  holder: z.string(),
  reason: z.string(),
  state: z.enum(['asked', 'current', 'former']),
  ...decided,
});
export type PayeeAccount = z.output<typeof account>;

export const listPayees = endpoint({
  method: 'GET',
  path: '/payments/payees',
  needs: 'ledger.read',
  input: z.strictObject({}),
  output: z.object({
    payees: z.array(
      z.object({
        id,
        name: z.string(),
        /** 口座振替で払う: no transfer is asked for. */
        isDebited: z.boolean(),
        /** Every version of its account, the newest first. */
        accounts: z.array(account),
        /** A transfer to the account in use came back: it is to be made sure of. */
        isDoubted: z.boolean(),
        /** 未払金 that is open. */
        owedYen: yen,
        /** Payments of the last twelve months that were asked for here. */
        paidCount: z.int(),
      }),
    ),
    sources: z.array(
      z.object({
        bankAccountId: id,
        name: z.string(),
        place: z.nullable(
          z.object({ ...bankPlace, consignorCode: z.string(), consignorName: z.string() }),
        ),
      }),
    ),
  }),
});
export type PayeesAnswer = z.output<typeof listPayees.output>;

export const askForPayeeAccount = endpoint({
  method: 'POST',
  path: '/payments/payees/:counterpartyId/accounts',
  needs: 'payment.ask',
  input: z.strictObject({
    counterpartyId: id,
    id,
    ...bankPlace,
    holder: kanaName(48),
    reason: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
  }),
  output: z.object({}),
});

export const approvePayeeAccount = endpoint({
  method: 'POST',
  path: '/payments/accounts/:accountId/approval',
  needs: 'payment.approve',
  input: z.strictObject({ accountId: id }),
  output: z.object({}),
});

export const withdrawPayeeAccount = endpoint({
  method: 'DELETE',
  path: '/payments/accounts/:accountId',
  needs: 'payment.ask',
  input: z.strictObject({ accountId: id }),
  output: z.object({}),
});

/** 支払い方: by 口座振替, which the payee draws, or by transfer. */
export const savePayeeWay = endpoint({
  method: 'PUT',
  path: '/payments/payees/:counterpartyId/way',
  needs: 'payment.ask',
  input: z.strictObject({ counterpartyId: id, isDebited: z.boolean() }),
  output: z.object({}),
});

export const saveTransferSource = endpoint({
  method: 'PUT',
  path: '/payments/sources/:bankAccountId',
  needs: 'payment.ask',
  input: z.strictObject({
    bankAccountId: id,
    ...bankPlace,
    consignorCode: bankCode(10),
    consignorName: kanaName(40),
  }),
  output: z.object({}),
});

import { z } from 'zod/mini';
import { billingRules } from './billing-rules.ts';
import { endpoint } from './endpoint.ts';
import { id, isoDate, yen } from './schema.ts';

/** 請求: the 料金表, each month's bills, and what was paid for them. */

const largestYen = 999_999_999;
const month = z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/));
const words = (longest: number) => z.string().check(z.trim(), z.maxLength(longest));
const someWords = (longest: number) =>
  z.string().check(z.trim(), z.minLength(1), z.maxLength(longest));

const basis = z.enum(['area', 'share', 'contract', 'flat', 'dwelling']);

/** A dwelling as the screens name it; the owner is empty where the reader may not know. */
const who = { number: z.string(), owner: z.string() };

const difference = z.object({
  ...who,
  item: z.string(),
  beforeYen: yen,
  afterYen: yen,
  reasons: z.array(z.string()),
});

const control = z.object({
  /** 未収金 and 前受金 by the dwellings, and by the books. */
  openYen: yen,
  ledgerOpenYen: yen,
  advanceYen: yen,
  ledgerAdvanceYen: yen,
});

/** At the end of a day; `null` where nothing was billed by then. */
export const getBillingControl = endpoint({
  method: 'GET',
  path: '/billing/control',
  needs: 'ledger.read',
  input: z.strictObject({ on: isoDate }),
  output: z.object({ control: z.nullable(control) }),
});

/** The next month that is to be billed beside the one before, or a month that was. */
export const getBillingMonth = endpoint({
  method: 'GET',
  path: '/billing/month',
  needs: 'ledger.read',
  input: z.strictObject({ month: z.optional(month) }),
  output: z.object({
    month,
    /** Billed months, the newest first. */
    billedMonths: z.array(month),
    /** `null` where the month may be billed now; else why not, in a sentence. */
    hindrance: z.nullable(z.string()),
    run: z.nullable(
      z.object({
        id,
        entryId: id,
        ranOn: isoDate,
        ranAs: z.string(),
        /** Why it can no longer be taken back; `null` while it can. */
        keptBy: z.nullable(z.string()),
      }),
    ),
    monthBefore: z.nullable(month),
    items: z.array(
      z.object({ id, name: z.string(), count: z.int(), yen, beforeYen: z.nullable(yen) }),
    ),
    /** What was paid ahead and is used for it. */
    aheadYen: yen,
    differences: z.array(difference),
    extras: z.array(z.object({ id, ...who, item: z.string(), yen, reason: z.string() })),
    control,
    /** 前受金 that no month has yet: the fund where it stands, and how the months to come would divide it. */
    undivided: z.nullable(
      z.object({ yen, fund: z.string(), parts: z.array(z.object({ fund: z.string(), yen })) }),
    ),
  }),
});
export type BillingMonth = z.output<typeof getBillingMonth.output>;

export const runBilling = endpoint({
  method: 'POST',
  path: '/billing/runs',
  needs: 'billing.run',
  input: z.strictObject({
    month,
    /** What the person saw; another sum is refused, for something has changed since. */
    yen,
  }),
  output: z.object({ runId: id, entryId: id }),
});

export const undoBilling = endpoint({
  method: 'POST',
  path: '/billing/runs/:runId/undo',
  needs: 'billing.run',
  input: z.strictObject({ runId: id }),
  output: z.object({}),
});

const rate = z.object({ kind: z.string(), fromMonth: month, sen: z.int() });

const contract = z.object({
  id,
  number: z.string(),
  itemId: id,
  kind: z.string(),
  label: z.string(),
  count: z.int(),
  startsOn: isoDate,
  endsOn: z.nullable(isoDate),
});

export const getTariff = endpoint({
  method: 'GET',
  path: '/billing/tariff',
  needs: 'ledger.read',
  input: z.strictObject({}),
  output: z.object({
    items: z.array(
      z.object({
        id,
        name: z.string(),
        basis,
        rates: z.array(rate),
        /** Something was billed, paid or agreed by it: it can no longer be taken back. */
        isUsed: z.boolean(),
      }),
    ),
    contracts: z.array(contract),
    dwellings: z.array(z.object({ id, number: z.string() })),
    rules: billingRules,
    today: isoDate,
    /** The first month that is not billed yet: nothing earlier can be changed. */
    openMonth: month,
  }),
});
export type TariffAnswer = z.output<typeof getTariff.output>;

export const addRate = endpoint({
  method: 'POST',
  path: '/billing/rates',
  needs: 'billing.run',
  input: z.strictObject({
    itemId: id,
    kind: words(30),
    fromMonth: month,
    sen: z.int().check(z.minimum(0), z.maximum(largestYen)),
  }),
  output: z.object({}),
});

export const addContract = endpoint({
  method: 'POST',
  path: '/billing/contracts',
  needs: 'billing.run',
  input: z.strictObject({
    id,
    dwellingId: id,
    itemId: id,
    kind: someWords(30),
    label: words(30),
    count: z.int().check(z.minimum(1), z.maximum(20)),
    startsOn: isoDate,
  }),
  output: z.object({}),
});

export const endContract = endpoint({
  method: 'PUT',
  path: '/billing/contracts/:contractId/end',
  needs: 'billing.run',
  input: z.strictObject({ contractId: id, endsOn: z.nullable(isoDate) }),
  output: z.object({}),
});

export const addExtraCharge = endpoint({
  method: 'POST',
  path: '/billing/extras',
  needs: 'billing.run',
  input: z.strictObject({
    id,
    dwellingId: id,
    itemId: id,
    month,
    yen: z.int().check(z.minimum(-largestYen), z.maximum(largestYen)),
    reason: someWords(80),
  }),
  output: z.object({}),
});

export const removeExtraCharge = endpoint({
  method: 'DELETE',
  path: '/billing/extras/:extraId',
  needs: 'billing.run',
  input: z.strictObject({ extraId: id }),
  output: z.object({}),
});

const openItem = z.object({
  itemId: id,
  item: z.string(),
  month,
  dueOn: isoDate,
  yen,
});

/** What one dwelling owes now, in the order in which a payment is used. */
export const getDwellingBill = endpoint({
  method: 'GET',
  path: '/billing/dwellings/:dwellingId',
  needs: 'billing.run',
  input: z.strictObject({ dwellingId: id }),
  output: z.object({
    ...who,
    open: z.array(openItem),
    /** 前受金 that is for nothing yet. */
    freeYen: yen,
    /** The fund in which it stands until it is billed. */
    freeFund: z.string(),
    monthlyYen: yen,
  }),
});
export type DwellingBill = z.output<typeof getDwellingBill.output>;

const way = z.enum(['debit', 'transfer', 'cash']);

export const addReceipt = endpoint({
  method: 'POST',
  path: '/billing/receipts',
  needs: 'billing.run',
  input: z.strictObject({
    id,
    dwellingId: id,
    receivedOn: isoDate,
    yen: z.int().check(z.minimum(1), z.maximum(largestYen)),
    way: z.enum(['transfer', 'cash']),
    accountId: id,
    payer: words(60),
    /** `null` uses the board's order. */
    allocations: z.nullable(
      z
        .array(
          z.strictObject({
            itemId: id,
            month,
            yen: z.int().check(z.minimum(1), z.maximum(largestYen)),
          }),
        )
        .check(z.maxLength(200)),
    ),
  }),
  output: z.object({ entryId: id }),
});

export const undoReceipt = endpoint({
  method: 'POST',
  path: '/billing/receipts/:receiptId/undo',
  needs: 'billing.run',
  input: z.strictObject({ receiptId: id }),
  output: z.object({}),
});

/** The latest receipts of dwellings, but for debits, which come by the hundred. */
export const listReceipts = endpoint({
  method: 'GET',
  path: '/billing/receipts',
  needs: 'ledger.read',
  input: z.strictObject({}),
  output: z.object({
    receipts: z.array(
      z.object({
        id,
        entryId: id,
        ...who,
        receivedOn: isoDate,
        yen,
        way,
        payer: z.string(),
        parts: z.array(z.object({ item: z.string(), month, yen })),
        freeYen: yen,
      }),
    ),
  }),
});
export type ReceiptRow = z.output<typeof listReceipts.output>['receipts'][number];

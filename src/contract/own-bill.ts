import { z } from 'zod/mini';
import { endpoint, fileEndpoint } from './endpoint.ts';
import { id, isoDate, yen } from './schema.ts';

/** わたしの請求: what an owner pays for the own dwellings, and paid. */

const part = z.object({ item: z.string(), yen });

const ownDwelling = z.object({
  number: z.string(),
  /** Of the next day for paying. */
  next: z.object({ month: z.string(), dueOn: isoDate, parts: z.array(part), paidYen: yen }),
  paysBy: z.enum(['debit', 'transfer']),
  /** What is late, the oldest first. */
  late: z.array(z.object({ item: z.string(), month: z.string(), dueOn: isoDate, yen })),
  /** 前の区分所有者のときの分, in words; empty where there is none. */
  formerDebt: z.string(),
  /** 前受金 that is for nothing yet. */
  freeYen: yen,
  months: z.array(
    z.object({
      month: z.string(),
      dueOn: isoDate,
      parts: z.array(part),
      paidYen: yen,
      state: z.enum(['coming', 'collecting', 'paid', 'late']),
    }),
  ),
  receipts: z.array(
    z.object({
      id,
      receivedOn: isoDate,
      yen,
      way: z.enum(['debit', 'transfer', 'cash']),
      /** 「2026年11月分」 or 「2026年6月分〜10月分」 */
      what: z.string(),
    }),
  ),
});
export type OwnDwelling = z.output<typeof ownDwelling>;

export const getOwnBill = endpoint({
  method: 'GET',
  path: '/own-bill',
  needs: 'bill.own',
  input: z.strictObject({}),
  output: z.object({ today: isoDate, payTo: z.string(), dwellings: z.array(ownDwelling) }),
});

/** 領収書 */
export const getOwnReceiptPdf = fileEndpoint({
  method: 'GET',
  path: '/own-bill/receipts/:receiptId/receipt.pdf',
  needs: 'bill.own',
  input: z.strictObject({ receiptId: id }),
  mediaType: 'application/pdf',
});

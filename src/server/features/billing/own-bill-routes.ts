import type { Hono } from 'hono';
import * as contract from '#contract/own-bill.ts';
import { formatEraDate } from '#domain/era.ts';
import { formatYenNumber } from '#domain/format-yen.ts';
import { sumYen } from '#domain/money.ts';
import { Refusal } from '#domain/refusal.ts';
import { type Env, handle, handleFile } from '#server/http/handle.ts';
import { findSender } from './dunning-store.ts';
import { loadOwnBill } from './load-own-bill.ts';
import { findOwnReceipt, type OwnReceipt } from './own-bill-store.ts';
import { spanWords } from './own-bill-view.ts';
import { type ReceiptPaper, renderReceipt } from './render-letter.ts';

const ways = { debit: '口座振替', transfer: '銀行振込', cash: '現金' } as const;

/** わたしの請求: of the dwellings that the caller owns, and of no other. */
export function ownBillRoutes(app: Hono<Env>): void {
  handle(app, contract.getOwnBill, async ({ db, scope, today }) => {
    const { payTo, dwellings } = await loadOwnBill(db, scope, today);
    return { today, payTo, dwellings };
  });

  handleFile(app, contract.getOwnReceiptPdf, {
    load: async ({ db, scope, input, today }) => {
      const receipt = await findOwnReceipt(db, scope, input.receiptId);
      if (!receipt) throw new Refusal('not_found', 'この入金は見つかりません。');
      return { receipt, sender: await findSender(db, scope, today) };
    },
    make: async ({ receipt, sender }) => ({
      bytes: await renderReceipt(receiptPaper(receipt, sender)),
      fileName: `領収書_${receipt.number}号室_${receipt.receivedOn}.pdf`,
    }),
  });
}

function receiptPaper(
  receipt: OwnReceipt,
  { associationName, chairName }: Awaited<ReturnType<typeof findSender>>,
): ReceiptPaper {
  const { parts, yen, way, payer, owners, number } = receipt;
  const freeYen = yen - sumYen(parts.map((it) => it.yen));
  const free = freeYen > 0 ? [['－', '前受金', '', formatYenNumber(freeYen)]] : [];
  return {
    number: receipt.receiptNumber,
    date: formatEraDate(receipt.receivedOn),
    to: `${number}号室　${owners} 様`,
    from: [associationName, `理事長　${chairName}`],
    amount: `金 ${formatYenNumber(yen)}円`,
    what: `${number}号室 ${spanWords(parts.map(({ month }) => month))} 管理費等`,
    way: ways[way],
    rows: [
      ...parts.map((it) => [spanWords([it.month]), it.item, it.fund, formatYenNumber(it.yen)]),
      ...free,
      ['合計', '', '', formatYenNumber(yen)],
    ],
    note: payer === '' ? '' : `お支払いの名義：${payer}`,
  };
}

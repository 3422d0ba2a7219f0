import type { Hono } from 'hono';
import * as contract from '#contract/own-bill.ts';
import { chargesOfMonth } from '#domain/billing/charges-of-month.ts';
import { dueDay } from '#domain/billing/due-day.ts';
import { openYen } from '#domain/billing/position.ts';
import type { Month } from '#domain/billing/tariff.ts';
import type { IsoDate } from '#domain/calendar.ts';
import { formatEraDate } from '#domain/era.ts';
import { formatYenNumber } from '#domain/format-yen.ts';
import { addMonths } from '#domain/ledger/repeats/bank-day.ts';
import { sumYen } from '#domain/money.ts';
import { Refusal } from '#domain/refusal.ts';
import type { Db } from '#server/db/db.ts';
import { type Env, handle, handleFile } from '#server/http/handle.ts';
import type { Scope } from '#server/http/scope.ts';
import { findSender } from './dunning-store.ts';
import { type Known, loadPositions } from './load-positions.ts';
import { findOwnReceipt, listOwnDwellings, type OwnReceipt } from './own-bill-store.ts';
import { listFreeMoney, listPositions } from './position-store.ts';
import { listReceipts } from './receipt-store.ts';
import { type ReceiptPaper, renderReceipt } from './render-letter.ts';

const shownMonths = 24;
const shownReceipts = 36;
const ways = { debit: '口座振替', transfer: '銀行振込', cash: '現金' } as const;

/** わたしの請求: of the dwellings that the caller owns, and of no other. */
export function ownBillRoutes(app: Hono<Env>): void {
  handle(app, contract.getOwnBill, async ({ db, scope, today }) => {
    const own = await listOwnDwellings(db, scope);
    const known = await loadPositions(db, scope, { today });
    const dwellings: contract.OwnDwelling[] = [];
    for (const dwelling of own) {
      dwellings.push(await ownDwelling(db, scope, { ...dwelling, known, today }));
    }
    return { today, payTo: known.setting.payTo, dwellings };
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

type Own = {
  readonly id: string;
  readonly number: string;
  readonly known: Known;
  readonly today: IsoDate;
};

async function ownDwelling(
  db: Db,
  scope: Scope<'bill.own'>,
  { id, number, known, today }: Own,
): Promise<contract.OwnDwelling> {
  const { tariff, setting, positions, billedMonth } = known;
  const names = new Map(tariff.items.map((item) => [item.id, item.name]));
  const nameOf = (itemId: string) => names.get(itemId) ?? '';
  const all = await listPositions(db, scope, { dwellingId: id });
  const billed = all.filter(({ chargedYen }) => chargedYen > 0);
  const next = nextDue(today, known);
  const expected = (month: Month) =>
    chargesOfMonth(tariff, month)
      .filter(({ dwellingId }) => dwellingId === id)
      .map(({ itemId, yen }) => ({ item: nameOf(itemId), yen }));
  const partsOf = (month: Month) =>
    month > (billedMonth ?? '')
      ? expected(month)
      : billed
          .filter((it) => it.month === month)
          .map(({ itemId, chargedYen }) => ({ item: nameOf(itemId), yen: chargedYen }));
  const months = [
    ...dueBefore(next, billedMonth),
    ...[...new Set(billed.map(({ month }) => month))].toSorted().toReversed(),
  ];
  const paidFor = (month: Month) =>
    sumYen(all.filter((it) => it.month === month).map(({ paidYen }) => paidYen));
  const free = await listFreeMoney(db, scope, id);
  const receipts = await listReceipts(db, scope, { dwellingId: id, limit: shownReceipts });
  return {
    number,
    next: {
      month: next,
      dueOn: dueDay(next, setting.due),
      parts: expected(next),
      paidYen: paidFor(next),
    },
    late: positions
      .filter((it) => it.dwellingId === id && it.dueOn < today && openYen(it) > 0)
      .map((it) => ({
        item: nameOf(it.itemId),
        month: it.month,
        dueOn: it.dueOn,
        yen: openYen(it),
      }))
      .toSorted((one, other) => one.month.localeCompare(other.month)),
    freeYen: sumYen(free.map(({ yen }) => yen)),
    months: months.slice(0, shownMonths).map((month) => ({
      month,
      dueOn: dueDay(month, setting.due),
      parts: partsOf(month),
      paidYen: paidFor(month),
    })),
    receipts: receipts.map(({ id: receiptId, receivedOn, yen, way, parts }) => ({
      id: receiptId,
      receivedOn,
      yen,
      way,
      what: spanWords(parts.map(({ month }) => month)),
    })),
  };
}

/** The month whose day for paying comes next. */
function nextDue(today: IsoDate, { setting }: Known): Month {
  let month = today.slice(0, 7);
  while (dueDay(month, setting.due) < today) month = addMonths(month, 1);
  return month;
}

/** Months whose day for paying has come though they are not billed yet, the newest first. */
function dueBefore(next: Month, billedMonth: Month | null): readonly Month[] {
  const months: Month[] = [];
  if (billedMonth === null) return months;
  for (let month = addMonths(next, -1); month > billedMonth; month = addMonths(month, -1)) {
    months.push(month);
  }
  return months;
}

function spanWords(months: readonly Month[]): string {
  const sorted = [...new Set(months)].toSorted();
  const words = (month: Month) => {
    const [year, number] = month.split('-').map(Number);
    return `${year}年${number}月分`;
  };
  const [first] = sorted;
  const last = sorted.at(-1);
  if (first === undefined || last === undefined) return '前受金';
  return first === last ? words(first) : `${words(first)}〜${words(last)}`;
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

import type { Hono } from 'hono';
import type { z } from 'zod/mini';
import * as contract from '#contract/billing.ts';
import { seesDebtors, shownName } from '#domain/access/shown.ts';
import { chargesOfMonth } from '#domain/billing/charges-of-month.ts';
import type { IsoDate } from '#domain/calendar.ts';
import { sumYen } from '#domain/money.ts';
import { Refusal } from '#domain/refusal.ts';
import type { Db } from '#server/db/db.ts';
import { listFunds, postEntries } from '#server/features/ledger/store.ts';
import { type Env, handle } from '#server/http/handle.ts';
import { grantedScope, type Scope } from '#server/http/scope.ts';
import { newId } from '#server/outside/new-id.ts';
import { bookerOf } from './booker-of.ts';
import { nextMonth } from './load-run.ts';
import { listFreeMoney } from './position-store.ts';
import { findReceipt, listReceipts } from './receipt-store.ts';
import { listOpenCharges, planReceipt, recordReceipt } from './receive.ts';
import { holdBilling, listRuns } from './run-store.ts';
import { listBilledDwellings, loadTariff } from './tariff-store.ts';
import { turnBack } from './turn-back.ts';
import { listOwnedSpans, ownersOf } from './who-store.ts';

const shownReceipts = 60;

/** 入金: what dwellings owe, and what they paid by transfer or in cash. */
export function receiptRoutes(app: Hono<Env>): void {
  handle(app, contract.getDwellingBill, ({ db, scope, input, today }) =>
    findBill(db, scope, { dwellingId: input.dwellingId, today }),
  );

  handle(app, contract.addReceipt, async ({ db, scope, input, today, now }) => {
    if (input.receivedOn > today) {
      throw new Refusal('invalid_input', '入金の日付は、今日までの日にしてください。');
    }
    const known = await findReceipt(db, scope, input.id);
    return { entryId: known?.entryId ?? (await takeReceipt(db, scope, { ...input, now })) };
  });

  handle(app, contract.undoReceipt, async ({ db, scope, input, now }) => {
    await holdBilling(db, scope);
    const found = await findReceipt(db, scope, input.receiptId);
    if (!found) throw new Refusal('not_found', 'この入金は見つかりません。');
    if (found.way === 'opening') {
      throw new Refusal('conflict', 'はじまりの前受金は、まとめて取り消します。');
    }
    if (found.way === 'debit') {
      throw new Refusal('conflict', '口座振替の入金は、1住戸だけでは取り消せません。');
    }
    const { entryId } = found;
    await turnBack(db, bookerOf(scope), { entryId, reason: '入金を取り消したため', now });
    return {};
  });

  handle(app, contract.listReceipts, async ({ db, scope }) => {
    const receipts = await listReceipts(db, scope, { limit: shownReceipts });
    const isNamed = seesDebtors(scope.roles);
    const dwellings = await listBilledDwellings(db, scope);
    const numbers = new Map(dwellings.map(({ id, number }) => [id, number]));
    const owners = ownersOf(await listOwnedSpans(db, scope), shownName(scope.roles));
    return {
      receipts: receipts.map(({ dwellingId, ...receipt }) => ({
        ...receipt,
        payer: isNamed ? receipt.payer : '',
        number: isNamed ? (numbers.get(dwellingId) ?? '') : '',
        owner: isNamed ? owners(dwellingId) : '',
      })),
    };
  });
}

async function findBill(
  db: Db,
  scope: Scope<'billing.run'>,
  { dwellingId, today }: { dwellingId: string; today: IsoDate },
): Promise<contract.DwellingBill> {
  const tariff = await loadTariff(db, scope);
  const dwelling = tariff.dwellings.find(({ id }) => id === dwellingId);
  if (!dwelling) throw new Refusal('not_found');
  const names = new Map(tariff.items.map(({ id, name }) => [id, name]));
  const month = nextMonth(await listRuns(db, scope), today);
  const open = await listOpenCharges(db, scope, dwellingId);
  const free = await listFreeMoney(db, scope, dwellingId);
  const spans = await listOwnedSpans(db, scope, dwellingId);
  const reader = grantedScope(scope, 'ledger.read');
  const funds = reader ? await listFunds(db, reader) : [];
  const own = chargesOfMonth({ ...tariff, extras: [] }, month).filter(
    (it) => it.dwellingId === dwellingId,
  );
  return {
    number: dwelling.number,
    owner: ownersOf(spans, shownName(scope.roles))(dwellingId),
    open: open.map(({ itemId, month: of, dueOn, yen }) => ({
      itemId,
      item: names.get(itemId) ?? '',
      month: of,
      dueOn: dueOn ?? `${of}-01`,
      yen,
    })),
    freeYen: sumYen(free.map(({ yen }) => yen)),
    freeFund: funds.find(({ id }) => id === tariff.items[0]?.fundId)?.name ?? '',
    monthlyYen: sumYen(own.map(({ yen }) => yen)),
  };
}

type Payment = z.output<typeof contract.addReceipt.input> & { readonly now: Date };

async function takeReceipt(
  db: Db,
  scope: Scope<'billing.run'>,
  { now, ...payment }: Payment,
): Promise<string> {
  const booker = bookerOf(scope);
  const { allocations, postings, summary } = await planReceipt(db, scope, payment);
  const payer = payment.payer === '' ? '' : `（${payment.payer}）`;
  const [posted] = await postEntries(db, booker, [
    {
      id: newId(now.getTime()),
      key: `receipt:${payment.id}`,
      postedOn: payment.receivedOn,
      origin: 'receipt',
      summary: `${summary}${payer}`,
      reason: '',
      postings,
    },
  ]);
  if (!posted) throw new Error('the books took no entry of a receipt');
  await recordReceipt(db, booker, { ...payment, allocations, entryId: posted.id, now });
  return posted.id;
}

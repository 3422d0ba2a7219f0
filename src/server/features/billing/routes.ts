import type { Hono } from 'hono';
import * as contract from '#contract/billing.ts';
import { seesDebtors, shownName } from '#domain/access/shown.ts';
import { chargesOfMonth } from '#domain/billing/charges-of-month.ts';
import { sumYen } from '#domain/money.ts';
import { Refusal } from '#domain/refusal.ts';
import type { Db } from '#server/db/db.ts';
import { postEntries } from '#server/features/ledger/store.ts';
import { type Env, handle } from '#server/http/handle.ts';
import type { Scope } from '#server/http/scope.ts';
import { newId } from '#server/outside/new-id.ts';
import { billMonth } from './bill-month.ts';
import { bookerOf } from './booker-of.ts';
import { nextMonth } from './load-run.ts';
import { viewMonth } from './month-view.ts';
import { listFreeMoney } from './position-store.ts';
import { findReceipt, listReceipts } from './receipt-store.ts';
import { listOpenCharges, planReceipt, recordReceipt } from './receive.ts';
import { holdBilling, listRuns } from './run-store.ts';
import { listBilledDwellings, loadTariff } from './tariff-store.ts';
import { turnBack } from './turn-back.ts';
import { listOwnedSpans, ownersOf } from './who-store.ts';

const shownReceipts = 60;

/** 請求と入金: each month's bills, and what dwellings paid by transfer or in cash. */
export function billingRoutes(app: Hono<Env>): void {
  handle(app, contract.getBillingMonth, ({ db, scope, input, today }) =>
    viewMonth(db, scope, { month: input.month, today }),
  );

  handle(app, contract.runBilling, ({ db, scope, input, today, now }) =>
    billMonth(db, scope, { ...input, today, now }),
  );

  handle(app, contract.undoBilling, async ({ db, scope, input, now }) => {
    await holdBilling(db, scope);
    const [last, ...older] = await listRuns(db, scope);
    if (older.some(({ id }) => id === input.runId)) {
      throw new Refusal(
        'conflict',
        'あとの月の請求が済んでいます。新しい月から順に取り消してください。',
      );
    }
    if (last?.id !== input.runId) throw new Refusal('not_found', 'この請求は見つかりません。');
    await turnBack(db, bookerOf(scope), {
      entryId: last.entryId,
      reason: '請求を取り消したため',
      now,
    });
    return {};
  });

  handle(app, contract.getDwellingBill, async ({ db, scope, input: { dwellingId }, today }) => {
    const tariff = await loadTariff(db, scope);
    const dwelling = tariff.dwellings.find(({ id }) => id === dwellingId);
    if (!dwelling) throw new Refusal('not_found');
    const names = new Map(tariff.items.map(({ id, name }) => [id, name]));
    const month = nextMonth(await listRuns(db, scope), today);
    const open = await listOpenCharges(db, scope, dwellingId);
    const free = await listFreeMoney(db, scope, dwellingId);
    const own = chargesOfMonth({ ...tariff, extras: [] }, month).filter(
      (it) => it.dwellingId === dwellingId,
    );
    return {
      number: dwelling.number,
      owner: await ownerOf(db, scope, dwellingId),
      open: open.map(({ itemId, month: of, dueOn, yen }) => ({
        itemId,
        item: names.get(itemId) ?? '',
        month: of,
        dueOn: dueOn ?? `${of}-01`,
        yen,
      })),
      freeYen: sumYen(free.map(({ yen }) => yen)),
      monthlyYen: sumYen(own.map(({ yen }) => yen)),
    };
  });

  handle(app, contract.addReceipt, async ({ db, scope, input, today, now }) => {
    if (input.receivedOn > today) {
      throw new Refusal('invalid_input', '入金の日付は、今日までの日にしてください。');
    }
    const booker = bookerOf(scope);
    const known = await findReceipt(db, scope, input.id);
    if (known) return { entryId: known.entryId };
    const { allocations, postings } = await planReceipt(db, scope, input);
    const number = (await listBilledDwellings(db, scope)).find(
      ({ id }) => id === input.dwellingId,
    )?.number;
    if (number === undefined) throw new Refusal('not_found');
    const payer = input.payer === '' ? '' : `（${input.payer}）`;
    const [posted] = await postEntries(db, booker, [
      {
        id: newId(now.getTime()),
        key: `receipt:${input.id}`,
        postedOn: input.receivedOn,
        origin: 'receipt',
        summary: `${number}号室 管理費等の入金${payer}`,
        reason: '',
        postings,
      },
    ]);
    if (!posted) throw new Error('the books took no entry of a receipt');
    await recordReceipt(db, booker, { ...input, allocations, entryId: posted.id, now });
    return { entryId: posted.id };
  });

  handle(app, contract.undoReceipt, async ({ db, scope, input, now }) => {
    await holdBilling(db, scope);
    const found = await findReceipt(db, scope, input.receiptId);
    if (!found) throw new Refusal('not_found', 'この入金は見つかりません。');
    if (found.way === 'debit') {
      throw new Refusal('conflict', '口座振替の入金は、1住戸だけでは取り消せません。');
    }
    await turnBack(db, bookerOf(scope), {
      entryId: found.entryId,
      reason: '入金を取り消したため',
      now,
    });
    return {};
  });

  handle(app, contract.listReceipts, async ({ db, scope }) => {
    const receipts = await listReceipts(db, scope, { limit: shownReceipts });
    const isNamed = seesDebtors(scope.roles);
    const numbers = new Map(
      (await listBilledDwellings(db, scope)).map(({ id, number }) => [id, number]),
    );
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

async function ownerOf(db: Db, scope: Scope, dwellingId: string): Promise<string> {
  const spans = await listOwnedSpans(db, scope, dwellingId);
  return ownersOf(spans, shownName(scope.roles))(dwellingId);
}

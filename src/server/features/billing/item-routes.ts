import type { Hono } from 'hono';
import * as contract from '#contract/billing-items.ts';
import { Refusal } from '#domain/refusal.ts';
import { type Env, handle } from '#server/http/handle.ts';
import { beginTariff, placesBeside, proposeTariff } from './first-tariff.ts';
import { deleteUnusedItem, insertItem } from './item-store.ts';
import { nextMonth } from './load-run.ts';
import { refuseBilled } from './refuse-billed.ts';
import { holdBilling, listRuns } from './run-store.ts';
import { listItems } from './tariff-store.ts';

/** 費目: the 料金表 of an association that begins, out of its register, and what comes into it later. */
export function billingItemRoutes(app: Hono<Env>): void {
  handle(app, contract.getFirstTariff, async ({ db, scope, today }) => ({
    items: (await proposeTariff(db, scope)).map(({ name, count, yen, rule }) => {
      const [rate] = rule.rates;
      const { basis, roundToYen } = rule;
      return { name, count, yen, basis, roundToYen, sen: rate?.sen ?? 0 };
    }),
    openMonth: nextMonth(await listRuns(db, scope), today),
  }));

  handle(app, contract.beginTariff, async ({ db, scope, input, today, now }) => {
    await refuseBilled(db, scope, { month: input.month, today });
    await beginTariff(db, scope, { ...input, now });
    return {};
  });

  handle(app, contract.addItem, async ({ db, scope, input, today, now }) => {
    const { id, name, basis, proration, roundToYen, fundId, incomeAccountId, rate } = input;
    await holdBilling(db, scope);
    if (rate) await refuseBilled(db, scope, { month: rate.fromMonth, today });
    const items = await listItems(db, scope);
    if (items.some((it) => it.name === name && it.id !== id)) {
      throw new Refusal('conflict', `「${name}」は、もう料金表にあります。`);
    }
    const places = await placesBeside(db, scope, { fundId, incomeId: incomeAccountId });
    const rates = rate ? [{ ...rate, kind: basis === 'contract' ? rate.kind : '' }] : [];
    const item = { id, name, basis, proration, roundToYen, rates, ...places };
    await insertItem(db, scope, { item, now });
    return {};
  });

  handle(app, contract.removeItem, async ({ db, scope, input }) => {
    await holdBilling(db, scope);
    if (!(await deleteUnusedItem(db, scope, input.itemId))) {
      throw new Refusal(
        'conflict',
        'この費目で請求や契約をしているので、取り消せません。単価を0円にすると、次の請求からなくなります。',
      );
    }
    return {};
  });
}

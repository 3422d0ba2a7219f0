import type { Hono } from 'hono';
import * as contract from '#contract/billing.ts';
import { saveBillingRules } from '#contract/billing-rules.ts';
import { problemsOfRules } from '#domain/billing/billing-rules.ts';
import { chargesOfMonth } from '#domain/billing/charges-of-month.ts';
import type { Month } from '#domain/billing/tariff.ts';
import { addDays } from '#domain/calendar.ts';
import { formatYen } from '#domain/format-yen.ts';
import { sumYen } from '#domain/money.ts';
import { Refusal } from '#domain/refusal.ts';
import type { Db } from '#server/db/db.ts';
import { type Env, handle } from '#server/http/handle.ts';
import type { Scope } from '#server/http/scope.ts';
import { listUsedItems } from './item-store.ts';
import { nextMonth } from './load-run.ts';
import { refuseBilled } from './refuse-billed.ts';
import { holdBilling, listRuns } from './run-store.ts';
import { findSetting, loadTariff } from './tariff-store.ts';
import * as writes from './tariff-writes.ts';

/** 料金表、使用契約、一時の請求: what the next month's bills are made of. Billed months stay as they were. */
export function tariffRoutes(app: Hono<Env>): void {
  handle(app, contract.getTariff, async ({ db, scope, today }) => {
    const { items, contracts, dwellings } = await loadTariff(db, scope);
    const { due, ...rules } = await findSetting(db, scope);
    const used = await listUsedItems(db, scope);
    const numbers = new Map(dwellings.map(({ id, number }) => [id, number]));
    return {
      items: items.map(({ id, name, basis, rates }) => ({
        id,
        name,
        basis,
        rates,
        isUsed: used.has(id),
      })),
      contracts: contracts.map(({ dwellingId, ...it }) => ({
        ...it,
        number: numbers.get(dwellingId) ?? '',
      })),
      dwellings: dwellings.map(({ id, number }) => ({ id, number })),
      rules: { due: { ...due }, ...rules },
      today,
      openMonth: nextMonth(await listRuns(db, scope), today),
    };
  });

  handle(app, contract.addRate, async ({ db, scope, input, today, now }) => {
    await refuseBilled(db, scope, { month: input.fromMonth, today });
    await writes.saveRate(db, scope, { ...input, now });
    return {};
  });

  handle(app, contract.addContract, async ({ db, scope, input, today }) => {
    await refuseBilled(db, scope, { month: input.startsOn.slice(0, 7), today });
    await writes.addContract(db, scope, input);
    return {};
  });

  handle(app, contract.endContract, async ({ db, scope, input, today }) => {
    const { endsOn } = input;
    // The last day of a billed month ends nothing that was billed.
    if (endsOn !== null)
      await refuseBilled(db, scope, { month: addDays(endsOn, 1).slice(0, 7), today });
    if (!(await writes.saveContractEnd(db, scope, input))) {
      throw new Refusal('invalid_input', '契約の終わりは、始まりの日よりあとにしてください。');
    }
    return {};
  });

  extraRoutes(app);
}

function extraRoutes(app: Hono<Env>): void {
  handle(app, contract.addExtraCharge, async ({ db, scope, input, today, now }) => {
    if (input.yen === 0) throw new Refusal('invalid_input', '金額を入れてください。');
    await refuseBilled(db, scope, { month: input.month, today });
    await refuseTooLow(db, scope, input);
    await writes.addExtra(db, scope, { extra: input, now });
    return {};
  });

  handle(app, contract.removeExtraCharge, async ({ db, scope, input, today }) => {
    await holdBilling(db, scope);
    const openMonth = nextMonth(await listRuns(db, scope), today);
    if (!(await writes.deleteExtra(db, scope, { ...input, openMonth }))) {
      throw new Refusal('conflict', 'もう請求した月のものは、取り消せません。');
    }
    return {};
  });

  handle(app, saveBillingRules, async ({ db, scope, input, today, now }) => {
    const { fromMonth, rules } = input;
    const [problem] = Object.values(problemsOfRules(rules));
    if (problem) throw new Refusal('invalid_input', problem);
    // The form said from which month on they hold.
    await refuseBilled(db, scope, { month: fromMonth, today });
    await writes.saveRules(db, scope, { rules, now });
    return {};
  });
}

type Reduced = {
  readonly dwellingId: string;
  readonly itemId: string;
  readonly month: Month;
  readonly yen: number;
};

/** 減額 takes away at most what the month comes to. */
async function refuseTooLow(db: Db, scope: Scope, reduced: Reduced): Promise<void> {
  if (reduced.yen > 0) return;
  const tariff = await loadTariff(db, scope);
  const own = chargesOfMonth(tariff, reduced.month).filter(
    (it) => it.dwellingId === reduced.dwellingId && it.itemId === reduced.itemId,
  );
  const billedYen = sumYen(own.map(({ yen }) => yen));
  if (billedYen + reduced.yen < 0) {
    throw new Refusal(
      'invalid_input',
      `減額は、その月の請求${formatYen(Math.max(0, billedYen))}までにしてください。`,
    );
  }
}

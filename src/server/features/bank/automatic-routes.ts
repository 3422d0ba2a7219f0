import type { Hono } from 'hono';
import * as contract from '#contract/bank-automatic.ts';
import { addDays, type IsoDate } from '#domain/calendar.ts';
import type { AutoKind } from '#domain/matching/facts.ts';
import { tryRules } from '#domain/matching/try-rules.ts';
import type { Db } from '#server/db/db.ts';
import { loadPayables, paidDues } from '#server/features/payments/store.ts';
import { type Env, handle } from '#server/http/handle.ts';
import type { Scope } from '#server/http/scope.ts';
import * as store from './automatic-store.ts';
import { loadFacts } from './facts-store.ts';
import { withdraw } from './withdraw.ts';

const kinds: readonly AutoKind[] = ['dues', 'income', 'payments'];
const never = { isOn: false, switchedOn: null, switchedAs: null };
const triedDays = 365;

/** 自動で書く: switched by a person, tried on last year, and listed by day. */
export function automaticRoutes(app: Hono<Env>): void {
  handle(app, contract.getAutomatic, async ({ db, scope, today }) => {
    const switches = await store.listSwitches(db, scope);
    const trials = await tryOnLastYear(db, scope, today);
    return {
      kinds: kinds.map((kind) => ({
        ...(switches.find((it) => it.kind === kind) ?? never),
        kind,
        trial: trials.find((it) => it.kind === kind) ?? null,
      })),
      days: byDay(await store.listAutomatic(db, scope)),
    };
  });

  handle(app, contract.setAutomatic, async ({ db, scope, input, now }) => {
    await store.addSwitch(db, scope, { ...input, now });
    return {};
  });

  handle(app, contract.withdrawStatementFile, ({ db, scope, input, today, now }) =>
    withdraw(db, scope, { importId: input.importId, today, now }),
  );
}

async function tryOnLastYear(db: Db, scope: Scope<'ledger.read'>, today: IsoDate) {
  const facts = await loadFacts(db, scope, { lines: [], today, isForAll: true });
  const paid = paidDues(await loadPayables(db, scope));
  return tryRules(facts, addDays(today, -triedDays), paid);
}

type Listed = Awaited<ReturnType<typeof store.listAutomatic>>;

function byDay(rows: Listed) {
  const days = [...new Set(rows.map(({ day }) => day))];
  return days.map((day) => ({ day, lines: rows.filter((it) => it.day === day) }));
}

import type { Hono } from 'hono';
import * as contract from '#contract/billing.ts';
import { Refusal } from '#domain/refusal.ts';
import { type Env, handle } from '#server/http/handle.ts';
import { billMonth } from './bill-month.ts';
import { bookerOf } from './booker-of.ts';
import { findControl, viewMonth } from './month-view.ts';
import { holdBilling, listRuns } from './run-store.ts';
import { turnBack } from './turn-back.ts';

/** 月の請求: what it would come to, doing it, taking it back. */
export function billingRoutes(app: Hono<Env>): void {
  handle(app, contract.getBillingMonth, ({ db, scope, input, today }) =>
    viewMonth(db, scope, { month: input.month, today }),
  );

  handle(app, contract.getBillingControl, async ({ db, scope, input: { on } }) => ({
    control: await findControl(db, scope, on),
  }));

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
}

import type { Hono } from 'hono';
import { listOpenItems, type OpenItem } from '#contract/open-items.ts';
import { listSuspense } from '#server/features/ledger/store.ts';
import { type Env, handle } from '#server/http/handle.ts';
import { loadPayables, openDues } from './due-store.ts';

/** まだ払っていないお金 and 行き先が決まっていないお金, for every screen of the books that lists them. */
export function openItemRoutes(app: Hono<Env>): void {
  handle(app, listOpenItems, async ({ db, scope }) => {
    const payables = await loadPayables(db, scope);
    return {
      owed: openDues(payables).map(viewed),
      overpaid: payables.flatMap(({ overpaid }) =>
        overpaid.map(({ movement, yen }) => viewed({ ...movement, amountYen: yen, dueOn: null })),
      ),
      suspense: (await listSuspense(db, scope)).map((item) =>
        viewed({ ...item, dueOn: null, isDebited: false }),
      ),
    };
  });
}

function viewed(item: OpenItem): OpenItem {
  const { entryId, accountId, fundId, counterpartyId, amountYen } = item;
  const { postedOn, summary, dueOn, isDebited } = item;
  const told = { postedOn, summary, dueOn, isDebited };
  return { entryId, accountId, fundId, counterpartyId, amountYen, ...told };
}

import type { ExtraCharge, Month } from '#domain/billing/tariff.ts';
import type { IsoDate } from '#domain/calendar.ts';
import { Refusal } from '#domain/refusal.ts';
import type { Db } from '#server/db/db.ts';
import type { Scope } from '#server/http/scope.ts';
import { nextMonth } from './load-run.ts';
import { holdBilling, listRuns } from './run-store.ts';
import { addExtra } from './tariff-writes.ts';

/** What was billed stays; nobody bills until this transaction ends. */
export async function refuseBilled(
  db: Db,
  scope: Scope<'billing.run'>,
  { month, today }: { month: Month; today: IsoDate },
): Promise<void> {
  await holdBilling(db, scope);
  const openMonth = nextMonth(await listRuns(db, scope), today);
  if (month < openMonth) {
    const [year, number] = openMonth.split('-').map(Number);
    throw new Refusal(
      'conflict',
      `もう請求した月は変えられません。${year}年${number}月分から先にしてください。`,
    );
  }
}

type NewExtra = { readonly extra: ExtraCharge; readonly today: IsoDate; readonly now: Date };

/** 一時の請求 that another feature found, in a month that is not billed yet. */
export async function addExtraOfOpenMonth(
  db: Db,
  scope: Scope<'billing.run'>,
  { extra, today, now }: NewExtra,
): Promise<void> {
  await refuseBilled(db, scope, { month: extra.month, today });
  await addExtra(db, scope, { extra, now });
}

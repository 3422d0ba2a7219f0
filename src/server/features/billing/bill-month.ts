import { dueDay } from '#domain/billing/due-day.ts';
import type { Month } from '#domain/billing/tariff.ts';
import { type IsoDate, partsOf } from '#domain/calendar.ts';
import { sumYen, type Yen } from '#domain/money.ts';
import { Refusal } from '#domain/refusal.ts';
import type { Db } from '#server/db/db.ts';
import { postEntries } from '#server/features/ledger/store.ts';
import type { Scope } from '#server/http/scope.ts';
import { newId } from '#server/outside/new-id.ts';
import { bookerOf } from './booker-of.ts';
import { hindranceOf, loadRun, nextMonth } from './load-run.ts';
import { addRun, countRuns, holdBilling, listRuns } from './run-store.ts';
import { findSetting, loadTariff } from './tariff-store.ts';

type Asked = {
  readonly month: Month;
  readonly yen: Yen;
  readonly today: IsoDate;
  readonly now: Date;
};

/** 月の請求: one entry in the books, and a charge for each dwelling and item. */
export async function billMonth(
  db: Db,
  scope: Scope<'billing.run'>,
  { month, yen, today, now }: Asked,
): Promise<{ runId: string; entryId: string }> {
  await holdBilling(db, scope);
  const runs = await listRuns(db, scope);
  if (runs.some((it) => it.month === month)) {
    throw new Refusal('conflict', 'この月の請求は、もう済んでいます。画面を読み直してください。');
  }
  if (month !== nextMonth(runs, today)) {
    throw new Refusal(
      'conflict',
      '前の月の請求が、まだ済んでいません。前の月から順に請求してください。',
    );
  }
  const setting = await findSetting(db, scope);
  const tariff = await loadTariff(db, scope);
  const planned = await loadRun(db, scope, { tariff, setting, month });
  const hindrance = await hindranceOf(db, scope, { month, today, charges: planned.charges });
  if (hindrance !== null) throw new Refusal('conflict', hindrance);
  if (sumYen(planned.charges.map((it) => it.yen)) !== yen) {
    throw new Refusal(
      'conflict',
      '確かめたあとに、料金か契約が変わりました。もう一度、内容を確かめてください。',
    );
  }
  const count = await countRuns(db, scope, month);
  const dwellings = new Set(planned.charges.map(({ dwellingId }) => dwellingId)).size;
  const [posted] = await postEntries(db, bookerOf(scope), [
    {
      id: newId(now.getTime()),
      key: count === 0 ? `billing:${month}` : `billing:${month}:${count + 1}`,
      postedOn: `${month}-01`,
      origin: 'billing',
      summary: `${partsOf(`${month}-01`).month}月分 管理費等の請求（${dwellings}住戸）`,
      reason: '',
      postings: planned.postings,
    },
  ]);
  if (!posted) throw new Error('the books took no entry of a run');
  const runId = newId(now.getTime());
  const dueOn = dueDay(month, setting.due);
  await addRun(db, scope, { ...planned, id: runId, month, entryId: posted.id, dueOn, now });
  return { runId, entryId: posted.id };
}

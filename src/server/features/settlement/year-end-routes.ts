import type { Hono } from 'hono';
import * as contract from '#contract/year-end.ts';
import { addDays, type IsoDate } from '#domain/calendar.ts';
import { addMonths, lastDayOf } from '#domain/ledger/repeats/bank-day.ts';
import { Refusal } from '#domain/refusal.ts';
import { contractsAtYearEnd } from '#domain/statements/close/contracts-at-year-end.ts';
import { missingMonths, monthsOfHabit } from '#domain/statements/close/missing-months.ts';
import type { Db } from '#server/db/db.ts';
import { findControl, listRuns } from '#server/features/billing/store.ts';
import { listYears } from '#server/features/ledger/store.ts';
import { type Env, handle } from '#server/http/handle.ts';
import type { Scope } from '#server/http/scope.ts';
import { listContracts, listMonthsOfParties, listPaidLater } from './year-end-store.ts';

/** Bills of a year come in the two months after it. */
const daysOfLateBills = 61;

export function yearEndRoutes(app: Hono<Env>): void {
  handle(app, contract.getYearEnd, async ({ db, scope, input, today }) => {
    const years = await listYears(db, scope);
    const year = years.find(({ startsOn }) => startsOn.slice(0, 4) === input.year);
    if (!year) throw new Refusal('not_found', 'この年度は、まだ登録されていません。');
    const until = lookedUntil(year.endsOn, today);
    const month = until.slice(0, 7);
    const from = `${addMonths(month, -monthsOfHabit)}-01`;
    const months = await listMonthsOfParties(db, scope, { from, until });
    const next = addDays(year.endsOn, 1);
    return {
      until,
      // A year that has no month behind it yet has no habit either.
      missing: until < year.startsOn ? [] : [...missingMonths(months, month)],
      paidLater:
        today < next
          ? []
          : await listPaidLater(db, scope, { from: next, until: addDays(next, daysOfLateBills) }),
      contracts: [
        ...contractsAtYearEnd(await listContracts(db, scope, { from: year.startsOn, until }), {
          ...year,
          until,
        }),
      ],
      dues: await loadDues(db, scope, until),
    };
  });
}

/** Where nothing was ever billed here, the books know of dues only what was entered. */
async function loadDues(db: Db, scope: Scope<'ledger.read'>, until: IsoDate) {
  const billed = new Set((await listRuns(db, scope)).map(({ month }) => month));
  const last = until.slice(0, 7);
  const unbilledMonths: string[] = [];
  const first = [...billed].toSorted()[0] ?? addMonths(last, 1);
  for (let month = first; month <= last; month = addMonths(month, 1)) {
    if (!billed.has(month)) unbilledMonths.push(month);
  }
  return { unbilledMonths, control: await findControl(db, scope, until) };
}

function lookedUntil(endsOn: IsoDate, today: IsoDate): IsoDate {
  const lastOver = lastDayOf(addMonths(today.slice(0, 7), -1));
  return endsOn < lastOver ? endsOn : lastOver;
}

import type { Hono } from 'hono';
import * as contract from '#contract/month-report.ts';
import { addDays, type IsoDate } from '#domain/calendar.ts';
import { lastDayOf } from '#domain/ledger/repeats/bank-day.ts';
import { Refusal } from '#domain/refusal.ts';
import { monthName, monthReport } from '#domain/statements/pack/month-report.ts';
import type { PrintedPaper } from '#domain/statements/pack/printed-paper.ts';
import type { Db } from '#server/db/db.ts';
import {
  type BooksReader,
  findAssociationName,
  findLockedUntil,
  listYears,
  loadYearBooks,
} from '#server/features/ledger/store.ts';
import { type Env, handleFile } from '#server/http/handle.ts';
import { handleKept } from '#server/http/handle-kept.ts';
import { listBanks } from './facts-store.ts';
import { renderPack } from './render-pack.ts';

/** 月次報告書, of months that are closed alone: what is sent round no longer changes. */
export function monthReportRoutes(app: Hono<Env>): void {
  handleKept(app, contract.getMonthReport, 'role', async ({ db, scope, input, today }) => {
    const closed = await listClosedMonths(db, scope);
    const wanted = input.month === 'latest' ? closed[0] : input.month;
    const months = closed.map((month) => ({ month, name: monthName(month) }));
    if (wanted === undefined) return { month: null, months, papers: [] };
    refuseOpen(closed, wanted);
    const papers = await loadReport(db, scope, { month: wanted, today });
    return { month: wanted, months, papers };
  });

  handleFile(app, contract.getMonthReportPdf, {
    load: async ({ db, scope, input: { month }, today }) => {
      refuseOpen(await listClosedMonths(db, scope), month);
      const papers = await loadReport(db, scope, { month, today });
      return { month, papers, today, associationName: await findAssociationName(db, scope) };
    },
    make: async ({ month, papers, today, associationName }) => {
      const bytes = await renderPack({
        associationName,
        title: `${monthName(month)} 月次報告書`,
        period: '',
        edition: '',
        madeOn: today,
        isDraft: false,
        approvedOn: null,
        hasContents: false,
        papers,
      });
      return { bytes, fileName: `月次報告書_${month}.pdf` };
    },
  });
}

/** The newest first. */
async function listClosedMonths(db: Db, scope: BooksReader): Promise<readonly string[]> {
  const lockedUntil = await findLockedUntil(db, scope);
  const [first] = await listYears(db, scope);
  if (lockedUntil === null || first === undefined) return [];
  const months: string[] = [];
  for (let day = first.startsOn; day <= lockedUntil; day = addDays(lastDayOf(day.slice(0, 7)), 1)) {
    months.unshift(day.slice(0, 7));
  }
  return months;
}

function refuseOpen(closed: readonly string[], month: string): void {
  if (!closed.includes(month)) {
    throw new Refusal('not_found', 'この月は、まだ締められていません。');
  }
}

async function loadReport(
  db: Db,
  scope: BooksReader,
  { month, today }: { month: string; today: IsoDate },
): Promise<readonly PrintedPaper[]> {
  const monthEndsOn = lastDayOf(month);
  const years = await listYears(db, scope);
  const year = years.find((it) => it.startsOn <= monthEndsOn && monthEndsOn <= it.endsOn);
  if (!year) throw new Refusal('not_found');
  const wanted = year.startsOn.slice(0, 4);
  const books = await loadYearBooks(db, scope, { wanted, today });
  return monthReport({ year: books, month, monthEndsOn, banks: await listBanks(db, scope) });
}

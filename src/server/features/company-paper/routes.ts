import type { Hono } from 'hono';
import * as contract from '#contract/company-paper.ts';
import { type IsoDate, isRealDate } from '#domain/calendar.ts';
import { lastDayOf } from '#domain/ledger/repeats/bank-day.ts';
import { Refusal } from '#domain/refusal.ts';
import { askedNames, withMeanings } from '#domain/statements/company-paper/asked-names.ts';
import { differingLines, type LearntName } from '#domain/statements/company-paper/compare-paper.ts';
import { readCompanyPaper } from '#domain/statements/company-paper/read-company-paper.ts';
import { monthName } from '#domain/statements/pack/month-report.ts';
import type { Db } from '#server/db/db.ts';
import { type BooksReader, findLockedUntil } from '#server/features/ledger/store.ts';
import { type Env, handle } from '#server/http/handle.ts';
import { grantedScope, type Scope } from '#server/http/scope.ts';
import { compare, loadYearOf, viewComparison, yearOrRefuse } from './compare.ts';
import { compareLatestPapers } from './compared-papers.ts';
import {
  listLearntNames,
  listPapers,
  removePaper,
  saveLearntNames,
  savePaper,
} from './paper-store.ts';

/** 管理会社の月報 */
export function companyPaperRoutes(app: Hono<Env>): void {
  handle(app, contract.listCompanyPapers, async ({ db, scope, today }) => ({
    today,
    months: await listMonths(db, scope, today),
  }));

  handle(app, contract.getCompanyPaper, async ({ db, scope, input: { month }, today }) => {
    const year = yearOrRefuse(await loadYearOf(db, scope, { month, today }));
    const paper = (await listPapers(db, scope, month)).find((it) => it.month === month);
    const learnt = await listLearntNames(db, scope);
    const lockedUntil = await findLockedUntil(db, scope);
    return {
      month,
      name: monthName(month),
      receivedOn: paper?.receivedOn ?? null,
      enteredAs: paper?.enteredAs ?? '',
      isClosed: lockedUntil !== null && lastDayOf(month) <= lockedUntil,
      comparison: paper ? viewComparison(compare(paper.lines, { year, month, learnt })) : null,
    };
  });

  handle(app, contract.readPaperTable, async ({ db, scope, input, today }) => {
    const { month, table, column, meanings } = input;
    const reader = readerOf(scope);
    const year = yearOrRefuse(await loadYearOf(db, reader, { month, today }));
    const paper = readCompanyPaper(table, column);
    const before = await listLearntNames(db, reader);
    const learnt = withMeanings(before, meanings);
    const found = compare(paper.lines, { year, month, learnt });
    return {
      columns: [...paper.columns],
      column: paper.column,
      lineCount: paper.lines.filter(({ kind }) => kind === 'line').length,
      asked: [...askedNames(paper.lines, learnt, found)],
      comparison: viewComparison(found),
    };
  });

  writeRoutes(app);
}

function writeRoutes(app: Hono<Env>): void {
  handle(app, contract.saveCompanyPaper, async ({ db, scope, input, today, now }) => {
    const { month, table, column, meanings, receivedOn } = input;
    yearOrRefuse(await loadYearOf(db, readerOf(scope), { month, today }));
    refuseDay(receivedOn, { month, today });
    const { lines } = readCompanyPaper(table, column);
    if (lines.length === 0) {
      throw new Refusal('conflict', '当月の金額の列が決まっていません。列を選んでください。');
    }
    await refuseUnknownAccounts(db, scope, { meanings, month, today });
    await savePaper(db, scope, { month, receivedOn, lines, now });
    await saveLearntNames(db, scope, { names: meanings, now });
    return {};
  });

  handle(app, contract.removeCompanyPaper, async ({ db, scope, input: { month } }) => {
    if (!(await removePaper(db, scope, month))) throw new Refusal('not_found');
    return {};
  });
}

async function listMonths(db: Db, scope: BooksReader, today: IsoDate) {
  return (await compareLatestPapers(db, scope, today)).map(({ found, ...it }) => ({
    ...it,
    name: monthName(it.month),
    differentCount: found ? differingLines(found).length : 0,
    unknownCount: found?.unknown.length ?? 0,
  }));
}

/** Whoever books reads the books too. */
function readerOf(scope: Scope<'ledger.book'>): BooksReader {
  const reader = grantedScope(scope, 'ledger.read');
  if (!reader) throw new Refusal('not_allowed');
  return reader;
}

function refuseDay(receivedOn: IsoDate, { month, today }: { month: string; today: IsoDate }): void {
  if (!isRealDate(receivedOn) || receivedOn > today || receivedOn <= `${month}-01`) {
    throw new Refusal('conflict', '届いた日は、その月の2日から今日までの日にしてください。');
  }
}

async function refuseUnknownAccounts(
  db: Db,
  scope: Scope<'ledger.book'>,
  { meanings, month, today }: { meanings: readonly LearntName[]; month: string; today: IsoDate },
): Promise<void> {
  const year = yearOrRefuse(await loadYearOf(db, readerOf(scope), { month, today }));
  const isThere = ({ means }: LearntName) =>
    means === null ||
    (year.funds.some(({ id }) => id === means.fundId) &&
      year.accounts.some(({ id }) => id === means.accountId));
  if (!meanings.every(isThere)) {
    throw new Refusal('not_found', '科目が見つかりません。画面を読み直してください。');
  }
}

import { type IsoDate, partsOf } from '#domain/calendar.ts';
import { askedPeriod } from '#domain/caretaker/exact/books/asked-period.ts';
import type { Books } from '#domain/caretaker/exact/books/books.ts';
import { mayAskBooks } from '#domain/caretaker/exact/books/books-question.ts';
import { plainQuestion } from '#domain/caretaker/plain-question.ts';
import type { Db } from '#server/db/db.ts';
import {
  findBudget,
  listBookedYears,
  listVersions,
  listYears,
  loadOneYear,
} from '#server/features/ledger/store.ts';
import { listDues, listOverpaid } from '#server/features/payments/store.ts';
import { grantedScope, type Scope } from '#server/http/scope.ts';
import { loadOpenMonth } from './load-open-month.ts';

type Asked = { readonly question: string; readonly today: IsoDate };

/** 帳簿 for a question that may be about them, as far as this member may see them. */
export async function loadBooks(
  db: Db,
  scope: Scope,
  { question, today }: Asked,
): Promise<Books | undefined> {
  const reader = grantedScope(scope, 'fund.read');
  if (!reader || !mayAskBooks(question)) return undefined;
  const known = await listBegunYears(db, reader, today);
  const latest = known.at(-1);
  if (!latest) return undefined;
  const text = plainQuestion(question);
  const period = askedPeriod(text, { today, known });
  if (!period) return undefined;
  const wanted = [latest.fiscalYear, period.fiscalYear].filter((year) =>
    known.some(({ fiscalYear }) => fiscalYear === year),
  );
  const years: Books['years'][number][] = [];
  for (const year of new Set(wanted)) {
    years.push(await loadOneYear(db, reader, { wanted: String(year), today }));
  }
  const ledger = grantedScope(scope, 'ledger.read');
  const asksClose = /締め|締ま/.test(text);
  return {
    today,
    known,
    years,
    readsLedger: ledger !== undefined,
    owed: ledger ? await listDues(db, ledger) : null,
    overpaid: ledger ? await listOverpaid(db, ledger) : [],
    coming: await findComing(db, reader, {
      text,
      fiscalYear: period.fiscalYear,
      latest: latest.fiscalYear,
    }),
    openMonth: ledger && asksClose ? await loadOpenMonth(db, ledger, today) : null,
  };
}

async function listBegunYears(db: Db, scope: Scope<'fund.read'>, today: IsoDate) {
  return (await listBookedYears(db, scope)).filter(({ startsOn }) => startsOn <= today);
}

type ComingAsked = {
  readonly text: string;
  readonly fiscalYear: number;
  readonly latest: number;
};

/** What was decided for a year that has not begun is open to all readers, its draft to those of the ledger. */
async function findComing(
  db: Db,
  scope: Scope<'fund.read'>,
  { text, fiscalYear, latest }: ComingAsked,
): Promise<Books['coming']> {
  if (fiscalYear <= latest || !text.includes('予算')) return null;
  const yearId = (await listYears(db, scope)).find(
    ({ startsOn }) => partsOf(startsOn).year === fiscalYear,
  )?.id;
  if (yearId === undefined) return { fiscalYear, decided: null, draft: null };
  const { lines, decided } = await findBudget(db, scope, yearId);
  const ledger = grantedScope(scope, 'ledger.read');
  const draft = ledger
    ? (await listVersions(db, ledger)).findLast(
        (it) => it.yearId === yearId && it.decidedOn === null,
      )
    : undefined;
  return { fiscalYear, decided: decided && lines, draft: draft?.lines ?? null };
}

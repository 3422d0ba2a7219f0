import { type IsoDate, partsOf } from '#domain/calendar.ts';
import { askedPeriod } from '#domain/caretaker/exact/books/asked-period.ts';
import type { Books } from '#domain/caretaker/exact/books/books.ts';
import { asksWhyOver, mayAskBooks } from '#domain/caretaker/exact/books/books-question.ts';
import {
  type AskedSpending,
  spendingWithin,
} from '#domain/caretaker/exact/books/spending-question.ts';
import { asksTodo } from '#domain/caretaker/exact/books/todo-words.ts';
import { plainQuestion } from '#domain/caretaker/plain-question.ts';
import type { Db } from '#server/db/db.ts';
import {
  findBudget,
  listBookedYears,
  listLargestEntries,
  listPlannedPayments,
  listVersions,
  listYears,
  loadOneYear,
} from '#server/features/ledger/store.ts';
import { listDues, listOverpaid } from '#server/features/payments/store.ts';
import { listWithoutVoucher } from '#server/features/vouchers/store.ts';
import { grantedScope, type Scope } from '#server/http/scope.ts';
import { loadOpenMonth } from './load-open-month.ts';
import { loadPaidPayees } from './load-paid-payees.ts';
import { loadSpent } from './load-spent.ts';

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
  const ledger = grantedScope(scope, 'ledger.read');
  const spending = spendingWithin(text, {
    period,
    today,
    known,
    readsLedger: ledger !== undefined,
  });
  const wanted = [latest.fiscalYear, period.fiscalYear, ...yearsOf(spending, known)].filter(
    (year) => known.some(({ fiscalYear }) => fiscalYear === year),
  );
  const years: Books['years'][number][] = [];
  for (const year of new Set(wanted)) {
    years.push(await loadOneYear(db, reader, { wanted: String(year), today }));
  }
  return {
    today,
    known,
    years,
    readsLedger: ledger !== undefined,
    ...(ledger
      ? await loadLedger(db, ledger, {
          text,
          from: latest.startsOn,
          asked: known.find((it) => it.fiscalYear === period.fiscalYear),
          spending,
          today,
        })
      : noLedger),
    coming: await findComing(db, reader, {
      text,
      fiscalYear: period.fiscalYear,
      latest: latest.fiscalYear,
    }),
  };
}

type OfTheLedger = Pick<
  Books,
  'owed' | 'overpaid' | 'planned' | 'bare' | 'largest' | 'spent' | 'payees' | 'openMonth'
>;

const noLedger: OfTheLedger = {
  owed: null,
  overpaid: [],
  planned: [],
  bare: null,
  largest: null,
  spent: null,
  payees: null,
  openMonth: null,
};

type LedgerAsked = {
  readonly text: string;
  readonly from: IsoDate;
  readonly today: IsoDate;
  /** The year that is asked for, where it has books. */
  readonly asked: Books['known'][number] | undefined;
  readonly spending: AskedSpending | undefined;
};

/** What is open to readers of the ledger alone; the larger lists where they are asked for. */
async function loadLedger(
  db: Db,
  scope: Scope<'ledger.read'>,
  { text, from, asked, spending, today }: LedgerAsked,
): Promise<OfTheLedger> {
  return {
    owed: await listDues(db, scope),
    overpaid: await listOverpaid(db, scope),
    planned: /払|振り?込|請求|出て|出[たる]|出金/.test(text)
      ? await listPlannedPayments(db, scope, today)
      : [],
    bare: /証憑|領収書/.test(text)
      ? await listWithoutVoucher(db, scope, { from, until: today })
      : null,
    largest: asked && asksWhyOver(text) ? await listLargestEntries(db, scope, asked) : null,
    spent: spending ? await loadSpent(db, scope, spending) : null,
    payees: /払|振り?込|かか[りっ]|使[いっ]/.test(text) ? await loadPaidPayees(db, scope) : null,
    openMonth:
      /締め|締ま|通帳|銀行|帳簿/.test(text) || asksTodo(text)
        ? await loadOpenMonth(db, scope, today)
        : null,
  };
}

/** Months may lie in the year before. */
const yearsOf = (spending: AskedSpending | undefined, known: Books['known']): readonly number[] =>
  known
    .filter(({ startsOn, endsOn }) =>
      spending?.months.some(
        (month) => startsOn.slice(0, 7) <= month && month <= endsOn.slice(0, 7),
      ),
    )
    .map(({ fiscalYear }) => fiscalYear);

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
  if (fiscalYear <= latest || !/予算|足り|まかなえ/.test(text)) return null;
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

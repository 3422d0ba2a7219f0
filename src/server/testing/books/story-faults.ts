import { addDays } from '#domain/calendar.ts';
import { addBalances, type Balance } from '#domain/ledger/balance.ts';
import type { Entry } from '#domain/ledger/entry.ts';
import { type FiscalYear, yearOfDay } from '#domain/ledger/fiscal-year.ts';
import { plainJournal } from '#domain/ledger/plain-journal.ts';
import { balanceSheets } from '#domain/statements/balance-sheet.ts';
import type { YearFigures } from '#domain/statements/figures.ts';
import { incomeAndExpense } from '#domain/statements/income-and-expense.ts';
import { figuresOfBooks } from '#domain/statements/testing/figures-of-books.ts';
import type { Database, Db } from '#server/db/db.ts';
import { findLockedUntil, listYears } from '#server/features/ledger/chart-store.ts';
import { listAllEntries } from '#server/features/ledger/export-store.ts';
import { findBudget, listMonths, listOpening } from '#server/features/ledger/money-store.ts';
import { listBalancesBefore, listTurnover } from '#server/features/ledger/report-store.ts';
import type { Story } from './story.ts';
import { openStoryBooks } from './story-books.ts';
import { heldUntil } from './story-model.ts';

/** What the stores read, held against what the postings of the model come to; empty where all is well. */
export async function faultsOfStory(db: Database, story: Story): Promise<readonly string[]> {
  const { books } = story;
  const ofYears = await books.inBooks(async (tx) => {
    const found: string[] = [];
    for (const year of story.given.years) found.push(...(await faultsOfYear(tx, story, year)));
    return [...found, ...(await faultsOfJournal(tx, story))];
  });
  const faults = [...ofYears, ...(await faultsOfReplay(db, story))];
  return faults.map((fault) => `${story.seed}: ${fault}`);
}

function unless(isSame: boolean, fault: string): string[] {
  return isSame ? [] : [fault];
}

const standing = (balances: readonly Balance[]): string =>
  addBalances(balances)
    .filter(({ amountYen }) => amountYen !== 0)
    .map(({ fundId, accountId, amountYen }) => `${fundId} ${accountId} ${amountYen}`)
    .toSorted()
    .join('\n');

const same = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

async function faultsOfYear(tx: Db, story: Story, year: FiscalYear): Promise<string[]> {
  const { given, model } = story;
  const { reader, moneyReader } = story.books;
  const span = { startsOn: year.startsOn, endsOn: year.endsOn };
  const own = figuresOfBooks({ ...given, entries: model.entries }, year);
  const opening = await listOpening(tx, moneyReader, span);
  const read: YearFigures = { ...own, opening, movements: await listMonths(tx, moneyReader, span) };
  const sheets = balanceSheets(read);
  const statements = incomeAndExpense(read);
  const turnover = await listTurnover(tx, reader, { from: year.startsOn, until: year.endsOn });
  const moved = turnover.map(({ debitYen, creditYen, ...line }) => ({
    ...line,
    amountYen: debitYen - creditYen,
  }));
  const after = await listBalancesBefore(tx, reader, addDays(year.endsOn, 1));
  const unequal = sheets.filter(
    ({ assets, liabilitiesAndNet }) => assets.total.amountYen !== liabilitiesAndNet.amountYen,
  );
  const unclosed = statements.filter(
    ({ opening: begun, surplus, closing }) =>
      begun.actualYen + surplus.actualYen !== closing.actualYen,
  );
  const uneven = given.funds.filter(
    ({ id }) => sumOf(after.filter(({ fundId }) => fundId === id)) !== 0,
  );
  const at = `in ${year.startsOn}`;
  return [
    ...unless(same(sheets, balanceSheets(own)), `${at} the balance sheets differ`),
    ...unless(same(statements, incomeAndExpense(own)), `${at} the statements differ`),
    ...unless(standing(moved) === standing(own.movements), `${at} the turnover differs`),
    ...unequal.map(({ fund }) => `${at} the sides of ${fund.name} differ`),
    ...unclosed.map(({ fund }) => `${at} ${fund.name} does not come to its closing`),
    ...uneven.map(({ name }) => `${at} the balances of ${name} do not come to nothing`),
    ...(await budgetFaults(tx, story, year.id)),
  ];
}

const sumOf = (balances: readonly Balance[]): number =>
  balances.reduce((sum, { amountYen }) => sum + amountYen, 0);

async function budgetFaults(tx: Db, { books, budgets }: Story, yearId: string): Promise<string[]> {
  const own = budgets.filter((budget) => budget.yearId === yearId);
  const { lines } = await findBudget(tx, books.moneyReader, yearId);
  const first = lines.map((line) => ({ ...line, amountYen: line.firstYen }));
  return [
    ...unless(standing(lines) === standing(own.at(-1)?.lines ?? []), 'the budget differs'),
    ...unless(standing(first) === standing(own[0]?.lines ?? []), 'the first budget differs'),
  ];
}

/** Numbers without gaps, nothing changed, closed as it was said; and the export comes to the same. */
async function faultsOfJournal(tx: Db, { books, given, model }: Story): Promise<string[]> {
  const { years, accounts, funds } = given;
  const span = { from: years[0]?.startsOn ?? '', until: years.at(-1)?.endsOn ?? '' };
  const entries = await listAllEntries(tx, books.reader, span);
  const numbers = years.map((year) =>
    entries
      .filter(({ postedOn }) => yearOfDay(years, postedOn) === year)
      .map(({ number }) => number)
      .toSorted((one, other) => one - other),
  );
  const counted = await listYears(tx, books.reader);
  const lastNumbers = counted.map(({ lastNumber }) => lastNumber);
  const input = { title: '試し', funds, accounts, entries, opening: null };
  const journal = [...plainJournal({ ...input, counterpartyNames: new Map() })].join('');
  const held = await findLockedUntil(tx, books.reader);
  return [
    ...unless(
      same(entries.map(wordsOf), inOrder(model.entries).map(wordsOf)),
      'the journal differs',
    ),
    ...unless(
      numbers.every((own) => own.every((number, index) => number === index + 1)) &&
        same(
          lastNumbers,
          numbers.map((own) => own.length),
        ),
      'the numbers have a gap',
    ),
    ...unless((held ?? '') === heldUntil(model), `closed until ${held}`),
    ...unless(exportedSum(journal) === postedSum(model.entries, given), 'the export differs'),
  ];
}

const inOrder = (entries: readonly Entry[]): readonly Entry[] =>
  entries.toSorted((one, other) =>
    one.postedOn === other.postedOn
      ? one.number - other.number
      : one.postedOn.localeCompare(other.postedOn),
  );

function wordsOf({ id, key, number, postedOn, origin, summary, reversesId, postings }: Entry) {
  const lines = postings.map((line) => `${line.fundId} ${line.accountId} ${line.amountYen}`);
  return { id, key, number, postedOn, origin, summary, reversesId, lines: lines.toSorted() };
}

/** Read as another program would: the text alone. */
function exportedSum(journal: string): string {
  const sums = new Map<string, number>();
  for (const [, code = '', fund = '', yen] of journal.matchAll(
    /^ {4}\w+:(\S+) .*:(\S+) {2}(-?\d+) JPY/gm,
  )) {
    const name = `${code} ${fund}`;
    sums.set(name, (sums.get(name) ?? 0) + Number(yen));
  }
  return wordsOfSums(sums);
}

function postedSum(entries: readonly Entry[], { accounts, funds }: Story['given']): string {
  const code = new Map(accounts.map((account) => [account.id, account.code]));
  const name = new Map(funds.map((fund) => [fund.id, fund.name]));
  const balances = addBalances(entries.flatMap(({ postings }) => postings));
  return wordsOfSums(
    new Map(
      balances.map(({ fundId, accountId, amountYen }) => [
        `${code.get(accountId)} ${name.get(fundId)}`,
        amountYen,
      ]),
    ),
  );
}

function wordsOfSums(sums: ReadonlyMap<string, number>): string {
  return [...sums]
    .filter(([, yen]) => yen !== 0)
    .map(([name, yen]) => `${name} ${yen}`)
    .toSorted()
    .join('\n');
}

/** The journal booked anew in other books comes to the same balances, month by month. */
async function faultsOfReplay(db: Database, { given, books, model }: Story): Promise<string[]> {
  if (model.entries.length === 0) return [];
  const other = await openStoryBooks(db, given);
  const posted = await other.post(...inOrder(model.entries));
  if ('code' in posted) return [`the replay was refused with ${posted.code}`];
  const monthsOf = ({ inBooks, moneyReader }: typeof books) =>
    inBooks(async (tx) => {
      const months: Balance[][] = [];
      for (const span of given.years) months.push(await listMonths(tx, moneyReader, span));
      return months;
    });
  return unless(
    same(sorted(await monthsOf(books)), sorted(await monthsOf(other))),
    'the replay differs',
  );
}

const sorted = (months: readonly (readonly Balance[])[]) =>
  months.map((rows) => rows.map((row) => JSON.stringify(row)).toSorted());

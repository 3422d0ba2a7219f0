import { accountId } from '#domain/ledger/testing/example-chart.ts';
import type { AutoKind, DwellingShare, OpenLine, Proposal } from '#domain/matching/facts.ts';
import { automaticOf } from '#domain/matching/gates.ts';
import { propose, proposeAll } from '#domain/matching/propose.ts';
import type { MadeYear } from './deposit-year.ts';
import { ExampleBooks, fileOf } from './example-books.ts';
import { dayIn, type MadeLine } from './payments-of-year.ts';

/** What became of the lines of a year, and how much of it was right. */
export type Outcome = {
  lines: number;
  /** Booked by itself, and of those what was something else. */
  automatic: number;
  automaticWrong: number;
  /** Of the last three months. */
  lateLines: number;
  lateAutomatic: number;
  ticked: number;
  tickedWrong: number;
  /** The first proposal of what a person looked at was right. */
  firstRight: number;
  typed: number;
  /** Billed less received less owed; zero when nothing is lost or made. */
  lostYen: number;
  /** What went wrong, for whoever mends the rules. */
  faults: string[];
};

export function noOutcome(): Outcome {
  const counts = { lines: 0, automatic: 0, automaticWrong: 0, lateLines: 0, lateAutomatic: 0 };
  return { ...counts, ticked: 0, tickedWrong: 0, firstRight: 0, typed: 0, lostYen: 0, faults: [] };
}

const all: ReadonlySet<AutoKind> = new Set(['dues', 'income', 'payments']);
const hallCode = '4390';
const unknownCode = '2140';
const lateMonth = 9;

/** Both as the product has them, or one alone, to see what the other one is for. */
export type Gate = 'both' | 'strict' | 'proven';

function through(proposals: readonly Proposal[], gate: Gate): readonly Proposal[] {
  const [first] = proposals;
  if (gate === 'both' || !first?.grounds) return proposals;
  const { grounds } = first;
  if (gate === 'strict') return [{ ...first, grounds: { ...grounds, isProven: true } }];
  return [{ ...first, score: 100, grounds: { ...grounds, isStrict: true } }];
}

type Work = {
  readonly line: OpenLine;
  readonly made: MadeLine;
};

/** A year with a treasurer who confirms truthfully, file by file; nothing is known at the start. */
export function simulateYear(year: MadeYear, outcome: Outcome, gate: Gate = 'both'): void {
  const books = new ExampleBooks(year);
  const works = year.lines.map((made, at) => ({ made, line: books.lineOf(made, at) }));
  const files = new Map(works.map(({ made }) => [fileOf(made), [] as Work[]]));
  for (const work of works) files.get(fileOf(work.made))?.push(work);
  for (let month = 0; month < 12; month += 1) {
    books.bill(month);
    const own = [...files].filter(([file]) => file.startsWith(dayIn(month, 1).slice(0, 7)));
    for (const [, lines] of own)
      takeFile(lines, books, { outcome, gate, isLate: month >= lateMonth });
  }
  outcome.lines += works.length;
  outcome.lostYen += Math.abs(books.billedYen - books.receivedYen - books.owedYen());
}

type Taking = { readonly outcome: Outcome; readonly gate: Gate; readonly isLate: boolean };

function takeFile(works: readonly Work[], books: ExampleBooks, taking: Taking): void {
  const { outcome, isLate } = taking;
  if (isLate) outcome.lateLines += works.length;
  const rest = bookByItself(works, books, taking);
  const offered = propose(books.facts(rest.map(({ line }) => line)));
  const isTicked = ({ line }: Work) => offered.get(line.id)?.[0]?.sureness === 'sure';
  const ticked = rest.filter(isTicked);
  for (const work of ticked) {
    const [first] = offered.get(work.line.id) ?? [];
    outcome.ticked += 1;
    if (isRight(first, work.made)) outcome.firstRight += 1;
    else outcome.tickedWrong += 1;
    if (!isRight(first, work.made)) outcome.faults.push(`ticked ${faultOf(work, first)}`);
    confirm(work, books, first);
  }
  for (const work of rest.filter((it) => !ticked.includes(it))) {
    const [first] = proposeAll(books.facts([work.line])).get(work.line.id) ?? [];
    if (isRight(first, work.made)) outcome.firstRight += 1;
    else {
      outcome.typed += 1;
      outcome.faults.push(`typed ${faultOf(work, first)}`);
    }
    confirm(work, books, first);
  }
}

/** Round by round: of one dwelling no more than one in each, for the second may be paid twice. */
function bookByItself(
  works: readonly Work[],
  books: ExampleBooks,
  { outcome, gate, isLate }: Taking,
): readonly Work[] {
  let rest = works;
  for (;;) {
    const offered = proposeAll(books.facts(rest.map(({ line }) => line)));
    const touched = new Set<string>();
    const booked = new Set<Work>();
    for (const work of rest) {
      const found = automaticOf(through(offered.get(work.line.id) ?? [], gate), all);
      if (!found) continue;
      const shares = sharesOf(found, work.line);
      if (shares.some(({ dwellingId }) => touched.has(dwellingId))) continue;
      for (const { dwellingId } of shares) touched.add(dwellingId);
      booked.add(work);
      books.receive(shares);
      outcome.automatic += 1;
      if (isLate) outcome.lateAutomatic += 1;
      if (!isRight(found, work.made)) {
        outcome.automaticWrong += 1;
        outcome.faults.push(`automatic ${faultOf(work, found)}`);
      }
    }
    rest = rest.filter((work) => !booked.has(work));
    if (booked.size === 0) return rest;
  }
}

function faultOf({ line, made }: Work, found: Proposal | undefined): string {
  const { kind, numbers } = made.truth;
  return `${line.heldOn} ${line.text} ${line.openYen}: ${kind} ${numbers.join()}, not ${found?.score} ${found?.summary} ${found?.reason}`;
}

function sharesOf(
  { dwellingId, shares }: Proposal,
  { openYen }: OpenLine,
): readonly DwellingShare[] {
  return dwellingId === null ? shares : [{ dwellingId, yen: openYen }];
}

function isRight(proposal: Proposal | undefined, { truth, yen }: MadeLine): boolean {
  if (!proposal) return false;
  const { dwellingId, shares, postings } = proposal;
  const numbers = dwellingId === null ? shares.map((it) => it.dwellingId) : [dwellingId];
  if (truth.kind === 'dues') return numbers.toSorted().join() === truth.numbers.toSorted().join();
  const income = accountId(hallCode);
  return (
    truth.kind === 'hall' &&
    numbers.length === 0 &&
    postings.some((it) => it.accountId === income && it.amountYen === -yen)
  );
}

/** As it truly was, whatever was proposed. */
function confirm({ line, made }: Work, books: ExampleBooks, first: Proposal | undefined): void {
  const { kind, numbers } = made.truth;
  if (kind === 'dues') {
    books.receive(first && isRight(first, made) ? sharesOf(first, line) : evenly(line, numbers));
  }
  const code = kind === 'hall' ? hallCode : unknownCode;
  books.learn(line, kind === 'dues' ? numbers : [], code);
}

function evenly({ openYen }: OpenLine, numbers: readonly string[]): readonly DwellingShare[] {
  const each = Math.floor(openYen / numbers.length);
  return numbers.map((dwellingId, at) => ({
    dwellingId,
    yen: at === 0 ? openYen - each * (numbers.length - 1) : each,
  }));
}

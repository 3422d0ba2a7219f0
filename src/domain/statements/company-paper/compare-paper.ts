import type { Account, Fund } from '#domain/ledger/account.ts';
import { sumYen, type Yen } from '#domain/money.ts';
import { type PaperLine, type PaperPart, plain } from './read-company-paper.ts';

/** What the own books have of an account in the month. */
export type BookedLine = {
  readonly fund: Fund;
  readonly account: Account;
  readonly monthYen: Yen;
};

/** Which account a name of the paper means; `null` where it is not to be compared. */
export type LearntName = {
  readonly section: string;
  readonly name: string;
  readonly means: { readonly fundId: string; readonly accountId: string } | null;
};

type ComparedLine = {
  readonly fund: Fund;
  readonly account: Account;
  /** As the paper calls it; empty where only the books have it. */
  readonly names: readonly string[];
  readonly paperYen: Yen;
  readonly bookedYen: Yen;
};

export type Comparison = {
  /** What differs first, then as the paper has them, then what the paper does not name. */
  readonly lines: readonly ComparedLine[];
  /** For a person to say what they are. */
  readonly unknown: readonly PaperLine[];
  readonly leftOut: readonly PaperLine[];
  /** A sum of the paper that is not the sum of its lines. */
  readonly wrongSums: readonly {
    readonly section: string;
    readonly name: string;
    readonly saidYen: Yen;
    readonly summedYen: Yen;
  }[];
};

type Known = {
  readonly booked: readonly BookedLine[];
  readonly learnt: readonly LearntName[];
};

/** Line by line: what the company's paper says beside what the books say. */
export function compareCompanyPaper(paper: readonly PaperLine[], known: Known): Comparison {
  const own = paper.filter(({ kind }) => kind === 'line');
  const read = own.map((line) => ({ line, means: meaningOf(line, known) }));
  const lines = known.booked
    .map((booked) => ({
      ...booked,
      lines: read.flatMap(({ line, means }) => (means === booked ? [line] : [])),
    }))
    .filter(({ lines: named, monthYen }) => named.length > 0 || monthYen !== 0)
    .toSorted((one, other) => placeOf(one.lines) - placeOf(other.lines))
    .map(
      ({ fund, account, monthYen, lines: named }): ComparedLine => ({
        fund,
        account,
        names: named.map(({ name }) => name),
        paperYen: sumYen(named.map(({ yen }) => yen)),
        bookedYen: monthYen,
      }),
    );
  return {
    lines: [...lines.filter(differs), ...lines.filter((line) => !differs(line))],
    unknown: read.flatMap(({ line, means }) => (means === 'unknown' ? [line] : [])),
    leftOut: read.flatMap(({ line, means }) => (means === 'left-out' ? [line] : [])),
    wrongSums: wrongSums(paper),
  };
}

function differs({ paperYen, bookedYen }: ComparedLine): boolean {
  return paperYen !== bookedYen;
}

export function differingLines({ lines }: Comparison): readonly ComparedLine[] {
  return lines.filter(differs);
}

function placeOf(lines: readonly PaperLine[]): number {
  return lines[0]?.place ?? Number.POSITIVE_INFINITY;
}

function meaningOf(line: PaperLine, { booked, learnt }: Known) {
  const known = learnt.find(({ section, name }) => section === line.section && name === line.name);
  if (known) {
    const { means } = known;
    if (means === null) return 'left-out';
    return (
      booked.find(
        ({ fund, account }) => fund.id === means.fundId && account.id === means.accountId,
      ) ?? 'unknown'
    );
  }
  if (line.yen === 0) return 'left-out';
  return nameMeans(line, booked) ?? 'unknown';
}

/** The one account of that name under that 会計; of several, the one that moved. */
function nameMeans({ section, part, name }: PaperLine, booked: readonly BookedLine[]) {
  const named = booked.filter(
    ({ fund, account }) =>
      short(account.name) === short(name) &&
      (part === null || account.kind === part) &&
      (section === '' || isFund(fund, section)),
  );
  const moved = named.filter(({ monthYen }) => monthYen !== 0);
  const [first, second] = moved.length > 0 ? moved : named;
  return first && !second ? first : null;
}

/** 「管理費」 is what others call 管理費収入. */
function short(name: string): string {
  return plain(name).replace(/(?:収入|支出)$/, '');
}

/** 「管理費会計」 and 「一般会計」 are one thing where an association has but one of them. */
function isFund({ name, code }: Fund, section: string): boolean {
  if (plain(name) === section) return true;
  return code === 'general' && /^(?:一般|管理費?)会計$/.test(section);
}

const partOfSum: readonly (readonly [RegExp, PaperPart])[] = [
  [/^収入(?:の部)?(?:合)?計$|^(?:当月)?収入合計$/, 'income'],
  [/^支出(?:の部)?(?:合)?計$|^(?:当月)?支出合計$/, 'expense'],
];

function wrongSums(paper: readonly PaperLine[]): Comparison['wrongSums'] {
  return paper.flatMap((sum) => {
    const part = partOfSum.find(([words]) => words.test(plain(sum.name)))?.[1];
    if (sum.kind !== 'sum' || part === undefined) return [];
    const own = paper.filter(
      (line) => line.kind === 'line' && line.section === sum.section && line.part === part,
    );
    const summedYen = sumYen(own.map(({ yen }) => yen));
    return own.length === 0 || summedYen === sum.yen
      ? []
      : [{ section: sum.section, name: sum.name, saidYen: sum.yen, summedYen }];
  });
}

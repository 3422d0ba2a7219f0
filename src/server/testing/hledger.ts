import { execFileSync } from 'node:child_process';

/** `1120 管理費会計` → what stands there. The balances of one report, debit positive. */
type Balances = ReadonlyMap<string, number>;

export type Hledger = {
  /** Every account, at the end of the journal. */
  balances(journal: string): Balances;
  incomeStatement(journal: string, span: { from: string; until: string }): Balances;
  balanceSheet(journal: string, until: string): Balances;
};

/** One or none: tests loop over it, so that without the program they do not exist. `.ci/run` installs it. */
export function findHledger(): Hledger[] {
  try {
    execFileSync('hledger', ['--version'], { stdio: 'ignore' });
  } catch {
    process.stdout.write(
      'hledger is not installed: the books are not added up by a second program.\n',
    );
    return [];
  }
  const ask = (journal: string, words: readonly string[]): Balances => {
    const command = ['-f', '-', ...words, '--flat', '-N', '-O', 'csv'];
    return readReport(execFileSync('hledger', command, { input: journal, encoding: 'utf8' }));
  };
  return [
    {
      balances: (journal) => ask(journal, ['balance']),
      incomeStatement: (journal, { from, until }) =>
        ask(journal, ['incomestatement', '-b', from, '-e', dayAfter(until)]),
      balanceSheet: (journal, until) => ask(journal, ['balancesheet', '-e', dayAfter(until)]),
    },
  ];
}

/** The end of a period is not in it. */
function dayAfter(day: string): string {
  return new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
}

const accountLine = /^"(?:Assets|Liabilities|Equity|Income|Expenses):(\S+) .*:([^":]+)","(-?\d+)/;

function readReport(csv: string): Balances {
  const found = csv.split('\n').flatMap((line) => {
    const [, code = '', fund = '', yen] = accountLine.exec(line) ?? [];
    return yen === undefined ? [] : [[`${code} ${fund}`, Number(yen)] as const];
  });
  return new Map(found.filter(([, yen]) => yen !== 0));
}

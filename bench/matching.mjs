// How well the rules of matching do on made years that they were not built on: see ledger.md's table, which it follows.
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const source = fileURLToPath(new URL('matching-parts.ts', import.meta.url));
/** Seeds below 1,000 are for building; those that were looked at once are no longer unseen. */
const runs = [
  { dwellings: 60, from: 3_001, years: 200 },
  { dwellings: 300, from: 4_001, years: 14 },
];
const wanted = { automatic: 60, late: 75, right: 96, ticked: 99.8 };

export async function measureMatching() {
  const { module: parts } = await runnerImport(source, { logLevel: 'error' });
  return runs.map(({ dwellings, from, years }) => {
    const outcome = parts.noOutcome();
    const started = performance.now();
    for (let seed = from; seed < from + years; seed += 1) {
      parts.simulateYear(parts.makeDepositYear(seed, dwellings), outcome);
    }
    return { dwellings, years, ms: performance.now() - started, ...rates(outcome) };
  });
}

function rates(outcome) {
  const { lines, automatic, automaticWrong, lateLines, lateAutomatic, ticked, tickedWrong } =
    outcome;
  const right = automatic - automaticWrong + outcome.firstRight;
  return {
    lines,
    automaticWrong,
    lostYen: outcome.lostYen,
    automatic: (100 * automatic) / lines,
    late: (100 * lateAutomatic) / lateLines,
    right: (100 * right) / lines,
    ticked: 100 - (100 * tickedWrong) / ticked,
  };
}

export function matchingTable(rows) {
  return [
    '| dwellings | years | deposits | by itself | of those wrong | months 10 to 12 | right without typing | ticked right | yen lost | ms a line |',
    '|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|',
    ...rows.map(
      (it) =>
        `| ${it.dwellings} | ${it.years} | ${it.lines} | ${it.automatic.toFixed(1)} % | ${it.automaticWrong} | ${it.late.toFixed(1)} % | ${it.right.toFixed(1)} % | ${it.ticked.toFixed(2)} % | ${it.lostYen} | ${(it.ms / it.lines).toFixed(2)} |`,
    ),
  ];
}

export function matchingFaults(rows) {
  return rows.flatMap((it) => [
    ...(it.automaticWrong > 0 ? [`${it.dwellings}: ${it.automaticWrong} booked wrongly`] : []),
    ...(it.lostYen > 0 ? [`${it.dwellings}: ${it.lostYen} yen lost`] : []),
    ...Object.entries(wanted)
      .filter(([name, least]) => it[name] < least)
      .map(([name, least]) => `${it.dwellings}: ${name} ${it[name].toFixed(2)}, wanted ${least}`),
  ]);
}

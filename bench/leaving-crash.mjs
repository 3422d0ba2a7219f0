// kill -9 in the middle of a deletion, as often as asked on each database; the test of the gate does the same a few
// times.
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import { complain, machineFacts, print } from './tables.mjs';

const source = fileURLToPath(new URL('crash-parts.ts', import.meta.url));

/** `BENCH_PLACE=embedded` or `PostgreSQL` kills on that one alone. */
async function measureLeavingCrashes(times) {
  const { module: parts } = await runnerImport(source, { logLevel: 'error' });
  const program = await parts.buildProgram(parts.leavingSource);
  const places = await parts.crashPlaces();
  const only = process.env.BENCH_PLACE;
  const rows = [];
  try {
    for (const { name, place } of places) {
      if (only && only !== name) continue;
      process.stderr.write(`killing on ${name} …\n`);
      const random = parts.makeRandom(Math.floor(Math.random() * 1_000_000));
      rows.push({
        place: name,
        ...(await parts.killLeaving({ file: program.file, place, times, random })),
      });
    }
  } finally {
    parts.killPrograms();
    program.remove();
    for (const place of places) await place.remove();
  }
  return rows;
}

export async function benchLeavingCrashes(times) {
  const rows = await measureLeavingCrashes(times);
  print(machineFacts());
  print(
    rows.map(
      ({ place, times: killed, cut, resumed, faults }) =>
        `- ${place}: killed ${killed} times, ${cut} before the end; ${resumed} found whole and ended by the next process; ${faults.length} faults`,
    ),
  );
  complain(rows.flatMap(({ faults }) => faults));
}

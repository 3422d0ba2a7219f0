// kill -9 in the middle of an import and of the printing of invitations, as often as asked on each database.
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import { complain, machineFacts, print } from './tables.mjs';

const source = fileURLToPath(new URL('crash-parts.ts', import.meta.url));

/** `BENCH_PLACE=embedded` or `PostgreSQL` kills on that one alone. */
async function measureActCrashes(times) {
  const { module: parts } = await runnerImport(source, { logLevel: 'error' });
  const program = await parts.buildProgram(parts.actsSource);
  const places = await parts.crashPlaces();
  const only = process.env.BENCH_PLACE;
  const rows = [];
  try {
    for (const { name, place } of places) {
      if (only && only !== name) continue;
      for (const kind of parts.actKinds) {
        process.stderr.write(`killing ${kind} on ${name} …\n`);
        const random = parts.makeRandom(Math.floor(Math.random() * 1_000_000));
        const killing = { file: program.file, place, kind, times, random };
        const row = { place: name, ...(await parts.killActs(killing)) };
        rows.push(row);
        // A night may end before the last of them.
        process.stderr.write(`${wordsOf(row)}\n`);
      }
    }
  } finally {
    parts.killPrograms();
    program.remove();
    for (const place of places) await place.remove();
  }
  return rows;
}

export async function benchActCrashes(times) {
  const rows = await measureActCrashes(times);
  print(machineFacts());
  print(rows.map(wordsOf));
  complain(
    rows.flatMap(({ place, kind, faults }) => faults.map((it) => `${place}, ${kind}: ${it}`)),
  );
}

function wordsOf({ place, kind, times, cut, whole, nothing, faults }) {
  return `- ${place}, ${kind}: killed ${times} times, ${cut} before the answer, of which ${whole} found whole and ${nothing} not begun; ${faults.length} faults`;
}

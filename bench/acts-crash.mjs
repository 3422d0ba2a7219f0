// kill -9 in the middle of an import and of the printing of invitations, as often as asked on each database.
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import { complain, machineFacts, print } from './tables.mjs';

const source = fileURLToPath(new URL('crash-parts.ts', import.meta.url));

async function measureActCrashes(times) {
  const { module: parts } = await runnerImport(source, { logLevel: 'error' });
  const program = await parts.buildProgram(parts.actsSource);
  const places = await parts.crashPlaces();
  const rows = [];
  try {
    for (const { name, place } of places) {
      for (const kind of parts.actKinds) {
        process.stderr.write(`killing ${kind} on ${name} …\n`);
        const random = parts.makeRandom(Math.floor(Math.random() * 1_000_000));
        const killing = { file: program.file, place, kind, times, random };
        rows.push({ place: name, ...(await parts.killActs(killing)) });
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
  print(
    rows.map(
      ({ place, kind, times: killed, cut, whole, nothing, faults }) =>
        `- ${place}, ${kind}: killed ${killed} times, ${cut} before the answer, of which ${whole} found whole and ${nothing} not begun; ${faults.length} faults`,
    ),
  );
  complain(
    rows.flatMap(({ place, kind, faults }) => faults.map((it) => `${place}, ${kind}: ${it}`)),
  );
}

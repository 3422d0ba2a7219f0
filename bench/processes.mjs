// One, two and three processes of the product on one PostgreSQL server; what signing in costs; then three that are killed
// at random under load, with PgBouncer between and without.
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import { load } from './load.mjs';
import { complain, machineFacts, print, row, whole } from './tables.mjs';

const fleetSource = fileURLToPath(new URL('../e2e/fleet.ts', import.meta.url));
const clientSource = fileURLToPath(new URL('../e2e/fleet-client.ts', import.meta.url));
const loadSource = fileURLToPath(new URL('../e2e/fleet-load.ts', import.meta.url));
const poolerSource = fileURLToPath(new URL('../src/server/testing/pooler.ts', import.meta.url));
const importOf = async (file) => {
  const options = { configFile: false, logLevel: 'error' };
  return (await runnerImport(file, options)).module;
};

/** Of all processes together. */
const connections = 12;
const home = '/api/associations/own/home';
const rounds = 500;
const mostForSignedIn = 1.3;

async function measureProcesses() {
  const { startFleet } = await importOf(fleetSource);
  const { openClient } = await importOf(clientSource);
  const fleet = await startFleet({ processes: 3 });
  try {
    // Their first questions make them ready: whoever is measured first would pay for all.
    for (const address of fleet.addresses()) await rateOf([address]);
    const rates = [];
    for (const processes of [1, 2, 3]) {
      const asked = fleet.addresses().slice(0, processes);
      rates.push({ processes, perSecond: await rateOf(asked) });
    }
    const client = await openClient(fleet, 'bench', 0);
    return { rates, signedIn: await measureSignedIn(fleet, client) };
  } finally {
    await fleet.stop();
  }
}

async function rateOf(addresses) {
  const times = { connections: connections / addresses.length, warmUpMs: 2000, measureMs: 5000 };
  const runs = await Promise.all(addresses.map((address) => load(`${address}${home}`, times)));
  return runs.reduce((sum, { latenciesMs, seconds }) => sum + latenciesMs.length / seconds, 0);
}

/** The same page of the demonstration and of an association, one after the other, both over the proxy. */
async function measureSignedIn({ url }, client) {
  const tookMs = { demonstration: [], signedIn: [] };
  for (let round = 0; round < rounds; round += 1) {
    tookMs.demonstration.push(await timed(async () => (await fetch(`${url}${home}`)).text()));
    const own = `/api/associations/${client.associationId}/home`;
    tookMs.signedIn.push(await timed(() => client.send(own)));
  }
  return { demonstrationMs: median(tookMs.demonstration), signedInMs: median(tookMs.signedIn) };
}

async function timed(work) {
  const from = performance.now();
  await work();
  return performance.now() - from;
}

const median = (times) => times.toSorted((one, other) => one - other)[times.length >> 1];

async function killProcesses(kills, seed) {
  const { startFleet } = await importOf(fleetSource);
  const { loadFleet } = await importOf(loadSource);
  const { findPooler, poolerMissing } = await importOf(poolerSource);
  if (!findPooler()) process.stderr.write(`${poolerMissing}\n`);
  const reports = [];
  for (const isPooled of findPooler() ? [false, true] : [false]) {
    const fleet = await startFleet({ processes: 3, isPooled });
    try {
      const report = await loadFleet(fleet, { seed, processes: 3, clients: 8, kills });
      reports.push({ way: isPooled ? 'PgBouncer, transaction mode' : 'directly', ...report });
    } finally {
      await fleet.stop();
    }
  }
  return reports;
}

function processesTable({ rates, signedIn: { demonstrationMs, signedInMs } }) {
  const [one] = rates;
  return [
    row('processes', 'requests/s', 'to one'),
    row('--:', '--:', '--:'),
    ...rates.map(({ processes, perSecond }) =>
      row(processes, whole(perSecond), (perSecond / one.perSecond).toFixed(2)),
    ),
    '',
    `Home, over the proxy, median: demonstration ${demonstrationMs.toFixed(2)} ms, signed in ${signedInMs.toFixed(2)} ms, ratio ${(signedInMs / demonstrationMs).toFixed(2)} (at most ${mostForSignedIn}).`,
  ];
}

function killsTable(reports, seed) {
  return [
    '',
    `Three processes killed at random, seed ${seed}:`,
    '',
    row('database', 'kills', 'answers', 'cut off', 'mails', 'mails again', 'faults'),
    row('---', '--:', '--:', '--:', '--:', '--:', '--:'),
    ...reports.map(({ way, kills, answered, cut, mails, again, faults }) =>
      row(way, kills, answered, cut, mails, again, faults.length),
    ),
  ];
}

function processFaults({ signedIn: { demonstrationMs, signedInMs } }, reports) {
  return [
    ...(signedInMs > mostForSignedIn * demonstrationMs
      ? [`a signed-in request costs more than ${mostForSignedIn} of one of the demonstration`]
      : []),
    ...reports.flatMap(({ way, faults }) => faults.map((fault) => `${way}: ${fault}`)),
  ];
}

export async function benchProcesses(kills) {
  const seed = Math.floor(Math.random() * 1_000_000);
  const measured = await measureProcesses();
  const reports = await killProcesses(kills, seed);
  print(machineFacts());
  print([...processesTable(measured), ...killsTable(reports, seed)]);
  complain(processFaults(measured, reports));
}

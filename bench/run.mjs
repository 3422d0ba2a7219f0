// `npm run bench`: what this machine makes of the built product, as Markdown. Ratios are against an empty route of
// the same server in the same run; absolute figures of two machines say little about each other. `-- search` measures
// search and answer alone, `-- product` the server and its memory, `-- settlement` the settlement's PDF, `-- billing` a
// month's bills, `-- checks` a look of the checks and what they tell of honest years, `-- matching` how well deposits are matched,
// `-- processes` several processes on one server and what they lose when killed, `-- tenants` the walls between associations,
// `-- sign-in` whether time tells who is known, `-- votes` whether two ways of counting votes agree, `-- votes races`
// what a race at the deadline leaves and how fast 600 owners vote within one minute, `-- avatar` the figure of the caretaker,
// `-- neighbours` one association beside a thousand, `-- acts-crash`, `-- leaving-crash` and `-- ledger-crash` what kill -9 in the middle leaves.
import { existsSync } from 'node:fs';
import { benchActCrashes } from './acts-crash.mjs';
import { measureAvatar } from './avatar.mjs';
import { measureBank } from './bank.mjs';
import { measureBilling } from './billing.mjs';
import { measureCaretaker } from './caretaker.mjs';
import { alarmFaults, alarmsTable, measureAlarms, measureChecks } from './checks.mjs';
import { withEachDatabase } from './databases.mjs';
import { benchLeavingCrashes } from './leaving-crash.mjs';
import { measureLedger } from './ledger.mjs';
import { measureCrashes } from './ledger-crash.mjs';
import { measureStories } from './ledger-stories.mjs';
import { crashTable, faultsIn, storiesTable } from './ledger-tables.mjs';
import { matchingFaults, matchingTable, measureMatching } from './matching.mjs';
import { keptLimitMs, measureProduct } from './measure-product.mjs';
import { measureMemory, memoryLimitMb } from './memory.mjs';
import { benchNeighbours } from './neighbours.mjs';
import { benchProcesses } from './processes.mjs';
import { measureRepairPlan } from './repair-plan.mjs';
import { measureSearch } from './search.mjs';
import { measureSettlementPack } from './settlement-pack.mjs';
import { measureSignIn, signInFaults, signInTable } from './sign-in.mjs';
import { measureSlider } from './slider.mjs';
import {
  caretakerTable,
  complain,
  ledgerTable,
  machineFacts,
  memoryTable,
  planTable,
  print,
  row,
  searchTable,
  secondStartLimitMs,
  sliderTable,
  tablesOf,
  whole,
} from './tables.mjs';
import { benchTenants } from './tenants.mjs';
import { benchVotes } from './votes-tables.mjs';

/** With a number behind the word: how many. */
const counted = {
  'acts-crash': { run: benchActCrashes, usual: 100 },
  'leaving-crash': { run: benchLeavingCrashes, usual: 100 },
  neighbours: { run: benchNeighbours, usual: 1_000 },
  tenants: { run: benchTenants, usual: 100_000 },
}[process.argv[2] ?? ''];
if (counted) {
  await counted.run(Number(process.argv[3] ?? counted.usual));
  process.exit();
}
if (process.argv[2] === 'search') {
  await benchSearch();
  process.exit();
}
if (process.argv[2] === 'matching') {
  const rows = await measureMatching();
  print(matchingTable(rows));
  complain(matchingFaults(rows));
  process.exit();
}
if (process.argv[2] === 'votes') {
  await benchVotes(process.argv.slice(3));
  process.exit();
}
if (process.argv[2] === 'sign-in') {
  const rows = await measureSignIn();
  print(machineFacts());
  print(signInTable(rows));
  complain(signInFaults(rows));
  process.exit();
}
if (process.argv[2] === 'bank') {
  await benchBank();
  process.exit();
}
if (process.argv[2] === 'checks') {
  await benchChecks();
  process.exit();
}
if (process.argv[2] === 'billing') {
  await benchBilling();
  process.exit();
}
if (process.argv[2] === 'ledger') {
  await benchLedger();
  process.exit();
}
if (process.argv[2] === 'ledger-crash') {
  const rows = await measureCrashes(Number(process.argv[3] ?? 200));
  print(machineFacts());
  print(crashTable(rows));
  complain(faultsIn(rows));
  process.exit();
}
if (process.argv[2] === 'ledger-stories') {
  const rows = await measureStories(Number(process.argv[3] ?? 10_000));
  print(machineFacts());
  print(storiesTable(rows));
  complain(faultsIn(rows));
  process.exit();
}
if (process.argv[2] === 'settlement') {
  const { firstMs, medianMs, slowestMs, wantedMs } = await measureSettlementPack();
  print([
    `Settlement pack of 15 pages: the first ${firstMs.toFixed(0)} ms, then ${medianMs.toFixed(0)} ms (slowest ${slowestMs.toFixed(0)} ms); wanted ${wantedMs} ms.`,
  ]);
  process.exit(Math.max(firstMs, slowestMs) <= wantedMs ? 0 : 1);
}
if (!existsSync('dist/server/main.js')) {
  process.stderr.write('There is no build yet: npm run build\n');
  process.exit(1);
}

if (process.argv[2] === 'processes') {
  await benchProcesses(Number(process.argv[3] ?? 10));
  process.exit();
}
if (process.argv[2] === 'avatar') {
  await benchAvatar();
  process.exit();
}

const results = [];
await withEachDatabase(async (database) => {
  process.stderr.write(`measuring on ${database.name} …\n`);
  results.push(await measureProduct(database));
});
print(machineFacts());
for (const result of results) print(tablesOf(result));
const memoryRows = await measureMemory();
print(memoryTable(memoryRows));
complain([
  ...results.flatMap(brokenRoutes),
  ...memoryRows
    .filter(({ usedMb }) => usedMb > memoryLimitMb)
    .map(({ name }) => `${name}: more than ${memoryLimitMb} MB`),
]);
if (process.argv[2] === 'product') process.exit();
const planRows = await measureRepairPlan();
print(planTable(planRows));
const sliderRows = await measureSlider();
print(sliderTable(sliderRows));
await benchSearch();
const caretakerRows = await measureCaretaker();
print(caretakerTable(caretakerRows));
for (const { name, limitMs } of [
  ...planRows.filter(({ medianMs, limitMs: most }) => medianMs > most),
  ...[...sliderRows, ...caretakerRows].filter(({ p95Ms, limitMs: most }) => p95Ms > most),
]) {
  process.stderr.write(`✗ ${name}: longer than ${limitMs} ms\n`);
  process.exitCode = 1;
}
for (const { name, secondStartMs } of results) {
  if (secondStartMs <= secondStartLimitMs) continue;
  process.stderr.write(`✗ ${name}: the second start took longer than ${secondStartLimitMs} ms\n`);
  process.exitCode = 1;
}

async function benchAvatar() {
  const { runs, figure, empty, memory } = await measureAvatar();
  print(machineFacts());
  print([
    '',
    `### The caretaker in person: 1280 px, Chromium, n = ${runs}, median`,
    '',
    '| what | figure | empty scene |',
    '|---|--:|--:|',
    row('from the address to the first picture, ms', whole(figure.firstMs), whole(empty.firstMs)),
    row('pictures a second while it speaks', figure.aSecond.toFixed(1), empty.aSecond.toFixed(1)),
    '',
    '| after leaving the page | 2nd visit | 10th visit |',
    '|---|--:|--:|',
    row('data, MB', memory.second.dataMb.toFixed(2), memory.tenth.dataMb.toFixed(2)),
    row(
      'compiled by the browser, MB',
      memory.second.codeMb.toFixed(2),
      memory.tenth.codeMb.toFixed(2),
    ),
    row('nodes', whole(memory.second.elements), whole(memory.tenth.elements)),
  ]);
  complain(memory.isKept ? [] : ['ten visits: more than a tenth over the second']);
}

async function benchSearch() {
  const searched = await measureSearch();
  print(searchTable(searched));
  complain(brokenLimits(searched));
}

function brokenRoutes({ name: database, routes }) {
  return routes
    .filter(
      ({ leastRatio, ratio, p99Ms }) => leastRatio && (ratio < leastRatio || p99Ms > keptLimitMs),
    )
    .map(
      ({ name, leastRatio }) =>
        `${database}, ${name}: less than ${leastRatio} of the empty route, or over ${keptLimitMs} ms`,
    );
}

/** A third word says how many associations stand beside the first one. */
async function benchBank() {
  const rows = await measureBank();
  print([
    '| lines | on | read, ms | taken, ms | proposed, ms | together | at most | one accepted, p95 ms | at most |',
    '|--:|---|--:|--:|--:|--:|--:|--:|--:|',
    ...rows.map(
      ({ lines, place, readMs, takenMs, proposedMs, limitMs, acceptedMs, acceptLimitMs }) =>
        `| ${lines} | ${place} | ${Math.round(readMs)} | ${Math.round(takenMs)} | ${Math.round(proposedMs)} | ${Math.round(readMs + takenMs + proposedMs)} | ${limitMs ?? '–'} | ${acceptedMs.toFixed(1)} | ${acceptLimitMs} |`,
    ),
  ]);
  const slow = rows.some(
    ({ readMs, takenMs, proposedMs, limitMs, acceptedMs, acceptLimitMs }) =>
      acceptedMs > acceptLimitMs ||
      (limitMs !== undefined && readMs + takenMs + proposedMs > limitMs),
  );
  if (slow) process.exitCode = 1;
}

async function benchChecks() {
  print(machineFacts());
  const alarms = await measureAlarms();
  print(alarmsTable(alarms));
  complain(alarmFaults(alarms));
  const rows = await measureChecks();
  print([
    '',
    '| postings | found | on | a look, ms | slowest, ms | at most |',
    '|--:|--:|---|--:|--:|--:|',
    ...rows.map(
      ({ postings, found, place, medianMs, slowestMs, limitMs }) =>
        `| ${postings} | ${found} | ${place} | ${Math.round(medianMs)} | ${Math.round(slowestMs)} | ${Number.isFinite(limitMs) ? limitMs : '–'} |`,
    ),
  ]);
  complain(
    rows
      .filter(({ medianMs, limitMs }) => medianMs > limitMs)
      .map(({ place, limitMs }) => `${place}, a look of the checks: longer than ${limitMs} ms`),
  );
}

async function benchBilling() {
  const rows = await measureBilling();
  print(machineFacts());
  print([
    '',
    '| charges | on | looked at, ms | billed, ms | slowest, ms | at most |',
    '|--:|---|--:|--:|--:|--:|',
    ...rows.map(
      ({ charges, place, viewedMs, medianMs, slowestMs, limitMs }) =>
        `| ${charges} | ${place} | ${Math.round(viewedMs)} | ${Math.round(medianMs)} | ${Math.round(slowestMs)} | ${limitMs} |`,
    ),
  ]);
  complain(
    rows
      .filter(({ medianMs, limitMs }) => medianMs > limitMs)
      .map(({ place, limitMs }) => `${place}, a month's bills: longer than ${limitMs} ms`),
  );
}

async function benchLedger() {
  const { rows, hledger } = await measureLedger({ beside: Number(process.argv[3] ?? 100) });
  print(machineFacts());
  print(ledgerTable(rows, hledger));
  complain(
    rows
      .filter(({ medianMs, limitMs }) => medianMs > limitMs)
      .map(
        ({ place, size, what, limitMs }) => `${place}, ${size}, ${what}: longer than ${limitMs} ms`,
      ),
  );
}

/** Against fixed limits, and from 13,000 passages on against half of what MiniSearch needs. */
function brokenLimits({ rows, memory }) {
  const slow = rows.filter(({ p95Ms, limitMs }) => p95Ms > limitMs);
  const lost = rows.filter(({ size, engine, p50Ms }) => {
    const other = rows.find((it) => it.size === size && it.engine.startsWith('MiniSearch'));
    return size >= 13_000 && engine.startsWith('ours') && p50Ms > 0.5 * other.p50Ms;
  });
  return [
    ...slow.map(({ size, engine, limitMs }) => `${engine}, ${size}: longer than ${limitMs} ms`),
    ...lost.map(({ size }) => `${size} passages: more than half of MiniSearch's time`),
    ...(memory.usedMb > memory.limitMb ? [`${memory.count} associations: too much memory`] : []),
  ];
}

// `npm run bench`: what this machine makes of the built product, as Markdown. Ratios are against an empty route of
// the same server in the same run; absolute figures of two machines say little about each other.
import { existsSync } from 'node:fs';
import { availableParallelism, cpus, loadavg, totalmem } from 'node:os';
import { withEachDatabase } from './databases.mjs';
import { percentile } from './load.mjs';
import { measureProduct } from './measure-product.mjs';
import { measureRepairPlan } from './repair-plan.mjs';
import { measureSlider } from './slider.mjs';

const secondStartLimitMs = 3000;

if (!existsSync('dist/server/main.js')) {
  process.stderr.write('There is no build yet: npm run build\n');
  process.exit(1);
}

const loadBefore = loadavg()[0];
const results = [];
await withEachDatabase(async (database) => {
  process.stderr.write(`measuring on ${database.name} …\n`);
  results.push(await measureProduct(database));
});
print(machineFacts());
for (const result of results) print(tablesOf(result));
const planRows = await measureRepairPlan();
print(planTable(planRows));
const sliderRows = await measureSlider();
print(sliderTable(sliderRows));
for (const { name, limitMs } of [
  ...planRows.filter(({ medianMs, limitMs: most }) => medianMs > most),
  ...sliderRows.filter(({ p95Ms, limitMs: most }) => p95Ms > most),
]) {
  process.stderr.write(`✗ ${name}: longer than ${limitMs} ms\n`);
  process.exitCode = 1;
}
for (const { name, secondStartMs } of results) {
  if (secondStartMs <= secondStartLimitMs) continue;
  process.stderr.write(`✗ ${name}: the second start took longer than ${secondStartLimitMs} ms\n`);
  process.exitCode = 1;
}

function machineFacts() {
  const memory = (totalmem() / 2 ** 30).toFixed(1);
  return [
    `- ${availableParallelism()} cores (${cpus()[0]?.model ?? 'unknown'}), ${memory} GiB, Node.js ${process.versions.node}`,
    `- other work on the machine: load average ${loadBefore?.toFixed(1)} over the minute before`,
  ];
}

function tablesOf({ name, coldStartMs, secondStartMs, routes, copyMs }) {
  return [
    '',
    `### ${name}`,
    '',
    '| 16 connections, 4 s each | requests/s | to the empty route | p50 ms | p99 ms |',
    '|---|--:|--:|--:|--:|',
    ...routes.map(rowOf),
    '',
    '| once | ms |',
    '|---|--:|',
    `| first start: tables and demonstration are made | ${whole(coldStartMs)} |`,
    `| second start (limit ${secondStartLimitMs}) | ${whole(secondStartMs)} |`,
    `| visitor's first write, own copy included: median of ${copyMs.length} | ${whole(percentile(copyMs, 0.5))} |`,
    `| the same: p95 | ${whole(percentile(copyMs, 0.95))} |`,
    `| the same: slowest | ${whole(percentile(copyMs, 1))} |`,
  ];
}

function planTable(rows) {
  return [
    '',
    '### Repair plan: one core, no browser',
    '',
    '| median | ms | limit | ours to it |',
    '|---|--:|--:|--:|',
    ...rows.map(({ name, medianMs, limitMs, ratio }) =>
      row(name, medianMs.toPrecision(3), limitMs ?? '', ratio ? ratio.toPrecision(2) : ''),
    ),
  ];
}

function sliderTable(rows) {
  return [
    '',
    '### Repair plan: one move of a slider in Chromium',
    '',
    '| work of the page, layout included | p50 ms | p95 ms | limit of p95 |',
    '|---|--:|--:|--:|',
    ...rows.map(({ name, p50Ms, p95Ms, limitMs }) =>
      row(name, p50Ms.toFixed(1), p95Ms.toFixed(1), limitMs),
    ),
  ];
}

function row(...cells) {
  return `| ${cells.join(' | ')} |`;
}

function rowOf({ name, perSecond, ratio, p50Ms, p99Ms, busy }) {
  // Above this the client is the limit, and the server could do more than the row says.
  const mark = busy > 0.95 ? ' *' : '';
  return `| ${name} | ${whole(perSecond)}${mark} | ${ratio.toPrecision(2)} | ${p50Ms.toFixed(1)} | ${p99Ms.toFixed(1)} |`;
}

function whole(value) {
  return Math.round(value).toLocaleString('en-US');
}

function print(lines) {
  process.stdout.write(`${lines.join('\n')}\n`);
}

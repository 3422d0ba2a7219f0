// What the measurements look like on paper: Markdown tables, and the sentences for what was missed.
import { availableParallelism, cpus, loadavg, totalmem } from 'node:os';
import { percentile } from './load.mjs';
import { memoryLimitMb } from './memory.mjs';

export const secondStartLimitMs = 3000;
// Before anything is measured.
const loadBefore = loadavg()[0];

export function machineFacts() {
  const memory = (totalmem() / 2 ** 30).toFixed(1);
  return [
    `- ${availableParallelism()} cores (${cpus()[0]?.model ?? 'unknown'}), ${memory} GiB, Node.js ${process.versions.node}`,
    `- other work on the machine: load average ${loadBefore?.toFixed(1)} over the minute before`,
  ];
}

export function tablesOf({ name, coldStartMs, secondStartMs, routes, copyMs }) {
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

export function memoryTable(rows) {
  return [
    '',
    '### Memory: the whole process, embedded database, from an empty folder',
    '',
    '| resident | MB | limit |',
    '|---|--:|--:|',
    ...rows.map(({ name, usedMb }) => row(name, whole(usedMb), memoryLimitMb)),
  ];
}

export function planTable(rows) {
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

export function sliderTable(rows) {
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

export function searchTable({ rows, memory }) {
  return [
    '',
    '### Search and answer: one core, in memory',
    '',
    '| passages | engine | built in ms | heap MB | p50 ms | p95 ms | limit of p95 | a fixed loop, ms |',
    '|--:|---|--:|--:|--:|--:|--:|--:|',
    ...rows.map(({ size, engine, buildMs, heapMb, p50Ms, p95Ms, limitMs, yardMs }) =>
      row(
        whole(size),
        engine,
        whole(buildMs),
        heapMb === undefined ? '' : heapMb.toFixed(1),
        p50Ms.toFixed(2),
        p95Ms.toFixed(2),
        limitMs ?? '',
        yardMs?.toFixed(0) ?? '',
      ),
    ),
    '',
    `${memory.count} associations of ${whole(memory.passages)} passages, every one asked all questions: ${memory.usedMb.toFixed(0)} MB (limit ${memory.limitMb}).`,
  ];
}

export function ledgerTable(rows, hledger) {
  const ours = new Map(
    rows
      .filter(({ place, size }) => size === 'one of 1,000,000' && !place.startsWith('embedded'))
      .map(({ what, medianMs }) => [what, medianMs]),
  );
  return [
    '',
    '### The books: median of 15',
    '',
    '| database | associations of how many postings | what | ms | limit |',
    '|---|---|---|--:|--:|',
    ...rows.map(({ place, size, what, medianMs, limitMs }) =>
      row(place, size, what, medianMs.toFixed(1), limitMs ?? ''),
    ),
    ...hledger.map(
      ({ what, ms }) =>
        `\nhledger on the same 1,000,000 postings, ${what}: ${(ms / 1000).toFixed(1)} s, ${whole(ms / ours.get(what))} times ours.`,
    ),
  ];
}

export function caretakerTable(rows) {
  return [
    '',
    '### Caretaker: the built product, embedded database and engine, one question after the other',
    '',
    '| from the question | p50 ms | p95 ms | limit of p95 |',
    '|---|--:|--:|--:|',
    ...rows.map(({ name, p50Ms, p95Ms, limitMs }) =>
      row(name, p50Ms.toFixed(1), p95Ms.toFixed(1), limitMs ?? ''),
    ),
  ];
}

export function row(...cells) {
  return `| ${cells.join(' | ')} |`;
}

function rowOf({ name, perSecond, ratio, p50Ms, p99Ms, busy }) {
  // Above this the client is the limit, and the server could do more than the row says.
  const mark = busy > 0.95 ? ' *' : '';
  return `| ${name} | ${whole(perSecond)}${mark} | ${ratio.toPrecision(2)} | ${p50Ms.toFixed(1)} | ${p99Ms.toFixed(1)} |`;
}

export function whole(value) {
  return Math.round(value).toLocaleString('en-US');
}

export function print(lines) {
  process.stdout.write(`${lines.join('\n')}\n`);
}

export function complain(broken) {
  for (const sentence of broken) {
    process.stderr.write(`✗ ${sentence}\n`);
    process.exitCode = 1;
  }
}

import { runProduct } from '../scripts/run-product.mjs';
import { load, percentile } from './load.mjs';

const connections = 16;
const times = { connections, warmUpMs: 1000, measureMs: 4000 };
const copies = 20;
const own = '/api/associations/own';

/** Of the empty route's requests; the embedded engine answers one statement at a time. */
const leastRatioOn = ({ databaseUrl }) => (databaseUrl ? 0.3 : 0.1);
export const keptLimitMs = 30;

/** Starts the product twice, puts load on its pages, and makes visitors' copies. */
export async function measureProduct(database) {
  const first = await runProduct(database);
  await first.stop();
  const second = await runProduct(database);
  try {
    return {
      name: database.name,
      coldStartMs: first.startMs,
      secondStartMs: second.startMs,
      routes: await measureRoutes(second.address, leastRatioOn(database)),
      copyMs: await measureCopies(second.address),
    };
  } finally {
    await second.stop();
  }
}

async function measureRoutes(address, least) {
  const emptyBefore = await load(`${address}/healthz`, times);
  const measured = [];
  for (const { name, path, leastRatio } of await targets(address, least)) {
    measured.push({ name, leastRatio, ...summaryOf([await load(`${address}${path}`, times)]) });
  }
  // Before and after, so that a neighbour who comes or goes meanwhile does not decide the ratios.
  const emptyAfter = await load(`${address}/healthz`, times);
  const empty = { name: 'empty route (/healthz)', ...summaryOf([emptyBefore, emptyAfter]) };
  return [empty, ...measured].map((route) => ({
    ...route,
    ratio: route.perSecond / empty.perSecond,
  }));
}

async function targets(address, least) {
  const response = await fetch(`${address}${own}/documents`);
  const { documents } = await response.json();
  const bylaws = documents.find(({ slug }) => slug === 'bylaws');
  if (!bylaws) throw new Error('the demonstration has no bylaws');
  return [
    { name: 'landing page (/)', path: '/' },
    { name: 'application page (/demo)', path: '/demo' },
    { name: 'documents list (API)', path: `${own}/documents`, leastRatio: least },
    {
      name: 'one document: the bylaws (API)',
      path: `${own}/documents/${bylaws.id}`,
      leastRatio: least,
    },
    { name: 'home (API)', path: `${own}/home`, leastRatio: least / 2 },
    { name: 'community (API)', path: `${own}/community` },
    { name: 'meetings (API)', path: `${own}/meetings` },
  ];
}

function summaryOf(runs) {
  const latenciesMs = runs.flatMap((run) => run.latenciesMs).toSorted((a, b) => a - b);
  const seconds = runs.reduce((sum, run) => sum + run.seconds, 0);
  return {
    perSecond: latenciesMs.length / seconds,
    p50Ms: percentile(latenciesMs, 0.5),
    p99Ms: percentile(latenciesMs, 0.99),
    busy: Math.max(...runs.map((run) => run.busy)),
  };
}

/** The first write of a visitor who has no cookie yet: it copies the whole association, then adds one task. */
async function measureCopies(address) {
  const tookMs = [];
  for (let visitor = 1; visitor <= copies; visitor += 1) {
    const startedMs = performance.now();
    const response = await fetch(`${address}${own}/tasks`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': `192.0.2.${visitor}` },
      body: JSON.stringify({ title: '計測', detail: '', dueOn: null }),
    });
    await response.text();
    const hasCookie = response.headers.get('set-cookie') !== null;
    if (!response.ok || !hasCookie) throw new Error(`a first write answered ${response.status}`);
    tookMs.push(performance.now() - startedMs);
  }
  return tookMs.toSorted((a, b) => a - b);
}

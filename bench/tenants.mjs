// Two customers and a visitor ask every endpoint with the ids of the others, as often as asked, on each database: the
// test of the gate with more requests and another seed.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { complain, machineFacts, print, row } from './tables.mjs';

const folder = '.cache/reports/tenants';
const test = 'src/server/tenant-fuzz.both.test.ts';

function fuzzTenants(requests, seed) {
  rmSync(folder, { recursive: true, force: true });
  const env = {
    ...process.env,
    FUZZ_REQUESTS: String(requests),
    FUZZ_SEED: String(seed),
    FUZZ_REPORT: folder,
  };
  const projects = ['--project', 'server', '--project', 'server-postgres'];
  spawnSync('npx', ['vitest', 'run', '--retry=0', '--silent', ...projects, test], {
    env,
    stdio: ['ignore', 2, 2],
  });
  const files = existsSync(folder) ? readdirSync(folder).toSorted() : [];
  return files.map((name) => ({
    place: name.replace('.json', ''),
    ...JSON.parse(readFileSync(join(folder, name), 'utf8')),
  }));
}

function tenantsTable(rows, seed) {
  return [
    `Seed ${seed}; a request counts as understood where the endpoint read it and looked for the ids of another.`,
    '',
    row('database', 'requests', 'asked with ids of another, understood', 'answers', 'faults'),
    row('---', '---:', '---:', '---', '---:'),
    ...rows.map(({ place, requests, understood, byStatus, faults }) =>
      row(
        place,
        requests.toLocaleString('en'),
        understood.toLocaleString('en'),
        Object.entries(byStatus)
          .map(([status, count]) => `${status}: ${count}`)
          .join(', '),
        faults.length,
      ),
    ),
  ];
}

export function benchTenants(requests) {
  const seed = Math.floor(Math.random() * 1_000_000);
  const rows = fuzzTenants(requests, seed);
  print(machineFacts());
  print(tenantsTable(rows, seed));
  complain(rows.flatMap(({ place, faults }) => faults.map((fault) => `${place}: ${fault}`)));
  if (rows.length === 0) complain(['no answer of the test']);
}

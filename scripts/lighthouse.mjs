// `npm run lighthouse`: Lighthouse's mobile run of the landing page, five times, medians. It stands outside the gate:
// it is fetched from the registry when it is asked for, and its simulated network gives no two runs alike.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { resolveChromium } from './browser.mjs';
import { runProduct } from './run-product.mjs';

// The newest that declares Node 20.
const version = '12.8.2';
const runs = 5;
const runLimitMs = 180_000;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
const audits = {
  'LCP ms': 'largest-contentful-paint',
  'FCP ms': 'first-contentful-paint',
  'TBT ms': 'total-blocking-time',
  'transfer kB': 'total-byte-weight',
};

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
if (!existsSync('dist/server/main.js')) {
  process.stderr.write('There is no build yet: npm run build\n');
  process.exit(1);
}

const folder = mkdtempSync(join(tmpdir(), 'sumiwa-lighthouse-'));
try {
  const product = await runProduct({ dataDir: join(folder, 'data') });
  try {
    const reports = [];
    for (let run = 1; run <= runs; run += 1) {
      process.stderr.write(`run ${run} of ${runs} …\n`);
      reports.push(await measure(`${product.address}/`, join(folder, `run-${run}.json`)));
    }
    printTable(reports);
  } finally {
    await product.stop();
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function measure(url, file) {
  const { executablePath, args, env } = await resolveChromium();
  await runLighthouse(
    [
      url,
      '--output=json',
      `--output-path=${file}`,
      `--only-categories=${categories.join(',')}`,
      `--chrome-flags=--headless=new ${args.join(' ')}`,
      '--quiet',
    ],
    { ...env, CHROME_PATH: executablePath },
  );
  const report = JSON.parse(readFileSync(file, 'utf8'));
  if (report.runtimeError) throw new Error(report.runtimeError.message);
  return report;
}

/** In the temporary folder, so that npx neither sees nor changes the packages of the product. */
function runLighthouse(args, env) {
  return new Promise((resolve, reject) => {
    const program = spawn('npx', ['--yes', `lighthouse@${version}`, ...args], {
      cwd: folder,
      env,
      stdio: ['ignore', 'ignore', 'inherit'],
      timeout: runLimitMs,
      // npx is a script on Windows.
      shell: process.platform === 'win32',
    });
    program.once('error', reject);
    program.once('exit', (code, signal) => {
      if (code === 0) resolve();
      else reject(new Error(`lighthouse ended with ${signal ?? code}`));
    });
  });
}

function printTable(reports) {
  const rows = [
    ...categories.map((name) => ({ name, values: reports.map((it) => scoreOf(it, name)) })),
    ...Object.entries(audits).map(([name, audit]) => ({
      name,
      values: reports.map((it) => valueOf(it, name, audit)),
    })),
  ];
  const lines = rows.map(
    ({ name, values }) => `| ${name} | ${median(values)} | ${values.join(' ')} |`,
  );
  const heading = `| Lighthouse ${version}, mobile, n = ${runs} | median | runs |`;
  process.stdout.write(`${[heading, '|---|--:|---|', ...lines].join('\n')}\n`);
}

function scoreOf(report, category) {
  return Math.round((report.categories[category]?.score ?? 0) * 100);
}

function valueOf(report, name, audit) {
  const value = report.audits[audit]?.numericValue ?? Number.NaN;
  return Math.round(name.endsWith('kB') ? value / 1024 : value);
}

function median(values) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
}

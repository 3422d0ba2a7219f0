// The whole gate, from a fresh clone: installs, checks, tests, builds, and walks through the product in a browser.
// Every step runs even after one has failed, so that one run tells everything.
import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { printFailures, printStutters } from './failure-report.mjs';
import { countOf, printTable, readJourneys, readUnit, reports } from './gate-report.mjs';
import { installIfMissing, requireNode, step } from './prepare.mjs';

const steps = [];

requireNode();
installIfMissing();
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

// What only reads the source, and the build, run beside the tests: two cores have room for them.
await Promise.all([check('単体テストとサーバーのテスト', 'unit', { isLive: true }), checkSource()]);
await check('画面の大きさ', 'budget');
await check('ブラウザでの操作', 'e2e', { isLive: true });

const tested = { unit: readUnit(), e2e: readJourneys() };
const files = Object.values(tested).flat();
const { passed, failed } = countOf(files);
printTable(steps, files);
printStutters(files);
printFailures(steps, tested);
const failedSteps = steps.filter(({ isOk }) => !isOk).map(({ name }) => name);
if (failedSteps.length > 0) process.stdout.write(`不合格：${failedSteps.join('、')}\n`);
process.stdout.write(`${passed} passed, ${failed} failed\n`);
process.exit(failedSteps.length > 0 || failed > 0 || passed === 0 ? 1 : 0);

async function checkSource() {
  await check('型', 'types');
  await check('組み立て', 'build:stale');
  await check('書式', 'format:check');
  await check('文法と境界', 'lint');
  await check('使われていないコード', 'dead');
  await check('重複', 'twins');
}

/** What a short step says is shown when it is done, so that it does not mix with the tests beside it. */
async function check(name, script, { isLive = false } = {}) {
  if (isLive) step(name);
  const startedMs = performance.now();
  const { status, output } = await run(script, isLive);
  steps.push({ name, script, output, isOk: status === 0, ms: performance.now() - startedMs });
  if (isLive) return;
  step(name);
  process.stdout.write(output);
}

function run(script, isLive) {
  const child = spawn('npm', ['run', '--silent', script], {
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      if (isLive) process.stdout.write(text);
      output += text;
    });
  }
  return new Promise((done) => {
    child.once('error', (error) => done({ status: 1, output: `${error}\n` }));
    child.once('close', (status) => done({ status, output }));
  });
}

// The whole gate, from a fresh clone: installs, checks, tests, builds, and walks through the product in a browser.
// Every step runs even after one has failed, so that one run tells everything.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { buildIfStale, installIfMissing, requireNode, step } from './prepare.mjs';

const reports = '.cache/reports';
const failedSteps = [];

requireNode();
installIfMissing();
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

check('型', 'types');
check('書式', 'format:check');
check('文法と境界', 'lint');
check('使われていないコード', 'dead');
check('重複', 'twins');
check('単体テストとサーバーのテスト', 'unit', [
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${reports}/unit.json`,
]);
step('組み立て');
buildIfStale();
check('画面の大きさ', 'budget');
check('ブラウザでの操作', 'e2e');

const unit = readUnit(`${reports}/unit.json`);
const journeys = readJourneys(`${reports}/e2e.json`);
const passed = unit.passed + journeys.passed;
const failed = unit.failed + journeys.failed;
if (failedSteps.length > 0) process.stdout.write(`不合格：${failedSteps.join('、')}\n`);
process.stdout.write(`${passed} passed, ${failed} failed\n`);
process.exit(failedSteps.length > 0 || failed > 0 || passed === 0 ? 1 : 0);

function check(name, script, args = []) {
  step(name);
  const { status } = spawnSync('npm', ['run', '--silent', script, '--', ...args], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) failedSteps.push(name);
}

/** A test that was left out counts as failed: the gate promises that everything ran. */
function readUnit(file) {
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  const report = JSON.parse(readFileSync(file, 'utf8'));
  const brokenFiles = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  return {
    passed: report.numPassedTests,
    failed: report.numTotalTests - report.numPassedTests + brokenFiles.length,
  };
}

function readJourneys(file) {
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  const { stats, errors } = JSON.parse(readFileSync(file, 'utf8'));
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.skipped + stats.flaky + errors.length,
  };
}

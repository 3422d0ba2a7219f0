import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { buildFingerprint, hasMark, leaveMark } from './inputs.mjs';

/** npm leaves it behind after every complete installation. */
const installMark = 'node_modules/.package-lock.json';
const buildMark = 'dist/.built';

/** Stops with one sentence where the product cannot run at all. */
export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  fail(`Node.js 20.19 以上が必要です（現在は ${process.versions.node} です）。`);
}

export function installIfMissing() {
  if (existsSync(installMark) && timeOf(installMark) >= timeOf('package-lock.json')) return;
  step('部品をインストールしています（初回は1分ほどかかります）');
  // The build needs the tools, too, whatever NODE_ENV says.
  run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund']);
}

export function buildIfStale() {
  if (hasMark(buildMark, buildFingerprint())) return;
  step('画面とサーバーを組み立てています');
  run(process.execPath, ['scripts/build.mjs']);
  leaveMark(buildMark, buildFingerprint());
}

function timeOf(file) {
  return statSync(file).mtimeMs;
}

function run(command, args) {
  const { status } = spawnSync(command, args, {
    stdio: 'inherit',
    // npm is a script on Windows.
    shell: process.platform === 'win32',
  });
  if (status !== 0) process.exit(status ?? 1);
}

export function step(sentence) {
  process.stdout.write(`● ${sentence}\n`);
}

function fail(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

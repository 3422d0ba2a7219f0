import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { unitReportFile } from './unit-report.mjs';

export const reports = '.cache/reports';
const slowest = 10;
const passing = new Set(['expected', 'flaky']);
/** A report that is missing: the step broke off before it could count. */
const nothing = {
  project: '',
  file: '',
  passed: 0,
  tests: 1,
  isBroken: false,
  failures: [],
  stutters: [],
  importMs: 0,
  testMs: 0,
};

export function readUnit() {
  if (!existsSync(unitReportFile)) return [nothing];
  return JSON.parse(readFileSync(unitReportFile, 'utf8'));
}

export function readJourneys() {
  const file = join(reports, 'e2e.json');
  if (!existsSync(file)) return [nothing];
  const { suites, errors } = JSON.parse(readFileSync(file, 'utf8'));
  const files = suites.map((suite) => journeyOf(suite));
  const outside = errors.map(({ message }) => ({
    ...nothing,
    project: 'e2e',
    failures: [{ title: '', message }],
  }));
  return [...files, ...outside];
}

function journeyOf(suite) {
  const tests = testsOf(suite);
  const failed = tests.filter(({ status }) => !passing.has(status));
  return {
    project: 'e2e',
    file: `e2e/${suite.file}`,
    passed: tests.length - failed.length,
    tests: tests.length,
    isBroken: false,
    failures: failed.map(({ title, status, results }) => ({
      title,
      message: results.find(({ error }) => error)?.error.message ?? status,
    })),
    stutters: tests.filter(({ status }) => status === 'flaky').map(({ title }) => title),
    importMs: 0,
    testMs: tests
      .flatMap(({ results }) => results)
      .reduce((sum, { duration }) => sum + duration, 0),
  };
}

/** The tests under a suite, each with the titles that lead to it. */
function testsOf({ specs = [], suites = [] }, path = []) {
  const own = specs.flatMap(({ title, tests }) =>
    tests.map((test) => ({ ...test, title: [...path, title].join(' › ') })),
  );
  return [...own, ...suites.flatMap((suite) => testsOf(suite, [...path, suite.title]))];
}

/** A test that was left out counts as failed: the gate promises that everything ran. */
export function countOf(files) {
  const passed = total(files, ({ passed: count }) => count);
  const broken = files.filter(({ isBroken }) => isBroken).length;
  return { passed, failed: total(files, ({ tests }) => tests) - passed + broken };
}

/** Where the time went: each step as the clock saw it, the tests by project as the sum of their files, the slowest files. */
export function printTable(steps, files) {
  const projects = [...new Set(files.map(({ project }) => project))];
  print(
    ['段階', '秒'],
    steps.map(({ name, ms }) => [name, inSeconds(ms)]),
  );
  print(
    ['テスト', 'ファイル', '件', '読み込み（秒）', '実行（秒）'],
    projects.map((project) =>
      rowOf(
        project,
        files.filter((file) => file.project === project),
      ),
    ),
  );
  const slow = files.toSorted((one, other) => msOf(other) - msOf(one)).slice(0, slowest);
  print(
    ['時間のかかるファイル', 'テスト', '秒'],
    slow.map((file) => [file.file, file.project, inSeconds(msOf(file))]),
  );
}

function rowOf(project, files) {
  const tests = total(files, (file) => file.tests);
  const times = [({ importMs }) => importMs, ({ testMs }) => testMs];
  return [project, files.length, tests, ...times.map((of) => inSeconds(total(files, of)))];
}

function msOf({ importMs, testMs }) {
  return importMs + testMs;
}

function total(files, of) {
  return files.reduce((sum, file) => sum + of(file), 0);
}

function inSeconds(ms) {
  return (ms / 1000).toFixed(1);
}

function print(titles, rows) {
  const lines = [titles, titles.map((_, index) => (index === 0 ? '---' : '--:')), ...rows];
  process.stdout.write(`\n${lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n')}\n`);
}

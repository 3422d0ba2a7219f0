import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';

export const unitReportFile = '.cache/reports/unit.json';

/** What the gate wants to know of a run of vitest: which files ran, with what success, and how long each took. */
export const unitReport = {
  onTestRunEnd(modules, unhandledErrors) {
    mkdirSync(dirname(unitReportFile), { recursive: true });
    const files = [...modules.map(fileOf), ...unhandledErrors.map(outsideOf)];
    writeFileSync(unitReportFile, JSON.stringify(files));
  },
};

function fileOf(module) {
  const tests = [...module.children.allTests()];
  const suites = [module, ...module.children.allSuites()];
  const { duration, collectDuration, setupDuration } = module.diagnostic();
  return {
    project: module.project.name,
    file: relative('.', module.moduleId),
    passed: tests.filter((test) => test.result().state === 'passed').length,
    tests: tests.length,
    isBroken: module.errors().length > 0 || tests.length === 0,
    failures: [
      ...suites.flatMap((suite) => suite.errors().map((error) => failureOf(suite, error))),
      ...tests.flatMap(failuresOf),
    ],
    stutters: tests.filter((test) => test.diagnostic()?.flaky).map(({ fullName }) => fullName),
    importMs: collectDuration + setupDuration,
    testMs: duration,
  };
}

/** A test that was left out has no error, and counts as failed all the same. */
function failuresOf(test) {
  const { state, errors = [] } = test.result();
  if (state === 'passed') return [];
  return errors.length > 0
    ? errors.slice(0, 1).map((error) => failureOf(test, error))
    : [{ title: test.fullName, message: state }];
}

function failureOf({ fullName = '' }, { message, stacks = [], diff = '' }) {
  const places = stacks.slice(0, 1).map(({ file, line }) => `${relative('.', file)}:${line}`);
  return { title: fullName, message: [message, ...places, diff].join('\n') };
}

/** An error that belongs to no test. */
function outsideOf({ message, stack = message }) {
  return {
    project: '',
    file: '',
    passed: 0,
    tests: 1,
    isBroken: false,
    failures: [{ title: 'unhandled error', message: stack }],
    stutters: [],
    importMs: 0,
    testMs: 0,
  };
}

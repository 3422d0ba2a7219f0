import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';

export const unitReportFile = '.cache/reports/unit.json';

/** What the gate wants to know of a run of vitest: which files ran, with what success, and how long each took. */
export const unitReport = {
  onTestRunEnd(modules) {
    mkdirSync(dirname(unitReportFile), { recursive: true });
    writeFileSync(unitReportFile, JSON.stringify(modules.map(fileOf)));
  },
};

function fileOf(module) {
  const tests = [...module.children.allTests()];
  const { duration, collectDuration, setupDuration } = module.diagnostic();
  return {
    project: module.project.name,
    file: relative(process.cwd(), module.moduleId),
    passed: tests.filter((test) => test.result().state === 'passed').length,
    tests: tests.length,
    isBroken: module.errors().length > 0 || tests.length === 0,
    importMs: collectDuration + setupDuration,
    testMs: duration,
  };
}

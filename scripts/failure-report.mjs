import { stripVTControlCharacters } from 'node:util';

/** A log is often read by its last hundred lines alone: so much of them may messages take. */
const room = 90;
const widest = 200;
const longestMessage = 8;
const longestOutput = 30;

/**
 * What a reader of the last lines needs: each failed test with the start of its message, and each failed step
 * that no test explains with the end of what it said.
 */
export function printFailures(steps, testedBy) {
  const tests = Object.values(testedBy).flat().flatMap(failuresOf);
  const limit = Math.min(longestMessage, Math.floor(room / Math.max(1, tests.length)));
  for (const { name, message } of tests) print(name, linesOf(message).slice(0, limit));
  const isExplained = ({ script }) => (testedBy[script] ?? []).flatMap(failuresOf).length > 0;
  for (const step of steps.filter(({ isOk }) => !isOk)) {
    if (!isExplained(step)) print(step.name, linesOf(step.output).slice(-longestOutput));
  }
}

/** What passed only when it was tried again: no failure, but something to look into. */
export function printStutters(files) {
  for (const { project, file, stutters } of files) {
    for (const title of stutters) {
      process.stdout.write(`二度目に合格：${nameOf(project, file, title)}\n`);
    }
  }
}

function failuresOf({ project, file, failures }) {
  return failures.map(({ title, message }) => ({ name: nameOf(project, file, title), message }));
}

function nameOf(project, file, title) {
  return [project && `[${project}]`, file, title].filter(Boolean).join(' ');
}

function linesOf(text) {
  return stripVTControlCharacters(text)
    .split('\n')
    .map((line) => line.trimEnd().slice(0, widest))
    .filter((line) => line !== '');
}

function print(name, lines) {
  process.stdout.write(`\n✗ ${name}\n${lines.map((line) => `    ${line}\n`).join('')}`);
}

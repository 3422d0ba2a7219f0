// `npm run measure`: gauges of the source by layer, and of the caretaker with its search. They tell a direction and stop nothing; the limits that do stop
// are lint rules. Functions, complexity and `as` are counted by the linter itself, with limits that everything breaks.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));

const layers = ['domain', 'contract', 'server', 'web', 'demo'];
const wanted = { file: 150, function: 30, complexity: 4, assertions: 2 };
const wantedTests = { domain: 1, server: 0.7, web: 0.4 };
const everything = {
  categories: { correctness: 'off' },
  rules: {
    complexity: ['warn', { max: 0 }],
    'max-lines-per-function': ['warn', { max: 0 }],
    // `as const` is no assertion and is left out by the rule.
    'typescript/consistent-type-assertions': ['warn', { assertionStyle: 'never' }],
  },
};

const files = layers.flatMap(sourceFilesOf);
const findings = lintFindings();
const columns = [
  { title: 'layer', of: (part) => part.name },
  { title: 'files', of: ({ sources }) => sources.length },
  { title: 'lines', of: ({ sources }) => totalLines(sources) },
  { title: 'file p90', limit: wanted.file, of: ({ sources }) => p90(sources.map(linesOf)) },
  { title: 'file max', of: ({ sources }) => Math.max(0, ...sources.map(linesOf)) },
  { title: 'function p90', limit: wanted.function, of: (part) => p90(found(part, 'function')) },
  {
    title: 'complexity p90',
    limit: wanted.complexity,
    of: (part) => p90(found(part, 'complexity')),
  },
  { title: 'comments %', of: ({ sources }) => share(sources, ({ comments }) => comments) },
  { title: '`as`/1,000', limit: wanted.assertions, of: assertionsPerThousand },
  { title: 'tests/source', of: testsToSource },
];

const parts = layers.map((name) => partOf(name, (file) => file.layer === name));
parts.push(partOf('caretaker', ({ path }) => /^src\/domain\/(?:caretaker|retrieval)\//.test(path)));
const all = partOf('all', () => true);
const rows = [...parts, all].map((part) => columns.map((column) => cellOf(column, part)));
const titles = columns.map(({ title }) => title);
const wishes = columns.map(({ limit }, index) =>
  index === 0 ? '*wanted*' : limit ? `≤ ${limit}` : '',
);
wishes[columns.length - 1] = Object.entries(wantedTests)
  .map(([layer, ratio]) => `${layer} ≥ ${ratio}`)
  .join(', ');
for (const row of [
  titles,
  titles.map((_, index) => (index === 0 ? '---' : '--:')),
  ...rows,
  wishes,
]) {
  process.stdout.write(`| ${row.join(' | ')} |\n`);
}

function sourceFilesOf(layer) {
  return readdirSync(join('src', layer), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(ts|tsx|js|mjs)$/.test(name))
    .map((name) => readSource(layer, join('src', layer, name)));
}

function readSource(layer, path) {
  const lines = readFileSync(path, 'utf8').trimEnd().split('\n');
  const isTest = /\.test\.tsx?$/.test(path) || path.includes('/testing/');
  return { layer, path, isTest, lines: lines.length, comments: countComments(lines) };
}

/** Lines that hold a comment and no code; the insides of a block comment included. */
function countComments(lines) {
  let isInside = false;
  let count = 0;
  for (const line of lines.map((text) => text.trim())) {
    const starts = line.startsWith('/*') || line.startsWith('//');
    if (isInside || starts) count += 1;
    if (line.startsWith('/*')) isInside = true;
    if (line.includes('*/')) isInside = false;
  }
  return count;
}

function partOf(name, isIn) {
  const mine = files.filter(isIn);
  const paths = new Set(mine.filter(({ isTest }) => !isTest).map(({ path }) => path));
  return {
    name,
    sources: mine.filter(({ isTest }) => !isTest),
    tests: mine.filter(({ isTest }) => isTest),
    findings: findings.filter(({ path }) => paths.has(path)),
  };
}

function lintFindings() {
  const folder = mkdtempSync(join(tmpdir(), 'sumiwa-measure-'));
  try {
    const config = join(folder, 'oxlintrc.json');
    writeFileSync(config, JSON.stringify(everything));
    const { stdout } = spawnSync(
      process.execPath,
      [oxlint(), '-c', config, '--format=json', 'src'],
      {
        encoding: 'utf8',
        maxBuffer: 256 * 1024 * 1024,
      },
    );
    return JSON.parse(stdout).diagnostics.map(readFinding);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function oxlint() {
  const manifest = createRequire(import.meta.url).resolve('oxlint/package.json');
  const { bin } = JSON.parse(readFileSync(manifest, 'utf8'));
  return join(dirname(manifest), typeof bin === 'string' ? bin : bin.oxlint);
}

function readFinding({ code, message, filename }) {
  const [, complexity] = /complexity of (\d+)/.exec(message) ?? [];
  if (complexity) return { path: filename, kind: 'complexity', value: Number(complexity) };
  const [, length] = /too many lines \((\d+)\)/.exec(message) ?? [];
  if (length) return { path: filename, kind: 'function', value: Number(length) };
  return { path: filename, kind: code.includes('assertions') ? 'assertion' : 'other', value: 1 };
}

function found(part, kind) {
  return part.findings.filter((finding) => finding.kind === kind).map(({ value }) => value);
}

function assertionsPerThousand(part) {
  const lines = totalLines(part.sources);
  return ((found(part, 'assertion').length / lines) * 1000).toFixed(1);
}

function testsToSource({ sources, tests }) {
  return (totalLines(tests) / totalLines(sources)).toFixed(2);
}

function share(sources, partOfFile) {
  const part = sources.reduce((sum, file) => sum + partOfFile(file), 0);
  return ((part / totalLines(sources)) * 100).toFixed(1);
}

function totalLines(some) {
  return some.reduce((sum, { lines }) => sum + lines, 0);
}

function linesOf({ lines }) {
  return lines;
}

function p90(values) {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * 0.9) - 1)] ?? 0;
}

function cellOf({ of, limit, title }, part) {
  const value = of(part);
  const least = title === 'tests/source' ? wantedTests[part.name] : undefined;
  const isOff =
    (limit !== undefined && Number(value) > limit) ||
    (least !== undefined && Number(value) < least);
  return isOff ? `**${value}**` : value;
}

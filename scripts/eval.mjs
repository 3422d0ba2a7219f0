// `npm run eval`: how well the caretaker answers the golden questions about the demonstration. Of the held-out questions
// only totals are printed, unless `--held-out-misses` is given, and of the fresh ones never more; `--tuning` leaves both alone. `--trained FOLDER`
// measures with another lexicon and questions, such as those of `train-meaning.mjs --new-association`.
import { parseArgs } from 'node:util';
import { ask } from '../eval/ask.mjs';
import { measureFirstWords } from '../eval/first-words.mjs';
import { readGolden } from '../eval/gold.mjs';
import { loadKnowledge } from '../eval/load-knowledge.mjs';
import { measure, measureGroups } from '../eval/measures.mjs';
import { bundle } from './bundle.mjs';

const modules = [
  'src/domain/retrieval/indexing/build-index.ts',
  'src/domain/retrieval/meaning/meaning.ts',
  'src/domain/retrieval/thesaurus/thesaurus.ts',
  'src/domain/caretaker/evidence/find-evidence.ts',
  'src/domain/caretaker/asked-together/answer-asked.ts',
  'src/domain/caretaker/reply/reply-text.ts',
  'src/domain/caretaker/answering/first-words/politely.ts',
  'src/domain/caretaker/records/record-passages.ts',
];

const missesOfKind = {
  answer: ({ rank, isRight, reply }) => [
    rank > 1 && `passage ${rank}`,
    !isRight && 'answer',
    reply.outcome !== 'answered' && 'unsure',
  ],
  unanswerable: ({ reply }) => [reply.outcome === 'answered' && 'answered'],
  decline: ({ reply }) => [reply.outcome !== 'declined' && 'not declined'],
  emergency: ({ reply, isRight }) => [
    reply.outcome !== 'emergency' && 'no emergency',
    !isRight && 'no number',
  ],
};

const { values: options } = parseArgs({
  options: {
    tuning: { type: 'boolean' },
    'held-out-misses': { type: 'boolean' },
    trained: { type: 'string' },
  },
});
const product = await bundle(modules, 'domain', options.trained);
const loaded = await loadKnowledge();
const knowledge = { ...loaded, recordKeyOf: product.recordKeyOf };
const { thesaurus, hints } = product;
const answering = {
  ...product,
  index: product.buildIndex(loaded.passages, product.meaningOfPassage),
  learnt: { thesaurus, hints },
};
const asked = new Map();
printHalf('tuning', true);
printHalf('tuning-extra', true);
printHalf('tuning-former', true);
printHalf('tuning-second', true);
printHalf('tuning-confidence', true);
printHalf('tuning-beside', true);
printHalf('tuning-plain', true);
printHalf('tuning-newcomers', true);
printFirstWords('tuned');
if (!options.tuning) {
  const measures = printHalf('held-out', options['held-out-misses'] ?? false);
  printHalf('fresh', false);
  const wrong = printFirstWords('set-aside');
  process.exitCode = measures.every(isMet) && wrong === 0 ? 0 : 1;
}

function printHalf(name, showsMisses) {
  const results = readGolden(name, knowledge).map((entry) => ask(entry, answering, knowledge));
  for (const result of results) asked.set(`${name} ${result.entry.id}`, result);
  const measures = measure(results);
  console.log(`\n${name}: ${results.length} questions, ${loaded.passages.length} passages`);
  for (const one of measures) console.log(lineOf(one));
  printGroups(results);
  const times = results.map(({ milliseconds }) => milliseconds).toSorted((a, b) => a - b);
  console.log(`  evidence p95 ${times[Math.floor(times.length * 0.95)]?.toFixed(2)} ms`);
  if (showsMisses) printMisses(results);
  return measures;
}

function lineOf(one) {
  const { name, value, atLeast, atMost } = one;
  const bar = atLeast === undefined ? atMost !== undefined && `≤ ${atMost}` : `≥ ${atLeast}`;
  const mark = bar ? (isMet(one) ? '✓' : '✗') : ' ';
  return `${mark} ${name.padEnd(34)} ${(Number.isNaN(value) ? '–' : value.toFixed(3)).padStart(7)} ${bar || ''}`;
}

function printGroups(results) {
  for (const { name, count, first, five, right } of measureGroups(results)) {
    const shares = [first, five, right].map((value) => value.toFixed(2)).join(' / ');
    console.log(`    ${name.padEnd(20)} ${String(count).padStart(3)}  ${shares}`);
  }
  console.log('    (first / top five / direct answer)');
}

function printFirstWords(half) {
  const resultOf = ({ of, id }) => asked.get(`${of} ${id}`);
  const { decided, right, wrong, none } = measureFirstWords(half, resultOf);
  console.log(
    `\nfirst words, ${half}: ${right} right of ${decided}, ${wrong.length} wrong, ${none} none`,
  );
  if (half === 'tuned') for (const { id, said } of wrong) console.log(`  ${id} ${said}`);
  return wrong.length;
}

function printMisses(results) {
  const missed = results.filter((result) => missesOf(result).length > 0);
  for (const result of missed) {
    const { entry, evidence, reply } = result;
    const found = evidence.items.slice(0, 3).map(({ passage }) => passage.id.slice(-24));
    const what = missesOf(result).join(', ');
    const sure = evidence.chance.toFixed(2);
    console.log(`  ${entry.id} ${entry.question}\n      ${what}; ${reply.outcome} ${sure}`);
    console.log(`      ${found.join(' | ')}`);
  }
}

function missesOf(result) {
  return missesOfKind[result.entry.kind](result).filter(Boolean);
}

function isMet({ value, atLeast = Number.NEGATIVE_INFINITY, atMost = Number.POSITIVE_INFINITY }) {
  return value >= atLeast && value <= atMost;
}

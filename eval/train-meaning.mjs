// `node eval/train-meaning.mjs`: learns from the training questions where grams lie, and writes
// `trained-lexicon.ts`. It reads no golden question. With `--new-association` it meets neither the documents nor the
// records of the demonstration, as if that association had joined today; `--folder FOLDER` says where to write.
// `remember-questions.mjs` comes next.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { bundle, root } from '../scripts/bundle.mjs';
import { loadKnowledge } from './load-knowledge.mjs';
import { learn } from './meaning/learn.mjs';
import { readTraining } from './meaning/questions.mjs';

const modules = [
  'src/domain/retrieval/meaning/gram-weights.ts',
  'src/domain/retrieval/meaning/lexicon.ts',
  'src/domain/retrieval/meaning/meaning.ts',
  'src/domain/retrieval/text/normalise.ts',
];
const shipped = join(root, 'src/domain/retrieval/meaning');

const { values: options } = parseArgs({
  options: { 'new-association': { type: 'boolean' }, folder: { type: 'string' } },
});
const product = await bundle(modules, 'meaning');
// What is left out keeps its place, and teaches nothing.
const nothing = new Map();
const training = readTraining(await loadKnowledge());
const passages = training.passages.map((passage) =>
  isLeftOut(passage) ? nothing : weightsOf(passage),
);
const questions = training.questions
  .filter(
    ({ isReserved, places }) =>
      !isReserved && !places.some((place) => isLeftOut(training.passages[place])),
  )
  .map(({ question, places }) => ({
    weights: product.weighQuestion(product.normalise(question)),
    places,
  }));
console.log(`${questions.length} of ${training.questions.length} questions`);
const report = (epoch, loss) => console.log(`${epoch + 1}: loss ${loss.toFixed(3)}`);
const { dimensions: size, unit } = product;
const table = learn({ passages, questions }, { size, unit, report });
writeFileSync(join(options.folder ?? shipped, 'trained-lexicon.ts'), written(table));

function isLeftOut({ origin }) {
  return options['new-association'] && (origin === 'document' || origin === 'record');
}

function weightsOf({ title, text }) {
  return product.weighPassage(product.normalise(title), product.normalise(text));
}

function written({ names, vectors }) {
  const rows = Buffer.from(product.writeRows(names.length, vectors)).toString('base64');
  const value = `{\n  grams: '${names.join(' ')}',\n  rows: '${rows}',\n}`;
  return `// Written by eval/train-meaning.mjs.\nexport const trainedLexicon = ${value};\n`;
}

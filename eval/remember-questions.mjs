// `node eval/remember-questions.mjs`: writes `trained-questions.ts`, where the training questions lie that the texts
// shipped with the product answer, in the space of the trained lexicon. Run it after `train-meaning.mjs`, with the same
// options: `--new-association` remembers nothing but what is asked about the law, `--folder FOLDER` says where the lexicon
// lies and the questions are written. Questions kept from the meaning are not remembered either.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { bundle, root } from '../scripts/bundle.mjs';
import { createRandom } from '../scripts/random.mjs';
import { loadKnowledge } from './load-knowledge.mjs';
import { cluster } from './meaning/cluster.mjs';
import { readTraining } from './meaning/questions.mjs';

const modules = [
  'src/domain/retrieval/indexing/prepare-passage.ts',
  'src/domain/retrieval/meaning/known-questions.ts',
  'src/domain/retrieval/meaning/lexicon.ts',
  'src/domain/retrieval/meaning/meaning.ts',
  'src/domain/retrieval/text/normalise.ts',
];
/** Of what people ask about one text; with two instead it found as much, with one less. */
const mostOfOne = 4;

const { values: options } = parseArgs({
  options: { 'new-association': { type: 'boolean' }, folder: { type: 'string' } },
});
const product = await bundle(modules, 'remember', options.folder);
const { passages, questions } = readTraining(await loadKnowledge());
const asked = new Map();
for (const { question, places, isReserved } of questions) {
  const shipped = isReserved ? [] : places.map((place) => passages[place]).filter(isShipped);
  for (const passage of shipped) {
    const key = product.keyOfPassage(product.preparePassage(passage));
    const direction = [...product.meaningOfQuestion(product.normalise(question))];
    asked.set(key, [...(asked.get(key) ?? []), direction]);
  }
}
const random = createRandom(1);
const known = [...asked].map(([key, directions]) => ({
  key,
  directions: cluster(directions, mostOfOne, random),
}));
const folder = options.folder ?? join(root, 'src/domain/retrieval/meaning');
writeFileSync(join(folder, 'trained-questions.ts'), written(known));
console.log(`${questions.length} questions, ${known.length} texts`);

/** The invented passages of other associations are no one's. */
function isShipped({ origin }) {
  return options['new-association'] ? origin === 'law' : origin !== undefined;
}

function written(texts) {
  const all = texts.flatMap(({ directions }) => directions);
  const rows = Buffer.from(product.writeRows(all.length, Float32Array.from(all.flat())));
  const lines = [
    `keys: '${texts.map(({ key }) => key).join(' ')}'`,
    `counts: '${texts.map(({ directions }) => directions.length).join('')}'`,
    `rows: '${rows.toString('base64')}'`,
  ];
  const value = `{\n  ${lines.join(',\n  ')},\n}`;
  return `// Written by eval/remember-questions.mjs.\nexport const trainedQuestions = ${value};\n`;
}

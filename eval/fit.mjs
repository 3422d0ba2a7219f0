// `node eval/fit.mjs [FOLDER …]`: fits the weights of `passage-weights.ts` and `chance-of.ts` on the tuning questions
// and on training questions kept from the meaning, and prints them beside their cross-validated figures. It never
// fits on the held-out questions. With the folder of `train-meaning.mjs --new-association` they serve both an
// association whose documents were learnt from and one that joins today.

import { parseArgs } from 'node:util';
import { bundle } from '../scripts/bundle.mjs';
import { ask } from './ask.mjs';
import { isGold, readGolden } from './gold.mjs';
import { fitLogistic, fitRanking, probabilityOf, scoreOf } from './least-loss.mjs';
import { loadKnowledge, today } from './load-knowledge.mjs';
import { readTraining } from './meaning/questions.mjs';

const modules = [
  'src/domain/retrieval/indexing/build-index.ts',
  'src/domain/retrieval/meaning/meaning.ts',
  'src/domain/retrieval/thesaurus/thesaurus.ts',
  'src/domain/caretaker/evidence/find-evidence.ts',
  'src/domain/caretaker/evidence/passage-weights.ts',
  'src/domain/caretaker/evidence/chance-of.ts',
  'src/domain/caretaker/asked-together/answer-asked.ts',
  'src/domain/caretaker/reply/reply-text.ts',
  'src/domain/caretaker/answering/first-words/politely.ts',
  'src/domain/caretaker/records/record-passages.ts',
];
const folds = 5;
const rankingPenalty = 5;
const chancePenalty = 3;
// The tuning questions hold four times as many without an answer as people ask.
const unanswerableWeight = 1 / 4;
// Those of first-time users are as people ask them, with as many unanswerable ones.
const plainWeight = 1;
const asPeopleAsk = new Set(['tuning-plain', 'tuning-newcomers']);
// They were written passage by passage and name one passage alone, so they count for less than the golden ones.
const reservedWeight = 0.3;
const reservedStep = 3;
const goldenNames = [
  'tuning',
  'tuning-extra',
  'tuning-former',
  'tuning-second',
  'tuning-confidence',
  'tuning-beside',
  'tuning-plain',
  'tuning-newcomers',
];

const loaded = await loadKnowledge();
const { positionals: folders } = parseArgs({ allowPositionals: true });
const products = [];
for (const folder of [undefined, ...folders]) products.push(await productWith(folder));
const [shipped] = products;

const passageNames = Object.keys(shipped.passageWeights);
const lists = products.flatMap(listsOf);
report('right passage first', lists, (some) => fitRanking(some, rankingPenalty), isFirst);
print(passageNames, fitRanking(lists, rankingPenalty));

const chanceNames = Object.keys(shipped.explain(shipped.golden[0]).features);
const judged = products.flatMap(judgementsOf);
report('right side of one half', judged, (some) => fitLogistic(some, chancePenalty), isRightSide);
print(chanceNames, fitLogistic(judged, chancePenalty));

async function productWith(folder) {
  const product = await bundle(modules, 'fit', folder);
  const knowledge = { ...loaded, recordKeyOf: product.recordKeyOf };
  const index = product.buildIndex(loaded.passages, product.meaningOfPassage);
  const learnt = { thesaurus: product.thesaurus, hints: product.hints };
  const golden = goldenNames.flatMap((name) =>
    readGolden(name, knowledge).map((entry) =>
      asPeopleAsk.has(name) ? { ...entry, weight: plainWeight } : entry,
    ),
  );
  const explain = (entry) => product.explainEvidence(index, askedOf(entry), learnt);
  return { ...product, knowledge, index, learnt, golden, explain };
}

function listsOf(product) {
  const { golden, knowledge } = product;
  const answerable = [...golden, ...readGolden('tuning-ranking', knowledge)].filter(
    ({ kind }) => kind === 'answer',
  );
  return [...answerable, ...reservedQuestions(knowledge)].map((entry) =>
    candidatesOf(entry, product),
  );
}

function judgementsOf(product) {
  return product.golden
    .filter(({ kind }) => kind === 'answer' || kind === 'unanswerable')
    .map((entry) => judge(entry, product))
    .filter(({ outcome }) => outcome === 'answered');
}

/** The training questions the meaning has not learnt from, about passages the caretaker knows. */
function reservedQuestions(knowledge) {
  return readTraining(knowledge)
    .questions.filter(({ isReserved, places }) => isReserved && places[0] < loaded.passages.length)
    .filter((_, at) => at % reservedStep === 0)
    .map(({ question, names }) => ({
      question,
      sources: names.map((passage) => ({ passage })),
      weight: reservedWeight,
    }));
}

function candidatesOf(entry, { explain, knowledge }) {
  const items = explain(entry).candidates.map(({ features, passage }) => ({
    values: passageNames.map((name) => features[name]),
    isRight: isGold(passage, entry, knowledge),
  }));
  return { items, weight: entry.weight ?? 1 };
}

function judge(entry, product) {
  const { features } = product.explain(entry);
  // Whatever it is sure of, it has to answer: what it holds back today teaches nothing about what it would say.
  const findEvidence = (...given) => ({ ...product.findEvidence(...given), chance: 0.9 });
  const { reply, isRight } = ask(entry, { ...product, findEvidence }, product.knowledge);
  const values = chanceNames.map((name) => features?.[name] ?? 0);
  const weight = entry.weight ?? (entry.kind === 'unanswerable' ? unanswerableWeight : 1);
  return { values, isRight, outcome: reply.outcome, weight };
}

function askedOf({ question, previous }) {
  const rest = { expertMode: 'management', useDocuments: true, today };
  return { question, previous: previous === undefined ? [] : [previous], ...rest };
}

/** In-sample, and with every fifth judged by what the other four fifths taught. */
function report(name, items, fit, isGood) {
  const all = fit(items);
  const inSample = items.filter((item) => isGood(item, all)).length;
  let crossValidated = 0;
  for (let fold = 0; fold < folds; fold += 1) {
    const weights = fit(items.filter((_, place) => place % folds !== fold));
    const tested = items.filter((_, place) => place % folds === fold);
    crossValidated += tested.filter((item) => isGood(item, weights)).length;
  }
  const shares = [inSample, crossValidated].map((count) => (count / items.length).toFixed(3));
  console.log(`${name}: ${shares[0]} in-sample, ${shares[1]} cross-validated`);
}

function isFirst({ items }, weights) {
  const best = items.reduce((one, other) =>
    scoreOf(other, weights) > scoreOf(one, weights) ? other : one,
  );
  return best.isRight;
}

function isRightSide(item, weights) {
  return probabilityOf(item, weights) >= 0.5 === item.isRight;
}

function print(names, weights) {
  for (const [place, name] of names.entries()) {
    console.log(`  ${name}: ${Number(weights[place].toFixed(3))},`);
  }
}

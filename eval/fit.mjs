// `node eval/fit.mjs`: fits the weights of `passage-features.ts` and `chance-of.ts` on the tuning questions and prints them
// beside their cross-validated figures. It never reads the held-out half.

import { bundle } from '../scripts/bundle.mjs';
import { ask } from './ask.mjs';
import { isGold, readGolden } from './gold.mjs';
import { fitLogistic, fitRanking, probabilityOf, scoreOf } from './least-loss.mjs';
import { loadKnowledge, today } from './load-knowledge.mjs';

const modules = [
  'src/domain/retrieval/indexing/build-index.ts',
  'src/domain/retrieval/search/search-index.ts',
  'src/domain/retrieval/search/ranking.ts',
  'src/domain/retrieval/thesaurus/thesaurus.ts',
  'src/domain/caretaker/evidence/find-evidence.ts',
  'src/domain/caretaker/evidence/passage-features.ts',
  'src/domain/caretaker/evidence/question-signs.ts',
  'src/domain/caretaker/evidence/rank-candidates.ts',
  'src/domain/caretaker/evidence/chance-of.ts',
  'src/domain/caretaker/answering/answer-question.ts',
  'src/domain/caretaker/reply/reply-text.ts',
  'src/domain/caretaker/records/record-passages.ts',
];
const folds = 10;
const rankingPenalty = 5;
const chancePenalty = 3;
// People ask more that no document answers than a set of questions written beside the documents holds.
const unanswerableWeight = 1.2;

const product = await bundle(modules, 'fit');
const loaded = await loadKnowledge();
const knowledge = { ...loaded, recordKeyOf: product.recordKeyOf };
const { thesaurus, hints } = product;
const synonyms = { thesaurus, hints };
const index = product.buildIndex(loaded.passages);
const golden = ['tuning', 'tuning-extra'].flatMap((name) => readGolden(name, knowledge));
const answerable = [...golden, ...readGolden('tuning-ranking', knowledge)].filter(
  ({ kind }) => kind === 'answer',
);

const passageNames = Object.keys(product.passageWeights);
const lists = answerable.map(candidatesOf);
report('right passage first', lists, (some) => fitRanking(some, rankingPenalty), isFirst);
print(passageNames, fitRanking(lists, rankingPenalty));

const chanceNames = Object.keys(
  product.explainEvidence(index, askedOf(golden[0]), synonyms).features,
);
const judged = golden
  .filter(({ kind }) => kind === 'answer' || kind === 'unanswerable')
  .map(judge)
  .filter(({ outcome }) => outcome === 'answered');
report('right side of one half', judged, (some) => fitLogistic(some, chancePenalty), isRightSide);
print(chanceNames, fitLogistic(judged, chancePenalty));

function candidatesOf(entry) {
  const { evidence } = product.explainEvidence(index, askedOf(entry), synonyms);
  const limit = product.candidateCount;
  const ranking = { ...product.shippedRanking, candidateCount: limit };
  const options = { ...synonyms, limit, ranking };
  const found = product.searchIndex(index, evidence.understood, options);
  const signs = product.signsOf(evidence.understood, today);
  return product.readCandidates(index, found, signs).candidates.map(({ features, passage }) => ({
    values: passageNames.map((name) => features[name]),
    isRight: isGold(passage, entry, knowledge),
  }));
}

function judge(entry) {
  const { features } = product.explainEvidence(index, askedOf(entry), synonyms);
  const { reply, isRight } = ask(entry, { ...product, index, synonyms, findEvidence }, knowledge);
  const values = chanceNames.map((name) => features?.[name] ?? 0);
  const weight = entry.kind === 'unanswerable' ? unanswerableWeight : 1;
  return { values, isRight, outcome: reply.outcome, weight };
}

/** Whatever it is sure of, it has to answer: what it holds back today teaches nothing about what it would say. */
function findEvidence(...given) {
  return { ...product.findEvidence(...given), chance: 0.9 };
}

function askedOf({ question, previous }) {
  const rest = { expertMode: 'management', useDocuments: true, today };
  return { question, previous: previous === undefined ? [] : [previous], ...rest };
}

/** In-sample, and with every tenth judged by what the other nine tenths taught. */
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

function isFirst(list, weights) {
  const best = list.reduce((one, other) =>
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

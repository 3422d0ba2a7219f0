// `npm run eval:jsquad`: how well the search of src/domain/retrieval answers the questions of JSQuAD (JGLUE). The data
// set is not part of the repository: JSQUAD_DIR names a folder with valid-v1.3.json, as it is or as .gz.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { bundle } from './bundle.mjs';

const depth = 20;

const { passages, questions } = readData();
const { buildIndex, searchIndex, answerFrom, thesaurus, hints, ...domain } = await loadDomain();
const built = timed(() => buildIndex(passages));
// The first build also warms up the compiler; the product builds with warm code, too.
const rebuilt = timed(() => buildIndex(passages));
const index = built.result;
for (const { asked } of questions.slice(0, 300)) answerFrom(index, search(asked));

const results = questions.map(askQuestion);
const judged = questions.map(judgeConfidence);
const measures = [
  ...measureRanking(),
  ...measureAnswers(),
  ...measureConfidence(),
  ...measureSpeed(),
];
print();
process.exitCode = measures.every(isMet) ? 0 : 1;

function readData() {
  const folder = process.env.JSQUAD_DIR ?? '';
  const plain = join(folder, 'valid-v1.3.json');
  const path = [plain, `${plain}.gz`].find((name) => existsSync(name));
  if (folder === '' || path === undefined) {
    console.error('Set JSQUAD_DIR to a folder with valid-v1.3.json or valid-v1.3.json.gz.');
    process.exit(2);
  }
  const bytes = readFileSync(path);
  const { data } = JSON.parse((path.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString());
  const paragraphs = data.flatMap((article, number) =>
    article.paragraphs.map((paragraph) => ({ ...paragraph, article: number })),
  );
  return {
    passages: paragraphs.map(({ context, article }, place) => {
      const [title, ...text] = context.split(' [SEP] ');
      return { id: String(place), article, title, text: text.join(' [SEP] ') };
    }),
    questions: paragraphs.flatMap(({ qas, article }, place) =>
      qas.map(({ question, answers }) => ({
        asked: question,
        article,
        gold: String(place),
        answers: answers.map(({ text }) => text),
      })),
    ),
  };
}

function loadDomain() {
  const names = [
    'indexing/build-index.ts',
    'search/search-index.ts',
    'answer/answer-from.ts',
    'answer/confidence.ts',
    'answer/fit-confidence.ts',
    'thesaurus/thesaurus.ts',
  ];
  return bundle(
    names.map((name) => `src/domain/retrieval/${name}`),
    'jsquad',
  );
}

function search(asked, options = {}) {
  return searchIndex(index, asked, { thesaurus, hints, limit: depth, ...options });
}

function timed(work) {
  const start = performance.now();
  const result = work();
  return { result, milliseconds: performance.now() - start };
}

function askQuestion({ asked, gold, answers }) {
  const { result, milliseconds } = timed(() => {
    const found = search(asked);
    return { found, answer: answerFrom(index, found) };
  });
  const { found, answer } = result;
  const rank = found.hits.findIndex(({ passageId }) => passageId === gold);
  const given = answerFrom(index, search(asked, { accepts: ({ id }) => id === gold }));
  const title = passages[found.hits[0]?.place ?? -1]?.title ?? '';
  const holds = (text) => answers.some((one) => text.includes(one));
  const sentenceHolds = (of, count) =>
    of?.sentences.slice(0, count).some(({ text }) => holds(text)) ?? false;
  return {
    milliseconds,
    rank: rank < 0 ? Number.POSITIVE_INFINITY : rank + 1,
    given: sentenceHolds(given, 1),
    givenTwo: sentenceHolds(given, 2),
    sentence: sentenceHolds(answer, 1),
    sentenceOrTitle: sentenceHolds(answer, 1) || holds(title),
    twoSentences: sentenceHolds(answer, 2),
  };
}

/** Every question is asked twice: of everything, and with its paragraph or its whole article taken away. */
function judgeConfidence({ asked, gold, article }, number) {
  const removed = number % 2 === 0 ? 'paragraph' : 'article';
  const accepts = (passage) =>
    removed === 'paragraph' ? passage.id !== gold : passage.article !== article;
  const judge = (kind, found) => ({
    article,
    removed: kind,
    isRight: found.hits[0]?.passageId === gold,
    features: domain.confidenceFeatures(index, found),
  });
  return [judge('nothing', search(asked)), judge(removed, search(asked, { accepts }))].filter(
    ({ features }) => features !== undefined,
  );
}

function measureRanking() {
  const within = (limit) => shareOf(results, ({ rank }) => rank <= limit);
  const reciprocal = results.map(({ rank }) => (rank <= 10 ? 1 / rank : 0));
  return [
    { name: 'recall@1', value: within(1), atLeast: 0.93 },
    { name: 'recall@5', value: within(5), atLeast: 0.972 },
    { name: 'recall@20', value: within(20) },
    { name: 'MRR@10', value: mean(reciprocal), atLeast: 0.95 },
  ];
}

function measureAnswers() {
  const rate = (key) => shareOf(results, (result) => result[key]);
  return [
    { name: 'answer sentence, passage given', value: rate('given'), atLeast: 0.875 },
    { name: 'two sentences, passage given', value: rate('givenTwo'), atLeast: 0.95 },
    { name: 'answer sentence, end to end', value: rate('sentence'), atLeast: 0.835 },
    { name: 'sentence or title, end to end', value: rate('sentenceOrTitle'), atLeast: 0.885 },
    { name: 'two sentences, end to end', value: rate('twoSentences') },
  ];
}

/** Fitted on the articles of one half and judged on the other, both ways; the worse of the two counts. */
function measureConfidence() {
  const all = judged.flat();
  const halves = [0, 1].map((half) => all.filter(({ article }) => article % 2 === half));
  const worst = (measure) =>
    halves.map((test, half) => measure(test, domain.fitConfidence(halves[1 - half])));
  const highest = (measure) => Math.max(...worst(measure));
  const lowest = (measure) => Math.min(...worst(measure));
  const coefficients = domain.fitConfidence(all);
  console.log('Fitted here:', rounded(coefficients), 'shipped:', rounded(domain.shippedConfidence));
  return [
    { name: 'ECE, fitted on the other half', value: highest(calibrationError), atMost: 0.03 },
    { name: 'Brier, fitted on the other half', value: highest(brierScore), atMost: 0.06 },
    { name: 'AUROC, paragraph removed', value: lowest(areaFor('paragraph')), atLeast: 0.94 },
    { name: 'AUROC, article removed', value: lowest(areaFor('article')), atLeast: 0.985 },
    { name: 'ECE, as shipped', value: calibrationError(all, domain.shippedConfidence) },
    { name: 'Brier, as shipped', value: brierScore(all, domain.shippedConfidence) },
  ];
}

function measureSpeed() {
  const times = results.map(({ milliseconds }) => milliseconds).toSorted((a, b) => a - b);
  const at = (share) => times[Math.floor(times.length * share)];
  const perThousand = 1000 / passages.length;
  return [
    { name: 'search and answer p50 (ms)', value: at(0.5) },
    { name: 'search and answer p95 (ms)', value: at(0.95), atMost: 3 },
    { name: 'build per 1,000, cold (ms)', value: built.milliseconds * perThousand },
    { name: 'build per 1,000, warm (ms)', value: rebuilt.milliseconds * perThousand, atMost: 300 },
  ];
}

function brierScore(samples, coefficients) {
  return mean(
    samples.map(
      ({ features, isRight }) => (chanceOf(features, coefficients) - (isRight ? 1 : 0)) ** 2,
    ),
  );
}

/** Expected calibration error over ten bands of equal width. */
function calibrationError(samples, coefficients) {
  const chances = samples.map(({ features, isRight }) => ({
    isRight,
    chance: chanceOf(features, coefficients),
  }));
  const bands = Array.from({ length: 10 }, (_, band) =>
    chances.filter(({ chance }) => Math.min(9, Math.floor(chance * 10)) === band),
  );
  const gaps = bands.map((band) =>
    Math.abs(band.reduce((sum, { chance, isRight }) => sum + chance - (isRight ? 1 : 0), 0)),
  );
  return gaps.reduce((sum, gap) => sum + gap, 0) / samples.length;
}

/** How often an answerable question is given more confidence than one whose answer was removed. */
function areaFor(kind) {
  return (samples, coefficients) => {
    const ranked = samples
      .filter(({ removed }) => removed === 'nothing' || removed === kind)
      .map((sample) => ({
        isAnswerable: sample.removed === 'nothing',
        chance: chanceOf(sample.features, coefficients),
      }))
      .toSorted((a, b) => a.chance - b.chance);
    let wrongBelow = 0;
    let won = 0;
    for (const { isAnswerable } of ranked) {
      if (isAnswerable) won += wrongBelow;
      else wrongBelow += 1;
    }
    return won / (wrongBelow * (ranked.length - wrongBelow));
  };
}

function chanceOf(features, coefficients) {
  return domain.confidenceOf(features, coefficients);
}

function rounded(coefficients) {
  return Object.fromEntries(
    Object.entries(coefficients).map(([name, value]) => [name, Number(value.toFixed(3))]),
  );
}

function mean(values) {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function shareOf(list, holds) {
  return list.filter(holds).length / list.length;
}

function isMet({ value, atLeast = Number.NEGATIVE_INFINITY, atMost = Number.POSITIVE_INFINITY }) {
  return value >= atLeast && value <= atMost;
}

function print() {
  console.log(`JSQuAD valid: ${passages.length} passages, ${questions.length} questions`);
  for (const measure of measures) {
    const { name, value, atLeast, atMost } = measure;
    const bar = atLeast === undefined ? atMost && `≤ ${atMost}` : `≥ ${atLeast}`;
    const mark = bar === undefined ? ' ' : isMet(measure) ? '✓' : '✗';
    console.log(`${mark} ${name.padEnd(34)} ${value.toFixed(4).padStart(9)} ${bar ?? ''}`);
  }
}

// How fast the caretaker finds and answers, beside two search libraries on the same texts in the same run.
import { create, insertMultiple, search as searchOrama } from '@orama/orama';
import { createTokenizer } from '@orama/tokenizers/japanese';
import MiniSearch from 'minisearch';
import { bundle } from '../scripts/bundle.mjs';
import { percentile } from './load.mjs';
import { corpusOf, questionsOf } from './search-corpus.mjs';

const modules = [
  'src/domain/retrieval/indexing/build-index.ts',
  'src/domain/retrieval/meaning/meaning.ts',
  'src/domain/caretaker/evidence/find-evidence.ts',
  'src/domain/caretaker/asked-together/answer-asked.ts',
  'src/domain/retrieval/thesaurus/thesaurus.ts',
];
const limitsP95Ms = { 1000: 3, 10_000: 6, 13_000: undefined, 100_000: 15 };
/** Orama needs minutes for more. */
const mostForOrama = 10_000;
const today = '2026-11-21';
/** The others are asked fewer questions, else they would take a quarter of an hour. */
const questionsForOthers = 40;
/** Ours are asked again and again: of 138 times the 95th in a hundred is one of seven, and whoever shares the machine picks it. */
const rounds = 5;
const associations = { count: 20, passages: 1000, limitMb: 150 };

export async function measureSearch() {
  const domain = await bundle(modules, 'search');
  const questions = questionsOf();
  const rows = [];
  for (const [size, limitMs] of Object.entries(limitsP95Ms)) {
    process.stderr.write(`searching ${size} passages …\n`);
    const corpus = corpusOf(Number(size));
    const yardMs = yardstick();
    const ours = measureOurs(domain, corpus, questions);
    const mini = measureMiniSearch(corpus, questions);
    rows.push({ size: Number(size), engine: 'ours, with the answer', limitMs, yardMs, ...ours });
    rows.push({ size: Number(size), engine: 'MiniSearch, Intl.Segmenter', ...mini });
    if (Number(size) <= mostForOrama) {
      rows.push({
        size: Number(size),
        engine: 'Orama, Japanese',
        ...(await measureOrama(corpus, questions)),
      });
    }
  }
  return { rows, memory: measureAssociations(domain, questions) };
}

/** Everything between a question and its reply, the database aside. */
function answerWith({ findEvidence, answerAsked, thesaurus, hints }, index, question) {
  const asked = { question, previous: [], expertMode: 'management', useDocuments: true, today };
  const find = (one) => findEvidence(index, one, { thesaurus, hints });
  const facts = { today, contacts: [], dwellingTypes: [], heldMeetings: [], meetings: [] };
  const known = { facts, passages: index.passages };
  return answerAsked({ asked, find, known, role: 'resident' }).reply;
}

function measureOurs(domain, corpus, questions) {
  const passages = corpus.map(asKnowledge);
  const { result: index, ...cost } = costOf(() =>
    domain.buildIndex(passages, domain.meaningOfPassage),
  );
  const ask = (question) => answerWith(domain, index, question);
  return { ...cost, ...latencies(questions, ask, { rounds }) };
}

function asKnowledge({ id, title, text }) {
  return {
    id,
    title,
    text,
    origin: 'document',
    sourceId: id,
    sourceTitle: title,
    heading: '',
    href: `/document/${id}`,
    category: 'notice',
    issuedOn: null,
    inForceFrom: null,
    validity: 'always',
    confidence: null,
  };
}

const segmenter = new Intl.Segmenter('ja', { granularity: 'word' });

function wordsOf(text) {
  return [...segmenter.segment(text.normalize('NFKC').toLowerCase())]
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment }) => segment);
}

function measureMiniSearch(corpus, questions) {
  const { result: index, ...cost } = costOf(() => {
    const mini = new MiniSearch({ fields: ['title', 'text'], tokenize: wordsOf });
    mini.addAll(corpus);
    return mini;
  });
  return {
    ...cost,
    ...latencies(questions.slice(0, questionsForOthers), (question) => index.search(question), {
      warmUps: 1,
    }),
  };
}

async function measureOrama(corpus, questions) {
  const started = performance.now();
  const index = create({
    schema: { title: 'string', text: 'string' },
    components: { tokenizer: createTokenizer({ language: 'japanese' }) },
  });
  await insertMultiple(index, corpus);
  const buildMs = performance.now() - started;
  const times = [];
  for (const term of questions.slice(0, questionsForOthers)) {
    const asked = performance.now();
    await searchOrama(index, { term, limit: 10 });
    times.push(performance.now() - asked);
  }
  return { buildMs, ...percentiles(times) };
}

function measureAssociations(domain, questions) {
  const texts = corpusOf(associations.count * associations.passages).map(asKnowledge);
  const before = heapMb();
  const indexes = Array.from({ length: associations.count }, (_, number) =>
    domain.buildIndex(
      texts.slice(number * associations.passages, (number + 1) * associations.passages),
      domain.meaningOfPassage,
    ),
  );
  for (const index of indexes)
    for (const question of questions) answerWith(domain, index, question);
  const usedMb = heapMb() - before;
  return { ...associations, usedMb, kept: indexes.length };
}

function costOf(make) {
  const before = heapMb();
  const started = performance.now();
  const result = make();
  const buildMs = performance.now() - started;
  return { result, buildMs, heapMb: heapMb() - before };
}

/** A fixed piece of work that is none of ours: on another machine, or on this one when it is busy, it takes another time. */
function yardstick() {
  const started = performance.now();
  let sum = 0;
  for (let step = 0; step < 30_000_000; step += 1) sum += step % 7;
  return sum > 0 ? performance.now() - started : Number.NaN;
}

/** Every question once to warm up, then in as many rounds as are asked for. */
function latencies(questions, ask, { warmUps = questions.length, rounds: times = 1 } = {}) {
  for (const question of questions.slice(0, warmUps)) ask(question);
  const taken = Array.from({ length: times }, () => questions)
    .flat()
    .map((question) => {
      const started = performance.now();
      ask(question);
      return performance.now() - started;
    });
  return percentiles(taken);
}

function percentiles(times) {
  const sorted = times.toSorted((a, b) => a - b);
  return { p50Ms: percentile(sorted, 0.5), p95Ms: percentile(sorted, 0.95) };
}

function heapMb() {
  globalThis.gc?.();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return (heapUsed + arrayBuffers) / 2 ** 20;
}

import type { KnowledgePassage } from '#domain/caretaker/knowledge.ts';
import { wordsOf } from '#domain/retrieval/meaning/word-meanings.ts';
import { stripQuestion } from '#domain/retrieval/question/strip-question.ts';
import { normalise } from '#domain/retrieval/text/normalise.ts';
import { foldKana } from '#domain/retrieval/text/scripts.ts';
import { doubtsAbout } from './doubts.ts';
import type { EvidenceSentence } from './evidence.ts';
import { matchWords } from './match-words.ts';
import type { Candidates } from './passage-features.ts';
import { isPriceOfOther } from './price-of-other.ts';
import type { QuestionSigns } from './question-signs.ts';
import type { Ranked } from './rank-candidates.ts';

/** What speaks for and against the first passage as an answer; each about from 0 to 1. */
export type ChanceFeatures = Readonly<Record<keyof typeof chanceWeights, number>>;

/** Fitted on the tuning questions, with and without an answer in the documents; see `eval/fit.mjs`. */
const chanceWeights = {
  base: -0.916,
  likelihood: 1.648,
  lead: -0.909,
  sameSource: 0.241,
  concepts: -0.418,
  titleSubjects: -0.118,
  stranger: -0.324,
  numberAbsent: -0.514,
  absent: -1.462,
  manySubjects: 0.009,
  lacksExpected: -1.49,
  law: -0.709,
  beyond: -1.276,
  reasonless: 0.14,
  share: 0.185,
  recordUnasked: -0.579,
  meaning: 1.78,
  meaningShare: 1.161,
  matched: -2.487,
  leastMatched: 1.708,
  tellingMatched: 0.309,
  unmatched: -0.021,
  wordCount: 1.365,
  sentence: 1.082,
  known: 2.191,
  hasKnown: -1.746,
  // By hand: a live record that a question names, and names nothing besides, is hardly ever the wrong one.
  named: 2,
  // By hand: the price of another thing is no answer, however sure the rest makes it.
  priceOfOther: -3.5,
  // By hand: what a rule says by a word that it defines holds of nothing else.
  outsideWord: -1.5,
};

type Asking = Pick<Candidates, 'subjects' | 'hasStranger'> & {
  /** Whether the first passage speaks of other things, by a word that its rule defines. */
  readonly isOutsideWord: boolean;
};

export function chanceFeatures(
  ranked: readonly Ranked[],
  sentences: readonly EvidenceSentence[],
  { subjects, hasStranger, isOutsideWord }: Asking,
  signs: QuestionSigns,
): ChanceFeatures | undefined {
  const [first] = ranked;
  if (first === undefined) return undefined;
  const { features, passage, likelihood } = first;
  const sameSource = ranked
    .filter((other) => other.passage.sourceId === passage.sourceId)
    .reduce((sum, other) => sum + other.likelihood, 0);
  const said = saidIn(passage);
  const words = matchWords(stripQuestion(signs.asked), said.words);
  const { beyond, reasonless, numberAbsent } = doubtsAbout(signs, said.folded);
  const hasExpected = sentences[0]?.hasExpected ?? false;
  return {
    base: 1,
    likelihood,
    lead: leadOf(ranked),
    sameSource,
    concepts: features.concepts,
    titleSubjects: features.titleSubjects,
    stranger: Number(hasStranger),
    numberAbsent,
    absent: first.absent / Math.max(1, subjects.length),
    manySubjects: Math.log(1 + subjects.length),
    lacksExpected: Number(signs.expected.isStrict && !hasExpected),
    law: Number(passage.origin === 'law' && !signs.asksLaw),
    beyond,
    reasonless,
    share: features.share,
    recordUnasked: features.recordUnasked,
    meaning: features.meaning,
    meaningShare: features.meaningShare,
    matched: words.matched,
    leastMatched: words.leastMatched,
    tellingMatched: words.tellingMatched,
    unmatched: words.unmatched,
    wordCount: words.wordCount / 10,
    sentence: (sentences[0]?.score ?? 0) / 10,
    known: features.known,
    hasKnown: features.hasKnown,
    named: Number(first.isAsked),
    priceOfOther: Number(isPriceOfOther(signs, subjects, passage, sentences[0])),
    outsideWord: Number(isOutsideWord),
  };
}

/** The folded title and text of a passage, and its words. */
type Said = { readonly folded: string; readonly words: readonly string[] };

const remembered = new Map<KnowledgePassage, Said>();
const mostRemembered = 1_000;

/** The same passages come first again and again: those read last are kept, some three megabytes. */
function saidIn(passage: KnowledgePassage): Said {
  const known = remembered.get(passage);
  if (known !== undefined) return known;
  const text = normalise(`${passage.title}\n${passage.text}`);
  const said = { folded: foldKana(text), words: wordsOf(text) };
  if (remembered.size >= mostRemembered) remembered.clear();
  remembered.set(passage, said);
  return said;
}

/** How far the first is ahead of the second, from 0 to 1. */
function leadOf([first, second]: readonly Ranked[]): number {
  return first === undefined || second === undefined ? 1 : 1 - second.likelihood / first.likelihood;
}

/** 確信度: how likely the first passage answers, from 0 to 1. */
export function chanceOf(features: ChanceFeatures | undefined): number {
  if (features === undefined) return 0;
  const evidence = chanceNames.reduce((sum, name) => sum + chanceWeights[name] * features[name], 0);
  return 1 / (1 + Math.exp(-evidence));
}

const chanceNames = Object.keys(chanceWeights).filter(isChanceName);

function isChanceName(name: string): name is keyof typeof chanceWeights {
  return name in chanceWeights;
}

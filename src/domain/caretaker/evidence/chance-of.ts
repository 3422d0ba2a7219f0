import { normalise } from '#domain/retrieval/text/normalise.ts';
import { foldKana } from '#domain/retrieval/text/scripts.ts';
import { doubtsAbout } from './doubts.ts';
import type { EvidenceSentence } from './evidence.ts';
import type { Candidates } from './passage-features.ts';
import type { QuestionSigns } from './question-signs.ts';
import type { Ranked } from './rank-candidates.ts';

/** What speaks for and against the first passage as an answer; each about from 0 to 1. */
export type ChanceFeatures = Readonly<Record<keyof typeof chanceWeights, number>>;

/** Fitted on the tuning questions, with and without an answer in the documents; see `eval/fit.mjs`. */
const chanceWeights = {
  base: -1.569,
  likelihood: 2.104,
  lead: -1.191,
  sameSource: 0.639,
  concepts: 0.593,
  titleSubjects: -0.031,
  stranger: 0.034,
  numberAbsent: -1.134,
  absent: -1.166,
  manySubjects: 0.038,
  lacksExpected: -2.094,
  law: -0.451,
  beyond: -2.072,
  reasonless: -0.94,
  share: 0.891,
  recordUnasked: -1.315,
  meaning: 1.996,
  meaningShare: 0.062,
};

export function chanceFeatures(
  ranked: readonly Ranked[],
  sentences: readonly EvidenceSentence[],
  { subjectCount, hasStranger }: Pick<Candidates, 'subjectCount' | 'hasStranger'>,
  signs: QuestionSigns,
): ChanceFeatures | undefined {
  const [first] = ranked;
  if (first === undefined) return undefined;
  const { features, passage, likelihood } = first;
  const sameSource = ranked
    .filter((other) => other.passage.sourceId === passage.sourceId)
    .reduce((sum, other) => sum + other.likelihood, 0);
  const said = foldKana(normalise(`${passage.title}\n${passage.text}`));
  const { beyond, reasonless, numberAbsent } = doubtsAbout(signs, said);
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
    absent: first.absent / Math.max(1, subjectCount),
    manySubjects: Math.log(1 + subjectCount),
    lacksExpected: Number(signs.expected.isStrict && !hasExpected),
    law: Number(passage.origin === 'law' && !signs.asksLaw),
    beyond,
    reasonless,
    share: features.share,
    recordUnasked: features.recordUnasked,
    meaning: features.meaning,
    meaningShare: features.meaningShare,
  };
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

import { normalise } from '#domain/retrieval/text/normalise.ts';
import type { EvidenceSentence } from './evidence.ts';
import type { Candidates } from './passage-features.ts';
import type { QuestionSigns } from './question-signs.ts';
import type { Ranked } from './rank-candidates.ts';

/** What speaks for and against the first passage as an answer; each about from 0 to 1. */
export type ChanceFeatures = Readonly<Record<keyof typeof chanceWeights, number>>;

/** Fitted on the tuning questions, a fifth of them without an answer in the documents; see `eval/fit.mjs`. */
const chanceWeights = {
  base: -2.695,
  likelihood: 1.44,
  sameSource: 0.727,
  concepts: 0.495,
  titleSubjects: 1.282,
  missing: -1.245,
  stranger: -0.673,
  numberAbsent: -3.568,
  absent: -1.617,
  manySubjects: 1.425,
  lacksExpected: -2.41,
  law: -0.614,
};

export function chanceFeatures(
  ranked: readonly Ranked[],
  sentences: readonly EvidenceSentence[],
  {
    subjectCount,
    missing,
    hasStranger,
  }: Pick<Candidates, 'subjectCount' | 'missing' | 'hasStranger'>,
  { asked, expected, asksLaw }: QuestionSigns,
): ChanceFeatures | undefined {
  const [first] = ranked;
  if (first === undefined) return undefined;
  const { features, passage, likelihood } = first;
  const sameSource = ranked
    .filter((other) => other.passage.sourceId === passage.sourceId)
    .reduce((sum, other) => sum + other.likelihood, 0);
  const said = numbersOf(normalise(`${passage.title} ${passage.text}`));
  const hasExpected = sentences[0]?.hasExpected ?? false;
  return {
    base: 1,
    likelihood,
    sameSource,
    concepts: features.concepts,
    titleSubjects: features.titleSubjects,
    missing,
    stranger: Number(hasStranger),
    numberAbsent: Number(numbersOf(asked).some((number) => !said.includes(number))),
    absent: first.absent / Math.max(1, subjectCount),
    manySubjects: Math.log(1 + subjectCount),
    lacksExpected: Number(expected.isStrict && !hasExpected),
    law: Number(passage.origin === 'law' && !asksLaw),
  };
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

function numbersOf(normalised: string): readonly string[] {
  return normalised.match(/[0-9][0-9,.]*/g) ?? [];
}

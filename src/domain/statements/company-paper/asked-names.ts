import type { Comparison, LearntName } from './compare-paper.ts';
import type { PaperLine } from './read-company-paper.ts';

type AskedName = Pick<PaperLine, 'section' | 'name' | 'yen'> & {
  readonly state: 'open' | 'known' | 'left-out';
  readonly means: LearntName['means'];
};

/** What is said now counts before what was said of an earlier paper. */
export function withMeanings(
  learnt: readonly LearntName[],
  said: readonly LearntName[],
): readonly LearntName[] {
  return [...learnt.filter((old) => !said.some((it) => isSameName(it, old))), ...said];
}

/** The names of a paper that a person has to explain, or has explained, in its order. */
export function askedNames(
  lines: readonly PaperLine[],
  learnt: readonly LearntName[],
  { unknown }: Comparison,
): readonly AskedName[] {
  return lines.flatMap((line): readonly AskedName[] => {
    const { section, name, yen } = line;
    if (unknown.includes(line)) return [{ section, name, yen, state: 'open', means: null }];
    const known = learnt.find((it) => isSameName(it, line));
    if (!known || line.kind === 'sum') return [];
    const { means } = known;
    return [{ section, name, yen, state: means ? 'known' : 'left-out', means }];
  });
}

function isSameName(
  one: Pick<PaperLine, 'section' | 'name'>,
  other: Pick<PaperLine, 'section' | 'name'>,
): boolean {
  return one.section === other.section && one.name === other.name;
}

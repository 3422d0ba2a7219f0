import type { Evidence, EvidenceItem } from '#domain/caretaker/evidence/evidence.ts';
import { isAboutFormerLaw } from './quoting/choose-spans.ts';
import { isShare, type Wanted } from './quoting/span-scores.ts';

/** How likely, beside the first item, the opening paragraph of the same explanation must be. */
const nearFirst = 0.2;

/**
 * The item to begin with. An explanation of the law says the main thing in its first paragraph; examples
 * and the law of yesterday come after it.
 */
export function leadOf(evidence: Evidence): EvidenceItem | undefined {
  const [first] = evidence.items;
  if (first === undefined || first.passage.origin !== 'law') return first;
  const sameSource = evidence.items.filter(
    ({ passage, chance }) =>
      passage.sourceId === first.passage.sourceId && chance >= first.chance * nearFirst,
  );
  const opening = sameSource.find(({ passage }) => passage.id.endsWith('#1'));
  if (opening && answersAsWell(opening, first, evidence)) return opening;
  if (!isAboutFormerLaw(first, evidence)) return first;
  return sameSource.find((item) => !isAboutFormerLaw(item, evidence)) ?? first;
}

/** Where a sum or a day was asked for, the paragraph that has it comes first. */
function answersAsWell(opening: EvidenceItem, first: EvidenceItem, wanted: Wanted): boolean {
  const has = ({ sentences }: EvidenceItem) => sentences[0]?.hasExpected === true;
  const hasShare = ({ sentences }: EvidenceItem) => sentences.some((one) => isShare(one, wanted));
  return has(opening) || hasShare(opening) || !has(first);
}

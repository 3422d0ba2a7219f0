import type { Evidence, EvidenceItem } from '#domain/caretaker/evidence/evidence.ts';
import { isFormalArticle } from './formal-article.ts';
import { isAboutFormerLaw } from './quoting/choose-spans.ts';
import { isShare, type Wanted } from './quoting/span-scores.ts';
import { isGeneral } from './quoting/unasked-case.ts';

/** How likely, beside the first item, the opening paragraph of the same explanation must be. */
const nearFirst = 0.2;

/** How well the beginning of an article must answer to go before a later part. */
const nearlyAsWell = 0.6;

const terms = /（(?:目的|趣旨|用語(?:の意義)?|定義)）/;
const asksTerms = /とは|という|って何|意味|定義|目的|なぜ|誰のこと|含(?:む|ま)/;

/**
 * The item to begin with. An explanation of the law says the main thing in its first paragraph; examples
 * and the law of yesterday come after it.
 */
export function leadOf(evidence: Evidence): EvidenceItem | undefined {
  const [first] = evidence.items;
  if (first === undefined) return first;
  if (first.passage.origin !== 'law') return openingPart(pastTerms(first, evidence), evidence);
  const sameSource = evidence.items.filter(
    ({ passage, chance }) =>
      passage.sourceId === first.passage.sourceId && chance >= first.chance * nearFirst,
  );
  const opening = sameSource.find(({ passage }) => passage.id.endsWith('#1'));
  if (opening && answersAsWell(opening, first, evidence)) return opening;
  if (!isAboutFormerLaw(first, evidence)) return first;
  return sameSource.find((item) => !isAboutFormerLaw(item, evidence)) ?? first;
}

/** A long article is read in parts: a short question is answered by its beginning, where that answers nearly as well. */
function openingPart(first: EvidenceItem, { items, understood }: Evidence): EvidenceItem {
  const { passage } = first;
  const isRule = passage.category === 'bylaw' || passage.category === 'rule';
  const [, article] = /^(.+)\.[0-9]+$/.exec(passage.id) ?? [];
  if (!isRule || article === undefined || !isGeneral(understood)) return first;
  const opening = items.find(({ passage: { id } }) => id === article);
  return opening && scoreOf(opening) >= scoreOf(first) * nearlyAsWell ? opening : first;
}

const scoreOf = ({ sentences }: EvidenceItem): number => sentences[0]?.score ?? 0;

/** 「ペット」とは…をいう has the words of every question about pets, and answers only who asks what they mean. */
function pastTerms(first: EvidenceItem, { items, kind, understood }: Evidence): EvidenceItem {
  const asked = kind === 'definition' || asksTerms.test(understood);
  if (asked || !terms.test(first.passage.heading)) return first;
  const isOfSameRules = ({ passage }: EvidenceItem) =>
    passage.sourceId === first.passage.sourceId && !isFormalArticle(passage);
  return items.find(isOfSameRules) ?? first;
}

/** Where a sum or a day was asked for, the paragraph that has it comes first. */
function answersAsWell(opening: EvidenceItem, first: EvidenceItem, wanted: Wanted): boolean {
  const has = ({ sentences }: EvidenceItem) => sentences[0]?.hasExpected === true;
  const hasShare = ({ sentences }: EvidenceItem) => sentences.some((one) => isShare(one, wanted));
  return has(opening) || hasShare(opening) || !has(first);
}

import type { Evidence, EvidenceItem } from '#domain/caretaker/evidence/evidence.ts';
import { isFormalArticle } from './formal-article.ts';
import { isAboutFormerLaw } from './quoting/choose-spans.ts';
import { firstStepOf } from './quoting/other-spans.ts';
import { isShare, type Wanted } from './quoting/span-scores.ts';
import { spansOf } from './quoting/spans.ts';
import { isAskedCase, isGeneral } from './quoting/unasked-case.ts';
import {
  asksWhatToDo,
  asksWhere,
  asksWhetherAllowed,
  tellsHelp,
  tellsTrouble,
  toldDoer,
  wishes,
} from './what-is-asked.ts';

/** How likely, beside the first item, the opening paragraph of the same explanation must be. */
const nearFirst = 0.2;

/** How well the beginning of an article must answer to go before a later part. */
const nearlyAsWell = 0.6;

/** How likely, beside the first item, another one must be to go before it because it has the place or person asked for. */
const nearlyAsLikely = 0.75;
/** Less will do for the one passage that tells who does it. */
const asLikelyWithDoer = 0.3;

/** How likely the part of a letter must be that tells whom to turn to. */
const leastHelp = 0.05;

const terms = /（(?:目的|趣旨|用語(?:の意義)?|定義)）/;
const asksTerms = /とは|という|って何|意味|定義|目的|なぜ|誰のこと|含(?:む|ま)/;

/**
 * The item to begin with. An explanation of the law says the main thing in its first paragraph; examples
 * and the law of yesterday come after it.
 */
export function leadOf(evidence: Evidence): EvidenceItem | undefined {
  const [first] = evidence.items;
  if (first === undefined) return first;
  if (first.passage.origin !== 'law') {
    const rule = pastTerms(first, evidence);
    return especially(rule, evidence) ?? answering(openingPart(rule, evidence), evidence);
  }
  const hasShare = ({ sentences }: EvidenceItem) => sentences.some((one) => isShare(one, evidence));
  const sameSource = evidence.items.filter(
    ({ passage, chance }) =>
      passage.sourceId === first.passage.sourceId && chance >= first.chance * nearFirst,
  );
  const opening = evidence.items.find(
    (item) =>
      item.passage.id === `${first.passage.sourceId}#1` &&
      (sameSource.includes(item) || hasShare(item)),
  );
  if (opening && answersAsWell(opening, first, evidence)) return opening;
  if (!isAboutFormerLaw(first, evidence)) return first;
  return sameSource.find((item) => !isAboutFormerLaw(item, evidence)) ?? first;
}

/** Another passage where only that one tells who does it, what holds in the case that was asked about, or what to do. */
function especially(first: EvidenceItem, evidence: Evidence): EvidenceItem | undefined {
  return withDoer(first, evidence) ?? partOfCase(first, evidence) ?? withSteps(first, evidence);
}

/** 誰が許可するの is answered by 理事長は、…承認し, and not by who has to apply. */
function withDoer(first: EvidenceItem, { items, understood }: Evidence): EvidenceItem | undefined {
  const doer = toldDoer(understood);
  if (doer === undefined || doer.test(first.passage.text)) return undefined;
  return items.find(
    ({ passage, chance }) =>
      chance >= first.chance * asLikelyWithDoer &&
      passage.validity !== 'ended' &&
      doer.test(passage.text),
  );
}

/** 急ぐときは、通知はいつまでですか: a later part of the article may speak of that case. */
function partOfCase(
  first: EvidenceItem,
  { items, understood }: Evidence,
): EvidenceItem | undefined {
  const [asked] = /^[^、。]{1,12}(?:とき|場合)(?=は、)/.exec(understood) ?? [];
  if (asked === undefined) return undefined;
  const has = ({ passage }: EvidenceItem) =>
    spansOf(passage.text).some((span) => isAskedCase(span, asked));
  if (has(first)) return undefined;
  return items.find(
    (item) =>
      articleOf(item) === articleOf(first) && item.chance >= first.chance * nearFirst && has(item),
  );
}

/** 滞納は1住戸です tells how things are: どうすればいいですか wants the next best that tells what to do. */
function withSteps(first: EvidenceItem, { items, understood }: Evidence): EvidenceItem | undefined {
  const isState = first.passage.origin === 'record' && firstStepOf(first) === undefined;
  if (!isState || !asksWhatToDo(understood)) return undefined;
  return items.find(
    ({ passage, chance }) =>
      passage.origin !== 'record' &&
      passage.validity !== 'ended' &&
      chance >= first.chance * nearFirst,
  );
}

const articleOf = ({ passage }: EvidenceItem): string => passage.id.replace(/\.[0-9]+$/, '');

/** A long article is read in parts: a short question is answered by its beginning, where that answers nearly as well. */
function openingPart(first: EvidenceItem, { items, understood }: Evidence): EvidenceItem {
  const { passage } = first;
  const isRule = passage.category === 'bylaw' || passage.category === 'rule';
  const [, article] = /^(.+)\.[0-9]+$/.exec(passage.id) ?? [];
  if (!isRule || article === undefined || !isGeneral(understood) || wishes(understood))
    return first;
  const opening = items.find(({ passage: { id } }) => id === article);
  return opening && scoreOf(opening) >= scoreOf(first) * nearlyAsWell ? opening : first;
}

/** Another passage that is nearly as likely, where only that one has what was asked for. */
function answering(first: EvidenceItem, evidence: Evidence): EvidenceItem {
  const near = evidence.items.filter(
    ({ passage, chance }) =>
      chance >= first.chance * nearlyAsLikely &&
      passage.origin !== 'law' &&
      passage.validity !== 'ended' &&
      !isFormalArticle(passage),
  );
  if (asksWhetherAllowed(evidence.understood) && !allows(first)) {
    const ofSameRules = near.filter(({ passage }) => passage.sourceId === first.passage.sourceId);
    return ofSameRules.find(allows) ?? first;
  }
  const isWhere = evidence.kind === 'place' && asksWhere(evidence.understood);
  const has = isWhere ? listsPlaces : hasExpected;
  if (isWhere || evidence.kind === 'person') {
    return has(first) ? first : (near.find(has) ?? first);
  }
  return withHelp(first, evidence);
}

/** Whom to turn to stands in another part of the letter that tells of the noise. */
function withHelp(first: EvidenceItem, { items, understood }: Evidence): EvidenceItem {
  const isLetter = first.passage.category === 'notice' && tellsTrouble(understood);
  if (!isLetter || hasHelp(first)) return first;
  const ofSameLetter = items.filter(
    ({ passage, chance }) => passage.sourceId === first.passage.sourceId && chance >= leastHelp,
  );
  return ofSameLetter.find(hasHelp) ?? first;
}

const hasExpected = ({ sentences }: EvidenceItem): boolean =>
  sentences.some((one) => one.hasExpected);

/** 場所：駐車場の北側の空き地／使い方：…, a row for each place. */
const listsPlaces = ({ passage }: EvidenceItem): boolean =>
  /(?:^|\n)(?:場所|会場|集合場所)：/.test(passage.text);

/** An article that begins with what may be done, or may not. */
const allows = ({ passage }: EvidenceItem): boolean =>
  /^[^。]*(?:こと|もの)が?(?:できる|できない)。|^[^。]*(?:てはならない|禁止する|認めない)。/.test(
    passage.text,
  );

const hasHelp = ({ passage }: EvidenceItem): boolean => tellsHelp(passage.text);

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

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
  asksWhetherDone,
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
/** That something has been done stands in minutes of another day, beside other matters. */
const asLikelyWhenDone = 0.003;
/** A paragraph of the same article may hold for the case that was asked about. */
const nearCase = 0.05;

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
  return (
    withDoer(first, evidence) ??
    partOfCase(first, evidence) ??
    withSteps(first, evidence) ??
    withYear(first, evidence) ??
    withLast(first, evidence) ??
    withPlace(first, evidence)
  );
}

/** 2030年に何の工事がありますか: of a long table, the part that has the year. */
function withYear(first: EvidenceItem, { items, understood }: Evidence): EvidenceItem | undefined {
  const [year] = /20[0-9]{2}(?=年)/.exec(understood.normalize('NFKC')) ?? [];
  const has = ({ passage: { text, title } }: EvidenceItem) =>
    year !== undefined && `${title}\n${text}`.includes(year);
  if (year === undefined || has(first)) return undefined;
  return items.find(
    (item) =>
      item.passage.sourceId === first.passage.sourceId &&
      item.passage.heading === first.passage.heading &&
      item.chance >= first.chance * nearFirst &&
      has(item),
  );
}

/** 長期修繕計画の直近の見直しはいつ: what tells the day, in the same document, before what is planned next. */
function withLast(first: EvidenceItem, { items, understood }: Evidence): EvidenceItem | undefined {
  if (!asksLast.test(understood)) return undefined;
  const [subject] = (understood.match(longWords) ?? []).toSorted((a, b) => b.length - a.length);
  const day = new RegExp(`20[0-9]{2}年[^。]*(?:承認|採択|作成|改正|改定|実施)された${subject}`);
  const has = ({ passage }: EvidenceItem) => subject !== undefined && day.test(passage.text);
  if (has(first)) return undefined;
  return items.find((item) => item.passage.sourceId === first.passage.sourceId && has(item));
}

const asksLast = /(?:直近|前回|最後|この前)[^。]{0,12}(?:いつ|何年|何月)/;
const longWords = /[\p{Script=Han}\p{Script=Katakana}ー]{4,}/gu;

/** どこで見られますか: what names the room, before the article that says who may see it. */
function withPlace(first: EvidenceItem, { items, understood }: Evidence): EvidenceItem | undefined {
  if (!asksWhereToSee.test(understood) || namedPlace.test(first.passage.text)) return undefined;
  return items.find(
    ({ passage, chance }) =>
      chance >= first.chance * asLikelyWithDoer &&
      passage.origin !== 'law' &&
      passage.validity !== 'ended' &&
      namedPlace.test(passage.text),
  );
}

const asksWhereToSee = /どこ(?:で|に行けば|へ行けば)[^。]{0,6}(?:見|読|閲覧|もらえ|手に入)/;
const namedPlace =
  /(?:管理事務室|管理人室|集会室|事務室|窓口|画面|ホームページ|サイト|アプリ)で[^。]{0,16}(?:見|閲覧|読|お渡し|もらえ|受け取)/;

/** 誰が許可するの is answered by 理事長は、…承認し, and not by who has to apply. */
function withDoer(first: EvidenceItem, { items, understood }: Evidence): EvidenceItem | undefined {
  const doer = toldDoer(understood);
  if (doer === undefined || doer.test(first.passage.text)) return undefined;
  const least = asksWhetherDone(understood) ? asLikelyWhenDone : asLikelyWithDoer;
  return items.find(
    ({ passage, chance }) =>
      chance >= first.chance * least && passage.validity !== 'ended' && doer.test(passage.text),
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
      articleOf(item) === articleOf(first) && item.chance >= first.chance * nearCase && has(item),
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
  if (opening === undefined || namesMore(first, opening, understood)) return first;
  return scoreOf(opening) >= scoreOf(first) * nearlyAsWell ? opening : first;
}

/** 建替えは何割: only the later part of the article names it. */
function namesMore(part: EvidenceItem, opening: EvidenceItem, understood: string): boolean {
  const words = understood.match(/\p{Script=Han}{2,}/gu) ?? [];
  return words.some(
    (word) => part.passage.text.includes(word) && !opening.passage.text.includes(word),
  );
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

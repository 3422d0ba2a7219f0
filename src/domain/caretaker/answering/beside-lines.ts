import { formatPlainDate } from '#domain/calendar.ts';
import type { EvidenceItem } from '#domain/caretaker/evidence/evidence.ts';
import { isFormalArticle } from './formal-article.ts';
import { chooseSpans, isAboutFormerLaw, isUnaskedSpeech } from './quoting/choose-spans.ts';
import { placeOf } from './quoting/place-of.ts';
import { heading, type Line } from './quoting/quoted-line.ts';
import { saidAsItems, saidShortly } from './quoting/said-passage.ts';
import { nearBestRow, type Wanted } from './quoting/span-scores.ts';

const mostBesides = 2;
const mostSame = 2;
const mostOfSame = 2;
/** Where the first passage is surely right, another one must be good to be worth reading; else any may be it. */
const sure = { from: 0.7, least: 0.2, nearFirst: 0.25 };
const unsure = { least: 0.1, nearFirst: 0.2 };
/** あわせてご覧ください: what else speaks of it, the nearest first. */
export function besideLines(
  first: EvidenceItem,
  others: readonly EvidenceItem[],
  wanted: Wanted,
): readonly Line[] {
  const bar = first.chance >= sure.from ? sure : unsure;
  const least = Math.max(bar.least, first.chance * bar.nearFirst);
  // The next paragraphs of the same article need no name of their own.
  const isSamePlace = ({ passage }: EvidenceItem) =>
    passage.sourceId === first.passage.sourceId && passage.heading === first.passage.heading;
  const same = others.filter(
    (item) =>
      isSamePlace(item) && !isAboutFormerLaw(item, wanted) && !isUnaskedSpeech(item, wanted),
  );
  const elsewhere = others
    .filter((item) => !isSamePlace(item))
    .filter((item) => item.chance >= least || isOtherFund(item, first, wanted))
    .filter(({ passage }) => passage.validity !== 'ended' && !isFormalArticle(passage));
  const next = same.filter((item) => !isRowOfOther(item, first, wanted));
  const lines = onePerPlace(elsewhere)
    .slice(0, mostBesides)
    .flatMap((item) =>
      saidShortly(item, wanted, `- ${placeOf(item.passage)}${olderWords(item, first)}：`),
    );
  return [
    ...next.slice(0, mostSame).flatMap((item) => saidAsItems(item, wanted, mostOfSame)),
    ...(lines.length === 0 ? [] : [heading('あわせてご覧ください'), ...lines]),
  ];
}

/** Beside a live record the count of a paper would be taken for today's. */
function olderWords({ passage }: EvidenceItem, first: EvidenceItem): string {
  const { origin, category, issuedOn } = passage;
  const isDated = origin === 'document' && category !== 'bylaw' && category !== 'rule';
  return first.passage.origin === 'record' && isDated && issuedOn !== null
    ? `（${formatPlainDate(issuedOn)}の書類）`
    : '';
}

const fund = /(?:general|reserve)(?=-)/;

/** Who names no fund asks for both: 予算は, 繰越金は. */
function isOtherFund(item: EvidenceItem, first: EvidenceItem, { understood }: Wanted): boolean {
  const [ofItem, ofFirst] = [item, first].map(({ passage }) => passage.sourceId);
  const isPair = ofItem !== ofFirst && ofItem?.replace(fund, '') === ofFirst?.replace(fund, '');
  return isPair && fund.test(ofItem ?? '') && !/積立|修繕|管理費/.test(understood);
}

/** The next part of a long table has rows about other things: those that say nothing of what was asked. */
function isRowOfOther(item: EvidenceItem, first: EvidenceItem, wanted: Wanted): boolean {
  const isRow = (one: EvidenceItem) => chooseSpans(one, wanted)?.best.isTableRow === true;
  const score = ({ sentences }: EvidenceItem) => sentences[0]?.score ?? 0;
  return isRow(first) && isRow(item) && score(item) < score(first) * nearBestRow;
}

function onePerPlace(items: readonly EvidenceItem[]): readonly EvidenceItem[] {
  const places = items.map(({ passage }) => `${passage.sourceId} ${passage.heading}`);
  return items.filter((_, at) => places.indexOf(places[at] ?? '') === at);
}

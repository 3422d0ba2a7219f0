import { asksToHandIn } from '#domain/caretaker/answering/what-is-asked.ts';
import type { KnowledgePassage } from '#domain/caretaker/knowledge.ts';
import type { SearchIndex } from '#domain/retrieval/indexing/build-index.ts';
import { moversPapers } from './asked/who-moves.ts';
import type { EvidenceItem } from './evidence.ts';

/** 第2条（対象）: it tells what a set of rules is about, and has the words of every question about that. */
const scope = /（(?:対象|適用[^）]*|範囲|目的|趣旨|定義|用語[^）]*)）/;
/** 対象は何ですか, 第2条は: there it is the answer. */
const asksForScope = /対象|適用|範囲|目的|趣旨|定義|意味|とは|第[0-9]+条/;
/** …は、その日の7日前までに、「…届」を管理事務室に出す。 */
const handsIn =
  /(?:までに|前に|以内に)[^。]*(?:届|申請|申込|書面|用紙)[^。]*(?:出[すしさ]|届け出|申請[すし]|申し込)/;
/** 300キログラムを超える物を置こうとする者は、…承諾を受ける。: asked of some, besides what everybody hands in. */
const asksMore = /を超える[^。]*者は[^。]*(?:承諾|承認|許可|届|申請)/;
/** Enough for a sentence to be told, with all that stands beside it. */
const standsOut = 3;

/**
 * Whoever asks what to hand in is not told first what the rule applies to: the first article of the same rule that says
 * what is to be handed in, and by when, goes before. It stands beside an article that asks more of a special case. That
 * the rule is the right one stays as likely as it was.
 */
export function handingInFirst(
  items: readonly EvidenceItem[],
  index: SearchIndex<KnowledgePassage>,
  asked: string,
): readonly EvidenceItem[] {
  return moversFirst(items, asked) ?? ruleFirst(items, index, asked);
}

function ruleFirst(
  items: readonly EvidenceItem[],
  index: SearchIndex<KnowledgePassage>,
  asked: string,
): readonly EvidenceItem[] {
  const [first, ...rest] = items;
  if (first === undefined || !isOwnRule(first.passage) || !asksToHandIn(asked)) return items;
  const goesBefore = scope.test(first.passage.heading);
  if (goesBefore ? asksForScope.test(asked) : !asksMore.test(first.passage.text)) return items;
  const found = handingInOf(first.passage, index);
  if (found === undefined || found.passage === first.passage) return items;
  const article = { ...found, chance: first.chance };
  const others = rest.filter(({ passage }) => passage !== article.passage);
  return [...(goesBefore ? [article, first] : [first, article]), ...others];
}

/** 新しく入居しました。何を届け出ますか: what all who come hand in goes before one duty among many. */
function moversFirst(
  items: readonly EvidenceItem[],
  asked: string,
): readonly EvidenceItem[] | undefined {
  const told = moversPapers(asked);
  const found = items.find(
    ({ passage }) => isOwnRule(passage) && told?.test(`${passage.heading}${passage.text}`),
  );
  const [first] = items;
  return first && found
    ? [{ ...found, chance: first.chance }, ...items.filter((item) => item !== found)]
    : undefined;
}

const isOwnRule = ({ category, validity }: KnowledgePassage): boolean =>
  (category === 'rule' || category === 'bylaw') && validity !== 'ended';

function handingInOf(
  { sourceId }: KnowledgePassage,
  { passages, sentencesOf }: SearchIndex<KnowledgePassage>,
): Omit<EvidenceItem, 'chance'> | undefined {
  for (const [place, passage] of passages.entries()) {
    if (passage.sourceId !== sourceId || !handsIn.test(passage.text)) continue;
    const told = sentencesOf(place)
      .sentences.map(({ start, end }) => ({ start, end, text: passage.text.slice(start, end) }))
      .find(({ text }) => handsIn.test(text));
    if (told) return { passage, sentences: [{ ...told, score: standsOut, hasExpected: false }] };
  }
  return undefined;
}

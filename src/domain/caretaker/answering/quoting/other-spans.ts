import type { KnowledgePassage } from '#domain/caretaker/knowledge.ts';
import { nearBestRow, type SpanScores, scoreAt } from './span-scores.ts';
import { leansBack, type Span, withLeanedOn } from './spans.ts';
import { isOfEnding } from './unasked-case.ts';

/** What stands beside the direct answer. A sentence that leans on another one stays with it. */
export type Parts = {
  readonly more: readonly Span[];
  readonly conditions: readonly Span[];
  readonly steps: readonly Span[];
};

type Part = keyof Parts;

type Chosen = {
  readonly spans: readonly Span[];
  /** The spans that may be said. */
  readonly heard: readonly Span[];
  readonly direct: readonly Span[];
  /** The lists of steps in the passage. */
  readonly lists: readonly (readonly Span[])[];
  readonly understood: string;
};

const longestContinuing = 80;
const mostOthers = 5;
/** A record is short, and the accounts of a fund must add up. */
const mostOfRecord = 8;
const smallTable = 4;
/** Below it the best sentence may be the wrong one: all that fits is told beside it. */
const telling = 4;
/** How far below the best sentence another one may lie and still be said. */
const nearBest = 0.5;

/** 第2項及び第3項により収納した額は: it speaks of what stands far off, or in another passage. */
const aboutParagraphs = /^(?:前[2-9]項|第[0-9]{1,2}項)/;

/** What limits the answer; 場合 and とき alone only tell of another case. */
const conditionWords = /ただし|に限[りるっ]|限り、|を除[くい]|この限り|要しない|満たす|対象外|例外/;
const phone = '[0-9]{2,4}-[0-9]{2,4}-[0-9]{3,4}';
/** What the reader does: hands something in, asks for something, calls somebody. */
const stepWords = new RegExp(
  `届け?出(?:る|を|書|なけれ|て)|届(?:」|（[^）]*）)?を[^。]{0,20}[出提]|申請(?:書|し|す)|申し込|申込書|予約(?:し|す|を)|提出(?:し|す|を|くだ)|連絡(?:し|す|先)|相談(?:し|す|を|くだ)|電話(?:し|す|で|くだ)|${phone}|(?:管理事務室|管理員|管理会社|理事長|センター)[^。]{0,8}(?:に|へ|まで)[^。]{0,8}(?:出す|知らせる|お知らせくだ)`,
);

export function otherSpans(passage: KnowledgePassage, chosen: Chosen, scores: SpanScores): Parts {
  const { spans, direct, lists } = chosen;
  const others = worthSaying(passage, chosen, scores)
    .flatMap((span) => [...withLeanedOn(spans, span), ...withReply(spans, span)])
    .filter((span, at, all) => all.indexOf(span) === at)
    .filter((span) => !span.opensList && !direct.includes(span))
    .toSorted((a, b) => a.place - b.place);
  const groups = groupsOf(others, lists);
  const named = groups.map((group) => ({ group, part: partOf(group) }));
  const inPart = (wanted: Part) => named.filter(({ part }) => part === wanted);
  const hasMore = inPart('more').length > 0;
  // Below other sentences, ただし… would limit those instead of the direct answer.
  const isNext = ([first]: readonly Span[]) =>
    hasMore && first !== undefined && leansBack(first) && first.place === endOf(direct) + 1;
  const flat = (list: readonly { readonly group: readonly Span[] }[]) =>
    list.flatMap(({ group }) => group);
  const later = (part: Part) => flat(inPart(part).filter(({ group }) => !isNext(group)));
  return {
    more: [...flat(named.filter(({ group }) => isNext(group))), ...later('more')],
    conditions: later('conditions'),
    steps: later('steps'),
  };
}

/** A question from the floor with what it was answered; of anything else, nothing. */
export function withReply(spans: readonly Span[], span: Span): readonly Span[] {
  if (span.speech !== 'question') return [];
  const after = spans.slice(span.place + 1);
  const next = after.find(({ speech }) => speech === 'question' || speech === 'reply');
  return next?.speech === 'reply' ? [span, next] : [span];
}

const endOf = (direct: readonly Span[]): number => direct.at(-1)?.place ?? 0;

/** Each sentence with those that lean on it, and the steps of one list together. */
function groupsOf(
  spans: readonly Span[],
  lists: readonly (readonly Span[])[],
): readonly (readonly Span[])[] {
  return spans.reduce<readonly (readonly Span[])[]>((groups, span) => {
    const last = groups.at(-1);
    const isNext = last !== undefined && endOf(last) === span.place - 1 && leansBack(span);
    const isOfList = lists.some(
      (list) => list.includes(span) && last?.some((it) => list.includes(it)),
    );
    return last !== undefined && (isNext || isOfList)
      ? [...groups.slice(0, -1), [...last, span]]
      : [...groups, [span]];
  }, []);
}

function partOf(group: readonly Span[]): Part {
  return group.map(partOfOne).find((part) => part !== 'more') ?? 'more';
}

/** What somebody said at a meeting is neither a condition nor a step, whatever its words. */
function partOfOne({ text, speech }: Span): Part {
  if (speech !== null) return 'more';
  if (stepWords.test(text) && !text.startsWith('ただし')) return 'steps';
  return conditionWords.test(text) ? 'conditions' : 'more';
}

/** A signature, a lone date or a pointer to another document or to a table says nothing by itself; a row does. */
function saysSomething({ text }: Span): boolean {
  return /[。！？]$|：/.test(text) && !/^.{0,30}ご覧ください。$|次の表のとおり/.test(text);
}

function worthSaying(
  passage: KnowledgePassage,
  { spans, heard, direct, understood }: Chosen,
  scores: SpanScores,
): readonly Span[] {
  const best = Math.max(...direct.map((span) => scoreAt(scores, span)));
  const isNear = (span: Span) =>
    scoreAt(scores, span) >= best * (span.isTableRow ? nearBestRow : nearBest) ||
    (best < telling && (!span.isTableRow || isSmallTable));
  const isSmallTable = spans.filter(({ isTableRow }) => isTableRow).length <= smallTable;
  const goesOn = (span: Span) => continues(passage, direct, span);
  const worth = (span: Span) =>
    scoreAt(scores, span) +
    (goesOn(span) ? best : 0) +
    (conditionWords.test(span.text) ? 0.1 * best : 0);
  return heard
    .filter((span) => !direct.includes(span) && !span.isItem && !span.opensList)
    .filter((span) => saysSomething(span) && (goesOn(span) || isNear(span)))
    .filter((span) => !aboutParagraphs.test(span.text) && !isOfEnding(span, understood))
    .toSorted((a, b) => worth(b) - worth(a))
    .slice(0, passage.origin === 'record' ? mostOfRecord : mostOthers);
}

/** Whether a sentence goes on where the direct answer ends: ただし、…, or the same paragraph's next words. */
function continues(
  { text, origin }: KnowledgePassage,
  direct: readonly Span[],
  span: Span,
): boolean {
  const last = direct.at(-1);
  if (last === undefined || span.place !== last.place + 1) return false;
  // A record has a line for each sentence, and the next one is always worth reading.
  const isNext = origin === 'record' || !text.slice(last.end, span.start).includes('\n');
  return (
    leansBack(span) || (isNext && (origin === 'record' || span.text.length <= longestContinuing))
  );
}

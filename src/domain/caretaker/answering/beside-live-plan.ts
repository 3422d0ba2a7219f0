import { formatPlainDate } from '#domain/calendar.ts';
import type { Known } from '#domain/caretaker/exact/known.ts';
import type { KnowledgePassage } from '#domain/caretaker/knowledge.ts';
import { levelFeeWords, planRecordId } from '#domain/caretaker/records/plan-records.ts';
import { escapeMarkdown } from '#domain/caretaker/reply/escape-markdown.ts';
import type { Line } from './quoting/quoted-line.ts';

const needed = /要り|要る|必要|ずっと同じ額/;
const forSquareMetre =
  /(?:㎡|平米|平方メートル)[^。]*[0-9]円|[0-9]円[^。]*(?:㎡|平米|平方メートル)/;
/** A paper about the plan goes on about the same unit without naming it. */
const smallPrice = /(?<![0-9,万億])[0-9]{2,3}円/;

/** およそ245円が要ります, for a square metre: what a paper once calculated and the plan calculates now. */
function isNeed({ words, passage: { category } }: Line['quotes'][number]): boolean {
  const isPrice = forSquareMetre.test(words) || (category === 'plan' && smallPrice.test(words));
  return isPrice && needed.test(words);
}

/**
 * A paper's figure of what the living plan calculates is never told alone: the plan's comes first, and the paper's is
 * marked with its day.
 */
export function besideLivePlan(
  lines: readonly Line[],
  { facts, passages }: Known,
): readonly Line[] {
  const passage = passages.find(({ id }) => id === planRecordId);
  const { repairPlan } = facts;
  if (repairPlan === null || passage === undefined) return lines;
  const live = levelFeeWords(repairPlan);
  const older = lines.map((line) => olderPaper(line, repairPlan.calculatedOn));
  if (live.length === 0 || older.every((paper) => paper === undefined)) return lines;
  const isTold = (words: string) =>
    lines.some(({ quotes }) => quotes.some((quote) => quote.words.includes(words)));
  // Of lines of one paper that follow each other, the last carries the mark.
  const marked = lines.map((line, place) => {
    const paper = older[place];
    const isLast = paper !== undefined && older[place + 1]?.sourceId !== paper.sourceId;
    return isLast ? { ...line, markdown: `${line.markdown}${markOf(paper)}` } : line;
  });
  const own = live
    .filter((words) => !isTold(words))
    .map((words) => ({ markdown: escapeMarkdown(words), quotes: [{ passage, words }] }));
  // Before what the paper says, and not before what answers the question.
  return marked.toSpliced(
    older.findIndex((paper) => paper !== undefined),
    0,
    ...own,
  );
}

function olderPaper({ quotes }: Line, today: string): KnowledgePassage | undefined {
  return quotes.find((quote) => {
    const { origin, issuedOn } = quote.passage;
    return origin === 'document' && issuedOn !== null && issuedOn < today && isNeed(quote);
  })?.passage;
}

function markOf({ issuedOn }: KnowledgePassage): string {
  return issuedOn === null
    ? ''
    : `（${formatPlainDate(issuedOn)}の資料の額です。今の計画の前に計算したものです）`;
}

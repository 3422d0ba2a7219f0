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
  // Each line says whose figure it is; of lines of one paper that follow each other, the last says what it is not.
  const marked = lines.map((line, place) => {
    const paper = older[place];
    if (paper === undefined) return line;
    const isLast = older[place + 1]?.sourceId !== paper.sourceId;
    return { ...line, markdown: `${line.markdown}${markOf(paper, isLast)}` };
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

function markOf({ issuedOn }: KnowledgePassage, isLast: boolean): string {
  if (issuedOn === null) return '';
  const rest = isLast ? '。今の計画で計算した額ではありません' : '';
  return `（${formatPlainDate(issuedOn)}の資料の額です${rest}）`;
}

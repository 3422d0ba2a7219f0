import { nearBestRow, type SpanScores, scoreAt, type Wanted } from './span-scores.ts';
import { type Span, tableOf } from './spans.ts';

const smallTable = 5;
const manyRows = 5;
const mostRows = 12;
const nearInSmallTable = 0.5;

type Reading = { readonly scores: SpanScores; readonly wanted: Wanted };

/** The rows to tell with the one that answers best, in the order of their table. */
export function rowsBeside(
  spans: readonly Span[],
  best: Span,
  { scores, wanted }: Reading,
): readonly Span[] {
  const like = rowsLike(spans, best, scores);
  return best.isTableRow ? like : withOtherLabels(spans, like, wanted);
}

function rowsLike(spans: readonly Span[], best: Span, scores: SpanScores): readonly Span[] {
  const least = scoreAt(scores, best) * nearBestRow;
  const rows = best.isTableRow ? tableOf(spans, best) : spans.filter(({ isRow }) => isRow);
  const like = rows.filter((span) => scoreAt(scores, span) >= least);
  if (!best.isTableRow || like.length < 2) return like;
  // Where most rows are told, the one that is left out would be missed.
  const isMost = like.length >= manyRows && like.length > rows.length / 2;
  if (isMost && rows.length <= mostRows) return rows;
  if (rows.length > smallTable) return like;
  // 案2 and 案3 without 案1 would mislead: only a row that clearly says something else is left out.
  return rows.filter((span) => scoreAt(scores, span) >= scoreAt(scores, best) * nearInSmallTable);
}

/** 期間と金額は, 会社はどこで、いくら: what is asked of one thing, and the label of the row that tells it. */
const labelled: readonly (readonly [asked: RegExp, label: RegExp])[] = [
  [/期間|期限|いつ(?:から|まで)/, /^(?:契約|保険|有効)?(?:期間|期限)：/],
  [/金額|料金|費用|いくら|保険料|何円/, /^(?:料金|費用|金額|代金|保険料|委託費|請負金額)：/],
  [
    /会社(?:は|って|が|の名)|業者(?:は|って|が)|どこ(?:の会社|の業者)/,
    /^(?:契約の)?相手方?：|^(?:受託者|保険会社|会社)：/,
  ],
  [
    /解約|やめる|やめたい|終わらせ|何か?[ヶカか]?月前/,
    /^(?:解約[^：]{0,4}|終わらせるとき|中途解約)：/,
  ],
];

/** Of a list of facts, the rows of each thing that was asked, where more than one was. */
function withOtherLabels(
  spans: readonly Span[],
  like: readonly Span[],
  { understood }: Wanted,
): readonly Span[] {
  const asked = labelled.filter(([words]) => words.test(understood)).map(([, label]) => label);
  if (asked.length < 2) return like;
  const told = spans.filter(
    (span) => span.isRow && !span.isTableRow && asked.some((label) => label.test(span.text)),
  );
  return [...new Set([...like, ...told])].toSorted((a, b) => a.place - b.place);
}

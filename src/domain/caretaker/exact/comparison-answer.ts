import type { IsoDate } from '#domain/calendar.ts';
import { type Line, own } from '#domain/caretaker/answering/quoting/quoted-line.ts';
import {
  comparedSentence,
  comparisonId,
  comparisonsOf,
  lineWords,
  monthOf,
  monthSentences,
  sideWords,
  totalOf,
} from '#domain/caretaker/records/comparison-records.ts';
import { escapeMarkdown } from '#domain/caretaker/reply/escape-markdown.ts';
import { formatYen } from '#domain/format-yen.ts';
import { monthsBetween } from '#domain/ledger/repeats/bank-day.ts';
import {
  type ComparedYearLine,
  compareYears,
  type YearComparison,
} from '#domain/statements/year-comparison.ts';
import { expenseParts } from './account-words.ts';
import { type ComparisonQuestion, comparisonQuestionIn } from './comparison-question.ts';
import type { ExactAnswer, ExactGiven, Known } from './known.ts';

type Shown = Pick<ComparedYearLine, 'fundCode' | 'nowYen' | 'beforeYen' | 'months'> & {
  readonly line: string;
};

/** 今年の電気代は去年よりいくら増えましたか: both years from the books, month by month, to whoever may see them. */
export function comparisonAnswer({ asked, known }: ExactGiven): ExactAnswer | undefined {
  const { facts } = known;
  if (!asked.useDocuments) return undefined;
  const hidden = facts.fundsHiddenFrom;
  const question = comparisonQuestionIn(asked.question, chartOf(known));
  if (question === undefined) return undefined;
  if (hidden !== null) {
    return {
      outcome: 'related',
      lines: [own(`帳簿の金額は、${hidden}の立場ではお答えできません。`)],
    };
  }
  const compared = comparisonsOf(facts).find(({ fiscalYear }) =>
    question.fiscalYear === undefined ? true : fiscalYear === question.fiscalYear,
  );
  const shown = compared ? linesOf(compared, question) : [];
  if (!compared || shown.length === 0) return undefined;
  const lines = shown.flatMap((line) => answerLines(known, compared, line));
  if (lines.length === 0) return undefined;
  const open = openMonthLines(known, { compared, question, today: asked.today });
  return { outcome: 'answered', lines: [...lines, ...open, ...notesOn(compared, question)] };
}

type Compared = {
  readonly compared: YearComparison;
  readonly question: ComparisonQuestion;
  readonly today: IsoDate;
};

/** Months that are over and not closed stand beside the comparison, not in it: something may still be booked in them. */
function openMonthLines(
  { facts }: Known,
  { compared, question, today }: Compared,
): readonly Line[] {
  const { fiscalYear, startsOn, months } = compared;
  const now = facts.moneyYears.find((year) => year.fiscalYear === fiscalYear);
  const before = facts.moneyYears.find((year) => year.fiscalYear === fiscalYear - 1);
  const over = Math.min(12, Math.max(0, monthsBetween(startsOn.slice(0, 7), today.slice(0, 7))));
  const all =
    now && before && over > months
      ? compareYears({ ...now, wholeMonths: over }, before)
      : undefined;
  if (!all) return [];
  return linesOf(all, question).flatMap((shown) =>
    shown.months.slice(months).flatMap(({ nowYen, beforeYen }, index) => {
      const month = `${monthOf(compared, months + index)}月`;
      return nowYen === 0
        ? []
        : own(
            `- ${month}は、まだ締めていないので、比べた額に入れていません。今の帳簿では、${month}の${escapeMarkdown(shown.line)}は${formatYen(nowYen)}です（前の年度は${formatYen(beforeYen)}）。`,
          );
    }),
  );
}

/** What may be named stands in the years; to a reader who may not see them it is the usual words. */
function chartOf({ facts }: Known) {
  const lines = facts.moneyYears.flatMap((year) => year.lines);
  const isHidden = facts.fundsHiddenFrom !== null;
  return {
    accounts: isHidden ? usualAccounts : [...new Set(lines.map(({ account }) => account))],
    parts: lines.flatMap(({ part, account }) => (part === null ? [] : { name: part, account })),
    funds: facts.funds,
    latestYear: facts.moneyYears[0]?.fiscalYear ?? 0,
  };
}

const usualAccounts = [
  '水道光熱費',
  '管理委託費',
  '清掃費',
  '保守点検費',
  '損害保険料',
  '小修繕費',
];

function linesOf(
  compared: YearComparison,
  { subject, fund }: ComparisonQuestion,
): readonly Shown[] {
  const lines = compared.lines.filter(({ fundCode }) => fund === undefined || fundCode === fund);
  if (subject.kind === 'total') {
    const codes = [...new Set(lines.map(({ fundCode }) => fundCode))];
    return codes.flatMap((fundCode) =>
      subject.sides.map((side) => ({
        fundCode,
        line: sideWords[side],
        ...totalOf(
          lines.filter((line) => line.fundCode === fundCode),
          side,
        ),
      })),
    );
  }
  return lines.filter(isOf(subject)).map((line) => ({ ...line, line: lineWords(line) }));
}

type Named = Exclude<ComparisonQuestion['subject'], { kind: 'total' }>;

const isOf = (subject: Named) => (line: ComparedYearLine) => {
  if (subject.kind === 'account') return line.part === null && line.account === subject.name;
  if (subject.account !== undefined) return line.part === subject.name;
  const within = expenseParts.find(({ name }) => name === subject.name)?.within;
  return line.part === null && line.side === 'expense' && within?.test(line.account) === true;
};

function answerLines(known: Known, compared: YearComparison, shown: Shown): readonly Line[] {
  const passage = known.passages.find(
    ({ id }) => id === comparisonId(shown.fundCode, compared.fiscalYear),
  );
  const fund = known.facts.funds.find(({ code }) => code === shown.fundCode)?.name;
  if (passage === undefined || fund === undefined) return [];
  const quoted = (words: string, markdown: string): readonly Line[] =>
    passage.text.split('\n').includes(words) ? [{ markdown, quotes: [{ passage, words }] }] : [];
  const first = comparedSentence(compared, { fund, ...shown });
  return [
    ...quoted(
      first,
      escapeMarkdown(first).replace(/[0-9,]+円(?:（[0-9.]+％）)?(?:増|減)[^。]*/, '**$&**'),
    ),
    ...monthSentences(compared, shown).flatMap((words) =>
      quoted(words, `- ${escapeMarkdown(words)}`),
    ),
  ];
}

function notesOn(compared: YearComparison, { subject }: ComparisonQuestion): readonly Line[] {
  const isWhole = subject.kind === 'part' && subject.account === undefined;
  return [
    ...(isWhole ? [own(`帳簿では、${subject.name}だけの金額は分かれていません。`)] : []),
    ...(compared.months < 12
      ? [
          own(
            '12か月分がそろっていないので、そろっている月だけを、前の年度の同じ月と比べています。',
          ),
        ]
      : []),
  ];
}

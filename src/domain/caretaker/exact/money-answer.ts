import { type Line, own } from '#domain/caretaker/answering/quoting/quoted-line.ts';
import {
  balanceId,
  balanceSentences,
  expensesId,
  toldYen,
} from '#domain/caretaker/records/fund-records.ts';
import { escapeMarkdown } from '#domain/caretaker/reply/escape-markdown.ts';
import { formatYen } from '#domain/format-yen.ts';
import { sumYen } from '#domain/money.ts';
import type { ExactAnswer, ExactGiven, Known } from './known.ts';
import { lastToldBalances } from './last-told-balances.ts';
import { moneyQuestionIn, type NamedFund, usualFunds } from './money-question.ts';

const mostExpenses = 8;

/** 今いくらありますか, 管理費は何に使われていますか: from the records of today, to whoever may see them. */
export function moneyAnswer({ asked, known }: ExactGiven): ExactAnswer | undefined {
  const { funds: shown } = known.facts;
  const question = asked.useDocuments
    ? moneyQuestionIn(asked.question, shown.length > 0 ? shown : usualFunds)
    : undefined;
  if (question === undefined) return undefined;
  const { kind, funds } = question;
  const { fundsHiddenFrom } = known.facts;
  if (fundsHiddenFrom !== null) {
    return kind === 'balance' ? hiddenBalance(known, funds, fundsHiddenFrom) : undefined;
  }
  const lines =
    kind === 'balance'
      ? balanceLines(known, funds)
      : funds.flatMap(({ code }) => expenseLines(known, code));
  return lines.length === 0 ? undefined : { outcome: 'answered', lines };
}

/** What the reader may not see is said first; then what everybody was told. */
function hiddenBalance(known: Known, funds: readonly NamedFund[], reader: string): ExactAnswer {
  const told = lastToldBalances(known.passages, funds);
  return {
    outcome: told.length > 0 ? 'answered' : 'related',
    lines: [own(`今の残高は、${reader}の立場ではお答えできません。`), ...told],
  };
}

function balanceLines(known: Known, funds: readonly NamedFund[]): readonly Line[] {
  const shown = known.facts.funds.filter(({ code }) => funds.some((fund) => fund.code === code));
  const told = shown.map((fund) => balanceSentences(fund));
  const lines = shown.flatMap(({ code }, place) =>
    (told[place] ?? []).flatMap((sentence) =>
      quotedFrom(known, balanceId(code), (words) => words === sentence),
    ),
  );
  if (lines.length < told.flat().length || shown.length === 0) return [];
  if (shown.length === 1) return [...lines, ...accountLines(known, shown[0]?.code)];
  const total = sumYen(shown.map(toldYen));
  const quotes = lines.flatMap((line) => line.quotes);
  const what = shown.every(({ accounts }) => accounts.length > 0) ? '預金の残高は、' : '';
  return [{ markdown: `${what}合わせて**${formatYen(total)}**です。`, quotes }, ...lines];
}

/** Where the money lies. */
function accountLines({ facts, passages }: Known, code: string | undefined): readonly Line[] {
  const passage = passages.find(({ id }) => code !== undefined && id === balanceId(code));
  const accounts = facts.funds.find((fund) => fund.code === code)?.accounts ?? [];
  return accounts.flatMap(({ bank, kind }) => {
    const words = passage?.text.split('\n').find((line) => line.startsWith(`${bank}（${kind}）`));
    return passage && words
      ? [{ markdown: `- ${escapeMarkdown(words)}`, quotes: [{ passage, words }] }]
      : [];
  });
}

function expenseLines(known: Known, fund: string): readonly Line[] {
  const passage = known.passages.find(({ id }) => id === expensesId(fund));
  if (passage === undefined) return [];
  const [first = '', ...rows] = passage.text.split('\n');
  const rest = rows.length - mostExpenses;
  return [
    ...quotedFrom(known, passage.id, (words) => words === first),
    ...rows.slice(0, mostExpenses).map((words) => ({
      markdown: `- ${escapeMarkdown(words)}`,
      quotes: [{ passage, words }],
    })),
    ...(rest > 0 ? [own(`- ほかに${rest}科目あります。`)] : []),
  ];
}

/** The sentence of a record, with what it comes to in bold. */
function quotedFrom(
  { passages }: Known,
  id: string,
  isWanted: (words: string) => boolean,
): readonly Line[] {
  const passage = passages.find((one) => one.id === id);
  const words = passage?.text.split('\n').find(isWanted);
  if (passage === undefined || words === undefined) return [];
  const markdown = escapeMarkdown(words).replace(/-?[0-9,]+円(?!.*円)/, '**$&**');
  return [{ markdown, quotes: [{ passage, words }] }];
}

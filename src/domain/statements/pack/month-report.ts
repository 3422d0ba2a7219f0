import { partsOf } from '#domain/calendar.ts';
import { formatYen } from '#domain/format-yen.ts';
import { type Account, type Fund, shownYen } from '#domain/ledger/account.ts';
import { addBalances } from '#domain/ledger/balance.ts';
import { sumYen } from '#domain/money.ts';
import { awaitedIncomeOf } from '#domain/statements/awaited-income.ts';
import { type BookedYear, comparisonInput } from '#domain/statements/booked-year.ts';
import { budgetComparison } from '#domain/statements/budget-comparison.ts';
import { type BankPlace, certificateRows } from '#domain/statements/close/certificates.ts';
import { hasIncome } from '#domain/statements/figures.ts';
import { type MonthAmounts, monthResult } from '#domain/statements/month-result.ts';
import { paperYen } from '#domain/statements/paper-words.ts';
import { usedPercentWords } from '#domain/statements/used-percent.ts';
import {
  type PaperBlock,
  type PrintedPaper,
  type PrintedRow,
  partRow,
  tableBlock,
  textBlock,
} from './printed-paper.ts';

type MonthFacts = {
  readonly year: BookedYear;
  /** 2026-10 */
  readonly month: string;
  readonly monthEndsOn: string;
  readonly banks: readonly BankPlace[];
};

/** 月次報告書: income and expense of a closed month by fund, what the banks hold, what is owed, what to decide. */
export function monthReport(facts: MonthFacts): readonly PrintedPaper[] {
  const { year, month } = facts;
  const until = { ...year, bookedUntil: facts.monthEndsOn, months: monthsUntil(year, month) };
  return [
    ...year.funds.filter(hasIncome).map((fund, index) => fundPaper(fund, until, { month, index })),
    {
      title: '月末の残高',
      fundName: '組合全体',
      period: `${monthName(month)}末現在`,
      startsPage: true,
      blocks: [
        ...balanceBlocks(until, facts.banks),
        { kind: 'heading', text: '確かめたいこと' },
        ...decisionBlocks(until),
      ],
    },
  ];
}

/** 2026年10月 */
export function monthName(month: string): string {
  const { year, month: number } = partsOf(`${month}-01`);
  return `${year}年${number}月`;
}

function monthsUntil({ months }: BookedYear, month: string) {
  return months.filter((it) => it.month <= month);
}

function fundPaper(
  fund: Fund,
  year: BookedYear,
  { month, index }: { month: string; index: number },
): PrintedPaper {
  const { income, expense, came, went, left } = monthResult(fund, year, month);
  const awaited = awaitedIncomeOf(year, [fund]);
  const rows: readonly PrintedRow[] = [
    partRow('Ⅰ　収入の部'),
    ...income.map((line) => row('line', line.account.name, line)),
    row('sum', '収入合計', came),
    partRow('Ⅱ　支出の部'),
    ...expense.map((line) => row('line', line.account.name, line)),
    row('sum', '支出合計', went),
    row('total', '収支差額', left),
  ];
  return {
    title: '月次収支報告書',
    fundName: fund.name,
    // A month is always told by 発生主義, whatever the year's papers are.
    period: `${monthName(month)}分　発生主義`,
    startsPage: index > 0,
    blocks: [
      tableBlock(
        `${fund.name}の月次収支報告書`,
        [
          ['科目', 'text'],
          ['年間予算', 'yen'],
          ['当月', 'yen'],
          ['累計', 'yen'],
          ['執行率', 'yen'],
        ],
        rows,
      ),
      ...(awaited === '' ? [] : [textBlock(awaited)]),
    ],
  };
}

function row(look: PrintedRow['look'], name: string, amounts: MonthAmounts): PrintedRow {
  const { budgetYen, monthYen, totalYen } = amounts;
  const rate = budgetYen > 0 ? usedPercentWords(totalYen, budgetYen) : '－';
  return {
    look,
    cells: [
      name,
      paperYen(budgetYen),
      paperYen(monthYen),
      paperYen(totalYen),
      look === 'total' ? '' : rate,
    ],
  };
}

function balanceBlocks(year: BookedYear, banks: readonly BankPlace[]): readonly PaperBlock[] {
  const { funds, accounts, opening, months } = year;
  const closing = addBalances([...opening, ...months]);
  const held = certificateRows({ funds, accounts, banks, certificates: [], closing });
  const total = sumYen(held.map(({ ledgerYen }) => ledgerYen));
  const owedYen = (role: Account['role'], kind: Account['kind']) => {
    const ids = new Set(accounts.filter((it) => it.role === role).map(({ id }) => id));
    return shownYen(
      kind,
      sumYen(closing.filter((it) => ids.has(it.accountId)).map(({ amountYen }) => amountYen)),
    );
  };
  return [
    tableBlock(
      '月末の預金',
      [
        ['預け先', 'text'],
        ['会計', 'text'],
        ['残高', 'yen'],
      ],
      [
        ...held.map(
          ({ place, funds: own, ledgerYen }): PrintedRow => ({
            look: 'line',
            cells: [place, own.map(({ fund }) => fund.name).join('、'), paperYen(ledgerYen)],
          }),
        ),
        { look: 'total', cells: ['合計', '', paperYen(total)] },
      ],
    ),
    textBlock(
      `未収金は${formatYen(owedYen('receivable', 'asset'))}、未払金は${formatYen(owedYen('payable', 'liability'))}です。`,
    ),
  ];
}

/** Lines of the budget that will not do, in a sentence each. */
function decisionBlocks(year: BookedYear): readonly PaperBlock[] {
  const tight = budgetComparison(comparisonInput(year)).filter(
    ({ account, state }) =>
      account.kind === 'expense' && (state === 'over' || state === 'likely-over'),
  );
  if (tight.length === 0) return [textBlock('予算を超えそうな科目はありません。')];
  return [
    {
      kind: 'points',
      points: tight.map(({ fund, sentence }) => `${fund.name}：${sentence}`),
    },
  ];
}

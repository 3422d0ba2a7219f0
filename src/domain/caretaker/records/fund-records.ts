import { formatPlainDate } from '#domain/calendar.ts';
import type { KnowledgePassage } from '#domain/caretaker/knowledge.ts';
import { formatYen } from '#domain/format-yen.ts';
import { sumYen, type Yen } from '#domain/money.ts';
import { balanceBridge, heldSource } from '#domain/statements/balance-words.ts';
import type { AssociationFacts } from './association-facts.ts';
import { record } from './record.ts';

type Fund = AssociationFacts['funds'][number];

/** What a fund's money is called: of the reserve nobody says 会計. */
const moneyOf = ({ code, name }: Pick<Fund, 'code' | 'name'>): string =>
  code === 'reserve' ? name.replace(/会計$/, '') : name;

const usualWords: Readonly<Record<string, string>> = {
  general: '一般会計 管理費',
  reserve: '修繕積立金会計',
};
const searchWordsOf = ({ code, name }: Pick<Fund, 'code' | 'name'>): string =>
  `${usualWords[code] ?? name} 残高${code === 'reserve' ? ' 貯金' : ''} 口座 内訳 予算`;

export const balanceId = (code: string): `record-${string}` => `record-${code}-balance`;

/** 管理組合のお金: what each fund has, where it lies, and the year so far beside the budget. */
export function fundRecords({ funds }: AssociationFacts): readonly KnowledgePassage[] {
  return funds.map((fund) => {
    const money = moneyOf(fund);
    return record({
      id: balanceId(fund.code),
      sourceTitle: '管理組合のお金',
      heading: fund.name,
      href: `/demo#${fund.code}-fund`,
      searchWords: searchWordsOf(fund),
      sentences: [
        ...balanceSentences(fund),
        ...accountWords(fund, money),
        `${fund.fiscalYear}年度の${money}は、これまでに収入が${formatYen(fund.incomeYen)}、支出が${formatYen(fund.expenseYen)}です。`,
        `${fund.fiscalYear}年度の${money}の予算は、収入が${formatYen(fund.budgetIncomeYen)}、支出が${formatYen(fund.budgetExpenseYen)}です。`,
      ],
    });
  });
}

/**
 * 残高 is one figure where nothing is owed; else what lies in the bank, and how 繰越金 comes of it. Then whose figure it
 * is, and what is not in it yet.
 */
export function balanceSentences(fund: Fund): readonly string[] {
  const { asOf: carriedAsOf, balanceYen, otherAssetsYen, debtsYen, accounts } = fund;
  const heldAsOf =
    accounts
      .map(({ asOf }) => asOf)
      .toSorted()
      .at(-1) ?? carriedAsOf;
  const money = moneyOf(fund);
  const heldYen = toldYen(fund);
  const of = heldYen === balanceYen ? money : `${money}の預金`;
  const told = `${of}の残高は、${formatPlainDate(heldAsOf)}現在で${formatYen(heldYen)}です。`;
  const bridge = balanceBridge(
    { heldYen, otherAssetsYen, debtsYen, carriedYen: balanceYen },
    { heldAsOf, carriedAsOf },
  );
  return [
    told,
    ...(heldYen === balanceYen ? [] : [bridge]),
    accounts.length === 0 ? '' : heldSource(heldAsOf, fund.closedUntil),
    fund.note,
  ].filter((words) => words !== '');
}

/** The amount that the first of these sentences tells. */
export function toldYen({ accounts, balanceYen }: Fund): Yen {
  return accounts.length === 0 ? balanceYen : sumYen(accounts.map((account) => account.balanceYen));
}

function accountWords({ accounts }: Fund, money: string): readonly string[] {
  if (accounts.length === 0) return [];
  return [
    `${money}の口座ごとの内訳は、次のとおりです。`,
    ...accounts.map(
      ({ bank, kind, balanceYen: yen, asOf }) =>
        `${bank}（${kind}）：${formatYen(yen)}（${formatPlainDate(asOf)}現在）`,
    ),
  ];
}

export const expensesId = (code: Fund['code']): `record-${string}` => `record-expenses-${code}`;

/** 支出の内訳: what the running year's money is for, account by account. */
export function expenseRecords({ funds, expenses }: AssociationFacts): readonly KnowledgePassage[] {
  return funds.flatMap(({ code, name, fiscalYear, budgetExpenseYen }) => {
    const own = expenses.filter((line) => line.code === code && line.fiscalYear === fiscalYear);
    if (own.length === 0) return [];
    return record({
      id: expensesId(code),
      sourceTitle: '管理組合のお金',
      heading: `${fiscalYear}年度の${name}の支出の内訳`,
      href: `/demo#${code}-fund`,
      searchWords: '科目',
      sentences: [
        `${fiscalYear}年度の${name}の支出の予算は${formatYen(budgetExpenseYen)}で、内訳は次のとおりです。`,
        ...own.map(
          (line) =>
            `${line.name}：予算${formatYen(line.budgetYen)}、これまでの支出${formatYen(line.actualYen)}`,
        ),
      ],
    });
  });
}

/** 決算: what came in and went out in each year that is closed, and what was left. */
export function settlementRecords({ settledYears }: AssociationFacts): readonly KnowledgePassage[] {
  return settledYears.map(({ code, name, fiscalYear, openingYen, isInBooks, ...moved }) => {
    const { incomeYen, expenseYen } = moved;
    const money = moneyOf({ code, name });
    const of = `${fiscalYear}年度の${money}`;
    const left = openingYen + incomeYen - expenseYen;
    return record({
      id: `record-settlement-${code}-${fiscalYear}`,
      sourceTitle: '管理組合のお金',
      heading: `${fiscalYear}年度の${name}の決算`,
      href: isInBooks
        ? `/demo/money?year=${fiscalYear}&fund=${code}#settlement`
        : `/demo#${code}-fund`,
      searchWords: '収支決算 前年度 次期繰越 残高',
      sentences: [
        `${of}の決算は、収入が${formatYen(incomeYen)}、支出が${formatYen(expenseYen)}です。`,
        `${of}の収支差額は、${formatYen(incomeYen - expenseYen)}です。`,
        `${fiscalYear}年度末の${money}の繰越金（次期繰越額）は、${formatYen(left)}です。`,
        `${fiscalYear}年度の初めの繰越金（前期繰越額）は、${formatYen(openingYen)}でした。`,
      ],
    });
  });
}

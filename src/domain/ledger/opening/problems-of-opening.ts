import { addDays, formatPlainDate, isRealDate } from '#domain/calendar.ts';
import { formatYen } from '#domain/format-yen.ts';
import type { Account, Fund } from '#domain/ledger/account.ts';
import { addMonths } from '#domain/ledger/repeats/bank-day.ts';
import { sumYen, type Yen } from '#domain/money.ts';
import type { OpeningPlan } from './opening-plan.ts';

type Chart = { readonly accounts: readonly Account[]; readonly funds: readonly Fund[] };

/** The step of the wizard where it is put right, and what to do. */
export type OpeningProblem = {
  readonly step: 'days' | 'balances' | 'months' | 'banks' | 'past';
  readonly sentence: string;
};

/** Everything that does not agree yet; the books begin when nothing is left. */
export function problemsOfOpening(plan: OpeningPlan, chart: Chart): readonly OpeningProblem[] {
  const days = dayProblems(plan);
  if (days.length > 0) return days;
  return [
    ...chartProblems(plan, chart),
    ...monthProblems(plan, chart),
    ...bankProblems(plan, chart),
    ...pastProblems(plan, chart),
  ];
}

function dayProblems({ yearStartsOn, beginsOn }: OpeningPlan): OpeningProblem[] {
  const sentence = dayFault(yearStartsOn, beginsOn);
  return sentence === null ? [] : [{ step: 'days', sentence }];
}

function dayFault(yearStartsOn: string, beginsOn: string): string | null {
  if (!isRealDate(yearStartsOn) || !isRealDate(beginsOn)) {
    return '年度の始まりと、記帳を始める日を入れてください。';
  }
  if (!yearStartsOn.endsWith('-01')) return '年度は、月の1日から始まる日にしてください。';
  if (!beginsOn.endsWith('-01')) return '記帳は、月の1日から始めてください。';
  const next = `${addMonths(yearStartsOn.slice(0, 7), 12)}-01`;
  if (beginsOn < yearStartsOn || beginsOn >= next) {
    return `記帳を始める日は、${formatPlainDate(yearStartsOn)}から${formatPlainDate(addDays(next, -1))}までの間にしてください。`;
  }
  return null;
}

function chartProblems({ balances, months }: OpeningPlan, { accounts, funds }: Chart) {
  const problems: OpeningProblem[] = [];
  const kindOf = (accountId: string) => accounts.find(({ id }) => id === accountId)?.kind ?? '';
  const hasFund = (fundId: string) => funds.some(({ id }) => id === fundId);
  if (!accounts.some(({ code }) => code === '3110')) {
    problems.push({
      step: 'balances',
      sentence: '前期繰越の科目（3110）がありません。設定の科目一覧で加えてください。',
    });
  }
  if (balances.every(({ nowYen, startYen }) => nowYen === 0 && startYen === 0)) {
    problems.push({ step: 'balances', sentence: '開始残高を、1つ以上入れてください。' });
  }
  if (
    balances.some(
      (it) => !hasFund(it.fundId) || !['asset', 'liability'].includes(kindOf(it.accountId)),
    )
  ) {
    problems.push({ step: 'balances', sentence: '開始残高は、資産と負債の科目に入れてください。' });
  }
  if (
    months.some(
      (it) => !hasFund(it.fundId) || !['income', 'expense'].includes(kindOf(it.accountId)),
    )
  ) {
    problems.push({ step: 'months', sentence: '月の合計は、収入と支出の科目に入れてください。' });
  }
  return problems;
}

/** What a fund gained must be what came in less what went out. */
function monthProblems({ balances, months }: OpeningPlan, { funds }: Chart): OpeningProblem[] {
  return funds.flatMap(({ id, name }): OpeningProblem[] => {
    const own = balances.filter(({ fundId }) => fundId === id);
    const gainedYen = sumYen(own.map(({ nowYen, startYen }) => nowYen - startYen));
    const earnedYen = -sumYen(
      months.filter(({ fundId }) => fundId === id).map(({ amountYen }) => amountYen),
    );
    if (gainedYen === earnedYen) return [];
    const overYen = gainedYen - earnedYen;
    const sentence = `${name}：残高は年度の初めから${signedWords(gainedYen)}が、月の合計では${signedWords(earnedYen)}。${formatYen(Math.abs(overYen))}ちがいます。残高か月の合計に、抜けや打ちまちがいがないか確かめてください。`;
    return [{ step: 'months', sentence }];
  });
}

function signedWords(yen: Yen): string {
  if (yen === 0) return '増えも減りもしていません';
  return `${formatYen(Math.abs(yen))}${yen > 0 ? '増えています' : '減っています'}`;
}

/** A bank account stands in the books as the bank says; it may hold money of several funds. */
function bankProblems(
  { balances, certificates, beginsOn }: OpeningPlan,
  { accounts }: Chart,
): OpeningProblem[] {
  const day = formatPlainDate(addDays(beginsOn, -1));
  return accounts
    .filter(({ role }) => role === 'bank')
    .flatMap(({ id, name }): OpeningProblem[] => {
      const own = balances.filter(({ accountId }) => accountId === id);
      const booksYen = sumYen(own.map(({ nowYen }) => nowYen));
      const certificate = certificates.find(({ accountId }) => accountId === id);
      if (own.length === 0 && !certificate) return [];
      if (!certificate) {
        const sentence = `${name}：${day}の残高証明書か通帳の額を入れてください。`;
        return [{ step: 'banks', sentence }];
      }
      if (certificate.amountYen === booksYen) return [];
      const sentence = `${name}：銀行では${formatYen(certificate.amountYen)}、開始残高では${formatYen(booksYen)}です。${formatYen(Math.abs(certificate.amountYen - booksYen))}ちがいます。`;
      return [{ step: 'banks', sentence }];
    });
}

/** A settled year ends with what the next one begins with. */
function pastProblems(plan: OpeningPlan, { accounts, funds }: Chart): OpeningProblem[] {
  const firstYear = Number(plan.yearStartsOn.slice(0, 4));
  const kinds = new Map(accounts.map(({ id, kind }) => [id, kind]));
  return plan.pastYears.flatMap(({ fundId, fiscalYear, openingYen, lines }): OpeningProblem[] => {
    const fund = funds.find(({ id }) => id === fundId);
    const closingYen =
      openingYen +
      sumYen(
        lines.map(({ accountId, amountYen }) =>
          kinds.get(accountId) === 'income' ? amountYen : -amountYen,
        ),
      );
    const nextYen = openingOf(plan, fundId, fiscalYear + 1);
    const name = `${fund?.name ?? ''}の${fiscalYear}年度`;
    if (!fund || fiscalYear >= firstYear) {
      return [{ step: 'past', sentence: `${name}は、帳簿より前の年度ではありません。` }];
    }
    if (nextYen === null) {
      return [
        { step: 'past', sentence: `${name}の次の年度（${fiscalYear + 1}年度）も入れてください。` },
      ];
    }
    if (nextYen === closingYen) return [];
    const sentence = `${name}：終わりの残高は${formatYen(closingYen)}になりますが、次の年度の初めは${formatYen(nextYen)}です。${formatYen(Math.abs(nextYen - closingYen))}ちがいます。`;
    return [{ step: 'past', sentence }];
  });
}

function openingOf(plan: OpeningPlan, fundId: string, fiscalYear: number): Yen | null {
  if (fiscalYear === Number(plan.yearStartsOn.slice(0, 4))) {
    return sumYen(
      plan.balances.filter((it) => it.fundId === fundId).map(({ startYen }) => startYen),
    );
  }
  return (
    plan.pastYears.find((it) => it.fundId === fundId && it.fiscalYear === fiscalYear)?.openingYen ??
    null
  );
}

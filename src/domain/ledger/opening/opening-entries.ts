import { partsOf } from '#domain/calendar.ts';
import type { Account, Fund } from '#domain/ledger/account.ts';
import { addBalances, type Balance } from '#domain/ledger/balance.ts';
import type { NewEntry, Posting } from '#domain/ledger/entry.ts';
import { addMonths, lastDayOf, monthsBetween } from '#domain/ledger/repeats/bank-day.ts';
import { sumYen } from '#domain/money.ts';
import type { OpeningPlan } from './opening-plan.ts';

type Chart = { readonly accounts: readonly Account[]; readonly funds: readonly Fund[] };

/** The months of the year that lie before these books. */
export function monthsBefore({
  yearStartsOn,
  beginsOn,
}: Pick<OpeningPlan, 'yearStartsOn' | 'beginsOn'>): readonly string[] {
  const first = yearStartsOn.slice(0, 7);
  const count = monthsBetween(first, beginsOn.slice(0, 7));
  // A day that is half typed may lie a thousand years back.
  return Array.from({ length: count > 0 && count < 12 ? count : 0 }, (_, at) =>
    addMonths(first, at),
  );
}

/**
 * The entries of a plan that agrees: for each fund what it began the year with, against 前期繰越, and for each month
 * before these books what came in and went out. What each month left lies on the fund's first bank account until the
 * last of them, which puts every other account right.
 */
export function openingEntries(
  plan: OpeningPlan,
  chart: Chart,
  newId: (key: string) => string,
): readonly NewEntry[] {
  const entries = chart.funds.flatMap((fund) => [
    entryOfStart(plan, fund, chart),
    ...monthsBefore(plan).map((month) => entryOfMonth(plan, fund, { month, chart })),
  ]);
  return entries
    .filter(({ postings }) => postings.length > 0)
    .map((entry) => ({ ...entry, id: newId(entry.key) }));
}

type Unnamed = Omit<NewEntry, 'id'>;

function entryOfStart(plan: OpeningPlan, fund: Fund, { accounts }: Chart): Unnamed {
  const own = plan.balances.filter(({ fundId }) => fundId === fund.id);
  const netId = accounts.find(({ code }) => code === '3110')?.id ?? '';
  const lines = own.map(({ accountId, startYen }) => ({ accountId, amountYen: startYen }));
  const netYen = -sumYen(lines.map(({ amountYen }) => amountYen));
  return {
    key: `opening:${fund.code}`,
    postedOn: plan.yearStartsOn,
    origin: 'opening',
    summary: `${fund.name}の開始残高`,
    postings: postingsOf(fund, [...lines, { accountId: netId, amountYen: netYen }]),
  };
}

type Of = { readonly month: string; readonly chart: Chart };

function entryOfMonth(plan: OpeningPlan, fund: Fund, { month, chart }: Of): Unnamed {
  const isLast = month === monthsBefore(plan).at(-1);
  const moved = plan.months.filter((it) => it.fundId === fund.id && it.month === month);
  const leftYen = -sumYen(moved.map(({ amountYen }) => amountYen));
  const bankId = firstPlace(plan, fund, chart);
  const places = isLast
    ? restOf(plan, fund, { bankId, leftYen })
    : [{ accountId: bankId, amountYen: leftYen }];
  return {
    key: `opening:${fund.code}:${month}`,
    postedOn: lastDayOf(month),
    // Not of the opening: it is income and expense of the year like any other.
    origin: 'manual',
    summary: `${partsOf(`${month}-01`).month}月分の合計（${fund.name}・これまでの帳簿から）`,
    postings: postingsOf(fund, [...moved, ...places]),
  };
}

/** What is still missing on each account until it stands as it does now. */
function restOf(
  plan: OpeningPlan,
  fund: Fund,
  { bankId, leftYen }: { bankId: string; leftYen: number },
): readonly Omit<Balance, 'fundId'>[] {
  const own = plan.balances.filter(({ fundId }) => fundId === fund.id);
  const before = -sumYen(
    plan.months.filter(({ fundId }) => fundId === fund.id).map(({ amountYen }) => amountYen),
  );
  const put = before - leftYen;
  const wanted = own.map(({ accountId, startYen, nowYen }) => ({
    accountId,
    amountYen: nowYen - startYen,
  }));
  return [...wanted, { accountId: bankId, amountYen: -put }];
}

/** Where the money of past months lies: the fund's first bank account, else its first account. */
function firstPlace(plan: OpeningPlan, fund: Fund, { accounts }: Chart): string {
  const own = plan.balances.filter(({ fundId }) => fundId === fund.id);
  const bank = own.find(({ accountId }) =>
    accounts.some(({ id, role }) => id === accountId && role === 'bank'),
  );
  return (bank ?? own[0])?.accountId ?? accounts.find(({ role }) => role === 'bank')?.id ?? '';
}

function postingsOf(
  { id: fundId }: Fund,
  lines: readonly { readonly accountId: string; readonly amountYen: number }[],
): Posting[] {
  return addBalances(lines.map(({ accountId, amountYen }) => ({ fundId, accountId, amountYen })))
    .filter(({ amountYen }) => amountYen !== 0)
    .map((line) => ({ ...line, counterpartyId: null }));
}

import { formatPlainDate, type IsoDate } from '#domain/calendar.ts';
import { formatYen } from '#domain/format-yen.ts';
import type { Account, Fund } from '#domain/ledger/account.ts';
import { sumYen, type Yen } from '#domain/money.ts';

/** 当初予算, 補正予算, 流用: every version is whole, and the latest one decided counts. */
export type BudgetKind = 'first' | 'supplement' | 'transfer';

export const budgetKindNames = {
  first: '当初予算',
  supplement: '補正予算',
  transfer: '流用',
} as const satisfies Record<BudgetKind, string>;

/** Who decides: the general meeting, but of what moves within a fund the board. */
export const decidingMeetings = {
  first: '総会',
  supplement: '総会',
  transfer: '理事会',
} as const satisfies Record<BudgetKind, string>;

/** 「2026年5月24日の総会で決まった予算」, with what changed it since. */
export function decidedBudgetWords(kind: BudgetKind, decidedOn: IsoDate): string {
  const what = { first: '予算', supplement: '補正予算', transfer: '流用を入れた予算' }[kind];
  return `${formatPlainDate(decidedOn)}の${decidingMeetings[kind]}で決まった${what}`;
}

export type PlannedLine = {
  readonly fundId: string;
  readonly accountId: string;
  readonly amountYen: Yen;
  readonly formula: string;
  readonly note: string;
};

type Place = { readonly fundId: string; readonly accountId: string };

export function isSamePlace(one: Place, other: Place): boolean {
  return one.fundId === other.fundId && one.accountId === other.accountId;
}

/** Nothing was typed anew. */
export function isSameLine(one: PlannedLine, other: PlannedLine): boolean {
  return (
    isSamePlace(one, other) &&
    one.amountYen === other.amountYen &&
    one.formula === other.formula &&
    one.note === other.note
  );
}

export type ChangedLine = Place & { readonly beforeYen: Yen; readonly afterYen: Yen };

/** The lines whose sum another version has changed, added or taken out. */
export function changedLines(
  before: readonly PlannedLine[],
  after: readonly PlannedLine[],
): readonly ChangedLine[] {
  const added = after.filter((line) => !before.some((it) => isSamePlace(it, line)));
  const compared = before.map((line) => ({
    place: line,
    beforeYen: line.amountYen,
    afterYen: after.find((it) => isSamePlace(it, line))?.amountYen ?? 0,
  }));
  return [
    ...compared,
    ...added.map((line) => ({ place: line, beforeYen: 0, afterYen: line.amountYen })),
  ]
    .filter(({ beforeYen, afterYen }) => beforeYen !== afterYen)
    .map(({ place: { fundId, accountId }, beforeYen, afterYen }) => ({
      fundId,
      accountId,
      beforeYen,
      afterYen,
    }));
}

export type BudgetProposal = {
  readonly kind: BudgetKind;
  readonly lines: readonly PlannedLine[];
  readonly reason: string;
  /** The version that counts until now; none before the first one is decided. */
  readonly before: readonly PlannedLine[] | null;
  readonly funds: readonly Fund[];
  readonly accounts: readonly Account[];
};

/** Why a draft cannot be decided yet, in words; `null` when it can. */
export function faultOfProposal(proposal: BudgetProposal): string | null {
  const { kind, lines, reason, before } = proposal;
  if (lines.length === 0) return '予算の科目がありません。科目を加えてください。';
  if (kind === 'first') return null;
  const changes = changedLines(before ?? [], lines);
  if (changes.length === 0) return '今の予算と同じです。変える科目の額を直してください。';
  if (reason.trim() === '') return '変える理由を入力してください。';
  return kind === 'transfer' ? faultOfTransfer(changes, proposal) : null;
}

/** 流用 moves money between expenses of one fund; what a fund may spend stays the same. */
function faultOfTransfer(
  changes: readonly ChangedLine[],
  { funds, accounts }: BudgetProposal,
): string | null {
  const income = changes.find(
    ({ accountId }) => accounts.find(({ id }) => id === accountId)?.kind !== 'expense',
  );
  if (income) return '流用は、支出の科目のあいだだけでできます。収入を変えるときは補正予算です。';
  for (const fund of funds) {
    const own = changes.filter(({ fundId }) => fundId === fund.id);
    const gapYen = sumYen(own.map(({ beforeYen, afterYen }) => afterYen - beforeYen));
    if (gapYen !== 0) {
      return `${fund.name}の支出の合計が${formatYen(Math.abs(gapYen))}${gapYen > 0 ? '増えて' : '減って'}います。流用では、合計を変えられません。`;
    }
  }
  return null;
}

/** Why a day cannot be the meeting's; `null` when it can. */
export function faultOfDay(day: IsoDate, today: IsoDate, kind: BudgetKind): string | null {
  return day > today
    ? `${decidingMeetings[kind]}はまだ開かれていません。決まった日を入れてください。`
    : null;
}

export type FundPlan = {
  readonly fund: Fund;
  readonly incomeYen: Yen;
  readonly expenseYen: Yen;
  readonly surplusYen: Yen;
  readonly openingYen: Yen;
  readonly closingYen: Yen;
  /** What to look at when the fund goes negative; else ''. */
  readonly warning: string;
};

/** 当期収支差額 and 次期繰越 of a fund, as planned. */
export function fundPlan(
  fund: Fund,
  lines: readonly Pick<PlannedLine, 'fundId' | 'accountId' | 'amountYen'>[],
  { accounts, openingYen }: { accounts: readonly Account[]; openingYen: Yen },
): FundPlan {
  const kindOf = new Map(accounts.map(({ id, kind }) => [id, kind]));
  const total = (kind: Account['kind']) =>
    sumYen(
      lines
        .filter((line) => line.fundId === fund.id && kindOf.get(line.accountId) === kind)
        .map(({ amountYen }) => amountYen),
    );
  const incomeYen = total('income');
  const expenseYen = total('expense');
  const surplusYen = incomeYen - expenseYen;
  const closingYen = openingYen + surplusYen;
  const figures = { fund, incomeYen, expenseYen, surplusYen, openingYen, closingYen };
  return { ...figures, warning: warningOf(figures) };
}

function warningOf({ fund, surplusYen, closingYen }: Omit<FundPlan, 'warning'>): string {
  if (closingYen < 0) {
    return `${fund.name}は、年度末に${formatYen(-closingYen)}足りなくなります。支出を減らすか、収入を増やしてください。`;
  }
  return surplusYen < 0
    ? `${fund.name}は、1年で${formatYen(-surplusYen)}の赤字です。前からの繰越で補い、年度末は${formatYen(closingYen)}になります。`
    : '';
}

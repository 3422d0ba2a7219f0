import { daysBetween, partsOf } from '#domain/calendar.ts';
import { formatYen } from '#domain/format-yen.ts';
import type { Account, Fund } from '#domain/ledger/account.ts';
import { addBalances } from '#domain/ledger/balance.ts';
import { addMonths } from '#domain/ledger/repeats/bank-day.ts';
import { sumYen } from '#domain/money.ts';
import type { BookedYear } from '#domain/statements/booked-year.ts';
import type { CheckFacts } from './facts.ts';
import type { CheckId, Finding } from './finding.ts';
import { thresholds } from './thresholds.ts';

/** What the months of the books say, by the codes that every association begins with. */

type Line = { readonly fund: Fund; readonly account: Account };

export function findUnbalancedFunds({ year }: CheckFacts): Finding[] {
  if (year === null) return [];
  const balances = addBalances([...year.opening, ...year.months]);
  return year.funds.flatMap(({ id, name }) => {
    const gapYen = Math.abs(
      sumYen(balances.filter(({ fundId }) => fundId === id).map(({ amountYen }) => amountYen)),
    );
    if (gapYen === 0) return [];
    return {
      ...plain('fund-balance', id),
      severity: 'urgent',
      yen: gapYen,
      sentence: `${name}の帳簿の合計が、${formatYen(gapYen)}合いません。合計は自動で合うので、ふだんは起きません。サポートに知らせてください。`,
      basis: [gapYen],
    };
  });
}

/** What is no repair, no plan for one and no fee of the bank. */
export function findReserveSpending({ year }: CheckFacts): Finding[] {
  return spentOn(year, isNoRepair)
    .filter(({ line: { fund } }) => fund.code === 'reserve')
    .map(({ line: { fund, account }, yen }) => ({
      ...plain('reserve-spending', account.id),
      severity: 'check',
      yen,
      sentence: `${fund.name}から、${account.name}に${formatYen(yen)}を使っています。規約で決めた使い道にあたるかを確かめ、あたらないときは管理費会計に移してください。`,
      basis: [yen],
      view: 'budget',
    }));
}

const feeCodes = ['5210', '5220', '5230'];

function isNoRepair(code: string): boolean {
  return code.startsWith('5') && !feeCodes.includes(code);
}

export function findWriteOffs({ year }: CheckFacts): Finding[] {
  return spentOn(year, (code) => code === '5295').map(({ line: { fund, account }, yen }) => ({
    ...plain('write-off', `${fund.id} ${account.id}`),
    severity: 'check',
    yen,
    sentence: `${fund.name}で、${formatYen(yen)}を${account.name}にしています。総会の決議があるかを、議事録で確かめてください。`,
    basis: [yen],
  }));
}

function spentOn(year: BookedYear | null, isMeant: (code: string) => boolean) {
  return linesOf(year, isMeant).flatMap((line) => {
    if (line.account.kind !== 'expense' || line.account.role === 'transfer') return [];
    const yen = sumYen(movesOn(year?.months ?? [], line).map(({ amountYen }) => amountYen));
    return yen > 0 ? [{ line, yen }] : [];
  });
}

/** Against the same month a year before, for winters are not summers. */
export function findUtilityJumps({ year, today }: CheckFacts): Finding[] {
  if (year === null) return [];
  const month = [addMonths(today.slice(0, 7), -1), year.bookedUntil.slice(0, 7)].toSorted()[0];
  if (month === undefined || month < year.startsOn.slice(0, 7)) return [];
  const parts = partsOf(`${month}-01`);
  return linesOf(year, (code) => code === '5120').flatMap((line) => {
    const yen = inMonth(year.months, line, month);
    const beforeYen = inMonth(year.monthsBefore, line, addMonths(month, -12));
    const apartYen = Math.abs(yen - beforeYen);
    const isFar =
      apartYen >= thresholds.utilityYen && apartYen > beforeYen * thresholds.utilityShare;
    if (beforeYen <= 0 || yen <= 0 || !isFar) return [];
    return {
      ...plain('utility-jump', `${line.fund.id} ${line.account.id} ${month}`),
      severity: 'check',
      yen: apartYen,
      sentence: `${parts.year}年${parts.month}月の${line.account.name}は${formatYen(yen)}で、前の年の同じ月（${formatYen(beforeYen)}）より${formatYen(apartYen)}${yen > beforeYen ? '多く' : '少なく'}なっています。検針票を見て、使った量と単価を確かめてください。`,
      basis: [yen, beforeYen],
    };
  });
}

const repairCodes = ['5150', '6110', '6120'];

export function findInsuranceWithoutRepair({ year, today }: CheckFacts): Finding[] {
  if (year === null) return [];
  const months = [...year.monthsBefore, ...year.months];
  const repaired = linesOf(year, (code) => repairCodes.includes(code))
    .flatMap((line) => movesOn(months, line))
    .filter(({ amountYen }) => amountYen > 0)
    .map(({ month }) => month);
  return linesOf(year, (code) => code === '4320')
    .flatMap((line) => movesOn(months, line))
    .filter(
      ({ month, amountYen }) =>
        amountYen < 0 &&
        month !== '' &&
        daysBetween(`${addMonths(month, 1)}-01`, today) > thresholds.insuranceDays &&
        !repaired.some((other) => other >= month),
    )
    .map(({ month, amountYen }) => ({
      ...plain('insurance-repair', month),
      severity: 'check',
      yen: -amountYen,
      sentence: `${partsOf(`${month}-01`).year}年${partsOf(`${month}-01`).month}月に保険金${formatYen(-amountYen)}を受け取りましたが、そのあとの修繕の支払いがありません。工事がすんでいるかを確かめてください。`,
      basis: [amountYen],
    }));
}

/** 決済用預金 bears none. */
export function findNoInterest({ year, today, booksBeginOn }: CheckFacts): Finding[] {
  if (year === null || booksBeginOn === null) return [];
  const since = addMonths(today.slice(0, 7), -thresholds.interestMonths);
  const months = [...year.monthsBefore, ...year.months];
  const isKnown = months.every(({ month }) => month !== '');
  const isPaid = linesOf(year, (code) => code === '4310')
    .flatMap((line) => movesOn(months, line))
    .some(({ month }) => month >= since);
  const heldYen = sumYen(
    linesOf(year, (code) => code === '1120' || code === '1130')
      .flatMap((line) => movesOn([...year.opening, ...year.months], line))
      .map(({ amountYen }) => amountYen),
  );
  const isYoung = booksBeginOn.slice(0, 7) >= since;
  if (!isKnown || isPaid || isYoung || heldYen < thresholds.interestYen) return [];
  return [
    {
      ...plain('no-interest', 'interest'),
      severity: 'check',
      yen: 0,
      sentence: `普通預金と定期預金が合わせて${formatYen(heldYen)}ありますが、この${thresholds.interestMonths}か月に利息の記帳がありません。通帳を見て、利息が入っているかを確かめてください。`,
      basis: [since],
    },
  ];
}

function plain(check: CheckId, subject: string) {
  return { check, subject, entries: [], view: 'books' as const };
}

/** 普通預金 of one bank, `1120-02`, is 普通預金. */
function linesOf(year: BookedYear | null, isMeant: (code: string) => boolean): readonly Line[] {
  if (year === null) return [];
  return year.accounts
    .filter(({ code }) => isMeant(code.slice(0, 4)))
    .flatMap((account) => year.funds.map((fund) => ({ fund, account })));
}

function movesOn<Move extends { readonly fundId: string; readonly accountId: string }>(
  moves: readonly Move[],
  { fund, account }: Line,
): readonly Move[] {
  return moves.filter((it) => it.fundId === fund.id && it.accountId === account.id);
}

function inMonth(months: BookedYear['months'], line: Line, month: string): number {
  return sumYen(
    movesOn(months, line)
      .filter((it) => it.month === month)
      .map(({ amountYen }) => amountYen),
  );
}

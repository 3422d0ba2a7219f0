import { type IsoDate, isoDate } from '#domain/calendar.ts';
import type { RepairItem } from '#domain/repair-plan/register/repair-item.ts';
import { fillPlaceholders } from './fill-placeholders.ts';
import { dayAt, type RelativeDates } from './relative-dates.ts';
import type { RepairLine } from './repair-line.ts';
import { repairRegisterElectric } from './repair-register-electric.ts';
import { repairRegisterFittings } from './repair-register-fittings.ts';
import { repairRegisterGrounds } from './repair-register-grounds.ts';
import { repairRegisterPipes } from './repair-register-pipes.ts';
import { repairRegisterShell } from './repair-register-shell.ts';

/** The years of a version of the plan, told from A, and the last year whose works it knows as done. */
type RegisterSpan = {
  readonly first: number;
  readonly last: number;
  readonly knownUntil: number;
};

type Facts = { readonly dates: RelativeDates; readonly span: RegisterSpan };

const register = [
  ...repairRegisterShell,
  ...repairRegisterFittings,
  ...repairRegisterPipes,
  ...repairRegisterElectric,
  ...repairRegisterGrounds,
];

/** 推定修繕工事項目 as a version of the plan tells them: what is planned, and what is done by then. */
export function repairItems(dates: RelativeDates, span: RegisterSpan): readonly RepairItem[] {
  const facts = { dates, span };
  return register.flatMap(({ group, majorWorks, otherWorks }) => [
    ...majorWorks.map((line) => ({ ...itemOf(facts, line), group, isMajorWork: true })),
    ...otherWorks.map((line) => ({ ...itemOf(facts, line), group, isMajorWork: false })),
  ]);
}

function itemOf(facts: Facts, line: RepairLine): Omit<RepairItem, 'group' | 'isMajorWork'> {
  const [id, part, work, cycle, offsets, [quantity, unit, unitPriceYen]] = line;
  const { agmYear } = facts.dates;
  const { first, last } = facts.span;
  return {
    id,
    part,
    work,
    cycle: cycle && { loYears: cycle[0], hiYears: cycle[1] },
    years: offsets
      .filter((offset) => offset >= first && offset <= last)
      .map((offset) => agmYear + offset),
    quantity,
    unit,
    unitPriceYen,
    tax: 'included',
    ...priceOf(facts, line),
    ...stateOf(facts, line),
  };
}

/** The architects priced the whole plan before the 通常総会 that adopted it; later figures replace theirs. */
function priceOf(facts: Facts, line: RepairLine): Pick<RepairItem, 'priceSource' | 'pricedOn'> {
  const [, , , , , [, , unitPriceYen], particulars] = line;
  const { agmYear } = facts.dates;
  const settledYear = settledYearOf(facts, line);
  if (unitPriceYen === 0) return { priceSource: '費用なし', pricedOn: null };
  if (settledYear !== null) {
    const yearEnd: IsoDate = isoDate({ year: settledYear + 1, month: 3, day: 31 });
    return { priceSource: `${settledYear}年度の決算`, pricedOn: yearEnd };
  }
  if (particulars?.isQuoted && facts.span.knownUntil >= 0) {
    const priceSource = `${agmYear}年 見積り（関東パーキングメンテ）`;
    return { priceSource, pricedOn: dayAt(facts.dates, 'd-1 05-08') };
  }
  const priceSource = `${agmYear - 3}年 澄川設計室の概算`;
  return { priceSource, pricedOn: dayAt(facts.dates, 'd-4 04-15') };
}

function stateOf(
  facts: Facts,
  line: RepairLine,
): Pick<RepairItem, 'lastDoneYear' | 'condition' | 'note'> {
  const { done, condition = 'unknown', note = '', finding = '' } = line[6] ?? {};
  const { dates, span } = facts;
  const settledYear = settledYearOf(facts, line);
  if (settledYear !== null) {
    return { lastDoneYear: settledYear, condition, note: `${settledYear}年度に済みました。` };
  }
  const isDone = done !== undefined && done <= span.knownUntil;
  return {
    lastDoneYear: isDone ? dates.agmYear + done : null,
    ...seenBy(span, { condition, isDone }),
    note: filled(dates, span.knownUntil < 0 ? note : note + finding),
  };
}

type Seen = Pick<RepairItem, 'condition'>;

/** When the plan was adopted, what the first major work had done was as new, and nobody had looked at the rest. */
function seenBy(
  span: RegisterSpan,
  { condition, isDone }: Seen & { readonly isDone: boolean },
): Seen {
  if (span.knownUntil >= 0 || condition === 'unknown') return { condition };
  return { condition: isDone ? 'good' : 'unknown' };
}

/** The year of a work that was planned once and lies behind this version. */
function settledYearOf({ dates, span }: Facts, line: RepairLine): number | null {
  const last = line[4].at(-1);
  return last !== undefined && last < span.first ? dates.agmYear + last : null;
}

function filled(dates: RelativeDates, note: string): string {
  return fillPlaceholders(note, { dates, books: () => null }, 'repair register');
}

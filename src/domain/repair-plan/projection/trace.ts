import { roundYenTo, type Yen } from '#domain/money.ts';
import type { Loan } from '#domain/repair-plan/register/repair-plan.ts';
import { repaymentsOf } from './loan.ts';

/** 計算の根拠: a figure and what it is made of, down to what somebody typed. Parts may be shared. */
export type Trace = Given | Sum | Scaled | Percent | Repayment;

type Figure = { readonly label: string; readonly value: number };

/** Typed by a person; `source` names the field: `items.a.unitPriceYen`, `rates.tax`. */
export type Given = Figure & { readonly kind: 'given'; readonly source: string };

export type Sum = Figure & { readonly kind: 'sum'; readonly parts: readonly Part[] };

type Part = { readonly sign: 1 | -1; readonly trace: Trace };

/** base × times ÷ over, rounded to a multiple of `roundToYen` unless that is `null`. */
type Scaled = Figure & {
  readonly kind: 'scaled';
  readonly base: Trace;
  readonly times: Multiplier;
  readonly over: number;
  readonly roundToYen: 1 | 10 | null;
};

/** A plain number, or a yearly rate over some years. */
export type Multiplier = { readonly label: string; readonly source: string } & (
  | { readonly value: number }
  | { readonly rate: number; readonly years: number }
);

/** 100 × upper ÷ lower; 100 where there is nothing below. */
type Percent = Figure & {
  readonly kind: 'percent';
  readonly upper: Trace;
  readonly lower: Trace;
};

type Repayment = Figure & {
  readonly kind: 'repayment';
  readonly loan: Loan;
  readonly year: number;
  readonly part: LoanPart;
};

export type LoanPart = 'principalYen' | 'interestYen';

/** 検算: the figure again from what was typed alone, trusting no figure in between. */
export function recompute(trace: Trace): number {
  return recomputeOnce(trace, new Map());
}

/** A balance is part of the next balance and of its interest: shared, it is computed once, not 2^30 times. */
function recomputeOnce(trace: Trace, known: Map<Trace, number>): number {
  const before = known.get(trace);
  if (before !== undefined) return before;
  const value = recomputeKind(trace, (part) => recomputeOnce(part, known));
  known.set(trace, value);
  return value;
}

function recomputeKind(trace: Trace, again: (part: Trace) => number): number {
  switch (trace.kind) {
    case 'given':
      return trace.value;
    case 'sum':
      return trace.parts.reduce((sum, { sign, trace: part }) => sum + sign * again(part), 0);
    case 'scaled':
      return scale(again(trace.base), trace);
    case 'percent':
      return percentOf(again(trace.upper), again(trace.lower));
    case 'repayment':
      return repaidIn(trace.loan, trace.year, trace.part);
  }
}

export function given(label: string, value: number, source: string): Given {
  return { kind: 'given', label, value, source };
}

export function sumOf(label: string, plus: readonly Trace[], minus: readonly Trace[] = []): Sum {
  const parts: Part[] = [
    ...plus.map((trace) => ({ sign: 1 as const, trace })),
    ...minus.map((trace) => ({ sign: -1 as const, trace })),
  ];
  const value = parts.reduce((sum, { sign, trace }) => sum + sign * trace.value, 0);
  return { kind: 'sum', label, value, parts };
}

export type Scaling = Pick<Scaled, 'times' | 'over' | 'roundToYen'>;

export function scaled(label: string, base: Trace, scaling: Scaling): Scaled {
  return { kind: 'scaled', label, value: scale(base.value, scaling), base, ...scaling };
}

export function percent(label: string, upper: Trace, lower: Trace): Percent {
  return { kind: 'percent', label, value: percentOf(upper.value, lower.value), upper, lower };
}

export function repayment(label: string, loan: Loan, year: number, part: LoanPart): Repayment {
  return { kind: 'repayment', label, value: repaidIn(loan, year, part), loan, year, part };
}

function scale(base: number, { times, over, roundToYen }: Scaling): number {
  const value = (base * multiplierOf(times)) / over;
  return roundToYen === null ? value : roundYenTo(value, roundToYen);
}

/** Multiplied out like the projection's own factors. */
function multiplierOf(times: Multiplier): number {
  if ('value' in times) return times.value;
  let factor = 1;
  for (let year = 0; year < times.years; year += 1) factor *= 1 + times.rate;
  return factor;
}

function percentOf(upper: number, lower: number): number {
  return lower === 0 ? 100 : (upper * 100) / lower;
}

function repaidIn(loan: Loan, year: number, part: LoanPart): Yen {
  return repaymentsOf(loan).find((repaid) => repaid.year === year)?.[part] ?? 0;
}

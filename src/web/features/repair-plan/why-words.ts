import { formatYen } from '#domain/format-yen.ts';
import type { Multiplier, Trace } from '#domain/repair-plan/projection/trace.ts';

/** One line below a figure: how it enters, what it is, and its own trace if it has one. */
export type WhyPart = {
  readonly sign: '＋' | '−' | '×' | '÷' | '';
  readonly label: string;
  readonly value: string;
  readonly trace: Trace | null;
};

const hundredfold = '（100倍）';
const hundred = '面積を100倍にした分';

/** A number in its unit, as far as the trace tells it. */
export function valueWords(trace: Trace): string {
  if (trace.kind === 'percent') return `${decimals(Math.floor(trace.value * 10) / 10, 1)}％`;
  if (trace.label.endsWith('（円/㎡・月）')) return `${decimals(trace.value, 1)}円`;
  if (trace.kind === 'given' && trace.label.endsWith(hundredfold)) {
    return `${decimals(trace.value / 100, 2)}${trace.source.endsWith('areaM2') ? '㎡' : ''}`;
  }
  if (trace.kind === 'given' && trace.source.endsWith('.share')) return decimals(trace.value, 2);
  return Number.isInteger(trace.value) ? formatYen(trace.value) : `${decimals(trace.value, 2)}円`;
}

function labelWords({ label }: Trace): string {
  return label.endsWith(hundredfold) ? label.slice(0, -hundredfold.length) : label;
}

/** What a figure is made of; nothing for what somebody typed. */
export function partsOf(trace: Trace): WhyPart[] {
  switch (trace.kind) {
    case 'given':
    case 'repayment':
      return [];
    case 'sum':
      return trace.parts.map(({ sign, trace: part }) => partOf(part, sign === 1 ? '＋' : '−'));
    case 'percent':
      return [
        partOf(trace.upper, ''),
        partOf(trace.lower, '÷'),
        number('×', '百分率にする', '100'),
      ];
    case 'scaled':
      return scaledParts(trace);
  }
}

function scaledParts({ base, times, over }: Extract<Trace, { kind: 'scaled' }>): WhyPart[] {
  // The domain counts in hundredths to stay exact; people read square metres.
  const isHundredfold = base.label.endsWith(hundredfold) && over === 100;
  if (times.label === hundred) {
    return [partOf(base, ''), number('÷', '専有面積の合計（㎡）×月数', decimals(over / 100, 2))];
  }
  const parts = [partOf(base, ''), number('×', times.label, multiplierWords(times))];
  if (over !== 1 && !isHundredfold) parts.push(number('÷', overLabel(base), decimals(over, 2)));
  return parts;
}

function overLabel(base: Trace): string {
  if (base.kind !== 'given') return '前回から次回までの年数';
  return base.source.endsWith('.share') ? '持分の合計' : '割る数';
}

function partOf(trace: Trace, sign: WhyPart['sign']): WhyPart {
  return { sign, label: labelWords(trace), value: valueWords(trace), trace };
}

function number(sign: WhyPart['sign'], label: string, value: string): WhyPart {
  return { sign, label, value, trace: null };
}

function multiplierWords(times: Multiplier): string {
  if ('rate' in times) {
    const factor = (1 + times.rate) ** times.years;
    return `年${decimals(times.rate * 100, 2)}％で${times.years}年（${decimals(factor, 4)}倍）`;
  }
  if (times.source.startsWith('rates.')) return `${decimals(times.value * 100, 2)}％`;
  if (/steps|levies|unitPriceYen/.test(times.source)) return `${decimals(times.value, 2)}円`;
  return decimals(times.value, 2);
}

/** How the result is rounded, or where it was typed. */
export function noteOf(trace: Trace): string {
  if (trace.kind === 'given') return sourceWords(trace.source);
  if (trace.kind === 'repayment') {
    const { loan } = trace;
    const method = loan.method === 'annuity' ? '元利均等' : '元金均等';
    return `${loan.year}年度に借りた${formatYen(loan.principalYen)}を、${loan.repaymentYears}年・年${decimals(loan.interestRate * 100, 2)}％・${method}で毎月返した1年分です。`;
  }
  if (trace.kind !== 'scaled' || trace.roundToYen === null) return '';
  return trace.roundToYen === 10 ? '10円未満を四捨五入' : '1円未満を四捨五入';
}

const places: readonly (readonly [start: string, words: string])[] = [
  ['items.', '「工事の表」に入れた数字です。'],
  ['dwellings.', '住戸の登録にある数字です。'],
  ['rates.', '計画の前提にある数字です。'],
  ['openingBalanceYen', '決算書の残高です。'],
  ['parkingTransfers', '計画に入れた繰入れの額です。'],
  ['otherIncomes', '計画に入れた収入です。'],
  ['loans', '計画に入れた借入れです。'],
];

function sourceWords(source: string): string {
  return places.find(([start]) => source.startsWith(start))?.[1] ?? '計画に入れた数字です。';
}

function decimals(value: number, most: number): string {
  const sign = value < 0 ? '△' : '';
  return `${sign}${Math.abs(value).toLocaleString('ja-JP', { maximumFractionDigits: most })}`;
}

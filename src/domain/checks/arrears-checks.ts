import { formatPlainDate } from '#domain/calendar.ts';
import { formatYen } from '#domain/format-yen.ts';
import { sumYen } from '#domain/money.ts';
import type { CheckFacts } from './facts.ts';
import type { Finding, Severity } from './finding.ts';
import { thresholds } from './thresholds.ts';

/** Dwellings together, for not everybody who reads this may know whose they are. */
export function findArrears({ late }: CheckFacts): Finding[] {
  const { arrearsMonths, longArrearsMonths } = thresholds;
  // To whom nobody wrote yet is told by itself.
  const dunned = late.filter(({ isDunned }) => isDunned);
  const long = dunned.filter(({ months }) => months >= longArrearsMonths);
  const some = dunned.filter(({ months }) => months >= arrearsMonths && months < longArrearsMonths);
  return [
    ...arrearsOf(long, { from: longArrearsMonths, severity: 'check' }),
    ...arrearsOf(some, { from: arrearsMonths, severity: 'note' }),
  ];
}

type Band = { readonly from: number; readonly severity: Severity };

function arrearsOf(late: CheckFacts['late'], { from, severity }: Band): Finding[] {
  if (late.length === 0) return [];
  const yen = sumYen(late.map((it) => it.yen));
  return [
    {
      check: 'arrears',
      subject: `${from}`,
      severity,
      yen,
      sentence: `${from}か月以上の滞納が${late.length}戸、合わせて${formatYen(yen)}あります。「滞納」で、次にする督促を確かめてください。`,
      basis: late.flatMap((it) => [it.months, it.yen]),
      entries: [],
      view: 'arrears',
    },
  ];
}

export function findPrescription({ late }: CheckFacts): Finding[] {
  const items = late
    .flatMap((it) => it.items)
    .filter(({ warning }) => warning !== 'none')
    .toSorted((one, other) => one.completesOn.localeCompare(other.completesOn));
  const [first] = items;
  if (!first) return [];
  const yen = sumYen(items.map((it) => it.yen));
  const isPressing = first.warning !== 'four-years';
  const when = formatPlainDate(first.completesOn);
  return [
    {
      check: 'prescription',
      subject: 'prescription',
      severity: isPressing ? 'urgent' : 'check',
      yen,
      sentence:
        first.warning === 'passed'
          ? `滞納のうち${items.length}件、合わせて${formatYen(yen)}に、時効の日を過ぎたか1年以内のものがあります。いちばん早い日は${when}でした。弁護士などの専門家に相談してください。`
          : `滞納のうち${items.length}件、合わせて${formatYen(yen)}が、1年以内に時効の日をむかえます。いちばん早い日は${when}です。「滞納」で、次の手続きを決めてください。`,
      basis: items.flatMap((it) => [it.completesOn, it.warning, it.yen]),
      entries: [],
      view: 'arrears',
    },
  ];
}

export function findNotDunned({ late }: CheckFacts): Finding[] {
  const silent = late.filter((it) => it.months >= thresholds.arrearsMonths && !it.isDunned);
  if (silent.length === 0) return [];
  const yen = sumYen(silent.map((it) => it.yen));
  return [
    {
      check: 'no-dunning',
      subject: 'dunning',
      severity: 'check',
      yen,
      sentence: `${thresholds.arrearsMonths}か月以上の滞納のうち${silent.length}戸、合わせて${formatYen(yen)}に、督促の記録がありません。「滞納」で、督促の手紙を用意してください。`,
      basis: silent.flatMap((it) => [it.months, it.yen]),
      entries: [],
      view: 'arrears',
    },
  ];
}

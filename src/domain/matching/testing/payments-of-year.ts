import type { IsoDate } from '#domain/calendar.ts';
import { type Person, pick, type Random } from './people.ts';

/** What one deposit truly was. */
export type Truth = {
  readonly kind: 'dues' | 'hall' | 'stranger';
  readonly numbers: readonly string[];
};

export type MadeLine = {
  readonly heldOn: IsoDate;
  readonly yen: number;
  readonly text: string;
  readonly truth: Truth;
};

export type MadeDwelling = {
  readonly number: string;
  readonly feeYen: number;
  readonly reserveYen: number;
  readonly parkingYen: number;
  /** In the register, from a month of the year on. */
  readonly owners: readonly { readonly person: Person; readonly fromMonth: number }[];
};

/** Who pays for which dwellings, how the name is written, and when. */
export type MadePayer = {
  readonly numbers: readonly string[];
  readonly name: string;
  readonly form: 'half' | 'wide' | 'kanji';
  readonly room: 'before' | 'after' | 'forgotten' | 'never';
  readonly day: number;
  readonly fromMonth: number;
  readonly untilMonth: number;
  /** Payers who go their own ways: each happens again and again to the same. */
  readonly habit: 'exact' | 'lessFee' | 'late' | 'careless';
};

const firstYear = 2026;
const bankChangesIn = 7;
/** The day of the nth month of the year that begins in April. */
export function dayIn(month: number, day: number): IsoDate {
  const date = new Date(Date.UTC(firstYear, 3 + month, day));
  return date.toISOString().slice(0, 10);
}

export function monthYenOf(dwellings: readonly MadeDwelling[], numbers: readonly string[]): number {
  return dwellings
    .filter(({ number }) => numbers.includes(number))
    .reduce((sum, { feeYen, reserveYen, parkingYen }) => sum + feeYen + reserveYen + parkingYen, 0);
}

export function paymentsOf(
  random: Random,
  payer: MadePayer,
  dwellings: readonly MadeDwelling[],
): readonly MadeLine[] {
  const monthYen = monthYenOf(dwellings, payer.numbers);
  const truth: Truth = { kind: 'dues', numbers: payer.numbers };
  let owedYen = 0;
  const lines: MadeLine[] = [];
  for (let month = payer.fromMonth; month < payer.untilMonth; month += 1) {
    owedYen += monthYen;
    for (const { yen, after } of partsIn(random, payer, { owedYen, monthYen })) {
      owedYen -= yen;
      const heldOn = dayIn(month, Math.min(28, payer.day + random(3) + after));
      lines.push({ heldOn, yen, text: textOf(random, payer, month, dwellings), truth });
    }
    // After the sale the former owner pays once more by mistake.
    if (month === payer.untilMonth - 1 && month < 11 && random(2) === 0) {
      const text = textOf(random, payer, month + 1, dwellings);
      const stranger: Truth = { kind: 'stranger', numbers: [] };
      lines.push({ heldOn: dayIn(month + 1, payer.day), yen: monthYen, text, truth: stranger });
    }
  }
  return lines;
}

type Part = { readonly yen: number; readonly after: number };

/** What somebody pays in a month: nearly always all of it at once. */
function partsIn(
  random: Random,
  { habit }: MadePayer,
  { owedYen, monthYen }: { owedYen: number; monthYen: number },
): readonly Part[] {
  if (owedYen <= 0) return [];
  if (habit === 'lessFee' && owedYen <= monthYen + 3_000) return one(monthYen - 330);
  if (habit === 'late' && random(3) === 0) return [];
  const chance = random(habit === 'careless' ? 200 : 1_000);
  const [, parts = one] = mishaps.find(([below]) => chance < below) ?? [];
  return parts(owedYen);
}

const one = (yen: number): readonly Part[] => [{ yen, after: 0 }];

/** Nothing, a round sum, a fee too little, two halves, too much, twice. */
const mishaps: readonly (readonly [below: number, parts: (owedYen: number) => readonly Part[]])[] =
  [
    [6, () => []],
    [12, (owedYen) => one(Math.floor(owedYen / 10_000) * 10_000 || owedYen)],
    [17, (owedYen) => one(owedYen - 440)],
    [
      22,
      (owedYen) => [
        { yen: Math.floor(owedYen / 2), after: 0 },
        { yen: owedYen - Math.floor(owedYen / 2), after: 2 },
      ],
    ],
    [26, (owedYen) => one(owedYen + 1_000)],
    [31, (owedYen) => [...one(owedYen), { yen: owedYen, after: 1 }]],
  ];

const half: Readonly<Record<string, string>> = { '-': '-', ')': ')', ' ': ' ' };

function textOf(
  random: Random,
  payer: MadePayer,
  month: number,
  dwellings: readonly MadeDwelling[],
): string {
  const [kana = '', kanji = kana] = payer.name.split('|');
  const isTypo = random(150) === 0 && kana.length > 6;
  const written = isTypo ? `${kana.slice(0, -2)}ン${kana.slice(-1)}` : kana;
  const name = payer.form === 'half' ? halfWide(written) : payer.form === 'wide' ? written : kanji;
  const room = roomOf(random, payer, dwellings);
  const text = payer.room === 'before' ? `${room} ${name}` : `${name} ${room}`;
  const plain = text.trim();
  // From autumn on the bank's list has other columns, letters and lengths.
  return month < bankChangesIn
    ? plain.slice(0, 48)
    : `振込　${plain.normalize('NFKC').slice(0, 20)}`;
}

function roomOf(random: Random, payer: MadePayer, dwellings: readonly MadeDwelling[]): string {
  const [own = ''] = payer.numbers;
  if (payer.room === 'never' || (payer.room === 'forgotten' && random(3) === 0)) return '';
  return random(300) === 0 ? pick(random, dwellings).number : own;
}

const wideKana =
  'アイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワヲンァィゥェォャュョッー';
const halfKana = 'ｱｲｳｴｵｶｷｸｹｺｻｼｽｾｿﾀﾁﾂﾃﾄﾅﾆﾇﾈﾉﾊﾋﾌﾍﾎﾏﾐﾑﾒﾓﾔﾕﾖﾗﾘﾙﾚﾛﾜｦﾝｱｲｳｴｵﾔﾕﾖﾂ-';

export function halfWide(text: string): string {
  return [...text.normalize('NFD')]
    .map((letter) => {
      if (letter === '\u3099') return 'ﾞ';
      if (letter === '\u309A') return 'ﾟ';
      const at = wideKana.indexOf(letter);
      return half[letter] ?? (at < 0 ? letter : halfKana.charAt(at));
    })
    .join('');
}

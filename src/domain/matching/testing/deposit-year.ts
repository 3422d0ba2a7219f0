import { makeRandom } from '#domain/repair-plan/uncertainty/random.ts';
import {
  dayIn,
  halfWide,
  type MadeDwelling,
  type MadeLine,
  type MadePayer,
  monthYenOf,
  paymentsOf,
  type Truth,
} from './payments-of-year.ts';
import { companies, type Person, pick, type Random, somebody } from './people.ts';

export type MadeYear = {
  readonly dwellings: readonly MadeDwelling[];
  readonly lines: readonly MadeLine[];
};

const types = [
  { feeYen: 11_200, reserveYen: 9_800 },
  { feeYen: 12_900, reserveYen: 11_300 },
  { feeYen: 14_800, reserveYen: 12_950 },
  { feeYen: 17_900, reserveYen: 15_700 },
];

/** A year of deposits, made harder than a real one; the same seed makes the same. */
export function makeDepositYear(seed: number, dwellingCount = 60): MadeYear {
  const random = makeRandom(seed);
  const dwellings = makeDwellings(random, dwellingCount);
  const payers = makePayers(random, dwellings);
  const lines = [
    ...payers.flatMap((payer) => paymentsOf(random, payer, dwellings)),
    ...hallFees(random, dwellings),
    ...strangers(random, dwellings, payers),
  ];
  return {
    dwellings,
    lines: lines.toSorted((one, other) => one.heldOn.localeCompare(other.heldOn)),
  };
}

function makeDwellings(random: Random, count: number): readonly MadeDwelling[] {
  const dwellings = Array.from({ length: count }, (_, at): MadeDwelling => {
    const number = `${Math.floor(at / 10) + 2}${String((at % 10) + 1).padStart(2, '0')}`;
    const parkingYen = random(3) === 0 ? pick(random, [12_000, 15_000]) : 0;
    const owners = [{ person: somebody(random), fromMonth: 0 }];
    return { number, ...pick(random, types), parkingYen, owners };
  });
  const own = (at: number) => dwellings[at]?.owners ?? [];
  return dwellings.map((dwelling, at) => {
    // One owner of three, one of two, two strangers of one name, one dwelling sold.
    if (at === 4 || at === 5) return { ...dwelling, owners: own(3) };
    if (at === 8) return { ...dwelling, ...typeOf(dwellings[7]), owners: own(7) };
    if (at === 12) return { ...dwelling, owners: own(11) };
    if (at === 15) {
      const next = { person: somebody(random), fromMonth: 4 + random(4) };
      return { ...dwelling, owners: [...dwelling.owners, next] };
    }
    return dwelling;
  });
}

function typeOf(dwelling: MadeDwelling | undefined): Partial<MadeDwelling> {
  if (!dwelling) return {};
  const { feeYen, reserveYen, parkingYen } = dwelling;
  return { feeYen, reserveYen, parkingYen };
}

const always = { fromMonth: 0, untilMonth: 12 };

function makePayers(random: Random, dwellings: readonly MadeDwelling[]): readonly MadePayer[] {
  const payers: MadePayer[] = [];
  const add = (numbers: readonly string[], name: Person, more: Partial<MadePayer> = {}) =>
    payers.push({ ...habitOf(random), ...always, ...more, numbers, name: nameOf(name, more) });
  const numberAt = (at: number) => dwellings[at]?.number ?? '';
  const companyOf = (places: readonly number[]) => {
    const kana = pick(random, companies);
    add(
      places.map(numberAt),
      { kanji: kana, kana },
      { form: 'half', room: 'never', habit: 'exact' },
    );
  };
  const joined = new Set([3, 4, 5, 20, 21, 22, 30, 31, 40, 41]);
  add([3, 4, 5].map(numberAt), ownerOf(dwellings[3]), { room: 'never', habit: 'exact' });
  companyOf([20, 21, 22]);
  companyOf([30, 31]);
  // A parent pays for the own dwelling and a child's, and forgets the number.
  const parent = ownerOf(dwellings[40]);
  add([numberAt(40)], parent, { form: 'half', room: 'never', habit: 'exact' });
  add([numberAt(41)], parent, { form: 'half', room: 'forgotten', habit: 'exact' });
  for (const [at, dwelling] of dwellings.entries()) {
    // Every third or fourth is collected by 口座振替 and no deposit of this list.
    if (joined.has(at) || (at > 16 && at % 7 < 2)) continue;
    for (const [turn, owner] of dwelling.owners.entries()) {
      const untilMonth = dwelling.owners[turn + 1]?.fromMonth ?? 12;
      const name = writerOf(random, owner.person);
      add([dwelling.number], name, { fromMonth: owner.fromMonth, untilMonth });
    }
  }
  return payers;
}

function ownerOf(dwelling: MadeDwelling | undefined): Person {
  const owner = dwelling?.owners[0];
  if (!owner) throw new Error('every dwelling has an owner');
  return owner.person;
}

/** The owner, the spouse, a child of another name, a tenant. */
function writerOf(random: Random, owner: Person): Person {
  const chance = random(100);
  if (chance < 70) return owner;
  return chance < 82 ? somebody(random, owner.kana.split(' ')[0]) : somebody(random);
}

function habitOf(random: Random): Omit<MadePayer, 'numbers' | 'name' | 'fromMonth' | 'untilMonth'> {
  const room = random(100);
  const habit = random(100);
  return {
    form: pick(random, ['half', 'half', 'half', 'wide', 'kanji']),
    room: room < 12 ? 'before' : room < 20 ? 'after' : room < 23 ? 'forgotten' : 'never',
    day: pick(random, [5, 10, 15, 20, 24, 25, 25, 26, 26, 27]),
    habit: habit < 86 ? 'exact' : habit < 90 ? 'lessFee' : habit < 95 ? 'late' : 'careless',
  };
}

function nameOf({ kanji, kana }: Person, { form }: Partial<MadePayer>): string {
  return form === 'half' ? kana : `${kana}|${kanji}`;
}

/** 集会室 under the owners' own names. */
function hallFees(random: Random, dwellings: readonly MadeDwelling[]): readonly MadeLine[] {
  return Array.from({ length: 14 }, (): MadeLine => {
    const { number, owners } = pick(random, dwellings);
    const month = random(12);
    const owner = owners.findLast(({ fromMonth }) => fromMonth <= month) ?? owners[0];
    const text = halfWide(owner?.person.kana ?? '');
    const yen = pick(random, [1_000, 1_500, 3_000, 4_500]);
    return {
      heldOn: dayIn(month, 1 + random(28)),
      yen,
      text,
      truth: { kind: 'hall', numbers: [number] },
    };
  });
}

/** Nobody of the building, with somebody's sum; rarely with somebody's name as well. */
function strangers(
  random: Random,
  dwellings: readonly MadeDwelling[],
  payers: readonly MadePayer[],
): readonly MadeLine[] {
  const truth: Truth = { kind: 'stranger', numbers: [] };
  const some = Array.from({ length: 3 }, (): MadeLine => {
    const yen = monthYenOf(dwellings, [pick(random, dwellings).number]);
    const text = halfWide(somebody(random).kana);
    return { heldOn: dayIn(random(12), 1 + random(28)), yen, text, truth };
  });
  if (random(8) > 0) return some;
  const payer = pick(random, payers);
  const [kana = ''] = payer.name.split('|');
  const day = ((payer.day + 13) % 28) + 1;
  const yen = monthYenOf(dwellings, payer.numbers);
  return [...some, { heldOn: dayIn(random(12), day), yen, text: halfWide(kana), truth }];
}

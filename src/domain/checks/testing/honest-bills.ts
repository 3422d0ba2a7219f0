import type { IsoDate } from '#domain/calendar.ts';
import { addDays } from '#domain/calendar.ts';
import { addMonths, lastDayOf, shiftedDay } from '#domain/ledger/repeats/bank-day.ts';
import { pick, type Random } from '#domain/matching/testing/people.ts';

/** What an honest association is charged by a company, and when it pays. */
export type HonestBill = {
  readonly id: string;
  readonly payee: string;
  readonly payeeKind: 'company' | 'person' | 'public' | 'officer' | 'staff';
  readonly summary: string;
  readonly fundId: 'general' | 'reserve';
  readonly code: string;
  readonly yen: number;
  /** When it is booked as owed; the same day where it is drawn from the account. */
  readonly billedOn: IsoDate;
  readonly paidOn: IsoDate;
  /** When its paper lies beside it. */
  readonly paperOn: IsoDate;
};

type Draft = Omit<HonestBill, 'id'>;

const contracts = [
  ['みどり管財', '5110', '管理委託費', 540_000],
  ['あさひ昇降機', '5130', 'エレベーター保守', 55_000],
  ['湘南防災', '5130', '消防設備の保守', 16_500],
  ['関東パーキング', '5130', '機械式駐車場の保守', 44_000],
  ['みどり清掃', '5140', '清掃', 110_000],
] as const;

const vendors = ['北浜ポンプ', '澄川電設', '坂上鍵店', '湘南塗装', '多摩川水道', '丘の上造園'];
const repairs = ['給水ポンプの部品', '廊下の照明', '自動ドアの調整', '手すりの塗装', '水栓の交換'];

/** Two years of bills, from the first month on. */
export function makeBills(random: Random, first: string): readonly HonestBill[] {
  const drafts = Array.from({ length: 24 }, (_, at) => addMonths(first, at)).flatMap(
    (month, at) => [
      ...contractBills(random, month, at),
      ...drawnBills(random, month),
      ...quarterBills(month, at),
      ...repairBills(random, month, at),
      ...yearBills(random, month, at),
    ],
  );
  return drafts
    .map((draft, at) => ({ ...draft, id: `b${at}` }))
    .toSorted((one, other) => one.billedOn.localeCompare(other.billedOn));
}

/** Paid on the 27th of the month after; now and then a bill comes late and is paid ten days after that. */
function contractBills(random: Random, month: string, at: number): readonly Draft[] {
  return contracts.map(([payee, code, summary, baseYen], place) => {
    // One of them costs more from the second July on.
    const isRaised = place === 1 && at >= 15;
    const isLate = random(60) === 0;
    const day = isLate ? `${addMonths(month, 2)}-06` : `${addMonths(month, 1)}-27`;
    return {
      ...company(payee, summary, code),
      yen: isRaised ? Math.round(baseYen * 1.04) : baseYen,
      billedOn: lastDayOf(month),
      paidOn: shiftedDay(day, 'after'),
      paperOn: addDays(lastDayOf(month), 5 + random(12)),
    };
  });
}

/** Electricity of two meters and water: winter and summer cost more, and prices move a little. */
function drawnBills(random: Random, month: string): readonly Draft[] {
  const number = Number(month.slice(5));
  const season = [1, 2, 7, 8, 12].includes(number) ? 1.25 : 1;
  const around = (yen: number) => Math.round(yen * season * (0.92 + random(17) / 100));
  const drawn = (payee: string, summary: string, yen: number, day: number): Draft => {
    const on = shiftedDay(`${month}-${day}`, 'after');
    return {
      ...company(payee, summary, '5120'),
      payeeKind: 'public',
      yen,
      billedOn: on,
      paidOn: on,
      paperOn: addDays(on, 3 + random(10)),
    };
  };
  const bills = [
    drawn('坂の電力', '共用灯の電気', around(62_000), 16),
    drawn('坂の電力', '動力の電気', around(48_000), 16),
  ];
  return number % 2 === 0 ? [...bills, drawn('市の水道局', '水道', around(24_000), 22)] : bills;
}

function quarterBills(month: string, at: number): readonly Draft[] {
  if (at % 3 !== 1) return [];
  const billedOn = lastDayOf(month);
  const paidOn = shiftedDay(`${addMonths(month, 1)}-27`, 'after');
  const paper = { billedOn, paidOn, paperOn: addDays(billedOn, 8) };
  return [{ ...company('丘の上造園', '植栽の手入れ', '5170'), yen: 93_500, ...paper }];
}

/** What breaks: small things by known companies, twice a year something larger, once in two years much larger. */
function repairBills(random: Random, month: string, at: number): readonly Draft[] {
  return Array.from({ length: random(3) }, () => {
    const isLarge = random(9) === 0;
    const yen = repairYen(random, isLarge);
    const billedOn = addDays(`${month}-01`, 4 + random(22));
    return {
      ...company(pick(random, vendors), pick(random, repairs), isLarge ? '6120' : '5150'),
      fundId: isLarge ? ('reserve' as const) : ('general' as const),
      yen,
      billedOn,
      paidOn: shiftedDay(addDays(billedOn, 12 + random(20)), 'after'),
      paperOn: addDays(billedOn, random(13) + (at % 7 === 0 ? 4 : 0)),
    };
  });
}

function repairYen(random: Random, isLarge: boolean): number {
  if (!isLarge) return 11_000 + random(140) * 1_100;
  return random(4) === 0 ? 600_000 + random(1_600) * 1_000 : 320_000 + random(200) * 1_000;
}

/** The officers' fee of a year, the meeting's hall, tax advice: once a year. */
function yearBills(random: Random, month: string, at: number): readonly Draft[] {
  if (at % 12 !== 1) return [];
  const on = `${month}-28`;
  const paper = { billedOn: on, paidOn: on, paperOn: addDays(on, 2) };
  const feeYen = pick(random, [0, 36_000, 60_000]);
  return [
    { ...company('市民会館', '総会の会場', '5190'), yen: 18_700, ...paper },
    ...(feeYen === 0
      ? []
      : [
          {
            ...company('理事長', '役員活動費', '5200'),
            payeeKind: 'officer' as const,
            yen: feeYen,
            ...paper,
          },
        ]),
  ];
}

function company(payee: string, summary: string, code: string) {
  return { payee, payeeKind: 'company' as const, summary, fundId: 'general' as const, code };
}

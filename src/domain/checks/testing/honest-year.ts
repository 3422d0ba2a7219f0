import { addDays, daysBetween, type IsoDate } from '#domain/calendar.ts';
import type { CheckFacts } from '#domain/checks/facts.ts';
import type { Account, Fund } from '#domain/ledger/account.ts';
import { addBalances } from '#domain/ledger/balance.ts';
import { addMonths, lastDayOf } from '#domain/ledger/repeats/bank-day.ts';
import { usualChart } from '#domain/ledger/usual-chart.ts';
import { type MadeYear, makeDepositYear } from '#domain/matching/testing/deposit-year.ts';
import { monthYenOf } from '#domain/matching/testing/payments-of-year.ts';
import type { Random } from '#domain/matching/testing/people.ts';
import { sumYen } from '#domain/money.ts';
import { makeRandom } from '#domain/repair-plan/uncertainty/random.ts';
import type { BookedYear } from '#domain/statements/booked-year.ts';
import { type HonestBill, makeBills } from './honest-bills.ts';
import { decidedOn, type HonestDecisions, makeDecisions } from './honest-decisions.ts';
import { firstMonth, lateOn, type Payer, payersOf } from './honest-dues.ts';
import { lockedOn, papersOn } from './honest-papers.ts';
import { makePayments, paymentsOn } from './honest-payments.ts';

/** The year of deposits begins in this month; the bills begin a year before it. */
const yearBefore = addMonths(firstMonth, -12);
const general: Fund = { id: 'general', code: 'general', name: '管理費会計', isPassThrough: false };
const reserve: Fund = { ...general, id: 'reserve', code: 'reserve', name: '修繕積立金会計' };
const accounts: readonly Account[] = usualChart.map((it) => ({
  ...it,
  id: it.code,
  isRetired: false,
}));

type Move = {
  readonly on: IsoDate;
  readonly fundId: string;
  readonly accountId: string;
  readonly amountYen: number;
};

type Stranger = { readonly heldOn: IsoDate; readonly yen: number; readonly clearedOn: IsoDate };

type HonestYear = {
  readonly payers: readonly Payer[];
  readonly bills: readonly HonestBill[];
  readonly strangers: readonly Stranger[];
  readonly moves: readonly Move[];
  /** How many days after a month's end its 月報 comes. */
  readonly paperDays: number;
  /** 町会費 that is collected with the dues and handed on once a year; 0 where there is none. */
  readonly clubYen: number;
  readonly decisions: HonestDecisions;
  readonly payments: ReturnType<typeof makePayments>;
};

/** Two years of an association that does everything as it should; the same seed makes the same. */
export function makeHonestYear(seed: number): HonestYear {
  const random = makeRandom(seed);
  const made = makeDepositYear(seed);
  const bills = makeBills(random, yearBefore);
  const clubYen = random(2) === 0 ? made.dwellings.length * 200 : 0;
  const strangers = made.lines
    .filter(({ truth }) => truth.kind === 'stranger')
    .map(({ heldOn, yen }) => ({ heldOn, yen, clearedOn: addDays(heldOn, 14 + random(50)) }));
  return {
    payers: payersOf(made),
    bills,
    strangers,
    moves: [...billMoves(bills), ...incomeMoves(random, made)],
    paperDays: 12 + random(15),
    clubYen,
    decisions: makeDecisions(random, bills),
    payments: makePayments(random, bills),
  };
}

const side = (on: IsoDate, fundId: string, accountId: string, amountYen: number): Move[] => [
  { on, fundId, accountId, amountYen },
];

function billMoves(bills: readonly HonestBill[]): readonly Move[] {
  return bills.flatMap(({ fundId, code, yen, billedOn, paidOn }) => [
    ...side(billedOn, fundId, code, yen),
    ...side(billedOn, fundId, '2110', -yen),
    ...side(paidOn, fundId, '2110', yen),
    ...side(paidOn, fundId, '1120', -yen),
  ]);
}

/** Dues are billed by the month; what comes in is of the year of deposits, and all of it in the year before. */
function incomeMoves(random: Random, made: MadeYear): readonly Move[] {
  const numbers = made.dwellings.map(({ number }) => number);
  const feeYen = sumYen(made.dwellings.map((it) => it.feeYen + it.parkingYen));
  const reserveYen = sumYen(made.dwellings.map((it) => it.reserveYen));
  const rate = monthYenOf(made.dwellings, numbers);
  return Array.from({ length: 24 }, (_, at) => addMonths(yearBefore, at)).flatMap((month, at) => {
    const last = lastDayOf(month);
    const interestYen = at % 6 === 4 ? 200 + random(2_000) : 0;
    return [
      ...side(last, 'general', '4110', -feeYen),
      ...side(last, 'reserve', '4210', -reserveYen),
      ...side(last, 'general', '1120', rate - reserveYen),
      ...side(last, 'reserve', '1120', reserveYen),
      ...side(last, 'reserve', '4310', -interestYen),
      ...side(last, 'reserve', '1120', interestYen),
    ];
  });
}

/** The days on which somebody looks: in the middle of each month, at what the month before has left. */
export function daysOfLooks(): readonly IsoDate[] {
  return Array.from({ length: 12 }, (_, at) => `${addMonths(firstMonth, at + 1)}-18`);
}

/** What the checks find there on a day. */
export function factsOn(year: HonestYear, today: IsoDate): CheckFacts {
  const { bills, strangers, moves } = year;
  const booked = bills.filter(({ billedOn }) => billedOn <= today);
  const over = addMonths(today.slice(0, 7), -1);
  return {
    today,
    year: bookedYear(moves, today),
    booksBeginOn: '2019-04-01',
    banks: [bankOf(moves, over)],
    bankGaps: [],
    paid: bills.filter(({ paidOn }) => paidOn <= today).map(paidOf),
    ...decidedOn(year.decisions, bills, today),
    withoutVoucher: booked
      .filter(({ paidOn, paperOn }) => paidOn <= today && paperOn > today)
      .map((it) => ({ ...briefOf(it), postedOn: it.paidOn, amountYen: it.yen })),
    payments: paymentsOn(year.payments, today),
    dues: booked
      .filter(({ paidOn }) => paidOn > today)
      .map((it) => ({
        ...briefOf(it),
        name: it.payee,
        amountYen: it.yen,
        payOn: null,
        isDebited: false,
      })),
    suspense: strangers
      .filter(({ heldOn, clearedOn }) => heldOn <= today && clearedOn > today)
      .map((it) => ({
        entryId: it.heldOn,
        postedOn: it.heldOn,
        name: '仮受金',
        summary: 'お名前の分からない振込',
        amountYen: it.yen,
      })),
    held: clubMoneyOn(year, today),
    drawn: [{ entryId: 'cash', postedOn: `${over}-10`, summary: '小口の補充', amountYen: 30_000 }],
    deposits: [{ bank: '澄川銀行', accountId: '1120', isProtected: false }],
    reopened: [],
    entryCount: booked.length,
    highestNumber: booked.length,
    late: lateOn(year.payers, today),
    receivables: { ledgerYen: 0, byDwellingYen: 0 },
    ...papersOn(year, today),
    recorded: recordedOn(booked, today),
  };
}

function bookedYear(moves: readonly Move[], today: IsoDate): BookedYear {
  const startsOn = `${firstMonth}-01`;
  const known = moves.filter(({ on }) => on <= today && on < '2027-04-01');
  const inMonth = ({ on, ...rest }: Move) => ({ ...rest, month: on.slice(0, 7) });
  const before = known.filter(({ on }) => on < startsOn);
  const lastYear = moves.filter(({ on }) => on < startsOn).map(inMonth);
  return {
    startsOn,
    endsOn: '2027-03-31',
    bookedUntil: known.reduce((latest, { on }) => (on > latest ? on : latest), startsOn),
    lockedUntil: lockedOn(today),
    funds: [general, reserve],
    accounts,
    opening: [
      ...addBalances(before).filter(({ accountId }) => /^[12]/.test(accountId)),
      { fundId: 'general', accountId: '1120', amountYen: 3_000_000 },
      { fundId: 'reserve', accountId: '1120', amountYen: 6_000_000 },
      ...carried(before),
    ],
    months: known.filter(({ on }) => on >= startsOn).map(inMonth),
    monthsBefore: lastYear,
    budget: budgetOf(lastYear),
    remarks: [],
  };
}

/** 繰越: what each fund began with, against all that it has. */
function carried(before: readonly Move[]): BookedYear['opening'] {
  const yenOf = (fundId: string) =>
    sumYen(
      before
        .filter((it) => it.fundId === fundId && /^[12]/.test(it.accountId))
        .map(({ amountYen }) => amountYen),
    );
  return [
    { fundId: 'general', accountId: '3110', amountYen: -3_000_000 - yenOf('general') },
    { fundId: 'reserve', accountId: '3110', amountYen: -6_000_000 - yenOf('reserve') },
  ];
}

/** What was spent the year before and a twentieth more, in round sums; repairs have room. */
function budgetOf(lastYear: BookedYear['monthsBefore']): BookedYear['budget'] {
  return addBalances(lastYear)
    .filter(({ accountId }) => /^[56]/.test(accountId))
    .map(({ fundId, accountId, amountYen }) => {
      const isRepair = accountId === '5150' || accountId === '6120';
      const yen = Math.ceil((amountYen * 1.05) / 10_000) * 10_000;
      return { fundId, accountId, amountYen: isRepair ? yen + 1_500_000 : yen, formula: '' };
    });
}

function bankOf(moves: readonly Move[], month: string): CheckFacts['banks'][number] {
  const on = lastDayOf(month);
  const yen = sumYen(
    moves.filter((it) => it.accountId === '1120' && it.on <= on).map(({ amountYen }) => amountYen),
  );
  return {
    id: 'bank',
    name: '澄川銀行 みどり坂支店 普通預金',
    coveredUntil: on,
    on,
    statementYen: yen,
    ledgerYen: yen,
    unbookedCount: 0,
    unbookedYen: 0,
  };
}

const briefOf = ({ id, billedOn, payee, summary }: HonestBill) => ({
  entryId: id,
  postedOn: billedOn,
  summary: `${payee} ${summary}`,
});

function paidOf(bill: HonestBill): CheckFacts['paid'][number] {
  const { payee, payeeKind, yen, paidOn } = bill;
  return {
    ...briefOf(bill),
    postedOn: paidOn,
    counterpartyId: payee,
    payee,
    payeeKind,
    payeeSince: '2019-05-01',
    yen,
  };
}

/** Written down within a month; a mistake is turned back now and then. */
function recordedOn(booked: readonly HonestBill[], today: IsoDate): CheckFacts['recorded'] {
  return booked
    .filter(({ billedOn }) => daysBetween(billedOn, today) <= 90)
    .map((it, at) => ({
      ...briefOf(it),
      recordedOn: addDays(it.billedOn, 3 + (at % 28)),
      isReversal: at % 37 === 36,
      isByHand: true,
    }));
}

/** Collected month by month, handed on in June for the year that is over. */
function clubMoneyOn({ clubYen }: HonestYear, today: IsoDate): CheckFacts['held'] {
  if (clubYen === 0) return [];
  const year = today.slice(5) > '06-20' ? Number(today.slice(0, 4)) : Number(today.slice(0, 4)) - 1;
  const months = Array.from({ length: 15 }, (_, at) => addMonths(`${year}-04`, at));
  return months
    .filter((month) => lastDayOf(month) <= today)
    .map((month) => ({
      entryId: month,
      postedOn: lastDayOf(month),
      name: '預り金',
      summary: '町会費の預かり',
      amountYen: clubYen,
    }));
}

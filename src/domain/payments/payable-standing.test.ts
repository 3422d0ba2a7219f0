import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '#domain/calendar.ts';
import { openItems } from '#domain/ledger/open-items.ts';
import { sumYen } from '#domain/money.ts';
import { type AgreedPayment, type PayableMovement, payableStanding } from './payable-standing.ts';

const on = (
  day: number,
  amountYen: number,
  rest: Partial<PayableMovement> = {},
): PayableMovement => ({
  entryId: `e${day}`,
  postedOn: addDays('2026-10-01', day - 1),
  amountYen,
  reversesId: null,
  isInflow: false,
  ...rest,
});
const agreed = (id: string, of: number, yen: number, day: number): AgreedPayment => ({
  id,
  entryId: `e${of}`,
  yen,
  askedOn: addDays('2026-10-01', day - 3),
  payOn: addDays('2026-10-01', day - 1),
});
/** By payment: the entry that paid it, and the one that brought it back. */
const outcomesOf = (movements: readonly PayableMovement[], payments: readonly AgreedPayment[]) =>
  new Map(
    payableStanding(movements, payments).paid.flatMap(({ movement, paymentId, returned }) =>
      paymentId === null ? [] : [[paymentId, [movement.entryId, returned?.entryId ?? null]]],
    ),
  );
const dues = (movements: readonly PayableMovement[], payments: readonly AgreedPayment[] = []) =>
  payableStanding(movements, payments).dues.map(({ movement, ...it }) => [
    movement.entryId,
    it.bookedYen,
    it.paidYen,
    it.openYen,
  ]);

describe('a due that is paid in parts', () => {
  test('keeps what was booked, what was paid and what is open', () => {
    const parts = [agreed('p1', 1, 50_000, 10), agreed('p2', 1, 82_000, 20)];
    expect(dues([on(1, 132_000), on(10, -50_000)], parts)).toEqual([
      ['e1', 132_000, 50_000, 82_000],
    ]);
    expect(dues([on(1, 132_000), on(10, -50_000), on(20, -82_000)], parts)).toEqual([
      ['e1', 132_000, 132_000, 0],
    ]);
  });

  test('is paid by what was agreed for it, though another bill has just that sum', () => {
    const movements = [on(1, 132_000), on(2, 50_000), on(10, -50_000)];
    expect(dues(movements, [agreed('p1', 1, 50_000, 10)])).toEqual([
      ['e1', 132_000, 50_000, 82_000],
      ['e2', 50_000, 0, 50_000],
    ]);
    expect(dues(movements)).toEqual([
      ['e1', 132_000, 0, 132_000],
      ['e2', 50_000, 50_000, 0],
    ]);
  });

  test('and with another one in a single sum of the bank', () => {
    const payments = [agreed('p1', 1, 50_000, 10), agreed('p2', 2, 30_000, 10)];
    const outcomes = outcomesOf([on(1, 132_000), on(2, 30_000), on(10, -80_000)], payments);
    expect([...outcomes.keys()]).toEqual(['p1', 'p2']);
  });
});

describe('組戻し', () => {
  const payments = [agreed('p1', 1, 132_000, 10)];
  const paid = [on(1, 132_000), on(10, -132_000)];
  const back = on(15, 132_000, { isInflow: true });

  test('opens the bill again, and says what paid it and what brought it back', () => {
    expect(dues([...paid, back], payments)).toEqual([['e1', 132_000, 0, 132_000]]);
    expect(outcomesOf([...paid, back], payments).get('p1')).toEqual(['e10', 'e15']);
  });

  test('is paid by the next payment, not by the one that came back', () => {
    const again = [...payments, agreed('p2', 1, 132_000, 20)];
    const outcomes = outcomesOf([...paid, back, on(20, -132_000)], again);
    expect(outcomes.get('p1')).toEqual(['e10', 'e15']);
    expect(outcomes.get('p2')).toEqual(['e20', null]);
  });

  test('that was a mistake is turned back, and the bill is paid as before', () => {
    const movements = [...paid, back, on(16, -132_000, { reversesId: 'e15' })];
    expect(dues(movements, payments)).toEqual([['e1', 132_000, 132_000, 0]]);
    expect(outcomesOf(movements, payments).get('p1')).toEqual(['e10', null]);
  });

  test('is not what gives back a double payment: nothing opens', () => {
    const movements = [...paid, on(11, -132_000), on(15, 132_000, { isInflow: true })];
    expect(dues(movements, payments)).toEqual([['e1', 132_000, 132_000, 0]]);
    expect(outcomesOf(movements, payments).get('p1')).toEqual(['e10', null]);
  });
});

test('a payment that is turned back is not paid, and its bill stands as before', () => {
  const movements = [on(1, 132_000), on(10, -132_000), on(11, 132_000, { reversesId: 'e10' })];
  expect(outcomesOf(movements, [agreed('p1', 1, 132_000, 10)]).size).toBe(0);
  expect(dues(movements)).toEqual([['e1', 132_000, 0, 132_000]]);
});

test('a bill that is turned back after it was paid leaves what was overpaid', () => {
  const movements = [on(1, 132_000), on(10, -50_000), on(11, -132_000, { reversesId: 'e1' })];
  const { overpaid } = payableStanding(movements, []);
  expect(dues(movements)).toEqual([]);
  expect(overpaid.map(({ yen }) => yen)).toEqual([50_000]);
});

test('what was agreed on and paid stays paid, though its bill was turned back and booked anew', () => {
  const payments = [agreed('p1', 1, 132_000, 10)];
  const movements = [on(1, 132_000), on(10, -132_000), on(11, -132_000, { reversesId: 'e1' })];
  expect(outcomesOf(movements, payments).get('p1')).toEqual(['e10', null]);
  expect(dues([...movements, on(12, 132_000)], payments)).toEqual([['e12', 132_000, 132_000, 0]]);
});

test('what was agreed on for a bill that is turned back is not paid by what comes later', () => {
  const movements = [on(1, 132_000), on(8, -132_000, { reversesId: 'e1' }), on(10, -132_000)];
  expect(outcomesOf(movements, [agreed('p1', 1, 132_000, 10)]).size).toBe(0);
});

const steps = fc.array(
  fc.record({
    act: fc.constantFrom('bill', 'ask', 'pay', 'return', 'reverse', 'withdraw', 'by-hand'),
    pick: fc.nat(),
    part: fc.integer({ min: 1, max: 10 }),
  }),
  { maxLength: 40 },
);

type Step = { readonly act: string; readonly pick: number; readonly part: number };
type Books = { readonly movements: PayableMovement[]; payments: AgreedPayment[] };

const one = <It>(all: readonly It[], pick: number) => all[pick % Math.max(1, all.length)];

/** What people may do, by what stands open then. */
const acts: Readonly<Record<string, (books: Books, step: Step, day: number) => void>> = {
  bill: ({ movements }, { part }, day) => void movements.push(on(day, part * 1_000)),
  'by-hand': ({ movements }, { part }, day) => void movements.push(on(day, -part * 500)),
  ask(books, { pick, part }, day) {
    const open = payableStanding(books.movements, books.payments).dues.filter(
      ({ openYen }) => openYen > 0,
    );
    const due = one(open, pick);
    if (!due) return;
    const { entryId } = due.movement;
    const asked = waitingOf(books).filter((it) => it.entryId === entryId);
    const freeYen = due.openYen - sumYen(asked.map(({ yen }) => yen));
    if (freeYen <= 0) return;
    const yen = Math.ceil((freeYen * part) / 10);
    const [askedOn, payOn] = [on(day, 0).postedOn, on(day + 2, 0).postedOn];
    books.payments.push({ id: `p${day}`, entryId, yen, askedOn, payOn });
  },
  pay(books, { pick }, day) {
    const payment = one(waitingOf(books), pick);
    if (payment) books.movements.push(on(day, -payment.yen));
  },
  withdraw(books, { pick }) {
    const payment = one(waitingOf(books), pick);
    books.payments = books.payments.filter((it) => it !== payment);
  },
  return(books, { pick }, day) {
    const outcomes = outcomesOf(books.movements, books.payments);
    const paid = books.payments.filter(({ id }) => outcomes.get(id)?.[1] === null);
    const payment = one(paid, pick);
    if (payment) books.movements.push(on(day, payment.yen, { isInflow: true }));
  },
  reverse({ movements }, { pick }, day) {
    const standing = movements.filter(
      (it) => it.reversesId === null && !movements.some((by) => by.reversesId === it.entryId),
    );
    const turned = one(standing, pick);
    if (!turned) return;
    movements.push(on(day, -turned.amountYen, { reversesId: turned.entryId }));
  },
};

function waitingOf({ movements, payments }: Books): readonly AgreedPayment[] {
  const outcomes = outcomesOf(movements, payments);
  return payments.filter(({ id }) => !outcomes.has(id));
}

function play(history: readonly Step[]): Books {
  const books: Books = { movements: [], payments: [] };
  history.forEach((step, at) => acts[step.act]?.(books, step, at + 5));
  return books;
}

test('paid + open = booked for every due, and all of them are the balance, whatever happens', () => {
  fc.assert(
    fc.property(steps, (history) => {
      const { movements, payments } = play(history);
      const { dues: all, overpaid, paid } = payableStanding(movements, payments);
      const turned = new Set(movements.map(({ reversesId }) => reversesId));
      for (const { movement, bookedYen, paidYen, openYen } of all) {
        const isBill = movement.reversesId === null && !movement.isInflow;
        const isWhole = isBill && !turned.has(movement.entryId);
        expect(paidYen + openYen).toBe(isWhole ? movement.amountYen : bookedYen);
        expect(Math.min(paidYen, openYen)).toBeGreaterThanOrEqual(0);
      }
      const openYen = sumYen(all.map((it) => it.openYen));
      const overYen = sumYen(overpaid.map(({ yen }) => yen));
      expect(openYen - overYen).toBe(sumYen(movements.map(({ amountYen }) => amountYen)));
      expect(Math.min(openYen, overYen)).toBe(0);
      const once = paid.flatMap(({ paymentId }) => paymentId ?? []);
      expect(new Set(once).size).toBe(once.length);
    }),
    { numRuns: 500 },
  );
});

test('without payments that came back it says what every other list of open items says', () => {
  const sums = fc.array(
    fc.integer({ min: -9, max: 9 }).filter((it) => it !== 0),
    { maxLength: 30 },
  );
  fc.assert(
    fc.property(sums, (all) => {
      const movements = all.map((yen, at) => on(at + 1, yen * 1_000));
      const open = payableStanding(movements, []).dues.filter(({ openYen }) => openYen > 0);
      const usual = openItems(movements);
      expect(open.map(({ movement, openYen }) => [movement.entryId, openYen])).toEqual(
        usual.map(({ entryId, amountYen }) => [entryId, amountYen]),
      );
    }),
    { numRuns: 300 },
  );
});

test('entries that were turned back change nothing of what is open', () => {
  fc.assert(
    fc.property(steps, (history) => {
      const { movements } = play(history);
      const turned = new Set(movements.flatMap(({ reversesId }) => reversesId ?? []));
      const plain = movements.filter(
        ({ entryId, reversesId }) => reversesId === null && !turned.has(entryId),
      );
      expect(payableStanding(movements, [])).toEqual(payableStanding(plain, []));
    }),
    { numRuns: 500 },
  );
});

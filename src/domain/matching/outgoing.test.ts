import { expect, test } from 'vitest';
import type { AutoKind, Due, Lesson, MatchingFacts, OpenLine } from './facts.ts';
import { automaticOf } from './gates.ts';
import { proposeAll } from './propose.ts';
import { makeDepositYear } from './testing/deposit-year.ts';
import { ExampleBooks } from './testing/example-books.ts';

const all: ReadonlySet<AutoKind> = new Set(['dues', 'income', 'payments']);
const books = new ExampleBooks(makeDepositYear(1)).facts([]);
const fundId = books.funds[0]?.id ?? '';
const accountId = books.accounts[0]?.id ?? '';
const payableId = books.accounts.find(({ role }) => role === 'payable')?.id ?? '';
const expenseId = books.accounts.find(({ code }) => code.startsWith('5'))?.id ?? '';

/** A year of what goes out to five payees, each month one of them: some approved, some not, some with the same sum. */
function outgoingYear(seed: number) {
  let state = seed;
  const random = (limit: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * limit);
  };
  const moves = Array.from({ length: 60 }, (_, at) => {
    const month = String((at % 12) + 1).padStart(2, '0');
    const heldOn = `2026-${month}-${String(1 + random(28)).padStart(2, '0')}`;
    // Few sums, so that strangers meet a payable's sum by chance.
    const yen = 10_000 * (1 + random(6));
    const payee = `p${at % 5}`;
    const kind = (['approved', 'late', 'unapproved', 'none'] as const)[random(4)] ?? 'none';
    return { id: `l${at}`, heldOn, yen, payee, kind };
  });
  const lines: OpenLine[] = moves.map(({ id, heldOn, yen, payee }) => ({
    id,
    accountId,
    fundId,
    heldOn,
    openYen: -yen,
    kind: '振込',
    text: payee,
    key: payee,
    rooms: [],
  }));
  const payOn = { approved: 0, late: 1, unapproved: null } as const;
  const dues: Due[] = moves.flatMap(({ kind, heldOn, yen, payee }) => {
    if (kind === 'none') return [];
    const days = payOn[kind];
    const month = heldOn.slice(0, 8);
    const day =
      days === null ? null : `${month}${String(Number(heldOn.slice(8)) + days).padStart(2, '0')}`;
    return [
      {
        fundId,
        counterpartyId: payee,
        name: payee,
        summary: payee,
        postedOn: `${month}01`,
        amountYen: yen,
        payOn: day,
      },
    ];
  });
  // Each name was confirmed many times, as a payable of its own or as just this expense.
  const lessons: Lesson[] = moves.flatMap(({ payee, yen }) =>
    Array.from({ length: 4 }, (_, at) => ({
      key: payee,
      isIncoming: false,
      others: [
        {
          fundId,
          accountId: payee === 'p0' ? expenseId : payableId,
          amountYen: yen,
          counterpartyId: payee,
        },
      ],
      summary: '支払い',
      on: `2025-0${at + 1}-10`,
      yen: -yen,
      rooms: [],
      dwellingIds: [],
    })),
  );
  return { moves, facts: { ...books, lines, dues, lessons } satisfies MatchingFacts };
}

test('over 100 years nothing that goes out books itself but what two people approved for its sum and day', () => {
  let booked = 0;
  for (let seed = 1; seed <= 100; seed += 1) {
    const { moves, facts } = outgoingYear(seed);
    for (const move of moves) {
      const isSameMonth = (on: string) => on.slice(0, 7) === move.heldOn.slice(0, 7);
      const dues = facts.dues.filter(({ postedOn }) => isSameMonth(postedOn));
      const lines = facts.lines.filter(({ heldOn }) => isSameMonth(heldOn));
      const one = { ...facts, lines, dues };
      const proposal = automaticOf(proposeAll(one).get(move.id) ?? [], all);
      if (!proposal) continue;
      booked += 1;
      const approved = dues.filter(
        ({ amountYen, payOn }) => amountYen === move.yen && payOn === move.heldOn,
      );
      expect(proposal.grounds?.kind).toBe('payments');
      const payee = proposal.postings.find(({ amountYen }) => amountYen > 0)?.counterpartyId;
      expect(payee).toBe(move.payee);
      expect(approved.map(({ counterpartyId }) => counterpartyId)).toContain(payee);
    }
  }
  expect(booked).toBeGreaterThan(20);
});

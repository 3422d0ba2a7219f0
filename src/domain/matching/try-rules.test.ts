import { expect, test } from 'vitest';
import type { Lesson } from './facts.ts';
import { makeDepositYear } from './testing/deposit-year.ts';
import { ExampleBooks } from './testing/example-books.ts';
import { tryRules } from './try-rules.ts';

function year(change: (lesson: Lesson, at: number) => Lesson = (lesson) => lesson) {
  const made = makeDepositYear(11);
  const books = new ExampleBooks(made);
  books.bill(0);
  for (const [at, line] of made.lines.entries()) {
    const { kind, numbers } = line.truth;
    const code = kind === 'hall' ? '4390' : '2140';
    books.learn(books.lineOf(line, at), kind === 'dues' ? numbers : [], code);
  }
  const facts = books.facts([]);
  return { ...facts, lessons: facts.lessons.map(change) };
}

test('a rule is tried on what people confirmed, with nothing known but what came before', () => {
  const [dues, income] = tryRules(year(), '2026-04-01');
  expect(dues?.bookedCount).toBeGreaterThan((dues?.lineCount ?? 0) / 2);
  expect(dues?.wrong).toEqual([]);
  expect(income).toMatchObject({ kind: 'income', wrong: [] });
  // In the first month nothing was confirmed before.
  const lessons = year().lessons.filter(({ on }) => on < '2026-05-01');
  expect(tryRules({ ...year(), lessons }, '2026-04-01')[0]?.bookedCount).toBe(0);
});

test('what people decided otherwise is told line by line', () => {
  const facts = year((lesson) =>
    lesson.on >= '2027-03-01' && lesson.dwellingIds.length > 0
      ? { ...lesson, dwellingIds: ['elsewhere'] }
      : lesson,
  );
  const [dues] = tryRules(facts, '2027-03-01');
  expect(dues?.bookedCount).toBeGreaterThan(5);
  expect(dues?.wrong).toHaveLength(dues?.bookedCount ?? 0);
  expect(dues?.wrong[0]?.summary).toContain('管理費等の入金');
});

test('payments are tried on 未払金 as it stood before it was paid, and on the day that two had approved', () => {
  const facts = new ExampleBooks(makeDepositYear(1)).facts([]);
  const fundId = facts.funds[0]?.id ?? '';
  const accountId = facts.accounts.find(({ role }) => role === 'payable')?.id ?? '';
  const bill = { fundId, counterpartyId: 'p1', name: '清掃社', summary: '清掃費' };
  const paidOn = (on: string, yen: number, payOn: string | null) => ({
    due: { ...bill, postedOn: `${on.slice(0, 7)}-01`, amountYen: yen, payOn, paidOn: on },
    lesson: {
      key: 'セイソウシヤ',
      isIncoming: false,
      others: [{ fundId, accountId, amountYen: yen, counterpartyId: 'p1' }],
      summary: '清掃費の支払',
      on,
      yen: -yen,
      rooms: [],
      dwellingIds: [],
    },
  });
  const bills = [
    paidOn('2026-05-11', 30_000, '2026-05-11'),
    paidOn('2026-06-10', 31_000, '2026-06-10'),
    paidOn('2026-07-10', 32_000, null),
    paidOn('2026-08-11', 33_000, '2026-08-10'),
  ];
  const tried = (lessons: readonly Lesson[]) =>
    tryRules(
      { ...facts, lessons },
      '2026-04-01',
      bills.map(({ due }) => due),
    ).find(({ kind }) => kind === 'payments');
  const lessons = bills.map(({ lesson }) => lesson);
  expect(tried(lessons)).toEqual({ kind: 'payments', lineCount: 4, bookedCount: 2, wrong: [] });
  const elsewhere = lessons.map((lesson) =>
    lesson.on === '2026-06-10'
      ? { ...lesson, others: lesson.others.map((it) => ({ ...it, counterpartyId: 'p2' })) }
      : lesson,
  );
  expect(tried(elsewhere)?.wrong).toEqual([
    { on: '2026-06-10', key: 'セイソウシヤ', yen: -31_000, summary: '清掃費の支払' },
  ]);
});

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

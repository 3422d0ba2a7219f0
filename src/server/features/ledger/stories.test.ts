import { beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '#server/db/db.ts';
import { migrate } from '#server/db/migrate.ts';
import { productMigrations } from '#server/db/product-migrations.ts';
import { testEngines } from '#server/db/testing/engines.ts';
import { liveStory } from '#server/testing/books/live-story.ts';

/** Twice for each engine; ten thousand are `npm run bench -- ledger-stories`. */
const stories = 75;
/** From here on every kind of answer is met: the rarest comes once in a hundred stories or so. */
const known = 400;
const engines = await testEngines();

describe.each(engines)('any story of the books, $name', (engine) => {
  let db: Database;
  beforeAll(async () => {
    db = await engine.openEmpty();
    await migrate(db, productMigrations);
  });

  test('what was done through the door is what the papers show', async () => {
    const outcomes = new Set<string>();
    for (let nth = 0; nth < stories; nth += 1) {
      const { outcomes: met, faults } = await liveStory(db, known + nth);
      expect(faults).toEqual([]);
      for (const outcome of met.keys()) outcomes.add(outcome);
    }
    // Every kind of answer was met: a story that is refused everything would prove nothing.
    expect([...outcomes].toSorted()).toEqual(everyOutcome);
  });

  test('and of stories that nobody has seen before', async () => {
    const from = Math.floor(Math.random() * 1_000_000) + known + stories;
    for (let nth = 0; nth < stories; nth += 1) {
      const { faults } = await liveStory(db, from + nth);
      expect([from + nth, faults]).toEqual([from + nth, []]);
    }
  });
});

const everyOutcome = [
  'approve SL008',
  'approve SL009',
  'approve done',
  'book SL001',
  'book done',
  'budget done',
  'close done',
  'outside SL004',
  'reopen SL008',
  'reopen done',
  'repeat SL003',
  'repeat done',
  'reverse SL001',
  'reverse SL005',
  'reverse SL006',
  'reverse done',
  'unbalanced SL002',
];

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createFairQueue } from './fair-queue.ts';

/** In which order pieces of work are done that are all asked for at once. */
async function orderOf(asked: readonly string[]): Promise<string[]> {
  const inTurn = createFairQueue();
  const done: string[] = [];
  await Promise.all(
    asked.map((whose, place) =>
      inTurn(whose, async () => {
        await Promise.resolve();
        done.push(`${whose}${place}`);
      }),
    ),
  );
  return done;
}

test('whoever comes after somebody with much is next', async () => {
  expect(await orderOf(['a', 'a', 'a', 'a', 'b', 'c', 'b'])).toEqual([
    'a0',
    'a1',
    'b4',
    'c5',
    'a2',
    'b6',
    'a3',
  ]);
});

test('nobody waits for more of another than he has asked for himself, and one more', async () => {
  const asked = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 30 });
  await fc.assert(
    fc.asyncProperty(asked, async (names) => {
      const done = await orderOf(names);
      expect(done.toSorted()).toEqual(names.map((name, place) => `${name}${place}`).toSorted());
      for (const [place, name] of names.entries()) {
        const before = done.slice(0, done.indexOf(`${name}${place}`));
        const own = before.filter((it) => it.startsWith(name)).length;
        for (const other of ['a', 'b', 'c']) {
          const theirs = before.filter((it) => it.startsWith(other)).length;
          expect(theirs).toBeLessThanOrEqual(own + 2);
        }
      }
    }),
  );
});

test('one at a time, and a failure stops nobody', async () => {
  const inTurn = createFairQueue();
  let atWork = 0;
  const work = async () => {
    atWork += 1;
    await Promise.resolve();
    expect(atWork).toBe(1);
    atWork -= 1;
    return 'done';
  };
  const broken = inTurn('a', () => Promise.reject(new Error('broken')));
  const others = [inTurn('a', work), inTurn('b', work)];
  await expect(broken).rejects.toThrow('broken');
  expect(await Promise.all(others)).toEqual(['done', 'done']);
});

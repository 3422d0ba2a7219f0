import { expect, test } from 'vitest';
import { findAll } from './find-all.ts';
import { countAlarms } from './testing/count-alarms.ts';
import { daysOfLooks, factsOn, makeHonestYear } from './testing/honest-year.ts';

/** `npm run bench -- checks` counts them over many more years, with other seeds. */
const seeds = [1, 2, 3, 4, 5, 6];
const mostAYear = 2;

test('of an honest year at most two things are told that are none', () => {
  const found = seeds.flatMap((seed) => [...countAlarms(seed)]);
  expect(found.length).toBeLessThanOrEqual(mostAYear * seeds.length);
  // A rise in price is told once: there it is, so the checks have looked at these books.
  expect(found.map(({ check }) => check)).toContain('regular-changed');
});

test('the same year with one bill paid twice and one large payment without a paper is not quiet', () => {
  const today = daysOfLooks()[7] ?? '';
  const facts = factsOn(makeHonestYear(1), today);
  const last = facts.paid.findLast(({ yen }) => yen >= 50_000 && yen < 300_000);
  if (!last) throw new Error('nothing was paid');
  const again = { ...last, entryId: 'again', postedOn: today };
  const bare = { entryId: 'bare', postedOn: '2026-10-02', summary: '工事', amountYen: 480_000 };
  const urgentOf = (changed: typeof facts) =>
    findAll(changed)
      .filter(({ severity }) => severity === 'urgent')
      .map(({ check }) => check);
  const before = urgentOf({ ...facts, withoutVoucher: [] });
  const told = urgentOf({ ...facts, paid: [...facts.paid, again], withoutVoucher: [bare] });
  expect(told.toSorted()).toEqual([...before, 'double-payment', 'no-voucher'].toSorted());
});

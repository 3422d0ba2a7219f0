import { expect, test } from 'vitest';
import { decide } from '#domain/resolutions/decide.ts';
import type { Kind } from '#domain/resolutions/kind.ts';
import type { Rule } from '#domain/resolutions/rule.ts';
import { type Regime, ruleFor } from '#domain/resolutions/rule-for.ts';
import { from2026April, until2026March } from '#domain/resolutions/rules.ts';
import { outlook } from './outlook.ts';
import { standingsAt } from './standings-at.ts';
import { type ItemTally, tallyOf } from './tally.ts';
import { playMeeting } from './testing/naive-meeting.ts';
import { itemIds, randomMeeting } from './testing/random-meeting.ts';

const rules = (
  [
    ...Object.keys(from2026April).map((kind) => [kind, 'from-2026-04'] as const),
    ...Object.keys(until2026March).map((kind) => [kind, 'until-2026-03'] as const),
  ] as [Kind, Regime][]
).flatMap(([kind, regime]) => {
  const applied = ruleFor(kind, regime);
  return applied ? [applied.rule] : [];
});
const meetings = 20_000;
function ruleOf(seed: number): Rule {
  const rule = rules[seed % rules.length];
  if (!rule) throw new Error('no rule');
  return rule;
}
const bare = ({ counted: { present, yes } }: ItemTally) => ({ present, yes });

test(`${meetings.toLocaleString()} random meetings end as a notebook has them`, () => {
  const ways = new Set<string>();
  const apart: unknown[] = [];
  for (let seed = 1; seed <= meetings; seed += 1) {
    const { box, at } = randomMeeting(seed);
    const rule = ruleOf(seed);
    for (const itemId of itemIds) {
      const standings = standingsAt(box, { itemId, at });
      const own = {
        ways: standings.map(({ way, choice }) => `${way} ${choice ?? ''}`),
        passes: decide(rule, tallyOf(box.heads, standings).counted).passes,
      };
      for (const way of own.ways) ways.add(way);
      const told = playMeeting(box, rule, { itemId, at });
      if (JSON.stringify(own) !== JSON.stringify(told)) apart.push({ seed, itemId, own, told });
    }
  }
  expect(apart.slice(0, 3)).toEqual([]);
  // Everything that may happen did.
  const said = ['abstain', 'no', 'yes'];
  const met = ['electronic', 'paper', 'proxy', 'room', 'web'].flatMap((way) =>
    said.map((choice) => `${way} ${choice}`),
  );
  expect([...ways].toSorted()).toEqual([...met, 'none '].toSorted());
});

test('a no that becomes a yes never fails a motion', () => {
  for (let seed = 1; seed <= 4_000; seed += 1) {
    const { box, at } = randomMeeting(seed);
    const rule = ruleOf(seed);
    const standings = standingsAt(box, { itemId: 'one', at });
    const turned = standings.findIndex(({ choice }) => choice === 'no' || choice === 'abstain');
    if (turned === -1) continue;
    const before = decide(rule, tallyOf(box.heads, standings).counted).passes;
    const after = decide(
      rule,
      tallyOf(
        box.heads,
        standings.map((it, index) => (index === turned ? { ...it, choice: 'yes' as const } : it)),
      ).counted,
    ).passes;
    expect([seed, before && !after]).toEqual([seed, false]);
  }
});

/** The exceptions: whoever comes and says no can make a quorum, and so carry what the others want. */
test('somebody more who says no can carry a motion by being there', () => {
  const rule = ruleFor('bylaw', 'from-2026-04')?.rule;
  if (!rule) throw new Error('no rule');
  const at = (present: number, yes: number) => ({
    eligible: { heads: 8, votes: 8 },
    present: { heads: present, votes: present },
    yes: { heads: yes, votes: yes },
  });
  expect(decide(rule, at(4, 4)).passes).toBe(false);
  expect(decide(rule, at(5, 4)).passes).toBe(true);
});

/** Every way in which the silent may still end: yes, no, or stay away. */
function* endings(count: number): Generator<readonly ('yes' | 'no' | null)[]> {
  const total = 3 ** count;
  for (let index = 0; index < total; index += 1) {
    let rest = index;
    yield Array.from({ length: count }, () => {
      const digit = rest % 3;
      rest = Math.floor(rest / 3);
      return digit === 0 ? 'yes' : digit === 1 ? 'no' : null;
    });
  }
}

test('the outlook is right for every way in which it may still end', () => {
  const fates = new Set<string>();
  const wrong: unknown[] = [];
  for (let seed = 1; seed <= 1_200; seed += 1) {
    const { box, at } = randomMeeting(seed);
    const rule = ruleOf(seed);
    const standings = standingsAt(box, { itemId: 'one', at });
    const silent = standings.flatMap(({ way, reason }, index) =>
      way === 'none' && reason !== 'no-voter' && reason !== 'left' ? [index] : [],
    );
    if (silent.length > 6) continue;
    const { fate, fewestYes } = outlook(rule, box.heads, standings);
    fates.add(fate);
    const ends = [...endings(silent.length)].map((ending) => {
      const ended = standings.map((standing, index) => {
        const choice = ending[silent.indexOf(index)];
        return choice ? { ...standing, way: 'room' as const, choice } : standing;
      });
      return {
        passes: decide(rule, tallyOf(box.heads, ended).counted).passes,
        yes: ending.filter((choice) => choice === 'yes').length,
        isNoFree: !ending.includes('no'),
      };
    });
    const carried = ends.filter(({ passes, isNoFree }) => passes && isNoFree);
    const fewest = carried.length > 0 ? Math.min(...carried.map(({ yes }) => yes)) : null;
    const isRight =
      (fate !== 'impossible' || carried.length === 0) &&
      (fate !== 'certain' || ends.every(({ passes }) => passes)) &&
      // On land the count is only an upper bound.
      (rule.pass.land !== undefined || fewestYes === fewest);
    if (!isRight) wrong.push({ seed, fate, fewestYes, fewest });
  }
  expect(wrong).toEqual([]);
  expect([...fates].toSorted()).toEqual(['certain', 'impossible', 'open']);
});

test('present, yes and everything else of a tally are parts of the whole', () => {
  for (let seed = 1; seed <= 2_000; seed += 1) {
    const { box, at } = randomMeeting(seed);
    const tally = tallyOf(box.heads, standingsAt(box, { itemId: 'one', at }));
    const { yes, no, abstain } = tally.byChoice;
    expect({ seed, ...bare(tally) }).toMatchObject({
      present: { heads: yes.heads + no.heads + abstain.heads },
    });
    expect(tally.undecided.heads).toBeLessThanOrEqual(abstain.heads);
    expect(tally.undecided.votes).toBeLessThanOrEqual(abstain.votes);
    const all = Object.values(tally.byWay).reduce((sum, { votes }) => sum + votes, 0);
    expect(all).toBe(tally.counted.eligible.votes);
  }
});

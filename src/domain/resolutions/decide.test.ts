import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decide, type Tally } from './decide.ts';
import type { Kind } from './kind.ts';
import { type BylawClause, type Regime, ruleFor } from './rule-for.ts';
import { from2026April } from './rules.ts';
import { majority } from './threshold.ts';

/** One owner, one vote each. */
const plainTally = (eligible: number, present: number, yes: number): Tally => ({
  eligible: { heads: eligible, votes: eligible, land: eligible },
  present: { heads: present, votes: present, land: present },
  yes: { heads: yes, votes: yes, land: yes },
});

type Case = { kind: Kind; regime?: Regime; clause?: BylawClause };

function verdictOf({ kind, regime = 'from-2026-04', clause }: Case, tally: Tally) {
  const applied = ruleFor(kind, regime, clause);
  if (applied === undefined) throw new Error(`no rule for ${kind}`);
  return decide(applied.rule, tally);
}

/** 標準管理規約第47条: votes alone, with a quorum of more than half of them. */
const modelBylaws: BylawClause = {
  base: 'present',
  quorum: { votes: majority },
  pass: { votes: majority },
};

describe('a hundred dwellings, one owner and one vote each', () => {
  test.each<[string, Case, [number, number, number], boolean]>([
    ['普通決議 by the Act alone', { kind: 'ordinary' }, [100, 20, 11], true],
    ['… half is no majority', { kind: 'ordinary' }, [100, 20, 10], false],
    ['普通決議 by model bylaws', { kind: 'ordinary', clause: modelBylaws }, [100, 51, 26], true],
    ['… one vote short', { kind: 'ordinary', clause: modelBylaws }, [100, 51, 25], false],
    ['規約 three quarters of sixty', { kind: 'bylaw' }, [100, 60, 45], true],
    ['… one short', { kind: 'bylaw' }, [100, 60, 44], false],
    ['重大変更 relaxed', { kind: 'major-change-relaxed' }, [100, 60, 40], true],
    ['… one short', { kind: 'major-change-relaxed' }, [100, 60, 39], false],
    ['建替え', { kind: 'rebuilding' }, [100, 100, 80], true],
    ['… one short', { kind: 'rebuilding' }, [100, 100, 79], false],
    ['建替え, five excluded by the court', { kind: 'rebuilding' }, [95, 95, 76], true],
    ['… one short', { kind: 'rebuilding' }, [95, 95, 75], false],
    ['建替え with a ground', { kind: 'rebuilding-relaxed' }, [95, 95, 72], true],
    ['… one short', { kind: 'rebuilding-relaxed' }, [95, 95, 71], false],
    ['four blank slips count as present', { kind: 'bylaw' }, [100, 51, 38], false],
    ['… one yes more', { kind: 'bylaw' }, [100, 51, 39], true],
    ['規約 before', { kind: 'bylaw', regime: 'until-2026-03' }, [100, 60, 60], false],
    ['… three quarters of all', { kind: 'bylaw', regime: 'until-2026-03' }, [100, 75, 75], true],
    ['普通決議 before', { kind: 'ordinary', regime: 'until-2026-03' }, [100, 100, 50], false],
    ['… more than half of all', { kind: 'ordinary', regime: 'until-2026-03' }, [100, 51, 51], true],
  ])('%s: %o of %j → %s', (_, one, [eligible, present, yes], passes) => {
    expect(verdictOf(one, plainTally(eligible, present, yes)).passes).toBe(passes);
  });

  test('exactly half of all present is no quorum', () => {
    const half = plainTally(100, 50, 50);
    expect(verdictOf({ kind: 'bylaw' }, half)).toEqual({ hasQuorum: false, passes: false });
    const byBylaws = verdictOf({ kind: 'ordinary', clause: modelBylaws }, half);
    expect(byBylaws.hasQuorum).toBe(false);
  });

  test('one owner of thirty votes stops a change of the bylaws that the heads would carry', () => {
    const tally: Tally = {
      eligible: { heads: 71, votes: 100 },
      present: { heads: 71, votes: 100 },
      yes: { heads: 70, votes: 70 },
    };
    expect(verdictOf({ kind: 'bylaw' }, tally).passes).toBe(false);
  });

  test('a sale counts the land as well', () => {
    const tally = plainTally(100, 100, 80);
    expect(verdictOf({ kind: 'sale' }, tally).passes).toBe(true);
    const little = { ...tally, yes: { heads: 80, votes: 80, land: 79 } };
    expect(verdictOf({ kind: 'sale' }, little).passes).toBe(false);
  });

  test('where nobody is present, nothing passes', () => {
    expect(verdictOf({ kind: 'ordinary' }, plainTally(100, 0, 0)).passes).toBe(false);
  });
});

test('one more yes never turns a resolution that passes into one that fails', () => {
  const kinds = fc.constantFrom(...(Object.keys(from2026April) as Kind[]));
  const counts = fc.integer({ min: 1, max: 60 });
  fc.assert(
    fc.property(kinds, counts, counts, counts, (kind, eligible, present, yes) => {
      const here = Math.min(present, eligible);
      const said = Math.min(yes, here);
      const before = verdictOf({ kind }, plainTally(eligible, here, said)).passes;
      const after = verdictOf({ kind }, plainTally(eligible, here, Math.min(said + 1, here)));
      expect(!before || after.passes).toBe(true);
    }),
  );
});

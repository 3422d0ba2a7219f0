import { expect, test } from 'vitest';
import { plainItem } from '#domain/repair-plan/testing/example-plan.ts';
import { noTrial, type Trial } from '#domain/repair-plan/trial/trial.ts';
import { decodeTrial, encodeTrial } from './share-link.ts';

const trial: Trial = {
  ...noTrial,
  steps: [
    { fromYear: 2026, unitPriceYen: 100 },
    { fromYear: 2028, unitPriceYen: 185 },
  ],
  moves: [{ itemId: null, fromYear: 2040, toYear: 2042 }],
  edits: { changed: [{ ...plainItem, part: '屋上（東）', note: '雨漏り？' }], removed: ['a b'] },
};

async function codeOf(some: Trial): Promise<string> {
  return (await encodeTrial({ baseNumber: 2, trial: some })) ?? '';
}

test('a trial comes out of its link as it went in', async () => {
  expect(await decodeTrial(await codeOf(trial))).toEqual({ baseNumber: 2, trial });
});

test('the code needs no escaping in an address', async () => {
  const code = await codeOf(trial);
  expect(code).toMatch(/^[\w-]+$/);
  expect(code.length).toBeLessThan(600);
});

test('a link that was cut, changed or made up opens nothing', async () => {
  const code = await codeOf(trial);
  const others = ['', 'あいう', '%%%', code.slice(0, -9), code.slice(3), `x${code}`];
  expect(await Promise.all(others.map(decodeTrial))).toEqual(others.map(() => null));
});

test('a trial with something that is no number opens nothing', async () => {
  const half = { ...trial, steps: [{ fromYear: 2028, unitPriceYen: Number.NaN }] };
  expect(await decodeTrial(await codeOf(half))).toBeNull();
});

test('a whole corrected register does not fit', async () => {
  const changed = Array.from({ length: 800 }, (_, index) => ({
    ...plainItem,
    id: `line-${index * 7919}`,
    quantity: (index * 31_337) % 977,
    unitPriceYen: (index * 104_729) % 999_983,
  }));
  const large = { ...trial, edits: { changed, removed: [] } };
  expect(await encodeTrial({ baseNumber: 2, trial: large })).toBeNull();
});

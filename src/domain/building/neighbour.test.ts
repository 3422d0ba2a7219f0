import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Direction, neighbourOf } from './neighbour.ts';

const dwellings = [1, 2, 3].flatMap((floor) =>
  [1, 2, 3, 4].map((position) => ({ floor, position, number: `${floor}0${position}` })),
);
// The top floor has a single wide dwelling.
const withPenthouse = [...dwellings, { floor: 5, position: 2, number: '502' }];

function from(number: string, direction: Direction): string | undefined {
  const start = withPenthouse.find((it) => it.number === number);
  return start && neighbourOf(withPenthouse, start, direction)?.number;
}

test('beside, above, below and to the ends of a floor', () => {
  expect(from('202', 'left')).toBe('201');
  expect(from('202', 'right')).toBe('203');
  expect(from('202', 'up')).toBe('302');
  expect(from('202', 'down')).toBe('102');
  expect(from('202', 'first')).toBe('201');
  expect(from('202', 'last')).toBe('204');
});

test('nothing beyond the edge, and the nearest one on a floor with fewer dwellings', () => {
  expect(from('201', 'left')).toBeUndefined();
  expect(from('204', 'right')).toBeUndefined();
  expect(from('101', 'down')).toBeUndefined();
  expect(from('304', 'up')).toBe('502');
  expect(from('502', 'up')).toBeUndefined();
  expect(from('502', 'down')).toBe('302');
});

test('a step and the step back lead home in a full grid', () => {
  const back = { left: 'right', right: 'left', up: 'down', down: 'up' } as const;
  const steps = fc.constantFrom('left', 'right', 'up', 'down');
  fc.assert(
    fc.property(fc.constantFrom(...dwellings), steps, (start, direction) => {
      const next = neighbourOf(dwellings, start, direction);
      expect(next ? neighbourOf(dwellings, next, back[direction]) : start).toBe(start);
    }),
  );
});

import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Dwelling } from '#contract/community.ts';
import { elevationOf, frame } from './elevation.ts';
import { FloorPlan } from './floor-plan.tsx';

const plans = [
  { planType: 'Aタイプ', layout: '3LDK', areaM2: 78.45, shareNumerator: 7_845 },
  { planType: 'Cタイプ', layout: '2LDK', areaM2: 64.1, shareNumerator: 6_410 },
] as const;

const dwellings: readonly Dwelling[] = [1, 2, 3].flatMap((floor) =>
  plans.map((plan, index) => ({
    ...plan,
    number: `${floor}0${index + 1}`,
    floor,
    position: index + 1,
    shareDenominator: 42_765,
    votes: 1,
    managementFeeYen: 16_470,
    reserveFeeYen: 11_770,
  })),
);

beforeEach(() => {
  render(<FloorPlan dwellings={dwellings} />);
});

afterEach(cleanup);

const cell = (number: string) =>
  screen.getByRole('gridcell', { name: new RegExp(`^${number}号室`) });
const chosen = () => screen.getByRole('gridcell', { selected: true });

test('one dwelling is chosen and is the only stop of the Tab key', () => {
  expect(chosen()).toBe(cell('101'));
  const stops = screen.getAllByRole('gridcell').filter((it) => it.getAttribute('tabindex') === '0');
  expect(stops).toEqual([cell('101')]);
});

test('a press shows what is true of a dwelling', () => {
  fireEvent.click(cell('302'));
  const facts = screen.getByRole('heading', { name: '302号室' }).parentElement;
  expect(facts?.textContent).toContain('Cタイプ 2LDK');
  expect(facts?.textContent).toContain('64.10㎡');
  expect(facts?.textContent).toContain('6,410／42,765');
  expect(facts?.textContent).toContain('月 28,240円');
});

test('arrow keys walk through the building and stop at its edge', () => {
  const keys = ['ArrowUp', 'ArrowRight', 'ArrowUp', 'ArrowUp', 'Home', 'ArrowDown', 'End'];
  const walk = keys.map((key) => {
    fireEvent.keyDown(chosen(), { key });
    return chosen().getAttribute('data-number');
  });
  expect(walk).toEqual(['201', '202', '302', '302', '301', '201', '202']);
  expect(document.activeElement).toBe(cell('202'));
});

test('every dwelling stands in the table too', () => {
  const table = screen.getByRole('table', { name: 'すべての住戸', hidden: true });
  expect(within(table).getAllByRole('rowheader', { hidden: true })).toHaveLength(dwellings.length);
});

test('the picture: top floor first, widths by area, names over uniform columns', () => {
  const { rows, columns, groundY } = elevationOf(dwellings);
  expect(rows.map(({ floor }) => floor)).toEqual([3, 2, 1]);
  expect(columns.map(({ name }) => name)).toEqual(['A', 'C']);
  const widths = rows.map(({ cells }) => cells.map(({ width }) => width));
  for (const [corner = 0, middle = 0] of widths) {
    expect(corner + middle).toBeCloseTo(frame.bodyWidth);
    expect(corner / middle).toBeCloseTo(78.45 / 64.1);
  }
  expect(groundY).toBe(frame.roofHeight + 3 * frame.storeyHeight);
});

test('no names over columns that differ from floor to floor', () => {
  const [first] = dwellings;
  const mixed = dwellings.map((it) => (it === first ? { ...it, planType: 'Dタイプ' } : it));
  expect(elevationOf(mixed).columns).toEqual([]);
  expect(elevationOf([]).rows).toEqual([]);
});

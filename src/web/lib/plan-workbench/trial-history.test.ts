import { expect, test } from 'vitest';
import { noTrial, type Trial } from '#domain/repair-plan/trial/trial.ts';
import { historyOf, isEmptyTrial, redo, step, undo } from './trial-history.ts';

function fee(unitPriceYen: number): Trial {
  return { ...noTrial, steps: [{ fromYear: 2027, unitPriceYen }] };
}

test('every step is taken back and brought again', () => {
  const history = step(step(historyOf(), fee(180)), fee(200));
  const back = undo(undo(history));
  expect(back.trial).toEqual(noTrial);
  expect(redo(redo(back)).trial).toEqual(fee(200));
});

test('a slider that moves through fifty places is one step', () => {
  let history = step(historyOf(), fee(100));
  for (let price = 150; price < 200; price += 1) history = step(history, fee(price), 'fee');
  expect(undo(history).trial).toEqual(fee(100));
});

test('another control, or the same one after an undo, begins a step of its own', () => {
  const moved = step(step(historyOf(), fee(150), 'fee'), fee(160), 'price');
  expect(undo(moved).trial).toEqual(fee(150));
  const again = step(undo(moved), fee(170), 'fee');
  expect(undo(again).trial).toEqual(fee(150));
});

test('a new step leaves nothing to bring again, and an empty past stays as it is', () => {
  const history = step(undo(step(historyOf(), fee(150))), fee(160));
  expect(redo(history)).toBe(history);
  const fresh = historyOf();
  expect(undo(fresh)).toBe(fresh);
});

test('the past holds a hundred steps', () => {
  let history = historyOf();
  for (let price = 0; price < 250; price += 1) history = step(history, fee(price));
  for (let count = 0; count < 300; count += 1) history = undo(history);
  expect(history.trial).toEqual(fee(149));
});

test('a trial is empty only when nothing is tried', () => {
  expect(isEmptyTrial(noTrial)).toBe(true);
  expect(isEmptyTrial(fee(150))).toBe(false);
  expect(isEmptyTrial({ ...noTrial, levies: [] })).toBe(false);
  expect(isEmptyTrial({ ...noTrial, edits: { changed: [], removed: ['a'] } })).toBe(false);
  expect(
    isEmptyTrial({ ...noTrial, moves: [{ itemId: null, fromYear: 2035, toYear: 2036 }] }),
  ).toBe(false);
});

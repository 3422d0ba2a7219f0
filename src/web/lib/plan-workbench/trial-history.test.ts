import { expect, test } from 'vitest';
import { noTrial, type Trial } from '#domain/repair-plan/trial/trial.ts';
import { historyOf, isEmptyTrial, redo, step, type TrialHistory, undo } from './trial-history.ts';

function fee(unitPriceYen: number): Trial {
  return { ...noTrial, steps: [{ fromYear: 2027, unitPriceYen }] };
}

function stepTo(history: TrialHistory, trial: Trial, hold?: string): TrialHistory {
  return step(history, { trial }, hold);
}

test('every step is taken back and brought again', () => {
  const history = stepTo(stepTo(historyOf(), fee(180)), fee(200));
  const back = undo(undo(history));
  expect(back.trial).toEqual(noTrial);
  expect(redo(redo(back)).trial).toEqual(fee(200));
});

test('a slider that moves through fifty places is one step', () => {
  let history = stepTo(historyOf(), fee(100));
  for (let price = 150; price < 200; price += 1) history = stepTo(history, fee(price), 'fee');
  expect(undo(history).trial).toEqual(fee(100));
});

test('another control, or the same one after an undo, begins a step of its own', () => {
  const moved = stepTo(stepTo(historyOf(), fee(150), 'fee'), fee(160), 'price');
  expect(undo(moved).trial).toEqual(fee(150));
  const again = stepTo(undo(moved), fee(170), 'fee');
  expect(undo(again).trial).toEqual(fee(150));
});

test('a new step leaves nothing to bring again, and an empty past stays as it is', () => {
  const history = stepTo(undo(stepTo(historyOf(), fee(150))), fee(160));
  expect(redo(history)).toBe(history);
  const fresh = historyOf();
  expect(undo(fresh)).toBe(fresh);
});

test('a text that is no value is a step, and comes back with what stood beside it', () => {
  const unreadable = [{ itemId: 'a', field: 'quantity', sentence: '読めません。', text: '約3' }];
  const typed = step(stepTo(historyOf(), fee(150)), { unreadable });
  const gone = step(typed, { trial: noTrial, unreadable: [] });
  expect(undo(gone)).toMatchObject({ trial: fee(150), unreadable });
  expect(undo(undo(gone))).toMatchObject({ trial: fee(150), unreadable: [] });
  expect(redo(undo(undo(gone)))).toMatchObject({ trial: fee(150), unreadable });
});

test('the past holds a hundred steps', () => {
  let history = historyOf();
  for (let price = 0; price < 250; price += 1) history = stepTo(history, fee(price));
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

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { meaningOfPassage, meaningOfQuestion, nearnessOf, unit } from './meaning.ts';

const text = fc.array(fc.constantFrom(...'犬猫を飼う総会の議事録ごみ駐車場修繕積立金、。'), {
  minLength: 1,
  maxLength: 30,
});

test('nothing lies nearer than the same direction, nor further than the opposite one', () => {
  fc.assert(
    fc.property(text, text, (asked, said) => {
      const question = meaningOfQuestion(asked.join(''));
      const passage = meaningOfPassage('', said.join(''));
      const nearness = nearnessOf(question, passage, 0);
      expect(Math.abs(nearness)).toBeLessThanOrEqual(unit + 1e-3);
    }),
  );
});

test('a question said as the passage says it points the same way', () => {
  const said = '総会の議事録は理事長が保管する';
  expect(nearnessOf(meaningOfQuestion(said), meaningOfPassage('', said), 0)).toBeCloseTo(unit, 3);
});

test('what has no known letters points nowhere', () => {
  expect(meaningOfQuestion('…').every((value) => value === 0)).toBe(true);
  expect(nearnessOf(meaningOfQuestion(''), meaningOfPassage('', '総会'), 0)).toBe(0);
});

test('where the words stand in the text does not matter, and how often only a little', () => {
  const once = meaningOfPassage('', '総会。議事録');
  expect(nearnessOf(once, meaningOfPassage('', '議事録。総会'), 0)).toBeCloseTo(unit, 3);
  const often = meaningOfPassage('', '総会。総会。総会。議事録');
  expect(nearnessOf(once, often, 0)).toBeGreaterThan(unit * 0.8);
});

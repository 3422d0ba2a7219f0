import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Meaning, meaningOfPassage, meaningOfQuestion } from './meaning.ts';

function cosineOf(one: Meaning, other: Meaning): number {
  return one.reduce((sum, value, at) => sum + value * (other[at] ?? 0), 0);
}

const text = fc.array(fc.constantFrom(...'犬猫を飼う総会の議事録ごみ駐車場修繕積立金、。'), {
  minLength: 1,
  maxLength: 30,
});

test('nothing lies nearer than the same direction, nor further than the opposite one', () => {
  fc.assert(
    fc.property(text, text, (asked, said) => {
      const question = meaningOfQuestion(asked.join(''));
      const passage = meaningOfPassage('', said.join(''));
      const nearness = cosineOf(question, passage);
      expect(Math.abs(nearness)).toBeLessThanOrEqual(1 + 1e-4);
    }),
  );
});

test('a question said as the passage says it points the same way', () => {
  const said = '総会の議事録は理事長が保管する';
  expect(cosineOf(meaningOfQuestion(said), meaningOfPassage('', said))).toBeCloseTo(1, 4);
});

test('what has no known letters points nowhere', () => {
  expect(meaningOfQuestion('…').every((value) => value === 0)).toBe(true);
  expect(cosineOf(meaningOfQuestion(''), meaningOfPassage('', '総会'))).toBe(0);
});

test('where the words stand in the text does not matter, and how often only a little', () => {
  const once = meaningOfPassage('', '総会。議事録');
  expect(cosineOf(once, meaningOfPassage('', '議事録。総会'))).toBeCloseTo(1, 4);
  const often = meaningOfPassage('', '総会。総会。総会。議事録');
  expect(cosineOf(once, often)).toBeGreaterThan(0.8);
});

import { describe, expect, test } from 'vitest';
import { brokenAt, type Linked, linkText } from './chain.ts';
import type { Answer } from './record.ts';

/** Any function of the text will do here. */
function digest(text: string): string {
  let sum = 7;
  for (const letter of text) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 2_147_483_647;
  return String(sum);
}
const answer = (number: number): Answer => ({
  number,
  headId: `h${number % 3}`,
  kind: 'paper',
  receivedAt: number * 10,
  day: '2027-05-10',
  choices: { one: 'yes', two: 'no' },
  agentId: null,
  isAtDoor: false,
});

function chained(count: number): readonly Linked[] {
  let link = '';
  return Array.from({ length: count }, (_, index) => {
    link = digest(linkText(link, answer(index + 1)));
    return { ...answer(index + 1), link };
  });
}
const five = chained(5);
const head = five.at(-1)?.link ?? '';
const broken = (answers: readonly Linked[]) => brokenAt({ answers, count: 5, head }, digest);

test('what was written follows link by link, in whatever order the items stand', () => {
  expect(broken(five)).toBeNull();
  expect(
    broken(five.map((it) => ({ ...it, choices: { two: 'no' as const, one: 'yes' as const } }))),
  ).toBeNull();
  expect(brokenAt({ answers: [], count: 0, head: '' }, digest)).toBeNull();
});

describe('what was changed afterwards is named by its number', () => {
  const changes: readonly [string, Partial<Answer>][] = [
    ['head', { headId: 'other' }],
    ['kind', { kind: 'withdrawal' }],
    ['moment', { receivedAt: 31 }],
    ['day', { day: '2027-05-11' }],
    ['a choice', { choices: { one: 'no', two: 'no' } }],
    ['a choice less', { choices: { one: 'yes' } }],
    ['agent', { agentId: 'h2' }],
    ['door', { isAtDoor: true }],
    ['number', { number: 9 }],
  ];
  test.each(changes)('%s', (_, change) => {
    expect(broken(five.map((it, index) => (index === 2 ? { ...it, ...change } : it)))).toBe(3);
  });

  test('rows cut out, cut off or swapped', () => {
    expect(broken(five.toSpliced(1, 1))).toBe(2);
    expect(broken(five.slice(0, 4))).toBe(5);
    const [one, two, ...rest] = five;
    if (!(one && two)) throw new Error('no answers');
    expect(broken([two, one, ...rest])).toBe(1);
  });
});

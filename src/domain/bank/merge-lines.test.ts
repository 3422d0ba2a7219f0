import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '#domain/calendar.ts';
import { mergeLines } from './merge-lines.ts';
import { wholeStatement } from './read-list.ts';
import { noHint, type Statement, type StatementLine } from './statement.ts';

function statementOf(openingYen: number, moves: readonly (readonly [string, number, string])[]) {
  let balanceYen = openingYen;
  const lines = moves.map(([heldOn, amountYen, text]): StatementLine => {
    balanceYen += amountYen;
    return { heldOn, amountYen, balanceYen, kind: '', text };
  });
  return wholeStatement(lines, { format: 'CSV', hint: noHint });
}

const october = statementOf(1_000, [
  ['2026-10-05', 500, 'ア'],
  ['2026-10-05', 500, 'イ'],
  ['2026-10-20', -300, 'ウ'],
]);

describe('an overlapping file', () => {
  test('that is the same adds nothing', () => {
    expect(mergeLines(october.lines, october)).toMatchObject({
      fresh: [],
      knownCount: 3,
      gap: null,
      missedYen: 0,
    });
  });

  test('adds what is new, and two equal sums of a day stay two', () => {
    const first = statementOf(1_000, [['2026-10-05', 500, 'ア']]);
    const { fresh, knownCount } = mergeLines(first.lines, october);
    expect(knownCount).toBe(1);
    expect(fresh.map(({ text, nth }) => [text, nth])).toEqual([
      ['イ', 2],
      ['ウ', 1],
    ]);
  });

  test('with other words for the same line adds nothing', () => {
    const other = {
      ...october,
      lines: october.lines.map((line) => ({ ...line, text: `${line.text}.` })),
    };
    expect(mergeLines(october.lines, other).fresh).toEqual([]);
  });

  test('tells the days that are missing, and by how much', () => {
    const november = statementOf(1_900, [['2026-11-02', 100, 'エ']]);
    expect(mergeLines(october.lines, november).gap).toEqual({
      from: '2026-10-21',
      until: '2026-11-01',
      yen: 200,
    });
    const direct = statementOf(1_700, [['2026-11-02', 100, 'エ']]);
    expect(mergeLines(october.lines, direct).gap).toBeNull();
  });

  test('that lacks a line of before is told by its sum', () => {
    const without = statementOf(1_000, [
      ['2026-10-01', 1, 'オ'],
      ['2026-10-20', -300, 'ウ'],
      ['2026-10-25', 10, 'カ'],
    ]);
    expect(mergeLines(october.lines, without).missedYen).toBe(1_000);
  });
});

test('whatever is cut out of a list in pieces that overlap comes together again', () => {
  const move = fc.tuple(
    fc.integer({ min: 0, max: 20 }),
    fc.constantFrom(100, 200, -50),
    fc.constantFrom('ア', 'イ'),
  );
  fc.assert(
    fc.property(
      fc.array(move, { minLength: 2, maxLength: 40 }),
      fc.array(fc.nat(), { maxLength: 6 }),
      (moves, cuts) => {
        const days = moves
          .toSorted(([one], [other]) => one - other)
          .map(([day, yen, text]) => [addDays('2026-10-01', day), yen, text] as const);
        const whole = statementOf(10_000, days);
        let known: readonly StatementLine[] = [];
        const starts = [...cuts.map((cut) => cut % days.length), 0, days.length - 1].toSorted(
          (a, b) => a - b,
        );
        for (const start of starts) {
          const from = whole.lines[start]?.heldOn ?? '';
          const part = whole.lines.filter(
            ({ heldOn }) => heldOn >= from && heldOn <= addDays(from, 9),
          );
          const { fresh } = mergeLines(known, partOf(whole, part));
          known = [...known, ...fresh].toSorted((a, b) => a.heldOn.localeCompare(b.heldOn));
        }
        const { fresh, missedYen } = mergeLines(known, whole);
        const all = [...known, ...fresh]
          .map((line) => `${line.heldOn} ${line.amountYen}`)
          .toSorted();
        expect(all).toEqual(
          whole.lines.map((line) => `${line.heldOn} ${line.amountYen}`).toSorted(),
        );
        expect(missedYen).toBe(0);
      },
    ),
    { seed: 5 },
  );
});

function partOf(whole: Statement, lines: readonly StatementLine[]): Statement {
  const [first] = lines;
  const last = lines.at(-1);
  if (!first || !last) throw new Error('empty');
  const openingYen = (first.balanceYen ?? 0) - first.amountYen;
  return {
    ...whole,
    lines,
    from: first.heldOn,
    until: last.heldOn,
    openingYen,
    closingYen: last.balanceYen,
  };
}

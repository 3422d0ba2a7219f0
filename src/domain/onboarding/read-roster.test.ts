import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readRoster } from './read-roster.ts';
import type { RosterDwelling } from './roster.ts';

const head = ['部屋番号', '専有面積', '持分', '議決権', '区分所有者', 'フリガナ'];
const read = (lines: readonly (readonly string[])[], known: readonly RosterDwelling[] = []) =>
  readRoster([head, ...lines], known);
const problemsOf = (line: readonly string[]) =>
  Object.values(read([line]).lines[0]?.cells ?? {}).flatMap(({ problem }) => problem ?? []);

describe('a table of dwellings', () => {
  test('is read with full-width figures, a title above it and co-owners', () => {
    const { dwellings, lines, problems } = readRoster(
      [
        ['さくら台マンション　組合員名簿'],
        ['No', '号室', '専有面積（㎡）', '共有持分', '議決権数', '区分所有者', 'フリガナ'],
        [
          '1',
          '１０１号室',
          '７０．５',
          '705/1,410',
          '1',
          '佐藤　太郎、佐藤　花子',
          'ｻﾄｳ ﾀﾛｳ、ｻﾄｳ ﾊﾅｺ',
        ],
        ['2', '201', '70.5㎡', '705/1410', '', '鈴木 一郎（1/3）、鈴木 二郎（2/3）', ''],
        ['', '', '', '', '', '', ''],
      ],
      [],
    );
    expect(problems).toEqual([]);
    expect(lines.map(({ place, state }) => [place, state])).toEqual([
      [3, 'new'],
      [4, 'new'],
    ]);
    expect(dwellings[0]).toMatchObject({
      number: '101',
      floor: 1,
      areaM2: 70.5,
      shareNumerator: 705,
      shareDenominator: 1_410,
      votes: 1,
      owners: [
        { name: '佐藤 太郎', kana: 'サトウ タロウ', shareNumerator: 1, shareDenominator: 2 },
        { name: '佐藤 花子', kana: 'サトウ ハナコ', shareNumerator: 1, shareDenominator: 2 },
      ],
    });
    expect(dwellings[1]).toMatchObject({
      floor: 2,
      owners: [
        { name: '鈴木 一郎', shareNumerator: 1, shareDenominator: 3 },
        { name: '鈴木 二郎', shareNumerator: 2, shareDenominator: 3 },
      ],
    });
  });

  test('without denominators takes the sum of the parts for the whole', () => {
    const { dwellings } = read([
      ['101', '50', '5000', '1', '', ''],
      ['102', '60', '6000', '1', '', ''],
    ]);
    expect(dwellings.map((it) => [it.shareNumerator, it.shareDenominator])).toEqual([
      [5_000, 11_000],
      [6_000, 11_000],
    ]);
  });

  test.each([
    [['', '50', '1', '1', '', ''], '部屋番号を入れてください。'],
    [['101', '', '1', '1', '', ''], '数字で入れてください。'],
    [['101', '70.555', '1', '1', '', ''], '小数第2位までで入れてください。'],
    [['101', '70', '0.05', '1', '', ''], '「6820/409320」のように、分数か整数で入れてください。'],
    [['101', '70', '3/2', '1', '', ''], '持分を確かめてください。'],
    [['101', '70', '1', '1.5', '', ''], '整数で入れてください。'],
    [
      ['101', '70', '1', '1', '佐藤（1/2）、鈴木（1/3）', ''],
      '共有者の持分の合計が1になりません。',
    ],
    [['101', '70', '1', '1', '佐藤、鈴木', 'サトウ'], '区分所有者とフリガナの人数がちがいます。'],
    [
      ['特別室', '70', '1', '1', '', ''],
      '部屋番号から階が分かりません。「階」の列を加えてください。',
    ],
  ])('%j: %s', (line, problem) => {
    expect(problemsOf(line)).toEqual([problem]);
    expect(read([line]).dwellings).toEqual([]);
  });

  test('with one number twice, or shares that are not the whole, is not taken', () => {
    const twice = read([
      ['101', '50', '', '1', '', ''],
      ['１０１', '60', '', '1', '', ''],
    ]);
    expect(twice.dwellings).toEqual([]);
    const short = read([
      ['101', '50', '50/200', '1', '', ''],
      ['102', '60', '60/200', '1', '', ''],
    ]);
    expect(short.problems).toEqual(['持分の合計が110で、分母の200と合いません。']);
    expect(short.dwellings).toEqual([]);
  });

  test('without headings says what is missing', () => {
    expect(readRoster([['101', '50']], []).problems).toHaveLength(1);
    expect(read([]).problems).toEqual(['見出しの下に、住戸の行がありません。']);
  });
});

describe('beside what is registered', () => {
  const lines = [
    ['101', '50', '50/110', '1', '佐藤 太郎', ''],
    ['102', '60', '60/110', '1', '鈴木 花', ''],
  ];
  const known = read(lines).dwellings;

  test('the same table changes nothing', () => {
    expect(read(lines, known).lines.map(({ state }) => state)).toEqual(['same', 'same']);
  });

  test('what changes is told with what was there, and what the table does not name stays', () => {
    const {
      lines: changed,
      restCount,
      dwellings,
    } = readRoster(
      [
        ['部屋番号', '専有面積', '区分所有者'],
        ['102', '60', '高橋 花'],
      ],
      known,
    );
    expect(changed[0]).toMatchObject({ state: 'changed', cells: { owners: { was: '鈴木 花' } } });
    expect(restCount).toBe(1);
    expect(dwellings[0]).toMatchObject({ shareNumerator: 60, shareDenominator: 110, votes: 1 });
  });
});

test('whatever is pasted, nothing wrong is taken', () => {
  const cell = fc.oneof(fc.string(), fc.constantFrom('101', '1/2', '70', '佐藤', '', '０', '-1'));
  fc.assert(
    fc.property(fc.array(fc.array(cell, { maxLength: 7 }), { maxLength: 5 }), (lines) => {
      const { dwellings, lines: told, problems } = read(lines);
      const isRight = problems.length === 0 && told.every(({ state }) => state !== 'wrong');
      expect(dwellings.length).toBe(isRight ? told.length : 0);
      expect(new Set(dwellings.map(({ number }) => number)).size).toBe(dwellings.length);
      expect(dwellings.every(({ areaM2, votes }) => areaM2 > 0 && Number.isInteger(votes))).toBe(
        true,
      );
    }),
    { numRuns: 300 },
  );
});

describe('dues once there is a 料金表', () => {
  const duesHead = ['部屋番号', '専有面積', '区分所有者', '管理費', '修繕積立金'];
  const [known] = readRoster(
    [duesHead, ['101', '70', '佐藤 太郎', '12,000', '9,000']],
    [],
  ).dwellings;
  const told = (...lines: string[][]) =>
    readRoster([duesHead, ...lines], known ? [known] : [], () => ({ managementFeeYen: 13_000 }));

  test('may be repeated, and leave what was registered', () => {
    const { dwellings, lines } = told(['101', '71', '佐藤 太郎', '13,000円', '9,500']);
    expect(lines[0]?.state).toBe('changed');
    expect(dwellings).toMatchObject([
      { areaM2: 71, managementFeeYen: 12_000, reserveFeeYen: 9_500 },
    ]);
  });

  test.each([
    ['another sum', ['101', '70', '佐藤 太郎', '12,000', '9,000'], /^料金表では13,000円です。/],
    ['no sum at all', ['101', '70', '佐藤 太郎', '未定', '9,000'], /^料金表では13,000円です。/],
    ['that of a new dwelling', ['201', '70', '鈴木 一郎', '13,000', ''], /^管理費は料金表で/],
  ])('are changed there alone: %s', (_what, line, sentence) => {
    const { dwellings, lines } = told(line);
    expect(dwellings).toEqual([]);
    expect(lines[0]?.cells.managementFeeYen?.problem).toMatch(sentence);
  });
});

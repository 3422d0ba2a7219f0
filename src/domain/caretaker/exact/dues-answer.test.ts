import { describe, expect, test } from 'vitest';
import { exampleQuestion } from '#domain/caretaker/answering/testing/example-evidence.ts';
import { recordPassages } from '#domain/caretaker/records/record-passages.ts';
import { exampleFacts } from '#domain/caretaker/records/testing/example-facts.ts';
import { duesAnswer } from './dues-answer.ts';

type Asker = { readonly ownDwellings: readonly string[]; readonly ownHomes: readonly string[] };

const stranger: Asker = { ownDwellings: [], ownHomes: [] };
const owner: Asker = { ownDwellings: ['605'], ownHomes: [] };
const tenant: Asker = { ownDwellings: [], ownHomes: ['605'] };

function linesFor(question: string, asker: Asker): readonly string[] {
  const facts = {
    ...exampleFacts,
    ...asker,
    dwellingTypes: exampleFacts.dwellingTypes.map((type) =>
      type.areaM2 === 68.2 ? { ...type, numbers: [...type.numbers, '605'] } : type,
    ),
  };
  const asked = exampleQuestion(question, { today: facts.today });
  // What was found in texts is not looked at.
  const evidence = {} as Parameters<typeof duesAnswer>[0]['evidence'];
  const known = { facts, passages: recordPassages(facts) };
  return (duesAnswer({ asked, evidence, known })?.lines ?? []).map(({ markdown }) => markdown);
}

const sum = '合わせて**24,550円**';
const charged = '部屋の所有者（区分所有者）に請求されます';

describe.each([
  '私の部屋の管理費はいくらですか',
  'うちの管理費は',
  '自分の家の管理費と修繕積立金はいくらですか',
  'いま住んでいる部屋の管理費を教えてください',
  'この部屋の管理費はいくらですか',
])('「%s」 is of the own dwelling', (question) => {
  test('to an owner and to whoever lives there', () => {
    expect(linesFor(question, owner)[0]).toContain(sum);
    expect(linesFor(question, tenant)[0]).toContain(sum);
  });

  test('and who is charged is told to whoever is not', () => {
    expect(linesFor(question, owner).join()).not.toContain(charged);
    expect(linesFor(question, tenant).join()).toContain(charged);
  });

  test('where that is not known, it is looked up in texts', () => {
    expect(linesFor(question, stranger)).toEqual([]);
  });
});

test('a month is asked of the own dwelling first, and all others are told beside it', () => {
  const lines = linesFor('今月の管理費はいくらですか', tenant);
  expect(lines[0]).toContain(sum);
  expect(lines.at(-1)).toContain('住戸の広さにより');
  expect(linesFor('今月の管理費はいくらですか', stranger)).toEqual([]);
});

test('what all pay is no question of the own dwelling', () => {
  expect(linesFor('管理費はいくらですか', tenant)).toEqual([]);
  expect(linesFor('うちのマンションの管理費はいくらですか', tenant)).toEqual([]);
});

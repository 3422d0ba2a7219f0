import { expect, test } from 'vitest';
import { exampleQuestion } from '#domain/caretaker/answering/testing/example-evidence.ts';
import type { KnowledgePassage } from '#domain/caretaker/knowledge.ts';
import { exampleFacts } from '#domain/caretaker/records/testing/example-facts.ts';
import type { DocumentCategory } from '#domain/documents/category.ts';
import { readHereAnswer } from './read-here-answer.ts';

type Given = readonly [category: DocumentCategory, title: string, issuedOn: string];

const passage = ([category, sourceTitle, issuedOn]: Given): KnowledgePassage => ({
  id: `${sourceTitle}-1`,
  origin: 'document',
  sourceId: sourceTitle,
  sourceTitle,
  heading: '',
  href: `/document/${issuedOn}#part-1`,
  category,
  title: '',
  text: '',
  issuedOn,
  inForceFrom: null,
  validity: 'always',
  confidence: null,
});

const library = [
  passage(['bylaw', '管理規約', '2026-05-24']),
  { ...passage(['bylaw', '管理規約（旧）', '2018-05-20']), validity: 'ended' as const },
  passage(['general-meeting', '第16期 通常総会議事録', '2025-05-25']),
  passage(['general-meeting', '第17期 通常総会議事録', '2026-05-24']),
  passage(['general-meeting', '次回通常総会の予定', '2026-10-01']),
  passage(['board-meeting', '2026年10月 理事会議事録', '2026-10-18']),
];

function linesOf(question: string, passages: readonly KnowledgePassage[] = library) {
  const asked = exampleQuestion(question, { today: exampleFacts.today });
  // What was found in texts is not looked at.
  const evidence = {} as Parameters<typeof readHereAnswer>[0]['evidence'];
  const answer = readHereAnswer({ asked, evidence, known: { facts: exampleFacts, passages } });
  return answer?.lines.map(({ markdown }) => markdown);
}

test.each([
  '総会の議事録はどこで見られますか',
  '総会の議事録を読みたい',
  '過去の総会議事録を見るにはどうすればいいですか',
])('%s: the place, and the newest of the name', (question) => {
  expect(linesOf(question)?.[0]).toMatch(
    /議事録は、「文書」の画面の\[総会\]\(\/demo\/documents\?category=general-meeting\)で読めます。$/,
  );
  expect(linesOf(question)?.slice(1)).toEqual([
    '- [第17期 通常総会議事録](/document/2026-05-24)（2026年5月24日）',
    '- [第16期 通常総会議事録](/document/2025-05-25)（2025年5月25日）',
  ]);
});

test('minutes of no named meeting stand in both places', () => {
  expect(linesOf('議事録はどこで見られますか')?.[0]).toBe(
    '議事録は、「文書」の画面の[総会](/demo/documents?category=general-meeting)と[理事会](/demo/documents?category=board-meeting)で読めます。',
  );
});

test('rules that are no longer in force are not shown', () => {
  expect(linesOf('管理規約はどこにありますか')?.slice(1)).toEqual([
    '- [管理規約](/document/2026-05-24)（2026年5月24日）',
  ]);
});

test('what the reader has no document of is left to what is found', () => {
  expect(linesOf('点検報告書はどこで見られますか')).toBeUndefined();
  expect(linesOf('議事録はどこで見られますか', [])).toBeUndefined();
});

test('what stands in a paper, who may see it and where it is kept is another question', () => {
  for (const question of [
    'ペットのことは規約のどこにありますか',
    '議事録の保管場所はどこですか',
    '議事録には誰が署名しますか',
    '賃借人でも議事録を見られますか',
    '議事録はいつまでに配られますか',
    '規約に違反したらどうなりますか',
    '契約書に印紙は要りますか',
    '規約の改正のお知らせはどこに貼られますか',
  ]) {
    expect([question, linesOf(question)]).toEqual([question, undefined]);
  }
});

import { expect, test } from 'vitest';
import { exampleQuestion } from '#domain/caretaker/answering/testing/example-evidence.ts';
import type { KnowledgePassage } from '#domain/caretaker/knowledge.ts';
import { recordPassages } from '#domain/caretaker/records/record-passages.ts';
import { exampleFacts } from '#domain/caretaker/records/testing/example-facts.ts';
import { formerOfficerAnswer } from './former-officer-answer.ts';

const minutes = (issuedOn: string, sourceTitle: string, chair: string): KnowledgePassage => ({
  id: sourceTitle,
  origin: 'document',
  sourceId: sourceTitle,
  sourceTitle,
  heading: '出席者',
  href: '/document/minutes',
  category: 'board-meeting',
  title: '',
  text: `理事　理事長 ${chair}、副理事長 井上 直樹、木村 拓也\n監事　石井 和夫`,
  issuedOn,
  inForceFrom: null,
  validity: 'always',
  confidence: null,
});

const papers = [
  minutes('2025-04-19', '2025年4月 理事会議事録', '中村 正'),
  minutes('2025-05-17', '2025年5月 理事会議事録', '中村 正'),
  minutes('2026-10-17', '2026年10月 理事会議事録', '高橋 誠一'),
];

function linesFor(question: string, given = papers): readonly string[] {
  const asked = exampleQuestion(question, { today: exampleFacts.today });
  // What was found in texts is not looked at.
  const evidence = {} as Parameters<typeof formerOfficerAnswer>[0]['evidence'];
  const known = {
    facts: exampleFacts,
    passages: [...recordPassages(exampleFacts), ...given],
  };
  return (formerOfficerAnswer({ asked, evidence, known })?.lines ?? []).map(
    ({ markdown }) => markdown,
  );
}

test.each([
  '前の理事長は誰ですか',
  '先代の理事長はだれ？',
  '去年の理事長は誰でしたか',
  '前期の理事長の名前を教えてください',
  '前の理事長は誰',
])('「%s」 is not answered with the officers of today', (question) => {
  expect(linesFor(question)).toEqual([
    '役員の記録にあるのは今の役員だけで、前の理事長は載っていません。',
    '議事録では、「2025年5月 理事会議事録」に、理事長として**中村 正**さんの名前があります。',
    '- 今の理事長の高橋 誠一さんの任期は、2025年5月25日からです。',
  ]);
});

test('what no minutes tell is not told', () => {
  expect(linesFor('前の理事長は誰ですか', [])).toHaveLength(2);
  expect(linesFor('去年の役員は誰でしたか')).toEqual([
    '役員の記録にあるのは今の役員だけで、前の役員は載っていません。',
  ]);
});

test.each([
  '理事長は誰ですか',
  '前の理事長と今の理事長はどちらが有能ですか',
  '前の理事長が決めたことは誰が守りますか',
  '名前は誰に届け出ますか',
])('「%s」 is another question', (question) => {
  expect(linesFor(question)).toEqual([]);
});

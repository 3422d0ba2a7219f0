import { expect, test } from 'vitest';
import { exampleItem } from '#domain/caretaker/answering/testing/example-evidence.ts';
import type { KnowledgePassage } from '#domain/caretaker/knowledge.ts';
import { subjectsOf } from '#domain/retrieval/answer/subjects.ts';
import { parseQuestion } from '#domain/retrieval/question/parse-question.ts';
import { entriesOf } from '#domain/retrieval/question/synonyms.ts';
import { normalise } from '#domain/retrieval/text/normalise.ts';
import { hints, thesaurus } from '#domain/retrieval/thesaurus/thesaurus.ts';
import { rankCandidates } from './rank-candidates.ts';
import { guideFirst, standingFirst } from './standing-first.ts';
import { candidate, passageOf } from './testing/candidate.ts';

const entries = entriesOf(thesaurus, hints);
const subjectsIn = (question: string) => subjectsOf(parseQuestion(question, entries));

const paper = (
  category: KnowledgePassage['category'],
  sourceTitle: string,
  text: string,
): KnowledgePassage => ({
  ...passageOf('pets'),
  id: `${sourceTitle}#1`,
  category,
  sourceTitle,
  heading: '',
  text,
});
const minutes = paper(
  'board-meeting',
  '2025年1月 理事会議事録',
  '共用廊下に傘立てを置いている住戸がある。',
);
const rule = paper('bylaw', '管理規約', '廊下には、私物を置いてはならない。');
const guide = paper('notice', '宅配ボックスのルール', '3日以内に取り出してください。');
const near = Math.log(0.08);
const far = Math.log(0.01);

function leads(question: string, other: KnowledgePassage, fits = near) {
  const ranked = rankCandidates([candidate(minutes, 0), candidate(other, fits)], 'management');
  const ordered = standingFirst(ranked, normalise(question), subjectsIn(question));
  expect(ordered[0]?.likelihood).toBe(ranked[0]?.likelihood);
  return ordered[0]?.passage;
}

test('whether it is allowed is told by the rule, and not by what a board saw', () => {
  expect(leads('玄関前に傘立てを置いていいですか', rule)).toBe(rule);
});

test.each([
  ['a guide forbids nothing', '玄関前に傘立てを置いていいですか', guide, near],
  ['the rule is too far', '玄関前に傘立てを置いていいですか', rule, far],
  ['the board was asked about', '傘立てを置いていいと理事会で決まりましたか', rule, near],
  ['it is not asked whether one may', '傘立てを置いている家はありますか', rule, near],
])('%s: the minutes stay', (_, question, other, fits) => {
  expect(leads(question, other, fits)).toBe(minutes);
});

test('how a thing is used is told by the guide of that name, as likely as the minutes were', () => {
  const items = [exampleItem(minutes, 0.9), exampleItem(rule, 0.5), exampleItem(guide, 0.06)];
  const first = (question: string) =>
    guideFirst(items, normalise(question), subjectsIn(question))[0];
  expect(first('宅配ボックスの使い方')).toEqual({ ...items[2], chance: 0.9 });
  expect(first('宅配ボックスはいつ付きましたか')?.passage).toBe(minutes);
  expect(first('宅配ボックスの使い方は理事会で決まったのですか')?.passage).toBe(minutes);
});

import { expect, test } from 'vitest';
import type { KnowledgePassage } from '#domain/caretaker/knowledge.ts';
import { subjectsOf } from '#domain/retrieval/answer/subjects.ts';
import { parseQuestion } from '#domain/retrieval/question/parse-question.ts';
import { entriesOf } from '#domain/retrieval/question/synonyms.ts';
import { normalise } from '#domain/retrieval/text/normalise.ts';
import { hints, thesaurus } from '#domain/retrieval/thesaurus/thesaurus.ts';
import { listedThingFirst } from './listed-thing-first.ts';
import { rankCandidates } from './rank-candidates.ts';
import { candidate, passageOf } from './testing/candidate.ts';

const entries = entriesOf(thesaurus, hints);

const article = (heading: string, text: string, sourceId = 'pets'): KnowledgePassage => ({
  ...passageOf('pets'),
  sourceId,
  sourceTitle: 'ペット飼育細則',
  id: `${sourceId}#${heading}`,
  heading,
  text,
});
const forbidden = article(
  '第5条（飼うことができない動物）',
  '次の動物は、飼ってはならない。\n一　毒をもつ動物\n二　にわとり',
);
const small = article(
  '第6条（届出の要らない生き物）',
  '次の生き物は、飼うことができる。\n一　小鳥\n二　観賞魚及び小型のかめ\n三　ハムスターその他の小動物',
);
const duties = article(
  '第10条（守ること）',
  '飼う者は、次のことを守らなければならない。\n一　鳴き声が響かないようにすること。',
);
const sentence = article('第6条（届出の要らない生き物）', 'ハムスターは、飼うことができる。');
const elsewhere = { ...small, sourceId: 'other' };
const half = Math.log(0.5);
const hardly = Math.log(0.05);

function leads(
  question: string,
  [first, second]: readonly [KnowledgePassage, KnowledgePassage],
  fits = half,
) {
  const ranked = rankCandidates([candidate(first, 0), candidate(second, fits)], 'management');
  const subjects = subjectsOf(parseQuestion(question, entries));
  const ordered = listedThingFirst(ranked, normalise(question), subjects);
  expect(ordered[0]?.likelihood).toBe(ranked[0]?.likelihood);
  return ordered[0]?.passage;
}

test.each(['ハムスターを飼いたい', 'うさぎを飼いたいです', 'ハムスターを飼ってもいいですか'])(
  '%s: the list that names it goes before the one that names others',
  (question) => {
    expect(leads(question, [forbidden, small])).toBe(small);
  },
);

test.each([
  ['the first names it', 'にわとりを飼いたい', [forbidden, small]],
  ['neither names it', '桜を植えたい', [forbidden, small]],
  ['nobody asks whether it is allowed', 'ハムスターを飼う人は誰ですか', [forbidden, small]],
  ['the first lists duties', 'ハムスターを飼いたい', [duties, small]],
  ['the other is no list', 'ハムスターを飼いたい', [forbidden, sentence]],
  ['the first is no list', 'にわとりを飼いたい', [sentence, forbidden]],
  ['the other is of another rule', 'ハムスターを飼いたい', [forbidden, elsewhere]],
] as const)('the order stays where %s', (_why, question, passages) => {
  expect(leads(question, passages)).toBe(passages[0]);
});

test('and where the list that names it is far from the question', () => {
  expect(leads('ハムスターを飼いたい', [forbidden, small], hardly)).toBe(forbidden);
});

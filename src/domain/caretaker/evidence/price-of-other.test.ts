import { expect, test } from 'vitest';
import { examplePassage } from '#domain/caretaker/answering/testing/example-evidence.ts';
import type { KnowledgePassage } from '#domain/caretaker/knowledge.ts';
import { subjectsOf } from '#domain/retrieval/answer/subjects.ts';
import { parseQuestion } from '#domain/retrieval/question/parse-question.ts';
import { entriesOf } from '#domain/retrieval/question/synonyms.ts';
import { hints, thesaurus } from '#domain/retrieval/thesaurus/thesaurus.ts';
import { isPriceOfOther } from './price-of-other.ts';
import { signsOf } from './question-signs.ts';

const entries = entriesOf(thesaurus, hints);

/** The last line of the passage is taken for the best. */
function isOfOther(question: string, given: Partial<KnowledgePassage> & { text: string }): boolean {
  const passage = examplePassage({ id: 'paper#1', category: 'inspection', ...given });
  const { text } = passage;
  const start = text.lastIndexOf('\n') + 1;
  const best = { start, end: text.length, text: text.slice(start), score: 9, hasExpected: true };
  const subjects = subjectsOf(parseQuestion(question, entries));
  return isPriceOfOther(signsOf(question, '2026-12-01'), subjects, passage, best);
}

const battery = '内容：非常用照明の電池3台／対応：交換／費用の見積り（税込）：39,600円';
const report = {
  sourceTitle: '建築設備・特定建築物の定期調査報告書',
  heading: '是正の見込み',
  text: battery,
};

test.each(['建物の定期調査の費用はいくらですか', '外壁の打診の金額は', '定期調査の費用'])(
  '%s is not answered by the price of a battery',
  (question) => {
    expect(isOfOther(question, report)).toBe(true);
    const text = '非常用照明の電池は、39,600円で交換する。';
    expect(isOfOther(question, { ...report, text })).toBe(true);
  },
);

test.each([
  ['a row of the thing itself', '非常用照明の電池の交換はいくらですか', report],
  ['another cell', '機械式駐車場の更新はいくらですか', row('年度：2030／工事：機械式駐車場の更新')],
  ['a heading', '定期調査の費用はいくらですか', { ...report, heading: '定期調査の費用' }],
  [
    'a sentence above it',
    '定期調査の費用はいくらですか',
    { ...report, text: `定期調査の費用は、次のとおりです。\n${battery}` },
  ],
  [
    'a rule about one thing',
    '駐車場の料金はいくらですか',
    { ...row('区画：機械式'), sourceTitle: '駐車場使用細則', category: 'rule' as const },
  ],
  ['the name of a price', '合鍵を作るといくらですか', { text: '費用は1本5,500円です。' }],
  ['no price asked', '建物の定期調査は誰がしましたか', report],
  ['no price told', '建物の定期調査の費用はいくらですか', { text: '内容：踊り場／対応：撤去' }],
  ['nothing named', 'いくらですか', report],
])('%s leaves the row an answer', (_, question, passage) => {
  expect(isOfOther(question, passage)).toBe(false);
});

function row(cells: string) {
  return { text: `${cells}／費用：9,000円` };
}

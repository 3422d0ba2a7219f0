import { expect, test } from 'vitest';
import { examplePassage } from '#domain/caretaker/answering/testing/example-evidence.ts';
import type { KnowledgePassage } from '#domain/caretaker/knowledge.ts';
import { newestFirst } from './newest-first.ts';
import { signsOf } from './question-signs.ts';
import { candidate } from './testing/candidate.ts';

const today = '2026-12-01';
const asked = '保守点検費の予算にはどの点検が入っていますか';

function paper(year: number, rest: Partial<KnowledgePassage> = {}): KnowledgePassage {
  return examplePassage({
    id: `settlement-${year}#1`,
    sourceTitle: `${year}年度 決算書`,
    heading: '収支予算案（管理費会計）',
    category: 'accounts',
    issuedOn: `${year + 1}-06-10`,
    text: '科目：保守点検費／前期予算額：1,985,000／当期予算額：2,150,000',
    ...rest,
  });
}

function order(question: string, ...found: readonly (readonly [KnowledgePassage, number])[]) {
  const ranked = found.map(([passage, likelihood]) => ({ ...candidate(passage, 0), likelihood }));
  return newestFirst(ranked, signsOf(question, today), today).map(
    ({ passage, likelihood }) => `${passage.sourceId.slice(-4)} ${likelihood}`,
  );
}

test('the newest paper of a series takes the place that the series has won', () => {
  const record = examplePassage({ id: 'record-dues', origin: 'record', text: '3件' });
  expect(order(asked, [paper(2024), 0.5], [record, 0.3], [paper(2025), 0.28])).toEqual([
    '2025 0.5',
    'dues 0.3',
    '2024 0.28',
  ]);
});

test('the year in the title counts more than the day on which it was filed', () => {
  const filedLate = paper(2024, { issuedOn: '2026-11-30' });
  expect(order(asked, [filedLate, 0.5], [paper(2025), 0.4])).toEqual(['2025 0.5', '2024 0.4']);
  const sheets = ['2026-04-01', '2026-10-01'].map((issuedOn, at) =>
    paper(at, { sourceTitle: `点検表 ${at}号`, issuedOn }),
  );
  const [first = paper(0), second = paper(1)] = sheets;
  expect(order(asked, [first, 0.5], [second, 0.4])).toEqual(['nt-1 0.5', 'nt-0 0.4']);
});

test.each([
  '2024年度の保守点検費の予算はいくらですか',
  '令和6年度の保守点検費の予算はいくらですか',
  '前年度の保守点検費はいくらでしたか',
  '以前の保守点検費はいくらでしたか',
])('%s leaves them as they are', (question) => {
  expect(order(question, [paper(2024), 0.5], [paper(2025), 0.4])).toEqual(['2024 0.5', '2025 0.4']);
});

test.each([
  ['a far less likely one', paper(2025), 0.2],
  ['another part of it', paper(2025, { heading: '財産目録' }), 0.4],
  ['another kind of paper', paper(2025, { sourceTitle: '2025年度 予算書' }), 0.4],
  ['one that is not in force', paper(2025, { validity: 'coming' }), 0.4],
])('%s does not go first', (_, newer, likelihood) => {
  expect(order(asked, [paper(2024), 0.5], [newer, likelihood])).toEqual([
    '2024 0.5',
    `2025 ${likelihood}`,
  ]);
});

test('minutes are told in the order in which they answer', () => {
  const minutes = [2024, 2025].map((year) => paper(year, { category: 'board-meeting' }));
  const [older = paper(2024), newer = paper(2025)] = minutes;
  expect(order(asked, [older, 0.5], [newer, 0.4])).toEqual(['2024 0.5', '2025 0.4']);
});

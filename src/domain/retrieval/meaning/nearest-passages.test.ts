import { expect, test } from 'vitest';
import { buildIndex, joinIndexes } from '#domain/retrieval/indexing/build-index.ts';
import { meaningOfPassage, meaningOfQuestion } from './meaning.ts';
import { nearestPassages } from './nearest-passages.ts';

const passages = [
  {
    id: 'oil',
    title: 'ごみ出し細則 第6条（食用油）',
    text: '食用油は、凝固剤で固めるか、紙に染み込ませて燃やすごみに出す。',
  },
  {
    id: 'auditor',
    title: '管理規約 第41条（監事）',
    text: '監事は、管理組合の業務の執行及び財産の状況を監査し、その結果を総会に報告する。',
  },
  {
    id: 'pets',
    title: 'ペット飼育細則 第3条（数）',
    text: 'ペットは、1住戸につき2匹まで飼うことができる。',
  },
];
const index = buildIndex(passages, meaningOfPassage);
const all = { count: 3, accepts: () => true };

test.each([
  ['揚げ物に使った後のあぶらはどう捨てますか', 'oil'],
  ['お金の使い方をチェックする係の人は', 'auditor'],
  ['わんちゃんと暮らしたい', 'pets'],
])('%s: nearest is what answers, though no telling word is shared', (question, id) => {
  const { nearest } = nearestPassages(index, meaningOfQuestion(question), all);
  expect(passages[nearest[0] ?? -1]?.id).toBe(id);
});

const question = meaningOfQuestion('天ぷらの油の捨て方');

test('the shares of all passages are one, and follow how near they are', () => {
  const { of, shareOf, nearest } = nearestPassages(index, question, all);
  expect(shareOf(0) + shareOf(1) + shareOf(2)).toBeCloseTo(1);
  expect([...nearest].map(of)).toEqual([0, 1, 2].map(of).toSorted((a, b) => b - a));
});

test('an index of parts finds the same', () => {
  const parts = passages.map((passage) => buildIndex([passage], meaningOfPassage));
  const joined = nearestPassages(joinIndexes(parts), question, all);
  const whole = nearestPassages(index, question, all);
  expect(joined.nearest).toEqual(whole.nearest);
  expect([0, 1, 2].map(joined.of)).toEqual([0, 1, 2].map(whole.of));
});

test('what may not be read is not among the nearest, and takes no share', () => {
  const { nearest, shareOf } = nearestPassages(index, question, {
    count: 3,
    accepts: (at) => at !== 0,
  });
  expect(nearest).not.toContain(0);
  expect(shareOf(0)).toBe(0);
  expect(shareOf(1) + shareOf(2)).toBeCloseTo(1);
});

test('only so many are given back', () => {
  expect(nearestPassages(index, question, { ...all, count: 1 }).nearest).toEqual([0]);
});

test('passages indexed without a meaning are near to nothing, and an empty index is no trouble', () => {
  const plain = nearestPassages(buildIndex(passages), question, all);
  expect([0, 1, 2].map(plain.of)).toEqual([0, 0, 0]);
  expect(nearestPassages(buildIndex([]), question, all).nearest).toEqual([]);
});

test('in a very large index the passages are not looked through, but each still has its nearness', () => {
  const many = Array.from({ length: 20_001 }, (_, at) => ({ id: `${at}`, title: '', text: '' }));
  const large = joinIndexes([index, buildIndex(many)]);
  const { nearest, of } = nearestPassages(large, question, all);
  expect(nearest).toEqual([]);
  expect(of(0)).toBeCloseTo(nearestPassages(index, question, all).of(0));
});

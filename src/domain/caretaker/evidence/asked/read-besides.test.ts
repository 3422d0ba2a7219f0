import { expect, test } from 'vitest';
import { examplePassage } from '#domain/caretaker/answering/testing/example-evidence.ts';
import { readBesides } from './read-besides.ts';

const votes = { category: 'bylaw', heading: '第47条（総会の会議及び議事）' } as const;
const passages = [
  examplePassage({ id: 'b#47', text: '過半数で決する。', ...votes }),
  examplePassage({ id: 'b#47.2', text: '5分の4以上で決する。', ...votes }),
  examplePassage({ id: 'i#1', text: '検査日：2月', category: 'inspection' }),
  examplePassage({ id: 'i#2', text: '所：ロープ／結果：良', category: 'inspection' }),
  examplePassage({ id: 'j#2', text: '所：水槽／結果：良', category: 'inspection' }),
  examplePassage({ id: 'p#3', text: '案：案1／内容：245円', category: 'plan' }),
];
const read = (asked: string, nearest: readonly number[], accepts = () => true) =>
  readBesides(passages, { nearest, accepts }, asked).map((place) => passages[place]?.id);

test('the beginning of the article on votes, whatever is to be decided', () => {
  expect(read('大規模修繕を決めるには総会で何票いるの', [2])).toEqual(['b#47']);
  expect(read('総会で何票入りましたか', [2])).toEqual([]);
});

test('what was found and what is proposed, of the documents that lie nearest', () => {
  expect(read('検査の結果は', [2])).toEqual(['i#2']);
  expect(read('どんな案がありますか', [5])).toEqual(['p#3']);
});

test('nothing that may not be read', () => {
  expect(read('総会の定足数は', [2], () => false)).toEqual([]);
});

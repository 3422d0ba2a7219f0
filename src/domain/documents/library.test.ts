import { expect, test } from 'vitest';
import { countCategories, searchLibrary, sortLibrary } from './library.ts';

const pets = {
  title: 'ペット飼育細則',
  summary: '1住戸2匹までの飼育の条件です。',
  category: 'rule',
  issuedOn: '2024-05-26',
  isSuperseded: false,
} as const;
const oldPets = { ...pets, issuedOn: '2012-03-01', isSuperseded: true };
const bylaws = { ...pets, title: '管理規約', summary: '', category: 'bylaw' } as const;
const notice = {
  ...pets,
  title: 'お知らせ',
  summary: '',
  category: 'notice',
  issuedOn: '2026-11-01',
} as const;
const library = [notice, oldPets, pets, bylaws];

test('words are looked for in title and summary, kana and width aside', () => {
  expect(searchLibrary(library, { words: ['ぺっと', '条件'], withOld: false })).toEqual([pets]);
  expect(searchLibrary(library, { words: ['ぺっと'], withOld: true })).toEqual([oldPets, pets]);
  expect(searchLibrary(library, { words: [], withOld: false })).toEqual([notice, pets, bylaws]);
});

test('the four orders', () => {
  expect(sortLibrary(library, 'category')).toEqual([bylaws, pets, oldPets, notice]);
  expect(sortLibrary(library, 'newest')).toEqual([notice, pets, bylaws, oldPets]);
  expect(sortLibrary(library, 'oldest')).toEqual([oldPets, pets, bylaws, notice]);
  expect(sortLibrary(library, 'title')).toEqual([notice, pets, oldPets, bylaws]);
});

test('every category of the library is counted, also one where nothing was found', () => {
  expect([...countCategories(library, [pets, oldPets, notice])]).toEqual([
    ['bylaw', 0],
    ['rule', 2],
    ['notice', 1],
  ]);
});

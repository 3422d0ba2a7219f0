import { expect, test } from 'vitest';
import { normalise } from '#domain/retrieval/text/normalise.ts';
import { asksForArticle, asksWholeArticle } from './named-article.ts';

const document = { origin: 'document', validity: 'current' } as const;
const law = { origin: 'law', validity: 'current', category: 'law', heading: '規約の変更' } as const;
const places = {
  bylaw: { ...document, category: 'bylaw', sourceTitle: '管理規約', heading: '第47条（議事）' },
  branch: {
    ...document,
    category: 'bylaw',
    sourceTitle: '管理規約',
    heading: '第47条の2（電磁的方法）',
  },
  former: {
    ...document,
    category: 'bylaw',
    sourceTitle: '管理規約（旧版）',
    heading: '第47条（議事）',
    validity: 'ended',
  },
  pets: { ...document, category: 'rule', sourceTitle: 'ペット飼育細則', heading: '第3条（数）' },
  act: { ...law, sourceTitle: '区分所有法 第31条第1項' },
  imported: { ...law, sourceTitle: '建物の区分所有等に関する法律', heading: '第三十一条' },
  model: { ...law, sourceTitle: 'マンション標準管理規約 第47条' },
} as const;

const found = (question: string): readonly string[] => {
  const isAsked = asksForArticle(normalise(question));
  return isAsked === undefined
    ? []
    : Object.entries(places).flatMap(([name, place]) => (isAsked(place) ? [name] : []));
};

test.each([
  ['管理規約第47条には何が書いてありますか', ['bylaw']],
  ['規約の四十七条を教えて', ['bylaw']],
  ['第47条は何の条文ですか', ['bylaw']],
  ['管理規約第47条の2', ['branch']],
  ['旧規約の管理規約第47条は', ['bylaw', 'former']],
  ['ペット飼育細則の第3条を教えて', ['pets']],
  ['区分所有法第31条は何を定めていますか', ['act', 'imported']],
  ['区分所有法31条', ['act', 'imported']],
  ['標準管理規約の47条では', ['model']],
  ['自転車置場使用細則の第3条', []],
  ['条文はどこで読めますか', []],
  ['総会は何条に書いてありますか', []],
])('%s: %j', (question, expected) => {
  expect(found(question)).toEqual(expected);
});

test.each([
  ['管理規約第47条には何が書いてありますか', true],
  ['区分所有法第31条は何を定めていますか', true],
  ['ペット飼育細則の第3条を教えて', true],
  ['民法709条とは', true],
  ['管理規約第47条', true],
  ['第47条は何の条文ですか', true],
  ['管理規約第47条の特別決議は何人の賛成がいりますか', false],
  ['区分所有法第59条の競売はできますか', false],
  ['規約は何条ありますか', false],
])('%s asks for all of it: %s', (question, isWhole) => {
  expect(asksWholeArticle(normalise(question))).toBe(isWhole);
});

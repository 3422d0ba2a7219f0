import { expect, test } from 'vitest';
import { createAnchors } from './anchor.ts';

test('numbered headings keep their number, others are counted', () => {
  const anchorOf = createAnchors();
  expect(anchorOf('第1章 総則')).toBe('chapter-1');
  expect(anchorOf('第47条（総会の会議及び議事）')).toBe('article-47');
  expect(anchorOf('第38条の2（除外の手続）')).toBe('article-38-2');
  expect(anchorOf('第1号議案　決算の承認')).toBe('agenda-1');
  expect(anchorOf('開催概要')).toBe('section-1');
  expect(anchorOf('閉会')).toBe('section-2');
});

test('two headings never share an anchor', () => {
  const anchorOf = createAnchors();
  expect(anchorOf('附則 第1条')).toBe('section-1');
  expect(anchorOf('第1条（目的）')).toBe('article-1');
  expect(anchorOf('第1条（施行期日）')).toBe('article-1-again-2');
});

test.each([
  ['第１２条（目的）', 'article-12'],
  ['第三条', 'article-3'],
  ['第十条', 'article-10'],
  ['第二十四条', 'article-24'],
  ['第百十一条', 'article-111'],
  ['第二百条', 'article-200'],
  ['第三十八条の二', 'article-38-2'],
  ['第38条の2の3', 'article-38-2-3'],
  ['第一章　総則', 'chapter-1'],
  ['第二号議案　予算', 'agenda-2'],
  ['別表第一', 'table-1'],
  ['1ページ', 'page-1'],
  ['12ページ', 'page-12'],
])('%s is %s, whatever figures it is written in', (heading, anchor) => {
  expect(createAnchors()(heading)).toBe(anchor);
});

test('a page that is spoken of is no page', () => {
  expect(createAnchors()('3ページの表について')).toBe('section-1');
});

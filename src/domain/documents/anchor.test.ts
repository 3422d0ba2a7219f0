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

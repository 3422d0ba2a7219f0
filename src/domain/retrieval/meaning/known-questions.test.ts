import { expect, test } from 'vitest';
import { preparePassage } from '#domain/retrieval/indexing/prepare-passage.ts';
import { keyOfPassage, nearestKnown } from './known-questions.ts';
import { meaningOfQuestion } from './meaning.ts';

const minutes = { title: '2026年5月 理事会議事録', text: '次回は6月13日（土）に開く。' };

test('a passage keeps its key at another date, and not under another title', () => {
  const key = keyOfPassage(preparePassage(minutes));
  const later = { title: '2027年4月 理事会議事録', text: '次回は5月8日（日）に開く。' };
  expect(keyOfPassage(preparePassage(later))).toBe(key);
  expect(keyOfPassage(preparePassage({ ...minutes, title: '総会議事録' }))).not.toBe(key);
});

test('of a text that the product does not ship, no question is known', () => {
  expect(
    nearestKnown(meaningOfQuestion('次回はいつですか'), preparePassage(minutes)),
  ).toBeUndefined();
});

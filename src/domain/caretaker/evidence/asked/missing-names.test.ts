import { expect, test } from 'vitest';
import { missingNames } from './missing-names.ts';

const minutes = {
  origin: 'document',
  title: '3社の見積り',
  text: 'A社と、ひかり工業株式会社。',
} as const;
const law = { origin: 'law', title: '', text: 'たとえばB社が請け負うとき。' } as const;
const missing = (question: string) => missingNames(question, [minutes, law]);

test('what is called by a letter and stands nowhere in the documents of the building is missing', () => {
  expect(missing('B社とＣ社の見積り、どっちが安かった')).toEqual(['B社', 'C社']);
  expect(missing('A社の見積りは')).toEqual([]);
  expect(missing('a社の見積りは')).toEqual([]);
});

test('so is a company', () => {
  expect(missing('株式会社大成との契約は')).toEqual(['株式会社大成']);
  expect(missing('ひかり工業株式会社との契約は')).toEqual([]);
});

test('other words are no names', () => {
  expect(missing('EVの案はどうなった')).toEqual([]);
});

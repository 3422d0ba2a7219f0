import { expect, test } from 'vitest';
import { rowsBeside } from './rows.ts';
import { spansOf } from './spans.ts';

function rows(question: string, text: string, best: number): readonly string[] {
  const spans = spansOf(text);
  const scores = spans.map((_, place) => (place === best ? 10 : 3));
  const [span] = spans.slice(best);
  if (span === undefined) return [];
  const wanted = { understood: question, kind: 'other' } as const;
  return rowsBeside(spans, span, { scores, wanted }).map((one) => one.text);
}

const contract = '契約の相手：湘南防災株式会社\n契約期間：1年間\n料金：年198,000円';

test('of a list of facts, a row for each thing that was asked', () => {
  expect(rows('会社はどこで、いくら払ってる？', contract, 2)).toEqual([
    '契約の相手：湘南防災株式会社',
    '料金：年198,000円',
  ]);
  expect(rows('契約の期間と金額は', contract, 2)).toEqual(['契約期間：1年間', '料金：年198,000円']);
  expect(rows('いくら払ってる？', contract, 2)).toEqual(['料金：年198,000円']);
});

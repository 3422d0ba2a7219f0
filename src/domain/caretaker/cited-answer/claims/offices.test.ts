import { expect, test } from 'vitest';
import { keepsOffices } from './offices.ts';

const officers =
  '今の理事長は、高橋 誠一さんです。\n今の副理事長は、田村 由美子さんです。\n今の会計担当理事（会計係）は、小林 健さんです。\n今の理事は、渡辺 久美さんと森 大輔さんです。';

test.each([
  '理事長は高橋 誠一さんです。',
  '理事長は高橋さん、副理事長は田村さんです。',
  '高橋さんが理事長、田村さんが副理事長です。',
  '会計は小林健さんです。',
  '理事は渡辺さんと森さんです。',
  '理事長は総会を招集します。',
])('gives nobody another office: %s', (sentence) => {
  expect(keepsOffices(sentence, officers)).toBe(true);
});

test.each([
  '理事長は田村 由美子さんです。',
  '副理事長は高橋さんです。',
  '田村さんが理事長です。',
  '監事は小林 健です。',
  '会計担当理事は森さんです。',
])('gives somebody another office: %s', (sentence) => {
  expect(keepsOffices(sentence, officers)).toBe(false);
});

test('reads a list in which the office stands beside the name', () => {
  const minutes = '出席：理事長 高橋、副理事長 田村、監事 石井';
  expect(keepsOffices('監事は石井さんです。', minutes)).toBe(true);
  expect(keepsOffices('理事長は石井さんです。', minutes)).toBe(false);
  expect(keepsOffices('理事長は田村さんです。', '担当 田村 副理事長')).toBe(false);
});

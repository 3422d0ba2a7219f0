import { describe, expect, test } from 'vitest';
import { overriddenBy } from './overridden-by.ts';

function articlesAgainst(text: string, changes: object = {}): readonly string[] {
  const rule = { category: 'bylaw', inForceFrom: '2023-05-28', issuedOn: null, text } as const;
  return overriddenBy({ ...rule, ...changes }).map(({ article }) => article);
}

const allThreeQuarters =
  '規約の変更は、組合員総数の4分の3以上及び議決権総数の4分の3以上の賛成により決する。';

describe('a rule from before the amendment that the Act now overrides', () => {
  test.each([
    [allThreeQuarters, '第17条第1項・第31条第1項'],
    [
      '規約の変更は、組合員総数及び議決権総数の各4分の3以上の多数により決する。',
      '第17条第1項・第31条第1項',
    ],
    [
      '規約の変更は、区分所有者総数及び議決権総数のそれぞれ四分の三以上で決する。',
      '第17条第1項・第31条第1項',
    ],
    [
      '建物の価格の2分の1を超える部分が滅失した場合の復旧は、議決権総数の4分の3以上で決する。',
      '第61条第5項',
    ],
    ['建替え決議は、組合員総数の5分の4以上及び議決権総数の5分の4以上で決する。', '第62条第2項'],
    ['急を要するときは、会日の5日前まで前項の期間を短くすることができる。', '第35条第1項'],
    [
      '総会を招集するには、会議を開く日の5日前までに、組合員に通知を発しなければならない。',
      '第35条第1項',
    ],
    [
      '会議の目的が規約の変更又は建替えであるときは、議案の要領も通知しなければならない。',
      '第35条第1項',
    ],
  ])('%s → %s', (text, article) => {
    expect(articlesAgainst(text)).toEqual([article]);
  });
});

test('what the Act says instead is told in its figures', () => {
  const said = overriddenBy({
    category: 'bylaw',
    inForceFrom: '2023-05-28',
    issuedOn: null,
    text: allThreeQuarters,
  });
  expect(said.map(({ says }) => says)).toEqual([
    '規約の変更や共用部分の重大な変更は、全員ではなく、出席した区分所有者の人数と議決権の、それぞれ4分の3以上の賛成で決まります。出席は、人数と議決権の両方で過半数が必要です。',
  ]);
});

describe('a rule that still holds', () => {
  test.each([
    '出席した組合員の数及びその議決権のそれぞれ4分の3以上の賛成により決する。',
    '普通決議は、組合員総数及び議決権総数の各過半数で決する。',
    '総会は、議決権総数の半数以上を有する組合員が出席しなければ、成立しない。',
    '理事会を招集するには、会日の5日前までに、理事及び監事に通知を発しなければならない。',
    '総会の招集の通知は、会日の2週間前までに発しなければならない。',
    '急を要するときは、期間を短くすることができる。ただし、1週間を下回ることはできない。',
    '全ての議案についての議案の要領を通知する。',
    '建替え決議は5分の4以上とし、区分所有法第62条第2項の事由があるときは4分の3とする。',
    '工事の3日前までに掲示する。',
    '組合員総数の5分の1以上で、議決権総数の5分の1以上を有する組合員は、招集を請求できる。',
    '',
  ])('%s', (text) => {
    expect(articlesAgainst(text)).toEqual([]);
  });
});

test('a rule written since the amendment, a law and minutes are left alone', () => {
  expect(articlesAgainst(allThreeQuarters, { inForceFrom: '2026-05-24' })).toEqual([]);
  expect(articlesAgainst(allThreeQuarters, { inForceFrom: '2026-04-01' })).toEqual([]);
  expect(articlesAgainst(allThreeQuarters, { inForceFrom: '2026-03-31' })).toHaveLength(1);
  expect(articlesAgainst(allThreeQuarters, { category: 'law' })).toEqual([]);
  expect(articlesAgainst(allThreeQuarters, { category: 'general-meeting' })).toEqual([]);
});

test('a rule without a day in force counts from the day it was issued', () => {
  const issued = (issuedOn: string | null) =>
    articlesAgainst(allThreeQuarters, { inForceFrom: null, issuedOn });
  expect(issued('2026-06-01')).toEqual([]);
  expect(issued('2020-06-01')).toHaveLength(1);
  expect(issued(null)).toHaveLength(1);
});

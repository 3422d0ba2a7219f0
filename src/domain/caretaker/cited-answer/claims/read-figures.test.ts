import { expect, test } from 'vitest';
import { hasFigure, readFigures } from './read-figures.ts';

const says = (passage: string, claim: string) =>
  readFigures(claim).every((figure) => hasFigure(readFigures(passage), figure));

const words = (text: string) => readFigures(text).map(({ value, unit }) => value + unit);

test('reads a sum, a count and a limit in any spelling', () => {
  expect(words('残高は５,２３４万円です')).toEqual(['52340000円']);
  expect(words('1億2,000万円')).toEqual(['120000000円']);
  expect(words('犬又は猫を二匹まで')).toEqual(['2匹']);
  expect(words('月額15,000円（税込）')).toEqual(['15000円']);
  expect(words('千葉県の三菱は一般に十分')).toEqual([]);
});

test('reads a day, a time of day, a weekday and a share', () => {
  expect(words('令和8年4月1日')).toEqual(['2026-4-1日付']);
  expect(words('2026-04-01')).toEqual(['2026-4-1日付']);
  expect(words('午後1時30分から')).toEqual(['810時刻']);
  expect(words('13:30')).toEqual(['810時刻']);
  expect(words('毎週月・木曜日と第2水曜日')).toEqual(['月曜日', '木曜日', '水曜日', '2']);
  expect(words('12月19日（土）')).toEqual(['土曜日', '-12-19日付']);
  expect(words('4分の3以上')).toEqual(['3/4分数']);
});

test.each([
  ['残高は52,340,000円', '残高は5,234万円です'],
  ['犬又は猫は2頭まで', '2匹まで飼えます'],
  ['2026年4月1日から5月31日まで', '2026年5月31日まで'],
  ['毎週月・木曜日', '木曜日です'],
  ['令和8年度', '2026年度'],
  ['金額：300', '300円です'],
  ['午前9時から午後5時まで', '17時まで'],
  ['第十七条', '第17条'],
  ['10:00から12:00まで', '10時からです'],
  ['9:00〜20:00', '夜8時まで'],
  ['議決権総数の過半数', '過半数の賛成'],
  ['次の使用は、無料とする', '費用はかかりません'],
  ['賛成45、反対3', '賛成は45票'],
  ['会費は年1,000円', '年額1,000円'],
  ['2〜3週間止まる', '2週間'],
  ['200㎡未満', '200平方メートル未満'],
])('%s says what stands in: %s', (passage, claim) => {
  expect(says(passage, claim)).toBe(true);
});

test.each([
  ['犬又は猫は2匹まで', '3匹まで飼えます'],
  ['2階', '2匹'],
  ['（2）犬', '2匹'],
  ['7日前まで', '7日後'],
  ['200㎡未満', '200㎡以下'],
  ['2匹まで', '2匹以上'],
  ['2026年4月1日から5月24日まで', '2026年5月1日'],
  ['毎週月・木曜日', '金曜日です'],
  ['毎月、火曜日', '月曜日'],
  ['4分の3', '3分の2'],
  ['5,234万円', '5,235万円'],
  ['3　旧細則により届け出て飼っているペットは', '3匹まで飼えます'],
  ['第2・第4月曜日', '2匹まで'],
  ['10:00から12:00まで', '12時からです'],
  ['9:00〜20:00', '9時まで'],
  ['2026年4月1日から5月31日まで', '5月31日から'],
  ['議決権総数の過半数', '4分の3'],
  ['1時間につき200円', '無料です'],
  ['会費は年1,000円', '月1,000円'],
  ['電話 0120-000-119', '0120-000-995'],
])('%s does not say: %s', (passage, claim) => {
  expect(says(passage, claim)).toBe(false);
});

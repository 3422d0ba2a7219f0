import { expect, test } from 'vitest';
import { asksForRecord } from './asked-record.ts';
import { figuresIn } from './figures.ts';

const records = [
  'record-officers',
  'record-reserve-balance',
  'record-general-balance',
  'record-repair-plan',
  'record-settlement-general-2024',
  'record-settlement-reserve-2024',
  'record-settlement-general-2025',
  'record-settlement-reserve-2025',
];

function askedFor(asked: string): readonly string[] {
  const asksFor = asksForRecord(asked, figuresIn(asked, '2026-11-21'));
  return asksFor === undefined ? [] : records.filter(asksFor);
}

test.each([
  '理事長は誰ですか',
  '理事長って誰?',
  '今の監事はどなたですか',
  '会計担当はだれでしょうか',
  '役員の方は今、どなたですか',
  '副理事長さんは誰なの',
  '誰が理事長ですか',
  'どなたが今の監事をしていますか',
])('%s asks for the officers of today', (asked) => {
  expect(askedFor(asked)).toEqual(['record-officers']);
});

test.each([
  '誰が理事長を決めますか',
  '理事長は誰が選びますか',
  '監事は誰に報告しますか',
  '前の理事長は誰でしたか',
  '去年の理事長は誰ですか',
  '理事会の議長は誰が務めますか',
  '理事長の仕事は何ですか',
])('%s does not', (asked) => {
  expect(askedFor(asked)).toEqual([]);
});

test.each([
  ['2025年度の管理費会計の支出はいくらでしたか', ['record-settlement-general-2025']],
  ['2024年度末の修繕積立金の残高', ['record-settlement-reserve-2024']],
  ['一昨年の管理費会計の収入', ['record-settlement-general-2024']],
  [
    '昨年度の決算は黒字でしたか',
    ['record-settlement-general-2025', 'record-settlement-reserve-2025'],
  ],
  ['今の残高は?', ['record-reserve-balance', 'record-general-balance']],
  ['修繕積立金の残高は、いちばん新しい数字でいくらですか', ['record-reserve-balance']],
  ['管理費会計の今の残高', ['record-general-balance']],
  ['大規模修繕はいつですか', ['record-repair-plan']],
  ['次の大規模修繕工事は何年ごろですか', ['record-repair-plan']],
])('%s asks for %j', (asked, expected) => {
  expect(askedFor(asked)).toEqual(expected);
});

test.each([
  '2025年度の決算は総会で承認されましたか',
  '2025年度の管理費会計の水道光熱費の支出',
  '2025年度の修繕積立金の予算',
  '管理費会計の収入はいくらですか',
  '大規模修繕はいつしましたか',
  '前回の大規模修繕はいつでしたか',
  '残高の報告は誰がしますか',
  '修繕積立金の残高は将来足りなくなりますか',
])('%s asks for what is written elsewhere', (asked) => {
  expect(askedFor(asked)).toEqual([]);
});

import { expect, test } from 'vitest';
import { agreementOf, figuresIn, haveSameFigures } from './figures.ts';

const today = '2026-02-10';

const minutes = {
  title: '第17期 通常総会議事録 第1号議案　2025年度決算',
  text: '次期繰越額は、4,182,350円である。',
  issuedOn: '2026-05-24',
} as const;

test('the numbers of a question, each once, and its years', () => {
  expect(figuresIn('2025年度の決算は2025年の何号議案ですか。1,000円ですか', today)).toEqual({
    numbers: ['2025', '1000'],
    years: ['2025'],
  });
});

test.each([
  ['次期繰越額はいくらですか', { numbersMissed: 0, sameYear: 0, otherYear: 0 }],
  ['2025年度の次期繰越額', { numbersMissed: 0, sameYear: 1, otherYear: 0 }],
  ['2026年の総会で承認された額', { numbersMissed: 1, sameYear: 1, otherYear: 0 }],
  ['2023年度の次期繰越額', { numbersMissed: 1, sameYear: 0, otherYear: 1 }],
  ['4182350円は何の額ですか', { numbersMissed: 0, sameYear: 0, otherYear: 0 }],
  ['3匹目を飼えますか', { numbersMissed: 1, sameYear: 0, otherYear: 0 }],
])('%s', (question, agreement) => {
  expect(agreementOf(figuresIn(question, today), minutes)).toEqual(agreement);
});

test('a passage without any year is neither of the year asked about nor of another', () => {
  const rule = { title: '駐輪場使用細則 第4条', text: '1住戸2台までとする。', issuedOn: null };
  expect(agreementOf(figuresIn('2024年は何台でしたか', today), rule)).toEqual({
    numbersMissed: 1,
    sameYear: 0,
    otherYear: 0,
  });
});

test.each([
  ['去年の総会', ['2025']],
  ['昨年度の決算', ['2024']],
  ['一昨年の防災訓練', ['2024']],
  ['一昨年度の収入', ['2023']],
  ['前々年度と前年度', ['2023', '2024']],
  ['今年度の予算', ['2025']],
  ['来年度の予定', ['2026']],
  ['今年の防災訓練', ['2026']],
  ['今年の予算', ['2025']],
  ['去年の決算', ['2024']],
  ['毎年の点検', []],
])('%s in February: the years %j', (question, years) => {
  expect(figuresIn(question, today).years.toSorted()).toEqual(years);
});

test('a record without a date is of the years that it speaks of', () => {
  const record = { title: '管理費会計', text: '2026年度の予算は、100円です。', issuedOn: null };
  expect(agreementOf(figuresIn('2023年度の支出', today), record).otherYear).toBe(1);
  expect(agreementOf(figuresIn('2026年度の支出', today), record).sameYear).toBe(1);
});

test.each([
  ['去年の総会', '2025年の総会', true],
  ['2025年の総会', '2024年の総会', false],
  ['3匹目は飼えますか', 'ペットは飼えますか', false],
  ['総会はいつですか', '次の総会', true],
  ['1,000円と2台', '2台で1000円', true],
])('%s and %s name the same figures: %s', (one, other, isSame) => {
  expect(haveSameFigures(figuresIn(one, today), figuresIn(other, today))).toBe(isSame);
  expect(haveSameFigures(figuresIn(other, today), figuresIn(one, today))).toBe(isSame);
});

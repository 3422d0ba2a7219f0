import { expect, test } from 'vitest';
import { asksBeyond } from './asks-beyond.ts';

test.each([
  'プールは何時まで使えますか',
  '隣のマンションの管理費はいくらですか',
  'おすすめの引っ越し業者はどこですか',
  '5年後の管理費はいくらですか',
  '防犯カメラのメーカーはどこですか',
  '機械室の鍵は誰が持ってるの',
  '次の理事に引き継ぐものは何ですか',
])('%s is outside what the rules about parking tell', (question) => {
  expect(asksBeyond(question, '駐車場の使用料は、月9,000円とする。')).toBe(true);
});

test('a passage that names the thing is not doubted', () => {
  expect(asksBeyond('プールは何時まで使えますか', 'プールは、午後9時まで。')).toBe(false);
  expect(asksBeyond('次の理事に引き継ぐものは', '通帳を引継ぐ。')).toBe(false);
  expect(asksBeyond('次の理事に引継ぐものは', '通帳を引き継ぐ。')).toBe(false);
});

test.each(['ペットは何匹まで飼えますか', '総会の議長は誰ですか', '旅行の間、犬を預かれますか'])(
  '%s is about the association',
  (question) => {
    expect(asksBeyond(question, '')).toBe(false);
  },
);

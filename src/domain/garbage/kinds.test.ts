import { expect, test } from 'vitest';
import { groupKinds, scheduleWords, shortGarbageName } from './kinds.ts';

const rules = [
  { name: '燃やすごみ', weekday: 2, weeks: null, how: '袋に入れます。' },
  { name: '古紙・古布', weekday: 1, weeks: [2, 4], how: '縛ります。' },
  { name: '燃やすごみ', weekday: 5, weeks: null, how: '袋に入れます。' },
  { name: '粗大ごみ', weekday: null, weeks: null, how: '予約します。' },
];

test('one kind for each name, with all its days', () => {
  const kinds = groupKinds(rules);
  expect(kinds.map(({ name }) => name)).toEqual(['燃やすごみ', '古紙・古布', '粗大ごみ']);
  expect(kinds.map(scheduleWords)).toEqual(['毎週火曜・金曜', '第2・第4月曜', '予約制']);
});

test('a kind collected every week and in some weeks says both', () => {
  const [kind] = groupKinds([
    { name: '資源', weekday: 3, weeks: null, how: '' },
    { name: '資源', weekday: 6, weeks: [1], how: '' },
  ]);
  expect(kind && scheduleWords(kind)).toBe('毎週水曜、第1土曜');
});

test('short names have two characters', () => {
  const names = [
    '燃やすごみ',
    '燃やさないごみ',
    'プラスチック製容器包装',
    '古紙・古布',
    '資源（びん・缶）',
  ];
  expect(names.map(shortGarbageName)).toEqual(['可燃', '不燃', 'プラ', '古紙', '資源']);
});

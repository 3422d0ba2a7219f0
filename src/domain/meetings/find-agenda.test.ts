import { expect, test } from 'vitest';
import { wordsOf } from '#domain/documents/find-words.ts';
import { findInAgendas } from './find-agenda.ts';

const cameras = { label: '第3号議案', title: '防犯カメラの増設' };
const pets = { label: '第4号議案', title: 'ペット飼育細則の改正' };
const meetings = [
  { id: 'agm', agenda: [cameras, pets] },
  { id: 'board', agenda: [] },
];

test('keeps the items that were looked for, and their meetings', () => {
  expect(findInAgendas(meetings, wordsOf('防犯かめら'))).toEqual([
    { id: 'agm', agenda: [cameras] },
  ]);
  expect(findInAgendas(meetings, wordsOf('第４号議案 ぺっと'))).toEqual([
    { id: 'agm', agenda: [pets] },
  ]);
  expect(findInAgendas(meetings, wordsOf('給水ポンプ'))).toEqual([]);
});

test('without words every meeting stays as it is', () => {
  expect(findInAgendas(meetings, [])).toBe(meetings);
});

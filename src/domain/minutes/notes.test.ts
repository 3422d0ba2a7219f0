import { expect, test } from 'vitest';
import { longestText } from './minutes-record.ts';
import { isTooLong, type MeetingNote, textsFrom } from './notes.ts';

const note = (place: string, more: Partial<MeetingNote>): MeetingNote => ({
  place,
  kind: 'explained',
  speaker: '',
  words: '',
  ...more,
});

test('each note stands where it belongs, in the order in which it was written', () => {
  const notes = [
    note('opening', { words: '理事長があいさつをしました。' }),
    note('i1', { words: '理事が、額の根拠を説明しました。' }),
    note('i1', { kind: 'question', speaker: '組合員A', words: 'いつからですか。' }),
    note('i1', { kind: 'against', speaker: '組合員B', words: '上げ幅が大きいです。' }),
    note('i1', { kind: 'answer', speaker: '理事長', words: '4月分からです。' }),
    note('closing', { kind: 'other', words: '次回は秋の予定です。' }),
    note('gone', { words: '議案からなくなりました。' }),
  ];
  expect(textsFrom(notes, ['i1', 'i2'])).toEqual({
    opening: '理事長があいさつをしました。',
    closing: 'そのほか：次回は秋の予定です。',
    items: {
      i1: {
        course: '理事が、額の根拠を説明しました。\n反対の意見（組合員B）：上げ幅が大きいです。',
        questions: '質問（組合員A）：いつからですか。\n答え（理事長）：4月分からです。',
      },
    },
  });
});

test('without notes a draft begins empty', () => {
  expect(textsFrom([], ['i1'])).toEqual({ opening: '', closing: '', items: {} });
});

test('what no text of the minutes can hold is known before it is written down, and nothing is cut off', () => {
  const full = note('i1', { words: 'あ'.repeat(longestText) });
  expect(isTooLong([full], ['i1'])).toBe(false);
  expect(textsFrom([full], ['i1']).items['i1']?.course).toHaveLength(longestText);
  expect(isTooLong([full, note('i1', { words: 'い' })], ['i1'])).toBe(true);
  // 質疑 stands in a text of its own.
  expect(isTooLong([full, note('i1', { kind: 'question', words: 'い' })], ['i1'])).toBe(false);
});

import { expect, test } from 'vitest';
import type { ChatMessage } from '#contract/caretaker.ts';
import type { Entry, EntryState } from '#web/lib/caretaker-chat/entry.ts';
import { emergencyCallsIn } from './emergency-calls.ts';
import { moodOf } from './mood-of.ts';

const entry = (state: EntryState, message: Partial<ChatMessage> = {}): Entry => ({
  key: 'a',
  state,
  message: { id: 'a', role: 'assistant', content: '', createdAt: '', ...message },
});
const calm = { isListening: false, isGreeting: false, latest: undefined, words: '' };
const source = {
  documentId: 'd',
  title: 'ペット飼育細則',
  excerpt: '',
  kind: 'document',
  place: '第3条',
  href: '/',
  inForceFrom: null,
  remark: '',
} as const;

test.each([
  ['idle', calm],
  ['greeting', { ...calm, isGreeting: true, words: 'こんにちは。' }],
  ['listening', { ...calm, isListening: true, latest: entry('waiting') }],
  ['thinking', { ...calm, latest: entry('waiting') }],
  ['thinking', { ...calm, latest: entry('streaming'), words: 'まだ' }],
  ['speaking', { ...calm, latest: entry('done', { sources: [source] }), words: '2匹までです。' }],
  [
    'pointing',
    { ...calm, latest: entry('done', { sources: [source] }), words: 'ペット飼育細則にあります。' },
  ],
  [
    'pointing',
    { ...calm, latest: entry('done', { sources: [source] }), words: '第3条のとおりです。' },
  ],
  ['speaking', { ...calm, latest: entry('done'), words: '第3条のとおりです。' }],
  ['sorry', { ...calm, latest: entry('done', { outcome: 'unknown' }), words: '分かりません。' }],
  ['idle', { ...calm, latest: entry('done', { outcome: 'unknown' }) }],
  ['emergency', { ...calm, latest: entry('done', { outcome: 'emergency' }) }],
  ['idle', { ...calm, latest: entry('done', { role: 'user', outcome: 'emergency' }) }],
] as const)('%s', (mood, now) => {
  expect(moodOf(now)).toBe(mood);
});

test('the numbers of an emergency in its order, three at most', () => {
  const answer = [
    '- 消防・救急：電話 **119**',
    '',
    '- 緊急センター（24時間）：電話 **0120-000-365**[1]',
    '迷わず119番に電話してください。',
    '- **管理員**：電話 **03-0000-0000**',
    '- 警察：電話 **110**',
  ].join('\n');
  expect(emergencyCallsIn(answer)).toEqual([
    { name: '消防・救急', phone: '119' },
    { name: '緊急センター（24時間）', phone: '0120-000-365' },
    { name: '管理員', phone: '03-0000-0000' },
  ]);
  expect(emergencyCallsIn('電話してください。')).toEqual([]);
});

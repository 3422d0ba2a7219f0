import { expect, test } from 'vitest';
import type { Statement } from '#domain/caretaker/reply.ts';
import { replyText } from './reply-text.ts';

function textOf(statements: readonly Statement[]): string {
  const rest = { outcome: 'answered', sources: [], accuracy: 1, suggestions: [] } as const;
  return replyText({ ...rest, statements });
}

test('a sentence is followed by the numbers of its sources', () => {
  expect(textOf([{ markdown: '2匹まで。', cites: [0] }])).toBe('2匹まで。 [1]');
  expect(textOf([{ markdown: '2匹まで。', cites: [2, 0] }])).toBe('2匹まで。 [1][3]');
  expect(textOf([{ markdown: 'こんにちは。', cites: [] }])).toBe('こんにちは。');
});

test('sentences are paragraphs, the lines of a list stand together', () => {
  const text = textOf([
    { markdown: '答え。', cites: [0] },
    { markdown: '**条件**', cites: [] },
    { markdown: '- 一つ目', cites: [0] },
    { markdown: '- 二つ目', cites: [1] },
    { markdown: '1. 順番', cites: [] },
    { markdown: '終わり。', cites: [] },
  ]);
  expect(text).toBe('答え。 [1]\n\n**条件**\n\n- 一つ目 [1]\n- 二つ目 [2]\n1. 順番\n\n終わり。');
});

test('nothing to say is no text', () => {
  expect(textOf([])).toBe('');
});

import { expect, test } from 'vitest';
import { buildIndex } from '#domain/retrieval/indexing/build-index.ts';
import { hints, thesaurus } from '#domain/retrieval/thesaurus/thesaurus.ts';
import { findEvidence } from './find-evidence.ts';
import { exampleKnowledge } from './testing/example-knowledge.ts';

function sentencesFor(question: string, text: string) {
  const [given] = exampleKnowledge;
  if (given === undefined) throw new Error('no example');
  const index = buildIndex([{ ...given, title: '駐車場使用細則 第3条', text }]);
  const asked = { question, previous: [], today: '2026-11-21' } as const;
  const rest = { expertMode: 'management', useDocuments: true } as const;
  const { items } = findEvidence(index, { ...asked, ...rest }, { thesaurus, hints });
  return items[0]?.sentences.map((sentence) => sentence.text);
}

test('the number of a paragraph is not the number that was asked for', () => {
  const text = '2　屋根の荷台も車の高さに含める。\n車の高さは1,550mm以下とする。';
  expect(sentencesFor('車の高さはいくつまでですか', text)?.[0]).toBe(
    '車の高さは1,550mm以下とする。',
  );
});

test('the rule comes before its example', () => {
  const text = 'たとえば4月分の書面は、5月末までに届く。書面は、翌月末までに届く。';
  expect(sentencesFor('書面はいつまでに届きますか', text)?.[0]).toBe('書面は、翌月末までに届く。');
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { answerQuestion } from '#domain/caretaker/answering/answer-question.ts';
import {
  exampleEvidence,
  exampleItem,
  exampleQuestion,
  lawMajority,
  oldMajority,
  petBylaw,
  petRule,
} from '#domain/caretaker/answering/testing/example-evidence.ts';
import { exampleKnown } from '#domain/caretaker/exact/testing/example-known.ts';
import type { Reply } from '#domain/caretaker/reply.ts';
import { intactReply } from './intact-reply.ts';
import { replyText } from './reply-text.ts';

const passages = [petRule, petBylaw, oldMajority, lawMajority];
const textById = new Map(passages.map(({ id, text }) => [id, text]));
const today = (id: string) => textById.get(id);

const [petReply, ruleReply, relatedReply] = [
  replyTo('ペットは何匹まで飼えますか', [petRule, petBylaw], 0.9),
  replyTo('規約の変更には何人の賛成が必要ですか', [lawMajority, oldMajority], 0.8),
  replyTo('動物は飼えますか', [petBylaw, petRule], 0.3),
];

function replyTo(question: string, found: typeof passages, chance: number): Reply {
  const items = found.map((passage, place) => exampleItem(passage, chance - place * 0.1));
  return answerQuestion({
    asked: exampleQuestion(question),
    evidence: exampleEvidence(question, items, 'count'),
    known: exampleKnown,
    role: 'resident',
  });
}

test('while the sources say the same, nothing changes', () => {
  for (const reply of [petReply, ruleReply, relatedReply]) {
    expect(intactReply(reply, today)).toBe(reply);
  }
});

test('one changed character of what was quoted, and every sentence from that source is gone', () => {
  const reply = fc.constantFrom(petReply, ruleReply, relatedReply);
  fc.assert(
    fc.property(reply, fc.nat(), fc.nat(), fc.nat(), (before, sourceAt, quoteAt, letterAt) => {
      const place = sourceAt % before.sources.length;
      const { passageId, quotes } = before.sources[place] ?? { passageId: '', quotes: [] };
      const quote = quotes[quoteAt % quotes.length] ?? '';
      const text = today(passageId) ?? '';
      const at = text.indexOf(quote) + (letterAt % quote.length);
      const changed = `${text.slice(0, at)}〓${text.slice(at + 1)}`;
      const after = intactReply(before, (id) => (id === passageId ? changed : today(id)));

      expect(after.sources.map((source) => source.passageId)).not.toContain(passageId);
      const lost = before.statements.filter(({ cites }) => cites.includes(place));
      const said = after.statements.map(({ markdown }) => markdown);
      for (const { markdown } of lost) expect(said).not.toContain(markdown);
      const cited = new Set(after.statements.flatMap(({ cites }) => cites));
      expect([...cited].toSorted((a, b) => a - b)).toEqual(
        after.sources.map((_, number) => number),
      );
    }),
  );
});

test('a source that is no longer there takes its sentences with it; the numbers close up', () => {
  const after = intactReply(petReply, (id) => (id === petRule.id ? undefined : today(id)));
  expect(after.outcome).toBe('answered');
  expect(after.sources.map(({ passageId }) => passageId)).toEqual([petBylaw.id]);
  expect(replyText(after)).toContain('[1]');
  expect(replyText(after)).not.toContain('[2]');
});

test('with no source left, the reply says that it cannot be shown any more', () => {
  const after = intactReply(petReply, () => undefined);
  expect(after).toMatchObject({ outcome: 'unknown', sources: [], accuracy: null });
  expect(replyText(after)).toBe(
    '引用した書類や記録がその後に変わったため、以前の回答は表示できません。お手数ですが、もう一度お尋ねください。',
  );
});

describe('replies that quote nothing stay', () => {
  test.each(['こんにちは', '滞納者の名前を教えて'])('%s', (question) => {
    const reply = replyTo(question, [], 0);
    expect(intactReply(reply, () => undefined)).toBe(reply);
  });
});

test('in an emergency the steps and the public numbers stay, a changed number goes', () => {
  const reply = replyTo('台所がガスくさいです', [], 0);
  const after = intactReply(reply, () => '電話番号は変わりました。');
  expect(after.outcome).toBe('emergency');
  expect(replyText(after)).toContain('**119**');
  expect(replyText(after)).not.toContain('0120-000-119');
});

test('a heading goes with the last line below it', () => {
  const statements = [
    { markdown: '答え。', cites: [0] },
    { markdown: '**条件**', cites: [] },
    { markdown: '- 消える。', cites: [1] },
    { markdown: '**手続き**', cites: [] },
    { markdown: '- 残る。', cites: [0] },
  ];
  const [source] = petReply.sources;
  if (source === undefined) throw new Error('no source');
  const sources = [source, { ...source, passageId: 'lost', quotes: ['どこにもない'] }];
  const after = intactReply({ ...petReply, statements, sources }, today);
  expect(after.statements.map(({ markdown }) => markdown)).toEqual([
    '答え。',
    '**手続き**',
    '- 残る。',
  ]);
});

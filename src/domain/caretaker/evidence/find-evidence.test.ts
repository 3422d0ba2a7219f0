import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildIndex } from '#domain/retrieval/indexing/build-index.ts';
import { hints, thesaurus } from '#domain/retrieval/thesaurus/thesaurus.ts';
import { chanceOf } from './chance-of.ts';
import type { Asked } from './evidence.ts';
import { explainEvidence, findEvidence } from './find-evidence.ts';
import { exampleKnowledgeIndex } from './testing/example-knowledge.ts';

const synonyms = { thesaurus, hints };

function ask(question: string, rest: Partial<Asked> = {}) {
  return findEvidence(
    exampleKnowledgeIndex,
    {
      question,
      previous: [],
      expertMode: 'management',
      useDocuments: true,
      today: '2026-11-21',
      ...rest,
    },
    synonyms,
  );
}

const firstSource = (question: string, rest: Partial<Asked> = {}) =>
  ask(question, rest).items[0]?.passage.sourceId;

test('the article that answers comes first, and its answering sentence', () => {
  const { items, kind } = ask('ペットは何匹まで飼えますか');
  expect(kind).toBe('count');
  expect(items[0]?.passage.id).toBe('pets#第3条（飼うことができる数）');
  expect(items[0]?.sentences[0]?.text).toBe('ペットは、1住戸につき2匹まで飼うことができる。');
  expect(items[0]?.sentences[0]?.hasExpected).toBe(true);
});

test('sentences are places in the text of their passage', () => {
  for (const { passage, sentences } of ask('ペットは何匹まで飼えますか').items) {
    for (const { start, end, text } of sentences) {
      expect(passage.text.slice(start, end)).toBe(text);
    }
  }
});

test('an old version is far behind unless it is asked for', () => {
  const now = ask('ペットは何匹まで飼えますか').items.map(({ passage }) => passage.sourceId);
  expect(now.indexOf('pets')).toBeLessThan(now.indexOf('pets-old'));
  expect(firstSource('改正前のペット飼育細則では、何匹まで飼えましたか')).toBe('pets-old');
});

test('of equal minutes the newest come first', () => {
  const sources = ask('防災訓練では何を練習すると決めましたか').items.map(
    ({ passage }) => passage.sourceId,
  );
  expect(sources.slice(0, 3)).toEqual(['board-2026', 'board-2025', 'board-2024']);
});

test.each([
  ['去年の理事会で何が決まりましたか', 'board-2025'],
  ['2024年9月の理事会の議事録を見せて', 'board-2024'],
  ['今度の理事会の議題を教えて', 'record-next-board-meeting'],
])('%s is answered by that meeting: %s', (question, source) => {
  expect(firstSource(question)).toBe(source);
});

test('an old version of a rule is asked for as it was before', () => {
  expect(firstSource('以前はペットを何匹まで飼えましたか')).toBe('pets-old');
  expect(firstSource('以前から飼っているペットは何匹まで飼えますか')).toBe('pets');
});

test('a live question is answered from the records', () => {
  expect(firstSource('次の理事会はいつですか')).toBe('record-next-board-meeting');
});

test('whose sources lead depends on the mode; without documents only the law speaks', () => {
  const question = '規約の変更には何分の何の賛成が必要ですか';
  expect(firstSource(question, { expertMode: 'legal' })).toBe('law-kubun-31');
  const { items } = ask(question, { useDocuments: false });
  expect(items.map(({ passage }) => passage.origin)).toEqual(['law']);
});

test('a follow-up is understood with what was asked before', () => {
  const previous = ['ペットは何匹まで飼えますか'];
  const { understood, items } = ask('届出は必要ですか', { previous });
  expect(understood).toContain('ペット');
  expect(items[0]?.passage.sourceId).toBe('pets');
});

test('what nobody wrote about is unlikely to be answered', () => {
  const known = ask('ペットは何匹まで飼えますか').chance;
  for (const question of ['サウナは何時まで使えますか', '株価の見通しは', 'xyz']) {
    expect(ask(question).chance).toBeLessThan(known / 2);
  }
});

test('where there is nothing, nothing is found', () => {
  const asked = { question: '犬', previous: [], today: '2026-11-21' } as const;
  const rest = { expertMode: 'management', useDocuments: true } as const;
  const { items, chance } = findEvidence(buildIndex([]), { ...asked, ...rest }, synonyms);
  expect([items, chance]).toEqual([[], 0]);
});

test('chances lie between 0 and 1, fall from item to item, and are what the features say', () => {
  const pieces = fc.constantFrom(
    'ペット',
    '犬',
    '規約',
    '理事会',
    '何匹',
    'いつ',
    'は',
    '？',
    '𠮷',
    '\u202e',
    '<b>',
  );
  fc.assert(
    fc.property(fc.string({ unit: pieces, minLength: 1, maxLength: 12 }), (question) => {
      const asked = { question, previous: [], today: '2026-11-21' } as const;
      const rest = { expertMode: 'finance', useDocuments: true } as const;
      const { evidence, features } = explainEvidence(
        exampleKnowledgeIndex,
        { ...asked, ...rest },
        synonyms,
      );
      const chances = evidence.items.map(({ chance }) => chance);
      expect(chances.length).toBeLessThanOrEqual(10);
      expect(chances).toEqual(chances.toSorted((a, b) => b - a));
      for (const chance of [evidence.chance, ...chances]) {
        expect(chance).toBeGreaterThanOrEqual(0);
        expect(chance).toBeLessThanOrEqual(1);
      }
      expect(evidence.chance).toBe(chanceOf(features));
    }),
  );
});

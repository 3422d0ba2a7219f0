import fc from 'fast-check';
import { expect, test } from 'vitest';
import { replyText } from '#domain/caretaker/reply/reply-text.ts';
import { entriesOf } from '#domain/retrieval/question/synonyms.ts';
import { hints, thesaurus } from '#domain/retrieval/thesaurus/thesaurus.ts';
import { startCitedAnswer } from './cited-answer.ts';
import { examplePassage } from './testing/example-passage.ts';

const entries = entriesOf(thesaurus, hints);
const pets = examplePassage(
  '組合員は、1住戸につき犬又は猫を合わせて2匹まで飼うことができる。\n体高50cmを超える犬は飼うことができない。\n飼育を始める10日前までに、飼育届を理事長に提出しなければならない。',
);
const office = examplePassage('管理事務室は、平日の9時から17時まで開いています。', {
  id: 'record-office',
  sourceTitle: '連絡先',
  heading: '',
  title: '管理事務室',
});
const shown = new Map([
  ['E1', { passage: pets, chance: 0.8 }],
  ['E2', { passage: office, chance: 0.6 }],
]);

function read(pieces: readonly string[], isWhole = true) {
  const answer = startCitedAnswer({
    question: 'ペットは何匹まで飼えますか',
    entries,
    shown,
    restore: (text) => (text.includes('［氏名9］') ? undefined : text),
  });
  const streamed = pieces.map((piece) => answer.add(piece));
  const { text, reply } = answer.finish(isWhole);
  return { streamed: [...streamed, text], text: [...streamed, text].join(''), reply };
}

test('sentences come one by one as soon as their source is known, with their numbers', () => {
  const { streamed, reply } = read([
    '犬又は猫は2匹まで',
    '飼えます。[E',
    '1]飼育届は10日前',
    'までに理事長へ提出します。[E1]\n管理事務室は平日17時まで開いています。',
    '[E2]',
  ]);
  expect(streamed).toEqual([
    '',
    '',
    '犬又は猫は2匹まで飼えます。 [1]',
    '\n\n飼育届は10日前までに理事長へ提出します。 [1]',
    '',
    '\n\n管理事務室は平日17時まで開いています。 [2]',
  ]);
  expect(reply).toMatchObject({ outcome: 'answered', accuracy: 0.8 });
  expect(reply?.sources).toMatchObject([
    {
      passageId: pets.id,
      quotes: [
        '組合員は、1住戸につき犬又は猫を合わせて2匹まで飼うことができる。',
        '飼育を始める10日前までに、飼育届を理事長に提出しなければならない。',
      ],
    },
    { passageId: office.id },
  ]);
});

test.each([
  ['before the full stop', '犬又は猫は2匹まで飼えます[E1]。', '犬又は猫は2匹まで飼えます。 [1]'],
  ['in full width', '犬又は猫は2匹まで飼えます。【Ｅ１】', '犬又は猫は2匹まで飼えます。 [1]'],
  ['with a word', '犬又は猫は2匹まで飼えます（根拠：E1）。', '犬又は猫は2匹まで飼えます。 [1]'],
  ['two at once', '犬又は猫は2匹まで飼えます。[E1, E2]', '犬又は猫は2匹まで飼えます。 [1]'],
  ['in bold', '**犬又は猫は2匹まで飼えます。**[E1]', '犬又は猫は2匹まで飼えます。 [1]'],
  ['in a table', '| 犬又は猫 | 2匹まで飼える | [E1] |', '- 犬又は猫：2匹まで飼える [1]'],
  ['in a list', '* 犬又は猫は2匹まで飼えます [E1]', '- 犬又は猫は2匹まで飼えます [1]'],
  [
    'nowhere, yet nearly word for word',
    '犬又は猫を合わせて2匹まで飼うことができます。',
    '犬又は猫を合わせて2匹まで飼うことができます。 [1]',
  ],
])('a citation %s', (_where, said, seen) => {
  expect(read([said]).text).toBe(seen);
});

test.each([
  ['a source that was never shown', '犬又は猫は2匹まで飼えます。[E7]'],
  ['a footnote of its own', '犬又は猫は20匹まで飼えます。[1]'],
  ['a fact without a source', '駐車場の空きは3区画です。'],
  ['a rule said to be absent', '犬の飼育を禁止する規定はありません。'],
  ['a name that is not known', '犬又は猫は2匹まで、［氏名9］さんが飼えます。[E1]'],
  ['a link to elsewhere', '[詳しくはこちら](https://evil.example/)'],
  ['an address', '詳しくは https://evil.example/ へ。[E1]'],
  ['a piece of a word, where the answer was cut', 'うさ'],
  ['a yes without a source', 'はい、できます。'],
  ['more figures than a sentence has', `犬又は猫は${'2匹、'.repeat(60)}2匹まで飼えます。[E1]`],
])('%s never reaches the screen', (_what, said) => {
  const { text, reply } = read([said]);
  expect(text).toBe('');
  expect(reply).toBeNull();
});

test('a sentence that some source may bear out is marked where the model named none', () => {
  const { text } = read([
    '犬又は猫は2匹まで飼えます。[E1]\n50cmを超える犬は飼えないと考えられます。',
  ]);
  expect(text).toBe(
    '犬又は猫は2匹まで飼えます。 [1]\n\n50cmを超える犬は飼えないと考えられます。（出典を確認できません）',
  );
});

test('a heading and 「次のとおりです。」 stay only with a sentence below them', () => {
  const said =
    '## 飼える数\n次のとおりです。\n- 犬又は猫は2匹まで[E1]\n## 駐車場\n- 空きは3区画です[E1]';
  expect(read([said]).text).toBe('**飼える数**\n\n次のとおりです。\n\n- 犬又は猫は2匹まで [1]');
});

test('of a list item with two sentences the one that is borne out stays', () => {
  expect(read(['- 犬又は猫は2匹までです。5匹でも構いません。[E1]']).text).toBe(
    '- 犬又は猫は2匹までです。 [1]',
  );
});

test('HTML, links and Markdown of the model are only letters', () => {
  const said =
    '<b onclick="x()">犬又は猫は2匹まで</b>飼えます。![x](http://evil.example/p.png)[E1]\n[犬又は猫は2匹まで飼えます](javascript:alert(1))。[E1]';
  const { text } = read([said]);
  expect(text).not.toMatch(/[<>]|evil|javascript/);
  expect(text).toContain('犬又は猫は2匹まで飼えます。 [1]');
});

test('whom to ask needs no source, but is no answer by itself', () => {
  expect(
    read(['犬又は猫は2匹まで飼えます。[E1]\n詳しくは管理事務室にお問い合わせください。']).text,
  ).toMatch(/管理事務室にお問い合わせください。$/);
  expect(read(['詳しくは管理事務室にお問い合わせください。']).reply).toBeNull();
});

test('「見当たりません」 is an answer that nothing was found', () => {
  expect(read(['資料には記載が見当たりません。']).reply).toMatchObject({
    outcome: 'unknown',
    accuracy: 0,
    sources: [],
  });
});

test('a sentence that was not finished is not shown', () => {
  const { text } = read(['犬又は猫は2匹まで飼えます。[E1]\n体高50cmを超える犬は飼え'], false);
  expect(text).toBe('犬又は猫は2匹まで飼えます。 [1]');
});

test('however the letters arrive, the same is read, and the pieces are the reply', () => {
  const said =
    '## 答え\n犬又は猫は2匹まで飼えます。[E1][E2] 届出は10日前までです[E1]。\n\n- 管理事務室は平日の17時まで（土日を除く）。[E2]\n1. 犬は5匹。[E1]\n資料にはほかの記載が見当たりません。';
  const whole = read([said]);
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 1 }), (sizes) => {
      const pieces: string[] = [];
      for (let at = 0, turn = 0; at < said.length; turn += 1) {
        const size = sizes[turn % sizes.length] ?? 1;
        pieces.push(said.slice(at, at + size));
        at += size;
      }
      const { text, reply } = read(pieces);
      expect(text).toBe(whole.text);
      expect(reply).toEqual(whole.reply);
      expect(reply && replyText(reply)).toBe(text);
    }),
    { numRuns: 60 },
  );
});

test('whatever a model writes, every cited sentence has verbatim quotes, and no id is seen', () => {
  const part = fc.constantFrom(
    '[E1]',
    '[E2]',
    '[E44]',
    '【',
    '（',
    '「',
    '。',
    '\n',
    '- ',
    '## ',
    '**',
    '|',
    '<x>',
    '](',
    '![',
    '犬',
    '2匹',
    '3匹',
    'できる',
    'ません',
    '飼育',
    '10日前',
    'E1',
    'http://a.b/',
    '\u202e',
    '😀',
    '\ud800',
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 60 }), (parts) => {
      const { text, reply } = read(parts);
      expect(text).not.toMatch(/\[E\d|E44|http/);
      for (const { passageId, quotes } of reply?.sources ?? []) {
        const source = [pets, office].find(({ id }) => id === passageId);
        expect(quotes.length).toBeGreaterThan(0);
        for (const quote of quotes) expect(source?.text).toContain(quote);
      }
    }),
    { numRuns: 300 },
  );
});

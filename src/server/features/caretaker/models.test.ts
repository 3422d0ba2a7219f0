import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as caretaker from '#contract/caretaker.ts';
import { getManagement } from '#contract/management.ts';
import { getSession } from '#contract/session.ts';
import { createModels } from '#server/models/create-models.ts';
import { inPieces, startModelStub } from '#server/models/testing/model-stub.ts';
import { openaiWire } from '#server/models/testing/openai-wire.ts';
import { startServer } from '#server/testing/start-server.ts';

const stub = await startModelStub();
afterAll(() => stub.close());

const models = createModels(
  {
    openaiApiKey: 'key-o',
    openaiBaseUrl: stub.url,
    geminiApiKey: undefined,
    geminiBaseUrl: undefined,
  },
  // Only what never answers reaches them, on a busy machine too.
  { silenceMs: 12_000, totalMs: 15_000 },
);
const server = await startServer({ models });
type Visitor = ReturnType<typeof server.visit>;

const pets = 'ペットは何匹まで飼えますか？';
const said = 'ペットは、1住戸につき2匹まで飼うことができます。[E1]';
let visitor: Visitor;
let conversationId = '';

async function open(): Promise<void> {
  visitor = server.visit();
  const title = 'AI Chat Session';
  conversationId = (await visitor.call(caretaker.createConversation, { title })).id;
}

const ask = (message: string, aiModel: 'openai' | 'gemini' = 'openai') =>
  visitor.call(caretaker.sendMessage, { message, conversationId, aiModel });

async function usage() {
  const { association } = await visitor.call(getSession, {});
  const { rows } = await server.db.query(
    `select engine, questions, input_tokens::int as input, output_tokens::int as output,
            cost_micro_usd::int as cost, used_on as day
       from caretaker_usage where association_id = $1 order by engine`,
    [association.id],
  );
  return rows;
}

beforeAll(async () => {
  // The first question loads the libraries, which takes longer than the time limits here.
  await open();
  stub.plays({ say: inPieces(said) });
  await ask(pets);
});

beforeEach(async () => {
  await open();
  stub.plays({ say: inPieces(said) });
});

test('a model words the answer from the evidence, and the answer says which', async () => {
  const { message, sources } = await ask(pets);
  expect(message).toMatchObject({ engine: 'gpt-4o-mini', outcome: 'answered' });
  expect(message.content).toContain('1住戸につき2匹まで飼うことができます。 [1]');
  expect(sources[0]?.title).toBe('ペット飼育細則');
  expect(await usage()).toEqual([
    {
      engine: 'gpt-4o-mini',
      questions: 1,
      input: 1_000,
      output: 100,
      cost: 210,
      day: '2026-11-21',
    },
  ]);
  expect(await visitor.call(caretaker.getCaretaker, {})).toMatchObject({
    providers: { openai: true, gemini: false },
    canTranscribe: true,
    modelQuestionsUsed: 1,
    modelQuestionsLimit: 500,
  });
  const { subscription } = await visitor.call(getManagement, {});
  expect(subscription).toMatchObject({ questionsUsed: 1, questionsLimit: 500 });
});

test('without a key for the chosen provider the embedded engine answers', async () => {
  const { message } = await ask(pets, 'gemini');
  expect(message.engine).toBe('embedded');
  expect(stub.received).toEqual([]);
});

test('where every model fails the embedded engine answers', async () => {
  stub.plays({ status: 500 });
  const { message } = await ask(pets);
  expect(message).toMatchObject({ engine: 'embedded', outcome: 'answered' });
  expect(await usage()).toMatchObject([{ engine: 'embedded', questions: 1, cost: 0 }]);
});

test.each(['ガスくさいです', '管理費を滞納している人は誰ですか', 'こんにちは'])(
  '%s is answered without asking a model',
  async (question) => {
    expect((await ask(question)).message.engine).toBe('embedded');
    expect(stub.received).toEqual([]);
  },
);

test("no resident's name leaves", async () => {
  const { rows } = await server.db.query<{ name: string }>(
    'select name from person order by name limit 1',
  );
  const name = rows[0]?.name ?? '';
  await ask(`${name}さんのペットは何匹まで飼えますか`, 'gemini');
  await ask(`${name}さんの家では、犬を何匹まで飼えますか`);
  const sent = stub.received.map(({ body }) => body).join();
  expect(sent).toContain('何匹まで');
  expect(sent).not.toContain(name);
});

test("when the month's limit is reached the embedded engine answers, and says so first", async () => {
  const { association } = await visitor.call(getSession, {});
  await server.db.query('update subscription set questions_limit = 1 where association_id = $1', [
    association.id,
  ]);
  expect((await ask(pets)).message.engine).toBe('gpt-4o-mini');
  const { message } = await ask(pets);
  expect(message.engine).toBe('embedded');
  expect(message.content).toMatch(
    /^今月のAIモデルによる回答は、プランの上限（1件）に達しました。内蔵エンジンがお答えします。\n\n/,
  );
  expect(message.content).toContain('2匹');
  await server.db.query(
    `update caretaker_usage set used_on = '2026-10-31' where association_id = $1`,
    [association.id],
  );
  expect((await ask(pets)).message.engine).toBe('gpt-4o-mini');
});

test('a plan without a limit of its own has the usual one', async () => {
  const { association } = await visitor.call(getSession, {});
  await server.db.query(
    `update subscription set questions_limit = 0, plan = 'light' where association_id = $1`,
    [association.id],
  );
  const { modelQuestionsLimit } = await visitor.call(caretaker.getCaretaker, {});
  expect(modelQuestionsLimit).toBe(100);
});

test('while a model thinks, nobody waits for the database', async () => {
  stub.plays({ raw: '', ends: 'never' });
  const answered: string[] = [];
  const asked = ask(pets).finally(() => answered.push('the question'));
  await expect.poll(() => stub.received.length).toBeGreaterThan(0);
  const other = server.visit().call(getSession, {});
  await other.finally(() => answered.push('the other visitor'));
  expect((await asked).message.engine).toBe('embedded');
  expect(answered).toEqual(['the other visitor', 'the question']);
});

test('what was written when the reader stopped it stays, and says so', async () => {
  const whole = openaiWire.stream({ say: inPieces(`${said}\nつづき`) });
  stub.plays({ raw: whole.slice(0, whole.lastIndexOf('つ')), ends: 'never' });
  const response = await visitor.send('/api/chat', {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
    body: JSON.stringify({ message: pets, conversationId, aiModel: 'openai' }),
  });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  while (!text.includes('"type":"text"')) text += (await reader?.read())?.value ?? '';
  await reader?.cancel();
  await expect
    .poll(async () => {
      const { messages } = await visitor.call(caretaker.getConversation, { conversationId });
      return messages.at(-1)?.content;
    })
    .toContain('（回答を途中で止めました。）');
  const { messages } = await visitor.call(caretaker.getConversation, { conversationId });
  expect(messages.at(-1)?.content).toContain('2匹まで飼うことができます。 [1]');
});

test('a conversation deleted meanwhile ends the stream with a sentence', async () => {
  stub.plays({ raw: '', ends: 'never' });
  const response = await visitor.send('/api/chat', {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
    body: JSON.stringify({ message: pets, conversationId, aiModel: 'openai' }),
  });
  await visitor.call(caretaker.deleteConversation, { conversationId });
  const events = (await response.text()).trim().split('\n\n');
  expect(JSON.parse(events.at(-1)?.replace(/^data: /, '') ?? '')).toEqual({
    type: 'failure',
    message: '見つかりませんでした。',
  });
});

test('a recording becomes text, and what it cost is kept', async () => {
  stub.plays({ say: ['次の理事会はいつですか'] });
  const audio = Buffer.from('sound').toString('base64');
  const recording = { mediaType: 'audio/webm;codecs=opus', audio };
  const { text } = await visitor.call(caretaker.transcribe, recording);
  expect(text).toBe('次の理事会はいつですか');
  expect(await usage()).toMatchObject([{ questions: 0 }]);
});

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createModels } from './create-models.ts';
import { type ModelStub, startModelStub } from './testing/model-stub.ts';

let openai: ModelStub;
let gemini: ModelStub;
const audio = new TextEncoder().encode('OggS and some sound');
const signal = new AbortController().signal;
const recording = { audio, mediaType: 'audio/webm;codecs=opus', signal };

beforeAll(async () => {
  [openai, gemini] = await Promise.all([startModelStub(), startModelStub()]);
  await models({ openai: false })
    .transcribe(recording)
    .catch(() => undefined);
});
afterAll(() => Promise.all([openai.close(), gemini.close()]));
beforeEach(() => {
  openai.plays({ say: ['次の理事会はいつですか'] });
  gemini.plays({ say: [' 燃えるごみの日は？\n'] });
});

const models = (given: { openai?: boolean; gemini?: boolean; totalMs?: number }) =>
  createModels(
    {
      openaiApiKey: given.openai === false ? undefined : 'key-o',
      openaiBaseUrl: openai.url,
      geminiApiKey: given.gemini === false ? undefined : 'key-g',
      geminiBaseUrl: gemini.url,
    },
    { silenceMs: 5_000, totalMs: given.totalMs ?? 10_000 },
  );

test('OpenAI hears Japanese and is paid by the second', async () => {
  const heard = await models({}).transcribe(recording);
  expect(heard).toEqual({
    text: '次の理事会はいつですか',
    usage: [{ engine: 'whisper-1', inputTokens: 0, outputTokens: 0, costMicroUsd: 250 }],
  });
  expect(openai.received[0]?.path).toBe('/v1/audio/transcriptions');
  expect(openai.received[0]?.body).toMatch(/name="language"\s+ja/);
});

test('Gemini hears it where it is the only one, or where OpenAI fails', async () => {
  const expected = {
    text: '燃えるごみの日は？',
    usage: [
      { engine: 'gemini-2.5-flash', inputTokens: 1_000, outputTokens: 100, costMicroUsd: 1_250 },
    ],
  };
  expect(await models({ openai: false }).transcribe(recording)).toEqual(expected);
  openai.plays({ status: 500 });
  expect(await models({}).transcribe(recording)).toEqual(expected);
  expect(gemini.received[0]?.body).toContain('"mimeType":"audio/webm"');
});

test('without a key, or where everybody fails, it says so in a sentence', async () => {
  const refusal = { name: 'Refusal', code: 'unavailable' };
  const none = models({ openai: false, gemini: false });
  await expect(none.transcribe(recording)).rejects.toMatchObject(refusal);
  openai.plays({ raw: '{broken', ends: 'whole' });
  gemini.plays({ say: [''] });
  await expect(models({}).transcribe(recording)).rejects.toMatchObject(refusal);
});

test('a server that hangs, and a caller who leaves, come to an end', async () => {
  openai.plays({ raw: '', ends: 'never' });
  await expect(models({ gemini: false, totalMs: 300 }).transcribe(recording)).rejects.toThrow(
    'unavailable',
  );
  await expect(
    models({}).transcribe({ ...recording, signal: AbortSignal.timeout(50) }),
  ).rejects.toThrow('unavailable');
});

test('a recording that is too long never leaves', async () => {
  const long = { ...recording, audio: new Uint8Array(6 * 1024 * 1024 + 1) };
  await expect(models({}).transcribe(long)).rejects.toThrow('too_large');
  expect(openai.received).toEqual([]);
});

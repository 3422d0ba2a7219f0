import type { LanguageModel, TranscriptionModel } from 'ai';
import type { Config } from '#server/config.ts';
import type { ModelChoice } from './models.ts';
import type { Engine } from './prices.ts';

export type ModelConfig = Pick<
  Config,
  'openaiApiKey' | 'openaiBaseUrl' | 'geminiApiKey' | 'geminiBaseUrl'
>;

/** The libraries, loaded when the first question needs them: they take longer to load than the server. */
export async function loadSdk() {
  // Its warnings would repeat parts of a question in the log.
  globalThis.AI_SDK_LOG_WARNINGS = false;
  const [ai, openai, google] = await Promise.all([
    import('ai'),
    import('@ai-sdk/openai'),
    import('@ai-sdk/google'),
  ]);
  return { ai, openai, google };
}

export type Sdk = Awaited<ReturnType<typeof loadSdk>>;

type Provider = ModelChoice['aiModel'];

const other: Readonly<Record<Engine, Engine>> = {
  'gpt-4o-mini': 'gpt-4.1-mini',
  'gpt-4.1-mini': 'gpt-4o-mini',
  'gpt-4.1-nano': 'gpt-4o-mini',
  'o3-2025-04-16': 'gpt-4.1-mini',
  'gemini-2.5-pro': 'gemini-2.5-flash',
  'gemini-2.5-flash': 'gemini-2.5-pro',
};

/** The chosen model and the one that is asked when it fails. */
export type Engines = readonly [first: Engine, second: Engine];

/** Another provider knows better what the first cannot; nobody is asked without a key. */
export function enginesFor(choice: ModelChoice, config: ModelConfig): Engines | undefined {
  const keys = { openai: config.openaiApiKey, gemini: config.geminiApiKey };
  const chosen = { openai: choice.openaiModel, gemini: choice.geminiModel };
  const wanted: readonly Provider[] =
    choice.aiModel === 'openai' ? ['openai', 'gemini'] : ['gemini', 'openai'];
  const [first, second] = wanted
    .filter((provider) => keys[provider] !== undefined)
    .map((provider) => chosen[provider]);
  return first === undefined ? undefined : [first, second ?? other[first]];
}

/** Chat Completions, which every compatible local server speaks; few speak the newer Responses. */
export function languageModel(sdk: Sdk, engine: Engine, config: ModelConfig): LanguageModel {
  if (engine.startsWith('gemini-')) {
    return sdk.google.createGoogleGenerativeAI({
      apiKey: config.geminiApiKey ?? '',
      baseURL: withVersion(
        config.geminiBaseUrl ?? 'https://generativelanguage.googleapis.com',
        'v1beta',
      ),
    })(engine);
  }
  return openaiOf(sdk, config).chat(engine);
}

/** Known to the compatible local servers, too. */
export function whisperModel(sdk: Sdk, config: ModelConfig): TranscriptionModel {
  return openaiOf(sdk, config).transcription('whisper-1');
}

function openaiOf(sdk: Sdk, config: ModelConfig) {
  return sdk.openai.createOpenAI({
    apiKey: config.openaiApiKey ?? '',
    baseURL: withVersion(config.openaiBaseUrl ?? 'https://api.openai.com', 'v1'),
  });
}

/** `http://host` and `http://host/v1` are the same server. */
function withVersion(address: string, version: string): string {
  const base = address.replace(/\/+$/, '');
  return /\/v\d+(?:beta|alpha)?$/.test(base) ? base : `${base}/${version}`;
}

import type { ModelChoice, Usage } from './models.ts';

export type Engine = ModelChoice['openaiModel'] | ModelChoice['geminiModel'];

type Price = { readonly input: number; readonly output: number };

/**
 * US dollars for a million tokens, which is millionths of a dollar for one; what the makers publish, as
 * known in November 2026. Gemini 2.5 Pro costs more above 200,000 tokens, which no question here reaches.
 */
const prices = {
  'gpt-4o-mini': { input: 0.15, output: 0.6 },
  'gpt-4.1-mini': { input: 0.4, output: 1.6 },
  'gpt-4.1-nano': { input: 0.1, output: 0.4 },
  'o3-2025-04-16': { input: 2, output: 8 },
  'gemini-2.5-pro': { input: 1.25, output: 10 },
  'gemini-2.5-flash': { input: 0.3, output: 2.5 },
} as const satisfies Record<Engine, Price>;

/** Sound costs more than text; whisper-1 is paid by the second. */
const audioInputPrice = 1;
const whisperMicroUsdPerSecond = 100;

type Tokens = { readonly inputTokens: number; readonly outputTokens: number };

export function usageOf(engine: Engine, { inputTokens, outputTokens }: Tokens): Usage {
  const { input, output } = prices[engine];
  const costMicroUsd = Math.ceil(inputTokens * input + outputTokens * output);
  return { engine, inputTokens, outputTokens, costMicroUsd };
}

export function usageOfHearing(engine: Engine, { inputTokens, outputTokens }: Tokens): Usage {
  const { output } = prices[engine];
  const costMicroUsd = Math.ceil(inputTokens * audioInputPrice + outputTokens * output);
  return { engine, inputTokens, outputTokens, costMicroUsd };
}

export function usageOfWhisper(seconds: number): Usage {
  const costMicroUsd = Math.ceil(seconds * whisperMicroUsdPerSecond);
  return { engine: 'whisper-1', inputTokens: 0, outputTokens: 0, costMicroUsd };
}

/** For a stream that broke before it told: a Japanese letter is about one token. */
export function estimatedTokens(sent: string, received: string): Tokens {
  return { inputTokens: sent.length, outputTokens: received.length };
}

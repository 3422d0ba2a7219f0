import { voiceOf } from '#domain/caretaker/answering/spoken/voice-of.ts';
import { suggestedQuestions } from '#domain/caretaker/answering/suggested-questions.ts';
import type { Reply } from '#domain/caretaker/reply.ts';
import { log } from '#server/http/log.ts';
import { type Attempt, askModel } from './ask-model.ts';
import type { ModelRequest, ModelResult, Models } from './models.ts';
import type { Engine } from './prices.ts';
import { type Engines, enginesFor, loadSdk, type ModelConfig, type Sdk } from './providers.ts';
import { shippedLimits, type TimeLimits } from './time-limit.ts';
import { transcribeAudio } from './transcribe-audio.ts';

/** Language models as the operator's keys allow. Without a key nothing is loaded and nothing leaves. */
export function createModels(config: ModelConfig, limits: TimeLimits = shippedLimits): Models {
  const providers = {
    openai: config.openaiApiKey !== undefined,
    gemini: config.geminiApiKey !== undefined,
  };
  let loading: Promise<Sdk> | undefined;
  const load = () => {
    loading ??= loadSdk();
    return loading;
  };
  return {
    providers,
    canTranscribe: providers.openai || providers.gemini,
    answer: (request) => answerWith(request, config, { limits, load }),
    transcribe: (recording) =>
      transcribeAudio(recording, config, { totalMs: limits.totalMs, load }),
  };
}

type Given = { readonly limits: TimeLimits; readonly load: () => Promise<Sdk> };

async function answerWith(
  request: ModelRequest,
  config: ModelConfig,
  { limits, load }: Given,
): Promise<ModelResult> {
  const engines = enginesFor(request.choice, config);
  if (engines === undefined || request.signal.aborted) return { reply: null, usage: [] };
  const endsAt = performance.now() + limits.totalMs;
  const sdk = await load();
  const onText = firstSpeaker(request.onText);
  const ask = async ({ engine, hasTools }: Asking) => {
    const given = { sdk, config, silenceMs: limits.silenceMs, endsAt, hasTools };
    const attempt = await askModel(engine, { ...request, onText: onText() }, given);
    const { problem } = attempt;
    if (problem !== null && !request.signal.aborted) log('model failed', { engine, problem });
    return attempt;
  };
  const first = { engine: engines[0], hasTools: true };
  const attempt = await ask(first);
  const isSettled = attempt.reply !== null || request.signal.aborted;
  if (isSettled || performance.now() >= endsAt) {
    return resultOf([attempt], first.engine, request);
  }
  const second = secondAsking(engines, attempt.problem);
  return resultOf([attempt, await ask(second)], second.engine, request);
}

function resultOf(
  attempts: readonly Attempt[],
  engine: Engine,
  request: ModelRequest,
): ModelResult {
  const usage = attempts.map((attempt) => attempt.usage).filter(({ costMicroUsd }) => costMicroUsd);
  const reply = attempts.at(-1)?.reply ?? null;
  if (reply === null) return { reply, usage };
  if (request.signal.aborted) return { reply, engine, usage };
  // 「見当たりません」: the embedded engine says it with the nearest passages and whom to ask.
  if (reply.outcome === 'unknown') return { reply: null, usage };
  return { reply: completed(reply, request), engine, usage };
}

type Asking = { readonly engine: Engine; readonly hasTools: boolean };

/** A local server that knows no tools refuses the request: without them it may answer. */
function secondAsking([first, second]: Engines, problem: string | null): Asking {
  const isRefused = problem === 'status 400' || problem === 'status 422';
  const isSameProvider = first.startsWith('gemini-') === second.startsWith('gemini-');
  return isRefused && isSameProvider
    ? { engine: first, hasTools: false }
    : { engine: second, hasTools: true };
}

/** Who has begun is read already: the second one's answer comes as a whole, or it would be read twice. */
function firstSpeaker(onText: (piece: string) => void): () => (piece: string) => void {
  let hasSpoken = false;
  return () => {
    const isSilent = hasSpoken;
    return (piece) => {
      if (isSilent) return;
      hasSpoken = true;
      onText(piece);
    };
  };
}

/** What the product itself says, whatever the model wrote: a caution (個別の争いは弁護士へ) and questions. */
function completed(reply: Reply, { asked, evidence }: ModelRequest): Reply {
  const { closing } = voiceOf(asked.expertMode);
  const caution = closing === '' ? [] : [{ markdown: closing, cites: [] }];
  return {
    ...reply,
    statements: [...reply.statements, ...caution],
    suggestions: suggestedQuestions(evidence, asked),
  };
}

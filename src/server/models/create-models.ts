import { voiceOf } from '#domain/caretaker/answering/spoken/voice-of.ts';
import type { Reply } from '#domain/caretaker/reply.ts';
import { log } from '#server/http/log.ts';
import { askModel } from './ask-model.ts';
import type { ModelRequest, ModelResult, Models, Usage } from './models.ts';
import { enginesFor, loadSdk, type ModelConfig, type Sdk } from './providers.ts';
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
  if (engines.length === 0 || request.signal.aborted) return { reply: null, usage: [] };
  const endsAt = performance.now() + limits.totalMs;
  const sdk = await load();
  const usage: Usage[] = [];
  let hasSpoken = false;
  for (const engine of engines) {
    if (performance.now() >= endsAt) break;
    // The reader has begun to read what the first model wrote; the second one's answer comes as a whole.
    const isSilent = hasSpoken;
    const onText = (piece: string) => {
      if (isSilent) return;
      hasSpoken = true;
      request.onText(piece);
    };
    const given = { sdk, config, silenceMs: limits.silenceMs, endsAt };
    const attempt = await askModel(engine, { ...request, onText }, given);
    if (attempt.usage.inputTokens + attempt.usage.outputTokens > 0) usage.push(attempt.usage);
    if (attempt.problem !== null) log('model failed', { engine, problem: attempt.problem });
    if (attempt.reply !== null) {
      return { reply: withClosing(attempt.reply, request), engine, usage };
    }
    if (request.signal.aborted) break;
  }
  return { reply: null, usage };
}

/** 個別の争いは弁護士へ: said by the product itself, whatever the model wrote. */
function withClosing(reply: Reply, { asked, signal }: ModelRequest): Reply {
  const { closing } = voiceOf(asked.expertMode);
  if (closing === '' || reply.sources.length === 0 || signal.aborted) return reply;
  return { ...reply, statements: [...reply.statements, { markdown: closing, cites: [] }] };
}

import { transcribe } from '#contract/caretaker.ts';
import { send, sentenceOf } from '#web/lib/api.ts';
import { requestOf } from '#web/lib/request-of.ts';
import { findRecognition, listen } from './recognition.ts';
import { base64Of, canRecord, longestSeconds, type Recording, record } from './recording.ts';
import { problemOf, problemSentences, type VoiceProblem } from './voice-problem.ts';

export type VoiceState =
  | { readonly phase: 'idle' | 'starting' | 'listening' | 'writing' }
  | { readonly phase: 'recording'; readonly level: number; readonly secondsLeft: number };

type VoiceListener = {
  readonly canTranscribe: boolean;
  /** All words so far. */
  readonly onWords: (words: string) => void;
  readonly onState: (state: VoiceState) => void;
  /** With a sentence where no words came, else with none. */
  readonly onEnd: (sentence: string) => void;
};

export type VoiceInput = { readonly stop: () => void; readonly cancel: () => void };

const nothing: VoiceInput = { stop: () => undefined, cancel: () => undefined };

/** The browser's own recognition; where it has none or fails, a recording that the server writes down. */
export function startVoiceInput(listener: VoiceListener): VoiceInput {
  if (!window.isSecureContext) return giveUp(listener, 'insecure');
  const Recognition = findRecognition();
  if (Recognition === null) return recordVoice(listener, 'unsupported');
  let problem: VoiceProblem | null = null;
  let current = nothing;
  try {
    current = listen(Recognition, {
      onWords: listener.onWords,
      onError: (error) => {
        problem = problemOf(error);
      },
      onEnd: () => {
        if (problem === 'network') current = recordVoice(listener, problem);
        else listener.onEnd(problem === null ? '' : problemSentences[problem]);
      },
    });
    listener.onState({ phase: 'listening' });
  } catch {
    current = recordVoice(listener, 'unsupported');
  }
  return { stop: () => current.stop(), cancel: () => current.cancel() };
}

function giveUp(listener: VoiceListener, problem: VoiceProblem): VoiceInput {
  listener.onEnd(problemSentences[problem]);
  return nothing;
}

function recordVoice(listener: VoiceListener, cause: VoiceProblem): VoiceInput {
  if (!listener.canTranscribe || !canRecord()) return giveUp(listener, cause);
  let recording: Recording | null = null;
  let isWanted = true;

  async function begin(): Promise<void> {
    try {
      const begun = await record({
        onTick: (level, secondsLeft) =>
          listener.onState({ phase: 'recording', level, secondsLeft }),
        onRecorded: (audio) => void write(audio, listener),
      });
      if (!isWanted) return begun.cancel();
      recording = begun;
      listener.onState({ phase: 'recording', level: 0, secondsLeft: longestSeconds });
    } catch (error) {
      const name = error instanceof Error ? error.name : '';
      if (isWanted) listener.onEnd(problemSentences[problemOf(name)]);
    }
  }

  function cancel(): void {
    isWanted = false;
    recording?.cancel();
  }

  function stop(): void {
    if (recording) return recording.stop();
    cancel();
    listener.onEnd('');
  }

  listener.onState({ phase: 'starting' });
  void begin();
  return { stop, cancel };
}

async function write(audio: Blob, { onState, onWords, onEnd }: VoiceListener): Promise<void> {
  onState({ phase: 'writing' });
  try {
    const input = { mediaType: audio.type, audio: await base64Of(audio) };
    const response = await send(requestOf(transcribe, input));
    const words = transcribe.output.parse(await response.json()).text.trim();
    onWords(words);
    onEnd(words === '' ? problemSentences['no-speech'] : '');
  } catch (error) {
    onEnd(`声を文字にできませんでした。${sentenceOf(error)}`);
  }
}

import { useEffect, useRef, useState } from 'react';
import { transcribe } from '#contract/caretaker.ts';
import { requestOf } from '#contract/endpoint.ts';
import { send, sentenceOf } from '#web/lib/api.ts';
import { findRecognition, listen } from './recognition.ts';
import { base64Of, canRecord, longestSeconds, record } from './recording.ts';
import { problemOf, problemSentences, type VoiceProblem } from './voice-problem.ts';

type VoiceState =
  | { readonly phase: 'idle' | 'starting' | 'listening' | 'writing' }
  | { readonly phase: 'recording'; readonly level: number; readonly secondsLeft: number };

type VoiceInput = {
  readonly canTranscribe: boolean;
  /** The words so far. */
  readonly onWords: (words: string) => void;
};

type Running = { readonly stop: () => void; readonly cancel: () => void };

/** 声で質問: the browser's own recognition; where it has none or fails, a recording that the server transcribes. */
export function useVoiceInput({ canTranscribe, onWords }: VoiceInput) {
  const [state, setState] = useState<VoiceState>({ phase: 'idle' });
  const [problem, setProblem] = useState('');
  const running = useRef<Running>(null);
  const latest = useRef(onWords);
  useEffect(() => {
    latest.current = onWords;
  });
  useEffect(
    () => () => {
      running.current?.cancel();
      running.current = null;
    },
    [],
  );

  function end(sentence = ''): void {
    running.current = null;
    setProblem(sentence);
    setState({ phase: 'idle' });
  }

  const fail = (cause: VoiceProblem) => end(problemSentences[cause]);

  function start(): void {
    setProblem('');
    if (!window.isSecureContext) return fail('insecure');
    const Recognition = findRecognition();
    if (Recognition === null) return startRecording('unsupported');
    let error: VoiceProblem | null = null;
    try {
      running.current = listen(Recognition, {
        onWords: (words) => latest.current(words),
        onError: (name) => {
          error = problemOf(name);
        },
        onEnd: () => {
          if (error === null) end();
          else if (error === 'network') startRecording(error);
          else fail(error);
        },
      });
      setState({ phase: 'listening' });
    } catch {
      startRecording('unsupported');
    }
  }

  function startRecording(cause: VoiceProblem): void {
    if (!canTranscribe || !canRecord()) return fail(cause);
    // Until the microphone is allowed there is nothing to stop but the wish.
    let isWanted = true;
    const wish = { stop: () => giveUp(), cancel: () => giveUp() };
    const giveUp = () => {
      isWanted = false;
      end();
    };
    running.current = wish;
    setState({ phase: 'starting' });
    record({
      onTick: (level, secondsLeft) => setState({ phase: 'recording', level, secondsLeft }),
      onRecorded: (audio) => void write(audio),
    }).then(
      (recording) => {
        if (!isWanted) return recording.cancel();
        running.current = recording;
        setState({ phase: 'recording', level: 0, secondsLeft: longestSeconds });
      },
      (error: unknown) => fail(problemOf(error instanceof Error ? error.name : '')),
    );
  }

  async function write(audio: Blob): Promise<void> {
    setState({ phase: 'writing' });
    try {
      const input = { mediaType: audio.type, audio: await base64Of(audio) };
      const response = await send(requestOf(transcribe, input));
      const { text } = transcribe.output.parse(await response.json());
      if (text.trim() === '') return fail('no-speech');
      latest.current(text.trim());
      end();
    } catch (error) {
      end(`声を文字にできませんでした。${sentenceOf(error)}`);
    }
  }

  return { state, problem, start, stop: () => running.current?.stop() };
}

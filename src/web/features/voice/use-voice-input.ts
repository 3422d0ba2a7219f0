import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { startVoiceInput, type VoiceInput, type VoiceState } from './voice-input.ts';

type Given = {
  readonly canTranscribe: boolean;
  readonly onWords: (words: string) => void;
  readonly onSpoken: () => void;
};

/** 声で質問, for as long as its button is on the screen. */
export function useVoiceInput({ canTranscribe, ...told }: Given) {
  const [state, setState] = useState<VoiceState>({ phase: 'idle' });
  const [problem, setProblem] = useState('');
  const running = useRef<VoiceInput>(null);
  // With the button, not a moment after it: words heard in between would fill the box that was just sent.
  useLayoutEffect(() => () => running.current?.cancel(), []);

  // Words come long after the press, and what they are told to changes meanwhile.
  const latest = useRef(told);
  useLayoutEffect(() => {
    latest.current = told;
  });

  function start(): void {
    setProblem('');
    let hasWords = false;
    running.current = startVoiceInput({
      canTranscribe,
      onWords: (words) => {
        hasWords = words !== '';
        // The box holds them before anything is sent: a recording ends in the moment in which its words come.
        flushSync(() => latest.current.onWords(words));
      },
      onState: setState,
      onEnd: (sentence) => {
        setProblem(sentence);
        setState({ phase: 'idle' });
        if (hasWords && sentence === '') latest.current.onSpoken();
      },
    });
  }

  const stop = () => running.current?.stop();
  const isActive = state.phase !== 'idle' && state.phase !== 'writing';
  useEscape(isActive, stop);
  return { state, isActive, problem, start, stop };
}

/** Escape ends the listening, and nothing else: the panel stays. */
function useEscape(isOn: boolean, stop: () => void): void {
  const leave = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopImmediatePropagation();
    stop();
  });
  useEffect(() => {
    if (!isOn) return undefined;
    const hear = (event: KeyboardEvent) => leave(event);
    // The panel listens on the document: this comes before it.
    window.addEventListener('keydown', hear, true);
    return () => window.removeEventListener('keydown', hear, true);
  }, [isOn]);
}

import { LoaderCircle, Mic, Square } from 'lucide-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { Button } from '#web/ui/button.tsx';
import { useVoiceInput } from './use-voice-input.ts';

type AskByVoiceProps = {
  text: string;
  onText: (text: string) => void;
  canTranscribe: boolean;
};

/** 声で質問: the words appear in the box, where they can be read and put right before they are sent. */
export function AskByVoice({ text, onText, canTranscribe }: AskByVoiceProps) {
  const before = useRef('');
  const { state, problem, start, stop } = useVoiceInput({
    canTranscribe,
    onWords: (words) => onText(before.current + words),
  });
  const isHearing = state.phase === 'listening' || state.phase === 'recording';
  useEscape(isHearing, stop);

  function toggle(): void {
    if (isHearing) return stop();
    if (state.phase !== 'idle') return;
    before.current = text;
    start();
  }

  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Button
        variant={isHearing ? 'danger' : 'secondary'}
        aria-pressed={isHearing}
        aria-disabled={state.phase === 'starting' || state.phase === 'writing'}
        onClick={toggle}
      >
        {isHearing ? (
          <Square aria-hidden="true" className="size-4 fill-current" />
        ) : (
          <Mic aria-hidden="true" className="size-5" />
        )}
        {isHearing ? '聞くのを止める' : '声で質問'}
      </Button>
      <p role="status" className="min-w-0">
        {state.phase === 'starting' && 'マイクの準備をしています…'}
        {state.phase === 'listening' && '聞いています。お話しください。'}
        {state.phase === 'recording' && '録音しています。お話しください。'}
        {state.phase === 'writing' && (
          <>
            <LoaderCircle aria-hidden="true" className="mr-1 inline size-5 animate-spin" />
            文字にしています…
          </>
        )}
      </p>
      {state.phase === 'recording' && <Level {...state} />}
      {problem && (
        <p role="alert" className="basis-full text-danger">
          {problem}
        </p>
      )}
    </div>
  );
}

function Level({ level, secondsLeft }: { level: number; secondsLeft: number }) {
  return (
    <p className="flex items-center gap-3 text-muted tabular-nums">
      <span aria-hidden="true" className="h-3 w-24 overflow-hidden rounded-full bg-sunken">
        <span
          className="block h-full origin-left rounded-full bg-primary"
          style={{ transform: `scaleX(${level})` }}
        />
      </span>
      あと{secondsLeft}秒
    </p>
  );
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
    // The panel listens on the document: this comes before it.
    window.addEventListener('keydown', leave, true);
    return () => window.removeEventListener('keydown', leave, true);
  }, [isOn]);
}

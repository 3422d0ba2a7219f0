import { LoaderCircle, Mic, Square } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '#web/ui/button.tsx';
import { useSpaceBar } from './use-space-bar.ts';
import { useVoiceInput } from './use-voice-input.ts';
import type { VoiceState } from './voice-input.ts';

type AskByVoiceProps = {
  text: string;
  onText: (text: string) => void;
  canTranscribe: boolean;
  /** The words are complete: nobody speaks any more. */
  onSpoken?: () => void;
  onListening?: (isListening: boolean) => void;
  /** 「声で話す」, for who would rather talk than type; the space bar does the same. */
  isLarge?: boolean;
};

const phaseWords = {
  idle: '',
  starting: 'マイクの準備をしています…',
  listening: '聞いています。お話しください。',
  recording: '録音しています。お話しください。',
  writing: '文字にしています…',
} as const satisfies Record<VoiceState['phase'], string>;

/** 声で質問: the words appear in the box, where they can be read and put right before they are sent. */
export function AskByVoice({ text, onText, canTranscribe, ...props }: AskByVoiceProps) {
  const { onSpoken, onListening, isLarge = false } = props;
  const before = useRef('');
  const { state, isActive, problem, start, stop } = useVoiceInput({
    canTranscribe,
    onWords: (words) => onText(before.current + words),
    onSpoken: () => onSpoken?.(),
  });
  const isWriting = state.phase === 'writing';

  function toggle(): void {
    if (isActive) return stop();
    if (isWriting) return;
    before.current = text;
    start();
  }

  useSpaceBar(isLarge, toggle);
  useEffect(() => onListening?.(isActive), [onListening, isActive]);

  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Microphone isActive={isActive} isLarge={isLarge} isWriting={isWriting} onPress={toggle} />
      {isWriting && (
        <LoaderCircle aria-hidden="true" className="size-5 animate-spin text-primary" />
      )}
      <p role="status" className="min-w-0 empty:-ml-3">
        {phaseWords[state.phase]}
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

type MicrophoneProps = {
  isActive: boolean;
  isLarge: boolean;
  isWriting: boolean;
  onPress: () => void;
};

function Microphone({ isActive, isLarge, isWriting, onPress }: MicrophoneProps) {
  const label = isLarge ? '声で話す' : '声で質問';
  const usual = isLarge ? 'primary' : 'secondary';
  return (
    <Button
      variant={isActive ? 'danger' : usual}
      aria-pressed={isActive}
      aria-disabled={isWriting}
      aria-keyshortcuts={isLarge ? 'Space' : undefined}
      onClick={onPress}
      className={isLarge ? 'min-h-16! grow! rounded-full! px-6! text-lg!' : ''}
    >
      {isActive ? (
        <Square aria-hidden="true" className="size-4 fill-current" />
      ) : (
        <Mic aria-hidden="true" className={isLarge ? 'size-7' : 'size-5'} />
      )}
      {isActive ? '聞くのを止める' : label}
    </Button>
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

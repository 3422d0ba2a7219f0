import { Pause, Play, Square, Volume2 } from 'lucide-react';
import { useEffect, useSyncExternalStore } from 'react';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast.tsx';
import {
  currentSpeech,
  pauseSpeech,
  readAloud,
  resumeSpeech,
  type Speech,
  stopSpeech,
  subscribeSpeech,
} from './speaker.ts';

/** 読み上げる: one answer at a time. It falls silent when the answer leaves the screen. */
export function ReadAloud({ id, text }: { id: string; text: string }) {
  const speech = useSyncExternalStore(subscribeSpeech, currentSpeech, () => null);
  const isMine = speech?.id === id;
  useEffect(() => () => stopWhenMine(id), [id]);
  useEffect(() => {
    window.addEventListener('pagehide', stopSpeech);
    return () => window.removeEventListener('pagehide', stopSpeech);
  }, []);

  function toggle(): void {
    if (!isMine) return readAloud(id, text, tellFailure);
    if (speech.isPaused) resumeSpeech();
    else pauseSpeech();
  }

  const { Icon, label } = looks[phaseOf(isMine, speech)];
  return (
    <>
      <Button
        variant="quiet"
        aria-pressed={isMine && !speech.isPaused}
        onClick={toggle}
        className="px-2! aria-pressed:bg-primary-soft"
      >
        <Icon aria-hidden="true" className="size-5" />
        {label}
      </Button>
      {isMine && (
        <Button variant="quiet" onClick={stopSpeech} className="px-2!">
          <Square aria-hidden="true" className="size-4 fill-current" />
          読み上げを終える
        </Button>
      )}
    </>
  );
}

const looks = {
  silent: { Icon: Volume2, label: '読み上げる' },
  speaking: { Icon: Pause, label: '一時停止' },
  paused: { Icon: Play, label: '続きを聞く' },
} as const;

function phaseOf(isMine: boolean, speech: Speech | null): keyof typeof looks {
  if (!isMine || !speech) return 'silent';
  return speech.isPaused ? 'paused' : 'speaking';
}

function stopWhenMine(id: string): void {
  if (currentSpeech()?.id === id) stopSpeech();
}

function tellFailure(sentence: string): void {
  toast({ title: '読み上げられませんでした', description: sentence, tone: 'danger' });
}

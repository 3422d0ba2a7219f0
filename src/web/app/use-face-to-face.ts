import {
  useCallback,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { moodOf } from '#web/features/face-to-face/mood-of.ts';
import { greetingAt } from '#web/features/face-to-face/greeting-at.ts';
import { useSpoken } from '#web/features/face-to-face/use-spoken.ts';
import {
  currentSpeech,
  hearSpeech,
  readAloud,
  stopSpeech,
  subscribeSpeech,
} from '#web/features/voice/speaker.ts';
import type { Entry } from '#web/lib/caretaker-chat/entry.ts';
import { plainTextOf } from '#web/lib/caretaker-plain-text.ts';
import { piecesOf } from '#web/lib/figure/pieces-of.ts';
import { currentVoice, subscribeVoice } from '#web/lib/figure/voice-settings.ts';
import { toast } from '#web/ui/toast.tsx';

const greetingMs = 2_600;
/** Without a voice the beginning is shown on the counter; the rest stands beside. */
const shownPieces = 2;
/** How long a voice may need to begin. */
const voiceWaitMs = 1_500;

/** What is heard and said: the figure, the voice and the counter follow it. */
export function useFaceToFace(entries: readonly Entry[]) {
  const latest = entries.at(-1);
  const spoken = useSpoken(hearSpeech);
  const voice = useSyncExternalStore(subscribeVoice, currentVoice, currentVoice);
  const speech = useSyncExternalStore(subscribeSpeech, currentSpeech, () => null);
  const [isListening, setListening] = useState(false);
  const isGreeting = useGreeting(entries.length === 0, spoken.saySilently);
  /** Whether the question that is being answered was spoken. */
  const wasSpoken = useRef(false);
  useVoiceTrouble();

  useNewAnswer(latest, ({ key, message }) => {
    const isAloud = !voice.isMuted && (wasSpoken.current || voice.answersWriting);
    wasSpoken.current = false;
    const pieces = piecesOf(plainTextOf(message.content)).slice(0, shownPieces);
    spoken.saySilently(pieces, isAloud ? voiceWaitMs : 0);
    if (isAloud) readAloud(key, message.content, tellFailureOnce);
  });

  const answer = entries.findLast(isWhole);
  const { hush: hushMouth } = spoken;
  const hush = useCallback(() => {
    stopSpeech();
    hushMouth();
  }, [hushMouth]);
  const listen = useCallback(
    (isOn: boolean) => {
      setListening(isOn);
      // Who begins to talk is not talked over.
      if (isOn) hush();
    },
    [hush],
  );
  return {
    mood: moodOf({ isListening, isGreeting, latest, words: spoken.words }),
    words: spoken.words,
    mouth: spoken.shape,
    voice,
    isSpeaking: speech !== null || spoken.words !== '',
    hush,
    /** もう一度ゆっくり; undefined before the first answer. */
    repeat:
      answer &&
      (() => readAloud(answer.key, answer.message.content, tellFailureOnce, { isSlow: true })),
    listen,
    markSpoken: () => {
      wasSpoken.current = true;
    },
  };
}

function isWhole({ state, message }: Entry): boolean {
  return state === 'done' && message.role === 'assistant';
}

/** Told of each answer once, when it is complete; not of those that were there before. */
function useNewAnswer(latest: Entry | undefined, tell: (answer: Entry) => void): void {
  const known = useRef(latest?.state === 'done' ? latest.key : undefined);
  const hear = useEffectEvent(tell);
  useEffect(() => {
    if (!latest || !isWhole(latest) || known.current === latest.key) return;
    known.current = latest.key;
    // An earlier conversation that was opened is read by the reader.
    if (latest.key !== latest.message.id) hear(latest);
  }, [latest]);
}

/** The first words, by the time of day; silent, for a browser speaks only after a press. */
function useGreeting(isFirst: boolean, say: (pieces: readonly string[]) => void): boolean {
  const [isGreeting, setGreeting] = useState(isFirst);
  useEffect(() => {
    if (!isGreeting) return undefined;
    say([`${greetingAt(new Date())}ご用件をお聞かせください。`]);
    const timer = setTimeout(() => setGreeting(false), greetingMs);
    return () => clearTimeout(timer);
  }, [isGreeting, say]);
  return isGreeting;
}

let isTold = false;

/** That there is no voice is told once for each visit of the page. */
function useVoiceTrouble(): void {
  useEffect(() => {
    isTold = false;
    return stopSpeech;
  }, []);
}

function tellFailureOnce(sentence: string): void {
  if (isTold) return;
  isTold = true;
  toast({ title: '声で読み上げられませんでした', description: sentence, tone: 'danger' });
}

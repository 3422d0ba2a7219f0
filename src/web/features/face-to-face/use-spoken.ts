import { useCallback, useEffect, useRef, useState } from 'react';
import { SpokenMouth, shutMouth, usualMsPerMora } from '#web/lib/figure/mouth.ts';
import { currentVoice } from '#web/lib/figure/voice-settings.ts';

type Hearer = {
  readonly onPiece: (words: string) => void;
  readonly onBoundary: (letter: number) => void;
  readonly onPieceEnd: () => void;
};
/** Tells of what a voice says. */
export type HearSpeech = (hearer: Hearer) => () => void;

const pauseMs = 250;

/** The words that are being said and the mouth that goes with them, with a voice or without one. */
export function useSpoken(hear: HearSpeech) {
  const [words, setWords] = useState('');
  const mouth = useRef<SpokenMouth>(null);
  const pace = useRef<number>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const begin = useCallback((piece: string) => {
    const msPerMora = pace.current ?? usualMsPerMora / currentVoice().rate;
    mouth.current = new SpokenMouth(piece, performance.now(), msPerMora);
    setWords(piece);
  }, []);
  const end = useCallback(() => {
    mouth.current?.end();
    setWords('');
  }, []);
  const hush = useCallback(() => {
    clearTimeout(timer.current);
    end();
  }, [end]);
  /** Shows piece after piece for as long as a voice would take. */
  const saySilently = useCallback(
    (pieces: readonly string[], afterMs = 0) => {
      function next(place: number): void {
        const piece = pieces[place];
        if (piece === undefined) return end();
        begin(piece);
        const tookMs = (mouth.current?.durationMs ?? 0) + pauseMs;
        timer.current = setTimeout(() => next(place + 1), tookMs);
      }
      clearTimeout(timer.current);
      timer.current = setTimeout(() => next(0), afterMs);
    },
    [begin, end],
  );

  useEffect(
    () =>
      hear({
        onPiece: (piece) => {
          clearTimeout(timer.current);
          begin(piece);
        },
        onBoundary: (letter) => {
          mouth.current?.heard(letter, performance.now());
          pace.current = mouth.current?.msPerMora ?? null;
        },
        onPieceEnd: end,
      }),
    [hear, begin, end],
  );
  useEffect(() => () => clearTimeout(timer.current), []);
  const shape = useCallback((now: number) => mouth.current?.shapeAt(now) ?? shutMouth, []);
  return { words, shape, saySilently, hush };
}

import { plainTextOf } from '#web/lib/caretaker-plain-text.ts';
import { piecesOf } from '#web/lib/figure/pieces-of.ts';
import { currentVoice } from '#web/lib/figure/voice-settings.ts';

export type Speech = { readonly id: string; readonly isPaused: boolean };

/** Who moves a mouth with what is said. */
export type SpeechHearer = {
  readonly onPiece: (words: string) => void;
  /** The voice has come to this letter of the piece. */
  readonly onBoundary: (letter: number) => void;
  readonly onPieceEnd: () => void;
};

const voicesWaitMs = 1_000;

let speech: Speech | null = null;
let pieces: readonly string[] = [];
let place = 0;
/** Held here, or some browsers forget the utterance before it ends. */
let utterance: SpeechSynthesisUtterance | null = null;
let onFailure: (sentence: string) => void = () => undefined;
const listeners = new Set<() => void>();
const hearers = new Set<SpeechHearer>();
/** 「もう一度ゆっくり」: of the usual speed. */
const slowly = 0.7;
let isSlow = false;

export function currentSpeech(): Speech | null {
  return speech;
}

export function subscribeSpeech(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Tells of every piece while it is said. */
export function hearSpeech(hearer: SpeechHearer): () => void {
  hearers.add(hearer);
  return () => hearers.delete(hearer);
}

/** Reads an answer aloud in place of what was read before. */
export function readAloud(
  id: string,
  markdown: string,
  tellFailure: typeof onFailure,
  wish: { readonly isSlow?: boolean } = {},
): void {
  stopSpeech();
  isSlow = wish.isSlow ?? false;
  onFailure = tellFailure;
  if (Reflect.get(window, 'speechSynthesis') === undefined) {
    return onFailure('このブラウザーは読み上げに対応していません。');
  }
  pieces = piecesOf(plainTextOf(markdown));
  place = 0;
  set({ id, isPaused: false });
  void sayNext();
}

/** What a browser does on `pause` differs too much: the sentence is begun again on going on. */
export function pauseSpeech(): void {
  if (!speech) return;
  silence();
  set({ ...speech, isPaused: true });
}

export function resumeSpeech(): void {
  if (!speech) return;
  set({ ...speech, isPaused: false });
  void sayNext();
}

export function stopSpeech(): void {
  if (!speech) return;
  silence();
  set(null);
}

function silence(): void {
  utterance = null;
  for (const { onPieceEnd } of hearers) onPieceEnd();
  window.speechSynthesis.cancel();
}

async function sayNext(): Promise<void> {
  const spoken = speech;
  const voice = await findVoice();
  if (speech !== spoken || !speech) return;
  const piece = pieces[place];
  if (piece === undefined) return stopSpeech();
  if (voice === 'none') return fail('日本語の読み上げの声が、この端末に入っていません。');
  say(piece, voice);
}

function say(piece: string, voice: SpeechSynthesisVoice | null): void {
  const said = new SpeechSynthesisUtterance(piece);
  said.lang = 'ja-JP';
  said.voice = voice;
  said.rate = currentVoice().rate * (isSlow ? slowly : 1);
  said.addEventListener('start', () => {
    if (utterance === said) for (const { onPiece } of hearers) onPiece(piece);
  });
  said.addEventListener('boundary', ({ charIndex }) => {
    if (utterance === said) for (const { onBoundary } of hearers) onBoundary(charIndex);
  });
  said.addEventListener('end', () => {
    if (utterance !== said) return;
    for (const { onPieceEnd } of hearers) onPieceEnd();
    place += 1;
    void sayNext();
  });
  said.addEventListener('error', ({ error }) => {
    if (utterance !== said || error === 'canceled' || error === 'interrupted') return;
    fail('端末の音量と、読み上げの設定をご確認のうえ、もう一度お試しください。');
  });
  utterance = said;
  window.speechSynthesis.speak(said);
}

function fail(sentence: string): void {
  stopSpeech();
  onFailure(sentence);
}

/** Null lets the browser choose where it does not tell its voices; 'none' where none of them is Japanese. */
async function findVoice(): Promise<SpeechSynthesisVoice | 'none' | null> {
  const voices = await listVoices();
  if (voices.length === 0) return null;
  const japanese = voices.filter(({ lang }) => /^ja\b/.test(lang.replace('_', '-')));
  return japanese.find((it) => it.localService) ?? japanese[0] ?? 'none';
}

async function listVoices(): Promise<readonly SpeechSynthesisVoice[]> {
  const { speechSynthesis } = window;
  const voices = speechSynthesis.getVoices();
  if (voices.length > 0 || place > 0) return voices;
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, voicesWaitMs);
    speechSynthesis.addEventListener(
      'voiceschanged',
      () => {
        clearTimeout(timer);
        resolve();
      },
      { once: true },
    );
  });
  return speechSynthesis.getVoices();
}

function set(next: Speech | null): void {
  speech = next;
  for (const listener of listeners) listener();
}

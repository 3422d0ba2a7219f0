type Alternative = { readonly transcript: string };
type Results = ArrayLike<ArrayLike<Alternative>>;

/** The part of the Web Speech API that is used; TypeScript's own library does not know it. */
type Recognition = EventTarget & {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  start: () => void;
  stop: () => void;
  abort: () => void;
};
type RecognitionClass = new () => Recognition;

export function findRecognition(): RecognitionClass | null {
  const it: unknown =
    Reflect.get(window, 'SpeechRecognition') ?? Reflect.get(window, 'webkitSpeechRecognition');
  return isClass(it) ? it : null;
}

function isClass(it: unknown): it is RecognitionClass {
  return typeof it === 'function';
}

type Listener = {
  /** All words so far; they still change. */
  readonly onWords: (words: string) => void;
  readonly onError: (error: string) => void;
  readonly onEnd: () => void;
};

export type Listening = { readonly stop: () => void; readonly cancel: () => void };

/** Hears one question in Japanese. The browser itself ends it after a silence. */
export function listen(Class: RecognitionClass, { onWords, onError, onEnd }: Listener): Listening {
  const recognition = new Class();
  recognition.lang = 'ja-JP';
  recognition.continuous = false;
  recognition.interimResults = true;
  const leaving = new AbortController();
  const options = { signal: leaving.signal };
  recognition.addEventListener('result', (event) => onWords(wordsOf(event)), options);
  recognition.addEventListener('error', (event) => tellError(event, onError), options);
  recognition.addEventListener('end', onEnd, options);
  recognition.start();
  return {
    stop: () => recognition.stop(),
    cancel: () => {
      leaving.abort();
      recognition.abort();
    },
  };
}

function wordsOf(event: Event): string {
  const results: Results = 'results' in event ? (event.results as Results) : [];
  return Array.from(results, (it) => it[0]?.transcript ?? '').join('');
}

/** `aborted` is what was wished. */
function tellError(event: Event, onError: (error: string) => void): void {
  const error = 'error' in event && typeof event.error === 'string' ? event.error : '';
  if (error !== 'aborted') onError(error);
}

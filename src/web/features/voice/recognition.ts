type Alternative = { readonly transcript: string };
type ResultEvent = Event & { readonly results: ArrayLike<ArrayLike<Alternative>> };
type ErrorEvent = Event & { readonly error: string };

/** The part of the Web Speech API that is used; TypeScript's own library does not know it. */
type Recognition = {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  onresult: ((event: ResultEvent) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  onend: (() => void) | null;
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
  recognition.onresult = ({ results }) =>
    onWords(Array.from(results, (it) => it[0]?.transcript ?? '').join(''));
  recognition.onerror = ({ error }) => {
    if (error !== 'aborted') onError(error);
  };
  recognition.onend = onEnd;
  recognition.start();
  return {
    stop: () => recognition.stop(),
    cancel: () => {
      recognition.onresult = null;
      recognition.onerror = null;
      recognition.onend = null;
      recognition.abort();
    },
  };
}

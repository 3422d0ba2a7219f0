/** Why no words came, in what browsers call it. */
export type VoiceProblem =
  | 'not-allowed'
  | 'no-speech'
  | 'audio-capture'
  | 'network'
  | 'insecure'
  | 'unsupported'
  | 'unknown';

export const problemSentences = {
  'not-allowed':
    'マイクを使う許可がありません。画面の上にあるアドレスの左の印を押し、マイクを「許可」にしてから、もう一度お試しください。',
  'no-speech': '声を聞き取れませんでした。マイクに近づいて、もう一度お話しください。',
  'audio-capture':
    'マイクが見つかりません。つながっているか、ほかのアプリが使っていないかをご確認ください。',
  network:
    'このブラウザーの音声認識につながりませんでした。文字で入れるか、しばらくしてからお試しください。',
  insecure: '安全な接続（https）ではないため、マイクを使えません。文字で入れてください。',
  unsupported:
    'このブラウザーは声の入力に対応していません。文字で入れるか、キーボードの音声入力をお使いください。',
  unknown: '声を文字にできませんでした。もう一度お試しください。',
} as const satisfies Record<VoiceProblem, string>;

const problemsByName: Readonly<Record<string, VoiceProblem>> = {
  'not-allowed': 'not-allowed',
  NotAllowedError: 'not-allowed',
  SecurityError: 'not-allowed',
  'no-speech': 'no-speech',
  'audio-capture': 'audio-capture',
  NotFoundError: 'audio-capture',
  NotReadableError: 'audio-capture',
  network: 'network',
  'service-not-allowed': 'network',
  'language-not-supported': 'network',
};

/** From the `error` of a speech event, or the name of an exception. */
export function problemOf(name: string): VoiceProblem {
  return problemsByName[name] ?? 'unknown';
}

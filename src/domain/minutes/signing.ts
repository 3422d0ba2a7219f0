export const signingStates = [
  'asked',
  'waiting',
  'complete',
  'kept',
  'refused',
  'withdrawn',
] as const;
export type SigningState = (typeof signingStates)[number];

/** Why a signing ended without signatures. */
export type SigningFault = 'desk' | 'signer' | 'other-document';

export type Signer = {
  readonly name: string;
  /** Empty where it is that of the account. */
  readonly mail: string;
  /** In the register, where exactly one bears the name. */
  readonly personId: string | null;
  readonly hasSigned: boolean;
};

/** While one of these holds, the minutes are neither opened again nor signed on paper. */
export const isUnderWay = (state: SigningState): boolean =>
  state === 'asked' || state === 'waiting' || state === 'complete';

/** 署名を待っています, and what became of it. */
export function signingWords(
  state: SigningState,
  fault: SigningFault | null,
  signers: readonly Signer[],
): string {
  if (state === 'refused') return faultWords[fault ?? 'desk'];
  if (state !== 'waiting') return stateWords[state];
  const left = signers.filter(({ hasSigned }) => !hasSigned).map(({ name }) => `${name}さん`);
  return left.length === 0
    ? '全員が署名しました。署名したPDFを受け取っています。'
    : `署名を待っています。まだの方は、${left.join('、')}です。`;
}

const stateWords = {
  asked: '署名サービスに送っています。',
  complete: '全員が署名し、PDFが届きました。理事長か副理事長が保存すると、署名済みになります。',
  kept: '全員が電子署名しました。',
  withdrawn: '電子署名の依頼を取り消しました。',
} as const;

const faultWords = {
  desk: '署名サービスが、依頼を受け付けませんでした。宛先を確かめて、もう一度お試しください。',
  signer:
    '署名を断った方がいるため、依頼は終わりました。事情を聞いてから、もう一度お試しください。',
  'other-document':
    '署名サービスから、送ったものと違う書類が届きました。使わずに、依頼を終えました。運営の担当者にお知らせください。',
} as const satisfies Record<SigningFault, string>;

/** 追記による署名: a signature of PDF is added behind the document, so what was signed begins with what was sent. */
export function holdsDocument(signed: Uint8Array, sent: Uint8Array): boolean {
  return signed.length > sent.length && sent.every((byte, place) => signed[place] === byte);
}

/** The next try: after one minute, then twice as long each time, an hour at most. */
export const nextTryMinutes = (attempts: number): number =>
  Math.min(60, 2 ** Math.min(attempts, 6));

const minuteMs = 60_000;

/** How long a device may take to answer; a page that stays open asks again. */
export const passkeyQuestionLivesMs = 10 * minuteMs;

export const passkeysOfAccount = 10;

const longestName = 40;

/** The owner's word for a passkey: 「自分のスマートフォン」. */
export function readPasskeyName(typed: string): string | undefined {
  const name = typed.replaceAll(/\s+/g, ' ').trim();
  return name !== '' && name.length <= longestName ? name : undefined;
}

/**
 * The host to which passkeys belong, and to which they stay bound for ever. None without encryption, where browsers
 * make none, and none for a bare number.
 */
export function passkeyHostOf(appUrl: string): string | null {
  const [, protocol, host = ''] = /^(https?):\/\/(\[[^\]]*\]|[^/:]+)/.exec(appUrl) ?? [];
  const isNumber = /^[\d.]+$|^\[/.test(host);
  return !isNumber && (protocol === 'https' || host === 'localhost') ? host : null;
}

/** EdDSA, ES256, RS256: what devices in use can do. */
const algorithms = [-8, -7, -257] as const;

type Known = { readonly id: string; readonly transports: readonly string[] };

type Adding = {
  readonly host: string;
  readonly challenge: string;
  readonly userHandle: string;
  readonly email: string;
  readonly name: string;
  readonly known: readonly Known[];
};

/** What a device is asked to make: a key that it finds by itself, and uses only after 画面ロック. */
export function creationOptions({ host, challenge, userHandle, email, name, known }: Adding) {
  return {
    rp: { id: host, name: 'スミワ' },
    user: { id: userHandle, name: email, displayName: name || email },
    challenge,
    pubKeyCredParams: algorithms.map((alg) => ({ alg, type: 'public-key' as const })),
    timeout: passkeyQuestionLivesMs,
    excludeCredentials: known.map(credential),
    authenticatorSelection: {
      residentKey: 'required' as const,
      requireResidentKey: true,
      userVerification: 'required' as const,
    },
    attestation: 'none' as const,
  };
}

type Asking = {
  readonly host: string;
  readonly challenge: string;
  /** Nothing at the door: there a list would tell who is known. */
  readonly known: readonly Known[];
};

export function requestOptions({ host, challenge, known }: Asking) {
  return {
    rpId: host,
    challenge,
    timeout: passkeyQuestionLivesMs,
    userVerification: 'required' as const,
    allowCredentials: known.map(credential),
  };
}

function credential({ id, transports }: Known) {
  return { id, type: 'public-key' as const, transports: transports.filter(isTransport) };
}

export const passkeyTransports = [
  'ble',
  'cable',
  'hybrid',
  'internal',
  'nfc',
  'smart-card',
  'usb',
] as const;

type Transport = (typeof passkeyTransports)[number];

/** What is not known is left out: it only helps the browser to guess where the key is. */
export function isTransport(word: string): word is Transport {
  return passkeyTransports.some((known) => known === word);
}

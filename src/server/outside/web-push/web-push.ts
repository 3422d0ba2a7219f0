import { type DeviceKeys, sealMessage } from './seal-message.ts';
import { type SenderKeys, senderToken, signingKey } from './sender-token.ts';

export type WebPushSettings = SenderKeys & {
  /** Whom a push service may write to: `mailto:` with the sender's address. */
  readonly subject: string;
  /** A server of one's own that speaks as push services do; for trials alone. */
  readonly extraOrigin: string | undefined;
};

type PushMessage = DeviceKeys & {
  readonly endpoint: string;
  /** The same id replaces what has not been shown yet, and what is. */
  readonly id: string;
  readonly title: string;
  readonly pageUrl: string;
  readonly isUrgent: boolean;
};

/** `gone`: the device listens no more. `again`: not now, or nobody knows; the same id makes asking twice harmless. */
type PushOutcome =
  | { readonly kind: 'accepted' | 'refused' | 'gone' }
  | { readonly kind: 'again'; readonly waitMs: number };

export type WebPush = {
  readonly publicKey: string;
  /** Whether this is a server to which browsers are subscribed, and no other address. */
  mayReach(endpoint: string): boolean;
  push(message: PushMessage, now: Date): Promise<PushOutcome>;
};

const timeoutMs = 10_000;
const keepSeconds = 86_400;
/** Of Chrome and Edge on Android, Firefox, Safari, and Edge on Windows. */
const makers = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  'push.apple.com',
  'notify.windows.com',
];

export function createWebPush(settings: WebPushSettings): WebPush {
  const key = signingKey(settings);
  const { publicKey, subject, extraOrigin } = settings;
  const mayReach = (endpoint: string) => isMakers(endpoint, extraOrigin);
  return {
    publicKey,
    mayReach,
    async push(message, now) {
      const { endpoint, id, isUrgent } = message;
      if (!mayReach(endpoint)) return { kind: 'gone' };
      const token = senderToken(key, { endpoint, subject, now });
      try {
        const response = await fetch(endpoint, {
          method: 'POST',
          redirect: 'manual',
          headers: {
            authorization: `vapid t=${token}, k=${publicKey}`,
            'content-encoding': 'aes128gcm',
            'content-type': 'application/octet-stream',
            ttl: String(keepSeconds),
            urgency: isUrgent ? 'high' : 'normal',
            topic: id.replaceAll('-', ''),
          },
          body: sealMessage(wordsOf(message), message),
          signal: AbortSignal.timeout(timeoutMs),
        });
        await response.body?.cancel();
        return outcomeOf(response);
      } catch {
        return { kind: 'again', waitMs: 0 };
      }
    },
  };
}

function isMakers(endpoint: string, extraOrigin: string | undefined): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, origin, port, username } = new URL(endpoint);
  if (origin === extraOrigin) return true;
  if (protocol !== 'https:' || port !== '' || username !== '') return false;
  return makers.some((maker) => hostname === maker || hostname.endsWith(`.${maker}`));
}

/** The form that Safari shows by itself (8030 is its mark); the page's worker reads the same. */
function wordsOf({ id, title, pageUrl }: PushMessage): Uint8Array {
  const notification = { title, navigate: pageUrl, lang: 'ja', dir: 'ltr', tag: id };
  return Buffer.from(JSON.stringify({ web_push: 8030, notification }));
}

/** 401 and 403 are faults of our own key; 429 and 5xx are not for now. */
const notTheDevice = [401, 403, 408, 425, 429];

function outcomeOf({ status, headers }: Response): PushOutcome {
  if (status >= 200 && status < 300) return { kind: 'accepted' };
  if (status === 404 || status === 410) return { kind: 'gone' };
  if (status < 500 && !notTheDevice.includes(status)) return { kind: 'refused' };
  const seconds = Number(headers.get('retry-after') ?? 0);
  return { kind: 'again', waitMs: Number.isFinite(seconds) ? Math.max(0, seconds * 1000) : 0 };
}

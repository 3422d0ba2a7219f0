import { createHmac, timingSafeEqual } from 'node:crypto';

export type LineSettings = {
  readonly token: string;
  readonly secret: string;
  /** 「@」で始まる the id by which people find the account. */
  readonly accountId: string;
  readonly baseUrl: string;
};

type LineMessage = {
  /** LINE takes a message with the same key once, however often it is sent. */
  readonly id: string;
  readonly to: string;
  readonly text: string;
};

/** `again`: nobody knows whether it arrived, or not now; the same id makes asking twice harmless. */
type LineOutcome = 'accepted' | 'refused' | 'again';

export type Line = {
  push(message: LineMessage): Promise<LineOutcome>;
  /** A word back to who wrote; whether it arrives changes nothing. */
  reply(replyToken: string, text: string): Promise<void>;
  isSigned(body: Uint8Array, signature: string): boolean;
  readonly accountId: string;
};

const timeoutMs = 10_000;
/** 401 and 403 are faults of our own key, 429 is a limit, 409 says that it has been taken before. */
const notTheRecipient = [401, 403, 408, 425, 429];

export function createLine({ token, secret, accountId, baseUrl }: LineSettings): Line {
  async function post(path: string, body: object, headers: object = {}): Promise<number> {
    const response = await fetch(`${baseUrl}${path}`, {
      method: 'POST',
      headers: { ...headers, authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(timeoutMs),
    });
    await response.body?.cancel();
    return response.status;
  }

  return {
    accountId,
    async push({ id, to, text }) {
      try {
        const messages = [{ type: 'text', text }];
        const path = '/v2/bot/message/push';
        return outcomeOf(await post(path, { to, messages }, { 'x-line-retry-key': id }));
      } catch {
        return 'again';
      }
    },
    async reply(replyToken, text) {
      const messages = [{ type: 'text', text }];
      await post('/v2/bot/message/reply', { replyToken, messages }).catch(() => undefined);
    },
    isSigned(body, signature) {
      const own = createHmac('sha256', secret).update(body).digest();
      const given = Buffer.from(signature, 'base64');
      return given.length === own.length && timingSafeEqual(given, own);
    },
  };
}

function outcomeOf(status: number): LineOutcome {
  if (status === 409 || (status >= 200 && status < 300)) return 'accepted';
  return status >= 500 || status < 400 || notTheRecipient.includes(status) ? 'again' : 'refused';
}

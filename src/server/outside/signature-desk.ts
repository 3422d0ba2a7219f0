import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod/mini';

export type SigningSettings = {
  readonly baseUrl: string;
  readonly token: string;
  readonly secret: string;
};

/** 署名の封筒: one PDF, and who signs it in which order. */
type Envelope = {
  /** The desk takes an envelope with the same id once. */
  readonly id: string;
  readonly title: string;
  /** SHA-256 of the document. */
  readonly digest: string;
  readonly document: Uint8Array;
  readonly signers: readonly { readonly name: string; readonly mail: string }[];
  /** Where the desk says that something has changed. */
  readonly callback: string;
};

/** `again`: not now, or nobody knows; asking twice is harmless. */
type Again = 'again';

export type EnvelopeState = {
  /** Of the document that the desk holds. */
  readonly digest: string;
  readonly state: 'waiting' | 'signed' | 'refused';
  /** In the order of the signers. */
  readonly signed: readonly boolean[];
};

/** 署名サービス, whichever speaks the wire format of docs/signing.md. */
export type SignatureDesk = {
  send(envelope: Envelope): Promise<'accepted' | 'refused' | Again>;
  stateOf(id: string): Promise<EnvelopeState | Again>;
  signedDocument(id: string): Promise<Uint8Array<ArrayBuffer> | Again>;
  /** `accepted`: nobody is asked to sign it any more. */
  withdraw(id: string): Promise<'accepted' | Again>;
  isSigned(body: Uint8Array, seal: Seal): boolean;
};

type Seal = {
  readonly timestamp: string;
  readonly signature: string;
  readonly nowMs: number;
};

const timeoutMs = 15_000;
const longestState = 65_536;
const largestDocument = 20 * 1024 * 1024;
/** A callback that is older, or from a clock that far ahead, is not heard. */
const sealMs = 300_000;

const told = z.object({
  digest: z.string(),
  state: z.enum(['waiting', 'signed', 'refused']),
  signed: z.array(z.boolean()).check(z.maxLength(10)),
});

export function createSignatureDesk({ baseUrl, token, secret }: SigningSettings): SignatureDesk {
  const placeOf = (id: string) => `/envelopes/${encodeURIComponent(id)}`;
  const call = (path: string, init: RequestInit = {}) =>
    fetch(`${baseUrl}${path}`, {
      ...init,
      headers: { authorization: `Bearer ${token}`, ...init.headers },
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
  return {
    async send({ document, ...envelope }) {
      const text = JSON.stringify({
        ...envelope,
        document: Buffer.from(document).toString('base64'),
      });
      return orAgain(async () => {
        const response = await call('/envelopes', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: text,
        });
        await response.body?.cancel();
        return outcomeOf(response.status);
      });
    },
    stateOf: (id) =>
      orAgain(async () => {
        const bytes = await readWithin(await call(placeOf(id)), longestState);
        const parsed = bytes && told.safeParse(JSON.parse(Buffer.from(bytes).toString('utf8')));
        return parsed?.success ? parsed.data : 'again';
      }),
    signedDocument: (id) =>
      orAgain(
        async () =>
          (await readWithin(await call(`${placeOf(id)}/document`), largestDocument)) ?? 'again',
      ),
    withdraw: (id) =>
      orAgain(async () => {
        const response = await call(placeOf(id), { method: 'DELETE' });
        await response.body?.cancel();
        // It never came there, or nobody can sign it any more.
        const isGone = response.ok || [404, 409, 410].includes(response.status);
        return isGone ? 'accepted' : 'again';
      }),
    isSigned(body, { timestamp, signature, nowMs }) {
      const age = Math.abs(nowMs - Number(timestamp) * 1000);
      if (!/^\d{1,12}$/.test(timestamp) || age > sealMs) return false;
      const own = createHmac('sha256', secret).update(`${timestamp}.`).update(body).digest();
      const given = Buffer.from(signature, 'hex');
      return given.length === own.length && timingSafeEqual(given, own);
    },
  };
}

/** Whatever goes wrong on the way says nothing about the envelope. */
async function orAgain<Said>(ask: () => Promise<Said>): Promise<Said | Again> {
  try {
    return await ask();
  } catch {
    return 'again';
  }
}

/** 401 and 403 are faults of our own key, 429 is a limit, 409 says that it has been taken before. */
const notTheEnvelope = [401, 403, 408, 425, 429];

function outcomeOf(status: number): 'accepted' | 'refused' | Again {
  if (status === 409 || (status >= 200 && status < 300)) return 'accepted';
  return status >= 500 || status < 400 || notTheEnvelope.includes(status) ? 'again' : 'refused';
}

/** Nothing where the answer is a refusal, or longer than anything we asked for. */
async function readWithin(
  response: Response,
  longest: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const pieces: Uint8Array[] = [];
  let length = 0;
  if (!response.ok || !response.body) {
    await response.body?.cancel();
    return undefined;
  }
  for await (const piece of response.body) {
    length += piece.length;
    if (length > longest) return undefined;
    pieces.push(piece);
  }
  return new Uint8Array(Buffer.concat(pieces));
}

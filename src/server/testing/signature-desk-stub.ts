import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

type Sent = {
  readonly id: string;
  readonly title: string;
  readonly digest: string;
  readonly document: string;
  readonly signers: readonly { readonly name: string; readonly mail: string }[];
  readonly callback: string;
};

type Kept = Sent & { signed: boolean[]; isRefused: boolean; isWithdrawn: boolean };

/** What it does instead of the right thing, once each. */
export type Lie =
  | 'none'
  | number
  /** Nothing comes back. */
  | 'nothing'
  /** It was taken, and the answer never came. */
  | 'lost'
  | 'nonsense'
  /** It holds another document. */
  | 'another-digest'
  /** What comes back signed is another document. */
  | 'another-document';

const token = 'token-of-the-desk';
const secret = 'secret-of-the-desk';

/** A desk of signatures that speaks docs/signing.md, and lies as told. */
export async function startSignatureDesk() {
  const envelopes = new Map<string, Kept>();
  const lies: Lie[] = [];
  const asked: string[] = [];

  function take(sent: Sent): number {
    if (envelopes.has(sent.id)) return 409;
    const signed = sent.signers.map(() => false);
    envelopes.set(sent.id, { ...sent, signed, isRefused: false, isWithdrawn: false });
    return 201;
  }

  async function reply(request: IncomingMessage, response: ServerResponse): Promise<unknown> {
    const body = await text(request);
    const lie = lies.shift();
    asked.push(`${request.method} ${request.url}`);
    if (request.headers.authorization !== `Bearer ${token}`) return answer(response, 401);
    if (lie === 'nothing') return request.socket.destroy();
    if (typeof lie === 'number') return answer(response, lie);
    if (lie === 'nonsense') return answer(response, 200, '<html>');
    if (request.method !== 'POST') return replyAbout(request, response, lie);
    const status = take(JSON.parse(body) as Sent);
    return lie === 'lost' ? request.socket.destroy() : answer(response, status);
  }

  function replyAbout(
    { url = '', method }: IncomingMessage,
    response: ServerResponse,
    lie: Lie | undefined,
  ): void {
    const [, , id = '', part] = url.split('/');
    const kept = envelopes.get(id);
    if (!kept) return answer(response, 404);
    if (method === 'DELETE') {
      kept.isWithdrawn = true;
      return answer(response, 200);
    }
    if (part === 'document') return answer(response, 200, signedPdf(kept, lie));
    return answer(response, 200, JSON.stringify(stateOf(kept, lie)));
  }

  const server = createServer((request, response) => void reply(request, response));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    settings: { baseUrl, token, secret },
    envelopes,
    lies,
    asked,
    /** The headers that make a callback ours. */
    sealFor(body: string, nowMs: number, key = secret) {
      const timestamp = String(Math.floor(nowMs / 1000));
      const signature = createHmac('sha256', key).update(`${timestamp}.${body}`).digest('hex');
      return { 'x-signing-timestamp': timestamp, 'x-signing-signature': signature };
    },
    close: () => new Promise<void>((closed) => server.close(() => closed())),
  };
}

function answer(response: ServerResponse, status: number, body: string | Buffer = '{}'): void {
  response.writeHead(status).end(body);
}

function stateOf({ digest, signed, isRefused }: Kept, lie: Lie | undefined) {
  const all = signed.every(Boolean);
  return {
    digest: lie === 'another-digest' ? 'f'.repeat(64) : digest,
    state: isRefused ? 'refused' : all ? 'signed' : 'waiting',
    signed,
  };
}

/** A signature of PDF stands behind the document, which stays as it is. */
function signedPdf({ document, signers }: Kept, lie: Lie | undefined): Buffer {
  const sent = Buffer.from(lie === 'another-document' ? 'JVBERi0xLjQK' : document, 'base64');
  return Buffer.concat([sent, Buffer.from(`\n% ${signers.length} signatures\n%%EOF\n`)]);
}

import { createHash, createHmac, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Provider } from '#domain/accounts/provider-rules.ts';

/** What this provider, or somebody between it and us, does wrong. */
export type Forgery = {
  /** Claims that stand in the token instead of the right ones. */
  readonly claims?: Readonly<Record<string, unknown>>;
  readonly alg?: 'none' | 'HS256' | 'RS256';
  /** Signed with a key that is not the provider's. */
  readonly key?: 'another';
  /** A letter of the signed part is changed afterwards. */
  readonly isChanged?: boolean;
  readonly status?: number;
};

type Going = {
  readonly challenge: string;
  readonly nonce: string;
  readonly redirectUri: string;
  readonly subject: string;
  readonly forgery: Forgery;
};

const [right, another] = [0, 1].map(() => generateKeyPairSync('rsa', { modulusLength: 2048 }));
const clientId = '1234567890';
const clientSecret = 'the-secret-of-the-channel';

/** LINE or Google as far as a sign-in sees them: a real server, whose people choose here. */
export async function startProvider(provider: Provider, now: () => number, host = '127.0.0.1') {
  const codes = new Map<string, Going>();
  const asked: URLSearchParams[] = [];
  const exchange = (form: URLSearchParams) => {
    asked.push(form);
    const code = form.get('code') ?? '';
    const going = codes.get(code);
    codes.delete(code);
    if (!going || !isRight(going, form)) return { status: 400, answer: { error: 'invalid_grant' } };
    const idToken = tokenOf(going, { provider, issuer: baseUrl, nowMs: now() });
    return {
      status: going.forgery.status ?? 200,
      answer: { token_type: 'Bearer', id_token: idToken },
    };
  };
  const choose = (address: string, subject: string, forgery: Forgery = {}) => {
    const query = new URL(address).searchParams;
    const part = (name: string) => query.get(name) ?? '';
    const code = randomBytes(16).toString('base64url');
    const [challenge, nonce] = [part('code_challenge'), part('nonce')];
    codes.set(code, { challenge, nonce, redirectUri: part('redirect_uri'), subject, forgery });
    return { code, state: part('state'), issuer: null as string | null };
  };
  /** A browser that comes here is somebody's who is signed in, and goes back at once. */
  const sendBack = (address: URL, response: ServerResponse) => {
    const { code, state } = choose(address.href, 'whoever sits there');
    const query = new URLSearchParams({ code, state, iss: baseUrl });
    const location = `${address.searchParams.get('redirect_uri')}?${query.toString()}`;
    response.writeHead(302, { location }).end();
  };
  const reply = async (request: IncomingMessage, response: ServerResponse) => {
    const address = new URL(request.url ?? '', baseUrl);
    if (address.pathname === '/authorize') return sendBack(address, response);
    const body = await text(request);
    const isForKeys = address.pathname === '/keys';
    const keys = { status: 200, answer: { keys: [publicKey()] } };
    const { status, answer } = isForKeys ? keys : exchange(new URLSearchParams(body));
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answer));
  };
  const server = createServer((request, response) => void reply(request, response));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const baseUrl = `http://${host}:${(server.address() as AddressInfo).port}`;
  return {
    settings: { provider, clientId, clientSecret, baseUrl },
    /** What came to the token endpoint. */
    asked,
    /** Somebody signs in there, and is sent back with this. */
    choose,
    close: () => new Promise<void>((closed) => server.close(() => closed())),
  };
}

/** As a provider judges who comes for a token: the own client, with the verifier of this way. */
function isRight({ challenge, redirectUri }: Going, form: URLSearchParams): boolean {
  const verifier = form.get('code_verifier') ?? '';
  return (
    challenge === createHash('sha256').update(verifier).digest('base64url') &&
    redirectUri === form.get('redirect_uri') &&
    form.get('client_id') === clientId &&
    form.get('client_secret') === clientSecret
  );
}

type Place = { readonly provider: Provider; readonly issuer: string; readonly nowMs: number };

function tokenOf({ nonce, subject, forgery }: Going, { provider, issuer, nowMs }: Place): string {
  const seconds = Math.floor(nowMs / 1000);
  const alg = forgery.alg ?? (provider === 'line' ? 'HS256' : 'RS256');
  const claims = {
    iss: issuer,
    aud: clientId,
    sub: subject,
    nonce,
    iat: seconds,
    exp: seconds + 3600,
    ...forgery.claims,
  };
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const header = part({ alg, typ: 'JWT', kid: 'one' });
  const signature = signatureOf(`${header}.${part(claims)}`, alg, forgery);
  return `${header}.${part(forgery.isChanged ? { ...claims, sub: 'x' } : claims)}.${signature}`;
}

function publicKey() {
  return { ...right?.publicKey.export({ format: 'jwk' }), kid: 'one', alg: 'RS256', use: 'sig' };
}

function signatureOf(content: string, alg: string, { key }: Forgery): string {
  if (alg === 'none') return '';
  if (alg === 'HS256') {
    // Somebody who knows the public key alone, where the provider signs with a pair.
    const secret = key === 'another' ? JSON.stringify(publicKey()) : clientSecret;
    return createHmac('sha256', secret).update(content).digest('base64url');
  }
  const pair = key === 'another' ? another : right;
  return pair
    ? sign('RSA-SHA256', Buffer.from(content), pair.privateKey).toString('base64url')
    : '';
}

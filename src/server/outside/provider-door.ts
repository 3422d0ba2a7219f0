import { createHash } from 'node:crypto';
import { type Provider, subjectOf } from '#domain/accounts/provider-rules.ts';
import {
  isRecord,
  isSignedWithKey,
  isSignedWithSecret,
  readToken,
  type SignedToken,
  type Signing,
} from './provider-keys.ts';

export type ProviderSettings = {
  readonly provider: Provider;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Another server that speaks the same way; without it the provider's own addresses. */
  readonly baseUrl: string | undefined;
};

type Way = { readonly state: string; readonly nonce: string; readonly verifier: string };

type Answer = Way & {
  readonly code: string;
  /** Who says to have answered, where it does. */
  readonly issuer: string | null;
  readonly redirectUri: string;
  readonly nowMs: number;
};

/** 'silent': the provider did not answer; 'nobody': what it answered is not to be believed. */
type Outcome = { readonly subject: string } | 'silent' | 'nobody';

export type ProviderDoor = {
  readonly provider: Provider;
  /** Where the browser is sent. */
  addressFor(way: Way, redirectUri: string): string;
  /** Who it was that came back with this code. */
  identify(answer: Answer): Promise<Outcome>;
};

type Places = {
  readonly issuer: string;
  readonly authorize: string;
  readonly token: string;
  readonly keys: string;
  readonly signing: Signing;
};

const own: Readonly<Record<Provider, Places>> = {
  line: {
    issuer: 'https://access.line.me',
    authorize: 'https://access.line.me/oauth2/v2.1/authorize',
    token: 'https://api.line.me/oauth2/v2.1/token',
    keys: 'https://api.line.me/oauth2/v2.1/certs',
    signing: 'HS256',
  },
  google: {
    issuer: 'https://accounts.google.com',
    authorize: 'https://accounts.google.com/o/oauth2/v2/auth',
    token: 'https://oauth2.googleapis.com/token',
    keys: 'https://www.googleapis.com/oauth2/v3/certs',
    signing: 'RS256',
  },
};

const timeoutMs = 10_000;
const longestAnswer = 65_536;

/** OIDC with a code, PKCE, state and nonce. Asks for nothing but who somebody is: neither name nor address. */
export function createProviderDoor(settings: ProviderSettings): ProviderDoor {
  const { provider, clientId, clientSecret } = settings;
  const places = placesOf(settings);
  return {
    provider,
    addressFor({ state, nonce, verifier }, redirectUri) {
      const query = new URLSearchParams({
        response_type: 'code',
        client_id: clientId,
        redirect_uri: redirectUri,
        scope: 'openid',
        state,
        nonce,
        code_challenge: createHash('sha256').update(verifier).digest('base64url'),
        code_challenge_method: 'S256',
      });
      return `${places.authorize}?${query.toString()}`;
    },
    async identify({ code, issuer, redirectUri, verifier, nonce, nowMs }) {
      if (issuer !== null && issuer !== places.issuer) return 'nobody';
      const body = new URLSearchParams({
        grant_type: 'authorization_code',
        code,
        redirect_uri: redirectUri,
        client_id: clientId,
        client_secret: clientSecret,
        code_verifier: verifier,
      });
      const answer = await ask(places.token, { method: 'POST', body });
      if (answer === 'silent' || answer === 'nobody') return answer;
      const token =
        typeof answer['id_token'] === 'string' ? readToken(answer['id_token']) : undefined;
      if (!token) return 'nobody';
      const signed = await isSigned(token, places, clientSecret);
      if (signed !== true) return signed === 'silent' ? 'silent' : 'nobody';
      const subject = subjectOf(token.claims, { issuer: places.issuer, clientId, nonce, nowMs });
      return subject === undefined ? 'nobody' : { subject };
    },
  };
}

/** Whether the provider signed it, in the one way that is its own. */
async function isSigned(
  token: SignedToken,
  { signing, keys }: Places,
  secret: string,
): Promise<boolean | 'silent'> {
  if (token.header['alg'] !== signing) return false;
  if (signing === 'HS256') return isSignedWithSecret(token, secret);
  const keySet = await ask(keys, {});
  return keySet === 'silent' ? keySet : isSignedWithKey(token, keySet);
}

function placesOf({ provider, baseUrl }: ProviderSettings): Places {
  const places = own[provider];
  if (baseUrl === undefined) return places;
  return {
    issuer: baseUrl,
    authorize: `${baseUrl}/authorize`,
    token: `${baseUrl}/token`,
    keys: `${baseUrl}/keys`,
    signing: places.signing,
  };
}

type Said = Readonly<Record<string, unknown>> | 'silent' | 'nobody';

async function ask(url: string, init: RequestInit): Promise<Said> {
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const response = await fetch(url, { ...init, redirect: 'error', signal });
    if (response.status >= 500 || response.status === 429) {
      await response.body?.cancel();
      return 'silent';
    }
    const text = await response.text();
    if (!response.ok || text.length > longestAnswer) return 'nobody';
    const said: unknown = JSON.parse(text);
    return isRecord(said) ? said : 'nobody';
  } catch (error) {
    return error instanceof SyntaxError ? 'nobody' : 'silent';
  }
}

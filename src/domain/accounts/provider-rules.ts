/** Whose sign-in may be used beside our own, where the operator set keys. */
export const allProviders = ['line', 'google'] as const;

export type Provider = (typeof allProviders)[number];

export const providerNames = { line: 'LINE', google: 'Google' } as const satisfies Record<
  Provider,
  string
>;

/** How long somebody may take at the provider. */
export const providerAttemptLivesMs = 15 * 60_000;

type Expected = {
  readonly issuer: string;
  readonly clientId: string;
  readonly nonce: string;
  readonly nowMs: number;
};

/** Clocks of others may be ahead of ours by so much. */
const driftMs = 60_000;
const longestSubject = 255;

/**
 * Who a signed ID token speaks of; nothing where it was made by another, for another, for another way, or is too old.
 * A mail address in it is not looked at: it lets nobody in.
 */
export function subjectOf(
  claims: Readonly<Record<string, unknown>>,
  expected: Expected,
): string | undefined {
  const isOurs =
    claims['iss'] === expected.issuer &&
    isFor(claims, expected.clientId) &&
    expected.nonce !== '' &&
    claims['nonce'] === expected.nonce;
  const { sub } = claims;
  if (!isOurs || !isFresh(claims, expected.nowMs)) return undefined;
  return typeof sub === 'string' && sub !== '' && sub.length <= longestSubject ? sub : undefined;
}

/** For us alone: a token that is meant for others too is none of ours. */
function isFor({ aud, azp }: Readonly<Record<string, unknown>>, clientId: string): boolean {
  const audience = Array.isArray(aud) ? aud : [aud];
  return (
    audience.length === 1 && audience[0] === clientId && (azp === undefined || azp === clientId)
  );
}

function isFresh({ exp, iat }: Readonly<Record<string, unknown>>, nowMs: number): boolean {
  if (typeof exp !== 'number' || typeof iat !== 'number') return false;
  const madeMs = iat * 1000;
  return (
    exp * 1000 > nowMs && madeMs <= nowMs + driftMs && madeMs >= nowMs - providerAttemptLivesMs
  );
}

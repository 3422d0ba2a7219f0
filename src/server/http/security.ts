import { createHash } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { isAccountPage } from '#contract/pages.ts';
import { Refusal } from '#domain/refusal.ts';

/** Headers of every answer. The theme script of the head is the only inline script, allowed by its hash. */
export function securityHeaders(options: {
  inlineScripts: readonly string[];
  isHttps: boolean;
}): MiddlewareHandler {
  const headers = Object.entries({
    'content-security-policy': contentSecurityPolicy(options.inlineScripts),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(self), payment=()',
    ...(options.isHttps
      ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }
      : {}),
  });
  return async (c, next) => {
    await next();
    for (const [name, value] of headers) c.res.headers.set(name, value);
    if (!isAccountPage(c.req.path)) return;
    c.res.headers.set('referrer-policy', 'no-referrer');
    c.res.headers.set('x-robots-tag', 'noindex');
  };
}

function contentSecurityPolicy(inlineScripts: readonly string[]): string {
  const hashes = inlineScripts.map(
    (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
  return [
    "default-src 'self'",
    `script-src 'self' ${hashes.join(' ')}`.trim(),
    // React and Radix set positions as style attributes; a style cannot run anything.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "media-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** A page of another site may not write with the visitor's cookie. */
export function sameOriginOnly(appUrl: string): MiddlewareHandler {
  const ownHosts = new Set([new URL(appUrl).host]);
  return async (c, next) => {
    const isWrite = !['GET', 'HEAD', 'OPTIONS'].includes(c.req.method);
    if (isWrite && !isSameOrigin(c.req.raw, ownHosts)) throw new Refusal('wrong_origin');
    await next();
  };
}

const hasSession = /(?:^|;\s*)(?:__Host-)?session=/;

/**
 * Browsers send Origin with every write; programs without one carry no cookie worth stealing. With a session the
 * browser has to say where it stands.
 */
function isSameOrigin(request: Request, ownHosts: ReadonlySet<string>): boolean {
  const { headers } = request;
  const origin = headers.get('origin');
  if (origin === null) {
    const isStated = headers.get('sec-fetch-site') === 'same-origin';
    return isStated || !hasSession.test(headers.get('cookie') ?? '');
  }
  if (!URL.canParse(origin)) return false;
  const { host } = new URL(origin);
  return host === request.headers.get('host') || ownHosts.has(host);
}

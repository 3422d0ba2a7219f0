import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { matchedRoutes } from 'hono/route';
import type { Env } from './handle.ts';
import { log } from './log.ts';

/** Gives each request an id and writes one line about it: the route's pattern, never the address asked for. */
export const requestLog: MiddlewareHandler<Env> = async (c, next) => {
  const requestId = randomUUID();
  c.set('requestId', requestId);
  c.header('x-request-id', requestId);
  const startedMs = performance.now();
  await next();
  if (!c.req.path.startsWith('/api/')) return;
  log('request', {
    requestId,
    method: c.req.method,
    route: patternOf(c),
    status: c.res.status,
    ms: Math.round((performance.now() - startedMs) * 10) / 10,
  });
};

/** Of the routes that match, middleware and the catch-all of the pages end with a star. */
function patternOf(c: Parameters<typeof matchedRoutes>[0]): string {
  const named = matchedRoutes(c).filter(({ path }) => !path.endsWith('*'));
  return named.at(-1)?.path ?? 'none';
}

import type { z } from 'zod/mini';
import {
  type Endpoint,
  type ObjectSchema,
  type PublicEndpoint,
  requestOf,
  type Schema,
} from '#contract/endpoint.ts';

type AnyEndpoint<Input extends ObjectSchema, Output extends Schema> =
  | Endpoint<Input, Output>
  | PublicEndpoint<Input, Output>;

type Request = (url: string, init: RequestInit) => Response | Promise<Response>;
let visitorCount = 0;

/** One browser: keeps its cookie, comes from its own address. */
export function createVisitor(request: Request, address = `192.0.2.${(++visitorCount % 250) + 1}`) {
  let cookie = '';
  const keepCookies = (setCookies: readonly string[]) => {
    const kept = new Map(cookie.split('; ').map((pair) => [pair.split('=')[0], pair] as const));
    kept.delete('');
    for (const set of setCookies) {
      const pair = set.split(';')[0] ?? '';
      const name = pair.split('=')[0];
      if (/max-age=0/i.test(set)) kept.delete(name);
      else kept.set(name, pair);
    }
    cookie = [...kept.values()].join('; ');
  };

  async function send(url: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    headers.set('x-forwarded-for', address);
    if (cookie) headers.set('cookie', cookie);
    if (!headers.has('origin')) headers.set('sec-fetch-site', 'same-origin');
    const response = await request(url, { ...init, headers });
    keepCookies(response.headers.getSetCookie());
    return response;
  }

  /** Calls an endpoint; a refusal is thrown with its status, code and message. */
  async function call<Input extends ObjectSchema, Output extends Schema>(
    endpoint: AnyEndpoint<Input, Output>,
    input: z.input<Input>,
    associationId?: string,
  ): Promise<z.output<Output>> {
    const { url, method, body } = requestOf(endpoint, input, associationId);
    const response = await send(url, {
      method,
      ...(body === null ? {} : { body, headers: { 'content-type': 'application/json' } }),
    });
    const answer = await response.json();
    if (!response.ok)
      throw Object.assign(new Error('refused'), { status: response.status }, answer);
    return endpoint.output.parse(answer);
  }

  return {
    send,
    call,
    get cookie() {
      return cookie;
    },
    set cookie(value: string) {
      cookie = value;
    },
  };
}

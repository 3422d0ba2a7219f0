import { type ApiCall, ApiError } from './api.ts';

type SendOptions = {
  readonly headers: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
};

/**
 * A call with headers of its own that can be stopped; the answer is there with its first byte. It waits for no
 * other write, and none waits for it: the first write of a visitor goes through `sendInTurn`.
 */
export async function sendStreaming(
  { method, url, body }: ApiCall,
  { headers, signal }: SendOptions,
): Promise<Response> {
  const response = await fetch(url, {
    method,
    credentials: 'include',
    headers: { 'content-type': 'application/json', ...headers },
    body,
    signal: signal ?? null,
  });
  if (response.ok) return response;
  throw new ApiError(response.status, response.statusText, await response.text());
}

import { refusalText } from '#contract/refusal-text.ts';

/** The server answered with something else than success: `404: {"message":"…"}`. */
export class ApiError extends Error {
  readonly status: number;
  /** What the server says to the user. */
  readonly sentence: string;

  constructor(status: number, statusText: string, body: string) {
    super(`${status}: ${body || statusText}`);
    this.name = 'ApiError';
    this.status = status;
    this.sentence = sentenceIn(body) ?? refusalText.internal;
  }
}

/** What a user reads when a call failed, whatever the reason. */
export function sentenceOf(error: unknown): string {
  return error instanceof ApiError
    ? error.sentence
    : '通信できませんでした。接続を確認してから、もう一度お試しください。';
}

export type ApiCall = {
  readonly method: string;
  readonly url: string;
  readonly body: string | null;
};

let lastWrite: Promise<unknown> = Promise.resolve();

/**
 * One call of the API with the visitor's cookie. Writes go one after the other: the first one brings the cookie of
 * the visitor's own copy, without which a second would be given another copy.
 */
export function send(call: ApiCall): Promise<Response> {
  return call.method === 'GET' ? sendNow(call) : sendInTurn(() => sendNow(call));
}

/** For a write that `send` cannot make: it waits for the writes before it, and those after it wait for it. */
export function sendInTurn<Sent>(write: () => Promise<Sent>): Promise<Sent> {
  const sent = lastWrite.then(write);
  lastWrite = sent.catch(() => undefined);
  return sent;
}

async function sendNow({ method, url, body }: ApiCall): Promise<Response> {
  const response = await fetch(url, {
    method,
    credentials: 'include',
    headers: body === null ? {} : { 'content-type': 'application/json' },
    body,
  });
  if (!response.ok) {
    throw new ApiError(response.status, response.statusText, await response.text());
  }
  return response;
}

function sentenceIn(body: string): string | undefined {
  try {
    const { message } = JSON.parse(body);
    return typeof message === 'string' ? message : undefined;
  } catch {
    return undefined;
  }
}

import { refusalText } from '#contract/refusal-text.ts';

/** The server answered with something else than success: `404: {"message":"…"}`. */
export class ApiError extends Error {
  readonly status: number;
  /** The server's word for this kind of no; empty where it says none. */
  readonly code: string;
  /** What the server says to the user. */
  readonly sentence: string;

  constructor(status: number, statusText: string, body: string) {
    super(`${status}: ${body || statusText}`);
    this.name = 'ApiError';
    this.status = status;
    const { code, message } = wordsIn(body);
    this.code = code ?? '';
    this.sentence = message ?? refusalText.internal;
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

type AskForProof = () => Promise<boolean>;
let askForProof: AskForProof | undefined;
let asked: Promise<boolean> | undefined;

/** Who asks the user to show anew who they are (本人の確認); answers how to stop. */
export function answerProofsWith(ask: AskForProof): () => void {
  askForProof = ask;
  return () => {
    askForProof = undefined;
  };
}

/** The user is asked once, however many writes wait for it; then each is sent again as it was. */
async function withProof<Sent>(write: () => Promise<Sent>): Promise<Sent> {
  try {
    return await write();
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'prove_again' || !askForProof) throw error;
    asked ??= askForProof().finally(() => {
      asked = undefined;
    });
    if (!(await asked)) throw error;
    return write();
  }
}

/** For a write that `send` cannot make: it waits for the writes before it, and those after it wait for it. */
export function sendInTurn<Sent>(write: () => Promise<Sent>): Promise<Sent> {
  return withProof(() => takeTurn(write));
}

function takeTurn<Sent>(write: () => Promise<Sent>): Promise<Sent> {
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

function wordsIn(body: string): { readonly code?: string; readonly message?: string } {
  try {
    const { code, message } = JSON.parse(body);
    return {
      ...(typeof code === 'string' ? { code } : {}),
      ...(typeof message === 'string' ? { message } : {}),
    };
  } catch {
    return {};
  }
}

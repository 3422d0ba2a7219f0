import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { geminiWire } from './gemini-wire.ts';
import { openaiWire } from './openai-wire.ts';
import type { Script } from './script.ts';

type Received = {
  readonly path: string;
  readonly key: string | undefined;
  readonly body: string;
};

/** A server on the loopback that speaks what OpenAI and Gemini speak, and keeps all it receives. */
export type ModelStub = {
  readonly url: string;
  readonly received: readonly Received[];
  /** The last script serves every further request. */
  readonly plays: (...scripts: readonly Script[]) => void;
  readonly close: () => Promise<void>;
};

export async function startModelStub(): Promise<ModelStub> {
  const received: Received[] = [];
  let scripts: readonly Script[] = [{ say: [] }];
  const server = createServer((request, response) => {
    void serve(request, response);
  });
  const serve = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await readBody(request);
    const path = request.url ?? '';
    received.push({ path, key: keyOf(request), body });
    const [script = { say: [] }, ...later] = scripts;
    if (later.length > 0) scripts = later;
    answer(response, path, script);
  };
  const port = await listen(server);
  return {
    url: `http://127.0.0.1:${port}`,
    received,
    plays(...next) {
      scripts = next;
      received.length = 0;
    },
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

/** The letters of a text in pieces as a model sends them. */
export function inPieces(text: string, size = 3): readonly string[] {
  return text.match(new RegExp(`[\\s\\S]{1,${size}}`, 'g')) ?? [];
}

function answer(response: ServerResponse, path: string, script: Script): void {
  if ('status' in script) {
    response.writeHead(script.status, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ error: { message: 'stub', code: script.status } }));
    return;
  }
  if ('drip' in script) return drip(response, script);
  if ('raw' in script) return answerRaw(response, script);
  const wire = path.includes('/v1beta/') ? geminiWire : openaiWire;
  const isStream = path.includes(':streamGenerateContent') || path.endsWith('/chat/completions');
  const type = isStream ? 'text/event-stream; charset=utf-8' : 'application/json';
  response.writeHead(200, { 'content-type': type });
  response.end(isStream ? wire.stream(script) : JSON.stringify(wire.whole(script)));
}

function answerRaw(
  response: ServerResponse,
  { raw, ends }: Extract<Script, { raw: string }>,
): void {
  response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' });
  response.write(raw);
  if (ends === 'whole') response.end();
  if (ends === 'broken') setTimeout(() => response.destroy(), 20);
}

function drip(response: ServerResponse, script: Extract<Script, { drip: string }>): void {
  response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' });
  const timer = setInterval(() => response.write(script.drip), script.everyMs);
  response.on('close', () => clearInterval(timer));
}

function keyOf({ headers }: IncomingMessage): string | undefined {
  const google = headers['x-goog-api-key'];
  return headers.authorization ?? (Array.isArray(google) ? google[0] : google);
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString('utf8');
}

function listen(server: Server): Promise<number> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    });
  });
}

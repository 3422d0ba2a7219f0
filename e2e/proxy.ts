import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';

/** Round robin in front of several processes, as an operator's proxy: who does not listen is passed over. */
export async function startProxy() {
  const targets = new Map<number, string>();
  let turn = 0;

  const server = createServer(async (asked, answer) => {
    const chunks: Buffer[] = [];
    for await (const chunk of asked) chunks.push(chunk);
    const order = [...targets.values()];
    turn += 1;
    const start = turn % Math.max(1, order.length);
    const turns = [...order.slice(start), ...order.slice(0, start)];
    await pass(asked, answer, { body: Buffer.concat(chunks), turns });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    targets,
    close() {
      server.closeAllConnections();
      return new Promise<void>((closed) => server.close(() => closed()));
    },
  };
}

type Passing = { readonly body: Buffer; readonly turns: readonly string[] };

async function pass(
  asked: IncomingMessage,
  answer: ServerResponse,
  { body, turns }: Passing,
): Promise<void> {
  for (const target of turns) if (await passTo(target, { asked, answer, body })) return;
  answer.writeHead(502).end();
}

type Sent = {
  readonly asked: IncomingMessage;
  readonly answer: ServerResponse;
  readonly body: Buffer;
};

/** Answers false where nobody listened. Whatever was begun is not sent to another one: it may have been done. */
function passTo(target: string, { asked, answer, body }: Sent): Promise<boolean> {
  // A test says from where it comes; the last entry is the one this proxy vouches for.
  const from = String(asked.headers['x-client'] ?? '127.0.0.1');
  const headers = { ...asked.headers, 'x-forwarded-for': from };
  return new Promise((done) => {
    const url = new URL(asked.url ?? '/', target);
    const sending = request(url, { method: asked.method, headers, agent: false }, (response) => {
      answer.writeHead(response.statusCode ?? 502, response.headers);
      response.once('error', () => answer.destroy());
      response.once('close', () => done(true));
      response.pipe(answer);
    });
    sending.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED') return done(false);
      if (!answer.headersSent) answer.writeHead(502).end();
      done(true);
    });
    sending.end(body);
  });
}

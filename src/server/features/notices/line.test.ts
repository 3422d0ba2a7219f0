import { createHmac, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { demoUser } from '#demo/demo-user.ts';
import { createLine } from '#server/outside/line.ts';
import { foundAssociation, sendIn as sendNotice } from '#server/testing/sent-notice.ts';
import { startServer } from '#server/testing/start-server.ts';
import { ringLine } from './ring.ts';

type Pushed = { to: string; text: string; key: string };

/** Speaks as LINE does, and lies as told: `accepted` is what really reached somebody. */
const accepted: Pushed[] = [];
const replies: string[] = [];
const keys = new Set<string>();
let asked = 0;
let lies: (number | 'nothing' | 'lost')[] = [];
const stub = createServer((request, response) => {
  let body = '';
  request.on('data', (chunk) => {
    body += chunk;
  });
  request.on('end', () => {
    const { to, messages } = JSON.parse(body);
    const text = String(messages[0].text);
    if (request.headers.authorization !== 'Bearer token') return response.writeHead(401).end();
    if (request.url === '/v2/bot/message/reply') {
      replies.push(text);
      return response.end('{}');
    }
    asked += 1;
    const lie = lies.shift();
    if (lie === 'nothing') return request.socket.destroy();
    if (typeof lie === 'number') return response.writeHead(lie).end('{"message":"no"}');
    const key = String(request.headers['x-line-retry-key']);
    if (keys.has(key)) return response.writeHead(409).end('{"message":"already accepted"}');
    keys.add(key);
    accepted.push({ to, text, key });
    // It was taken, and the answer never came.
    if (lie === 'lost') return request.socket.destroy();
    return response.end('{"sentMessages":[{"id":"1"}]}');
  });
});
const port = await new Promise<number>((resolve) => {
  stub.listen(0, '127.0.0.1', () => resolve(Object(stub.address()).port));
});
afterAll(() => new Promise((resolve) => stub.close(resolve)));

const secret = 'channel-secret';
const line = createLine({
  token: 'token',
  secret,
  accountId: '@sumiwa',
  baseUrl: `http://127.0.0.1:${port}`,
});
const server = await startServer({ line });

beforeEach(() => {
  accepted.length = 0;
  replies.length = 0;
  lies = [];
  asked = 0;
});

async function addCode(associationId: string, code: string, endsInMs = 60_000): Promise<void> {
  const hash = createHmac('sha256', 'y'.repeat(32)).update(code).digest('hex');
  await server.db.query(
    `insert into line_code (association_id, id, user_id, code_hash, ends_at) values ($1, $2, $3, $4, $5)`,
    [
      associationId,
      randomUUID(),
      demoUser.id,
      hash,
      new Date(server.clock.nowMs + endsInMs).toISOString(),
    ],
  );
}

async function webhook(events: object[], signature?: string): Promise<number> {
  const body = JSON.stringify({ destination: 'U0', events });
  const signed = createHmac('sha256', secret).update(body).digest('base64');
  const response = await server.app.request('/api/line', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-line-signature': signature ?? signed },
    body,
  });
  return response.status;
}

const says = (userId: string, text: string, more: object = {}) => ({
  type: 'message',
  replyToken: 'r',
  source: { type: 'user', userId },
  message: { type: 'text', text },
  ...more,
});

async function linked(): Promise<string> {
  const associationId = await foundAssociation(server);
  const code = String(Math.floor(Number(`0x${randomUUID().slice(0, 8)}`) % 1e8)).padStart(8, '0');
  await addCode(associationId, code);
  await webhook([says(`U${associationId}`, code)]);
  return associationId;
}

const sendIn = (associationId: string) =>
  sendNotice(server, associationId, { line: true, push: false });

async function ring(afterMinutes = 0): Promise<void> {
  server.clock.nowMs += afterMinutes * 60_000;
  await ringLine(server.db, { line, now: new Date(server.clock.nowMs) });
}

async function stateIn(associationId: string) {
  const { rows } = await server.db.query<{ waiting: number; lined: number }>(
    `select (select count(*)::int from line_push where association_id = $1) as waiting,
            (select count(*)::int from notice_event where association_id = $1 and event = 'lined') as lined`,
    [associationId],
  );
  return rows[0];
}

test('a bell rings once, names what there is and not what it says', async () => {
  const associationId = await linked();
  expect(replies).toEqual([expect.stringContaining('つながりました')]);
  await sendIn(associationId);
  await Promise.all([ring(), ring()]);
  expect(accepted).toHaveLength(1);
  expect(accepted[0]).toMatchObject({ to: `U${associationId}` });
  expect(accepted[0]?.text).toContain(`【緊急】断水`);
  expect(accepted[0]?.text).toContain(`/kumiai/${associationId}/notices?notice=`);
  expect(accepted[0]?.text).not.toContain('水が出ません');
  expect(await stateIn(associationId)).toEqual({ waiting: 0, lined: 1 });
});

test('LINE that is full, broken, silent, or takes it without an answer: nobody is told twice', async () => {
  const associationId = await linked();
  await sendIn(associationId);
  lies = [429, 500, 'nothing', 401, 'lost'];
  for (let round = 0; round < 6; round += 1) await ring(60);
  expect(accepted).toHaveLength(1);
  expect(asked).toBe(6);
  expect(await stateIn(associationId)).toEqual({ waiting: 0, lined: 1 });
});

test('refused for good it ends without a trace of success, and after a day the trying ends', async () => {
  const refused = await linked();
  await sendIn(refused);
  lies = [410];
  await ring(1);
  await ring(60);
  expect(asked).toBe(1);
  expect(await stateIn(refused)).toEqual({ waiting: 0, lined: 0 });
  const silent = await linked();
  await sendIn(silent);
  lies = Array.from({ length: 100 }, () => 'nothing' as const);
  for (let hour = 0; hour < 26; hour += 1) await ring(60);
  const tried = asked;
  await ring(600);
  expect(asked).toBe(tried);
  expect(await stateIn(silent)).toEqual({ waiting: 0, lined: 0 });
});

test('only what LINE signed is believed', async () => {
  const associationId = await foundAssociation(server);
  await addCode(associationId, '11112222');
  const forged = createHmac('sha256', 'another').update('x').digest('base64');
  for (const signature of ['', 'x', forged]) {
    expect(await webhook([says('U1', '11112222')], signature)).toBe(403);
  }
  expect(await webhook([])).toBe(200);
  expect(await webhook([{ type: 'something-new' }])).toBe(200);
  const { rows } = await server.db.query('select from line_contact where association_id = $1', [
    associationId,
  ]);
  expect(rows).toEqual([]);
});

test('a number serves once, in time, and is not guessed; who blocks the account hears no more', async () => {
  const associationId = await foundAssociation(server);
  await addCode(associationId, '33334444', -1);
  await webhook([says('U3', '33334444')]);
  await addCode(associationId, '55556666');
  await webhook([says('U3', '５５５５ ６６６６'), says('U4', '55556666')]);
  expect(replies.map((it) => it.slice(0, 4))).toEqual(['番号がち', 'つながり', '番号がち']);
  await webhook([says('U3', '12345678', { deliveryContext: { isRedelivery: true } })]);
  expect(replies).toHaveLength(3);

  await addCode(associationId, '77778888');
  for (let tried = 0; tried < 6; tried += 1) await webhook([says('U9', `0000000${tried}`)]);
  await webhook([says('U9', '77778888')]);
  expect(replies.at(-1)).toContain('番号がちがう');

  await sendIn(associationId);
  await webhook([{ type: 'unfollow', source: { type: 'user', userId: 'U3' } }]);
  await ring();
  expect(accepted).toEqual([]);
  expect(await stateIn(associationId)).toEqual({ waiting: 0, lined: 0 });
});

test('without a member of a real association it is not offered', async () => {
  const visitor = server.visit();
  const { getLine, askLineCode } = await import('#contract/line.ts');
  expect(await visitor.call(getLine, {})).toEqual({ accountId: null, isLinked: false });
  await expect(visitor.call(askLineCode, { id: randomUUID() })).rejects.toMatchObject({
    status: 409,
  });
});

import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { type RunningProduct, runCommand, runProduct, type Settings } from './run-product.ts';

/** The product as its operator meets it: no browser, only processes, files and sentences. */
test.describe.configure({ timeout: 300_000 });

const folder = join(tmpdir(), `sumiwa-process-${process.pid}`);
const seeded = join(folder, 'seeded');
const running = new Set<RunningProduct>();
const secret = 'c'.repeat(32);

test.afterEach(async () => {
  await Promise.all([...running].map((product) => product.kill()));
  running.clear();
});
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function start(settings: Settings): Promise<RunningProduct> {
  const product = await runProduct(settings);
  running.add(product);
  return product;
}

/** A data folder of its own that already holds the demonstration. */
function seededFolder(name: string): string {
  const dataDir = join(folder, name);
  cpSync(seeded, dataDir, { recursive: true });
  return dataDir;
}

const inquiry = (message: string) => ({
  organizationName: 'みどり坂レジデンス管理組合',
  name: '高橋 誠一',
  email: 'chair@example.jp',
  message,
});

async function send(product: RunningProduct, path: string, body: object): Promise<Response> {
  return fetch(`${product.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

/** 1: shut down in order, so that the next start has nothing to recover; 6: still running or killed. */
function stateOfDatabase(dataDir: string): number {
  return readFileSync(join(dataDir, 'db/global/pg_control')).readUInt32LE(16);
}

let firstStart = { output: '', statuses: [0], association: '', ended: { code: -1, complaint: '' } };

test.beforeAll(async () => {
  mkdirSync(folder, { mode: 0o700 });
  const product = await start({ env: { DATA_DIR: seeded } });
  const addresses = ['/readyz', '/', '/demo'].map((path) => `${product.url}${path}`);
  const pages = await Promise.all(addresses.map((address) => fetch(address)));
  const session = await (await fetch(`${product.url}/api/session`)).json();
  const output = product.output();
  const { code, complaint } = await product.stop();
  firstStart = {
    output,
    statuses: pages.map(({ status }) => status),
    association: session.association.name,
    ended: { code: code ?? -1, complaint },
  };
});

test('the first start on an empty folder shows what it does, serves the product and ends in order', () => {
  const steps = [/データベースを開いています/, /表を用意しました/, /document（\d+件）/];
  for (const step of steps) expect(firstStart.output).toMatch(step);
  expect(firstStart.statuses).toEqual([200, 200, 200]);
  expect(firstStart.association).toBe('みどり坂レジデンス管理組合');
  expect(firstStart.ended).toEqual({ code: 0, complaint: '' });
  expect(stateOfDatabase(seeded)).toBe(1);
  expect(existsSync(join(seeded, 'control.json'))).toBe(false);
});

/** Each variable and its sentence has a test beside `config.ts`; here it is seen that the operator reads it. */
test('a wrong value of a variable stops the start with one sentence that names it', async () => {
  const dataDir = join(folder, 'never');
  const { code, output, complaint } = await runCommand([], {
    env: { DATA_DIR: dataDir, GEMINI_BASE_URL: 'ftp://127.0.0.1' },
  });
  expect([code, output]).toEqual([1, '']);
  expect(complaint).toMatch(/^環境変数 GEMINI_BASE_URL の値が正しくありません（[^\n]+）。\n$/);
  expect(existsSync(dataDir)).toBe(false);
});

test('a value that only the machine can refuse is answered with one sentence too', async () => {
  const file = join(folder, 'a-file');
  writeFileSync(file, 'not a folder');
  const noFolder = await runCommand([], { env: { DATA_DIR: file, PORT: '0' } });
  expect([noFolder.code, noFolder.complaint]).toEqual([
    1,
    expect.stringMatching(/DATA_DIR.+。\n$/),
  ]);
  // An address of the documentation range: no machine has it.
  const noHost = await runCommand([], {
    env: { DATA_DIR: seededFolder('no-host'), HOST: '203.0.113.1', PORT: '0' },
  });
  expect([noHost.code, noHost.complaint]).toEqual([1, expect.stringMatching(/HOST.+。\n$/)]);
});

test('.env is read; what the environment says goes before it', async () => {
  const place = join(folder, 'with-env');
  mkdirSync(place);
  writeFileSync(join(place, '.env'), 'PORT=not-a-port\nSMTP_URL=\nDATA_DIR=here\n');
  const refused = await runCommand([], { folder: place });
  expect(refused.code).toBe(1);
  expect(refused.complaint).toContain('環境変数 PORT の値が正しくありません');

  cpSync(seeded, join(place, 'here'), { recursive: true });
  const product = await start({ folder: place, env: { PORT: '0' } });
  expect(existsSync(join(place, 'here/control.json'))).toBe(true);
  expect((await product.stop()).code).toBe(0);
});

test('a port in use stops the start with a sentence and frees the data folder', async () => {
  const other = createServer();
  await new Promise<void>((listening) => other.listen(0, '127.0.0.1', listening));
  const { port } = other.address() as AddressInfo;
  const dataDir = seededFolder('port');
  const { code, complaint } = await runCommand([], {
    env: { DATA_DIR: dataDir, HOST: '127.0.0.1', PORT: String(port) },
  });
  other.close();
  expect(code).toBe(1);
  expect(complaint).toBe(
    '環境変数 PORT のポートはほかのプログラムが使用中です。別の番号を指定してください。\n',
  );
  expect(stateOfDatabase(dataDir)).toBe(1);
});

test('the second start makes nothing again; a second process beside it is refused with a sentence, and the first works on', async () => {
  const dataDir = seededFolder('shared');
  const first = await start({ env: { DATA_DIR: dataDir } });
  expect(first.output()).not.toMatch(/表を用意|管理組合を作成/);
  const { code, complaint } = await runCommand([], { env: { DATA_DIR: dataDir, PORT: '0' } });
  expect(code).toBe(1);
  expect(complaint).toMatch(/^データフォルダ .+ は別のスミワ（プロセス \d+）が使用中です。\n$/);
  expect(complaint).toContain(`プロセス ${first.pid}）`);
  expect((await send(first, '/api/contact', inquiry('続けて使えますか。'))).status).toBe(200);
  expect((await first.stop()).code).toBe(0);
});

/** Opens a request and holds back its last byte. */
async function beginRequest(product: RunningProduct, body: string): Promise<Socket> {
  const socket = connect(Number(new URL(product.url).port), '127.0.0.1');
  await new Promise((connected) => socket.once('connect', connected));
  const head = [
    'POST /api/contact HTTP/1.1',
    'host: 127.0.0.1',
    'connection: close',
    'content-type: application/json',
    `content-length: ${Buffer.byteLength(body)}`,
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n${body.slice(0, -1)}`);
  await new Promise((sent) => setTimeout(sent, 200));
  return socket;
}

test('the outbox prints waiting mail beside a running server and alone; SIGTERM leaves nothing undone', async () => {
  const env = { DATA_DIR: seededFolder('outbox'), STAFF_EMAIL: 'desk@example.jp' };
  const empty = await runCommand(['outbox'], { env });
  expect([empty.code, empty.output]).toEqual([0, '送信待ちのメール：0件\n']);

  const product = await start({ env });
  await send(product, '/api/contact', inquiry('見積りをお願いします。'));
  const beside = await runCommand(['outbox'], { env });
  expect(beside.code).toBe(0);
  for (const part of ['送信待ちのメール：2件', '宛先：desk@example.jp', '宛先：chair@example.jp']) {
    expect(beside.output).toContain(part);
  }
  expect(beside.output).toContain('見積りをお願いします。');

  await expectDrained(product);
  expect(stateOfDatabase(env.DATA_DIR)).toBe(1);
  const alone = await runCommand(['outbox'], { env });
  expect(alone.output).toContain('送信待ちのメール：4件');
  expect(alone.output).toContain('終了の直前に送りました。');
  expect(alone.output).toContain(beside.output.slice(beside.output.indexOf('\n')).trim());
});

/** SIGTERM: an answer under way is finished, nobody new comes in. */
async function expectDrained(product: RunningProduct): Promise<void> {
  const body = JSON.stringify(inquiry('終了の直前に送りました。'));
  const socket = await beginRequest(product, body);
  product.signal('SIGTERM');
  const knock = () =>
    fetch(`${product.url}/healthz`).then(
      () => 'open',
      () => 'shut',
    );
  await expect.poll(knock, { intervals: [100] }).toBe('shut');

  let answer = '';
  socket.on('data', (bytes) => {
    answer += bytes.toString('utf8');
  });
  socket.write(body.slice(-1));
  await new Promise((closed) => socket.once('close', closed));
  expect(answer).toMatch(/^HTTP\/1\.1 200 OK/);
  expect(answer).toContain('お問い合わせを送信しました');
  expect((await product.ended).code).toBe(0);
}

test('killed at once after an inquiry was answered: it is there after the next start', async () => {
  const dataDir = seededFolder('killed');
  const product = await start({ env: { DATA_DIR: dataDir } });
  expect((await send(product, '/api/contact', inquiry('停電の直前の相談です。'))).status).toBe(200);
  await product.kill();
  expect(stateOfDatabase(dataDir)).toBe(6);

  const again = await start({ env: { DATA_DIR: dataDir } });
  const beside = await runCommand(['outbox'], { env: { DATA_DIR: dataDir } });
  expect(beside.output).toContain('送信待ちのメール：2件');
  expect(beside.output).toContain('停電の直前の相談です。');
  expect((await fetch(`${again.url}/readyz`)).status).toBe(200);
});

/** What the product tells a visitor, all of it. */
async function answersOf(product: RunningProduct, cookie: string): Promise<unknown[]> {
  const own = '/api/associations/own';
  const paths = [
    '/api/session',
    ...['home', 'documents', 'meetings', 'community', 'management'].map((name) => `${own}/${name}`),
  ];
  const answers = await Promise.all(
    paths.map(async (path) =>
      (await fetch(`${product.url}${path}`, { headers: { cookie } })).json(),
    ),
  );
  const [{ documents }] = answers.slice(2, 3);
  const { id } = documents.find(({ slug }: { slug: string }) => slug === 'bylaws');
  const bylaws = await fetch(`${product.url}${own}/documents/${id}`, { headers: { cookie } });
  return [...answers, await bylaws.json()];
}

/** Count and checksum of each table, as the file says them. */
function tablesOf(file: string): unknown[] {
  const lines = gunzipSync(readFileSync(file)).toString('utf8').trim().split('\n');
  return lines.map((line) => JSON.parse(line)).filter((part) => 'end' in part);
}

/** The folder stays empty: the whole file can still be restored into it. */
async function expectBrokenRefused(file: string, env: Record<string, string>): Promise<void> {
  const broken = join(folder, 'broken.sumiwa');
  writeFileSync(broken, readFileSync(file).subarray(0, 20_000));
  const refused = await runCommand(['restore', broken], { env });
  expect([refused.code, refused.complaint]).toEqual([
    1,
    expect.stringMatching(/控え .+壊れている/),
  ]);
}

test('a backup beside a running server, restored into an empty folder, is the same association; nothing is overwritten', async () => {
  const env = { DATA_DIR: seededFolder('original'), COOKIE_SECRET: secret };
  const file = join(folder, 'all.sumiwa');
  const original = await start({ env });
  await send(original, '/api/contact', inquiry('控えに入りますか。'));
  const added = await send(original, '/api/associations/own/tasks', {
    title: '控えの確認',
    detail: '',
    dueOn: null,
  });
  const cookie = (added.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
  const backup = await runCommand(['backup', file], { env });
  expect([backup.code, backup.output]).toEqual([0, `控えを書き出しました：${file}\n`]);
  const before = await answersOf(original, cookie);
  const beside = await runCommand(['restore', file], { env });
  expect([beside.code, beside.complaint]).toEqual([1, expect.stringContaining('止めてから')]);
  await original.stop();
  const filled = await runCommand(['restore', file], { env });
  expect([filled.code, filled.complaint]).toEqual([
    1,
    expect.stringContaining('空ではありません。'),
  ]);

  const restoredEnv = { ...env, DATA_DIR: join(folder, 'restored') };
  await expectBrokenRefused(file, restoredEnv);
  const restore = await runCommand(['restore', file], { env: restoredEnv });
  expect([restore.code, restore.complaint]).toEqual([0, '']);
  expect(restore.output).toContain('表ごとの件数と照合値が一致しています。');
  const second = join(folder, 'again.sumiwa');
  await runCommand(['backup', second], { env: restoredEnv });
  expect(tablesOf(file).length).toBeGreaterThan(25);
  expect(tablesOf(second)).toEqual(tablesOf(file));

  const restored = await start({ env: restoredEnv });
  const after = await answersOf(restored, cookie);
  expect(after).toEqual(before);
  expect(JSON.stringify(after)).toContain('控えの確認');
  const outbox = await runCommand(['outbox'], { env: restoredEnv });
  expect(outbox.output).toContain('控えに入りますか。');
});

test('a command that does not exist, or has no file, says how to ask', async () => {
  for (const args of [['destroy'], ['backup'], ['restore']]) {
    const { code, complaint } = await runCommand(args, {});
    expect(code).toBe(1);
    expect(complaint).toMatch(/^使い方：.+npm run outbox.+\n$/);
  }
});

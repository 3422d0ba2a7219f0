import { expect, test } from 'vitest';
import { createReader } from './create-reader.ts';

const a = 'association a';
const task = { kind: 'pdf', bytes: new Uint8Array([1, 2, 3]), pdfFolder: '' } as const;
const reply = { kind: 'docx', blocks: [] };

/** A reader whose thread does just this. */
function readerOf(program: string, limits: { timeoutMs?: number; memoryMb?: number } = {}) {
  const source = `import { parentPort, workerData } from 'node:worker_threads'; ${program}`;
  const workerUrl = new URL(`data:text/javascript,${encodeURIComponent(source)}`);
  return createReader({ workerUrl, timeoutMs: 20_000, memoryMb: 64, ...limits });
}

const answer = `parentPort.postMessage(${JSON.stringify(reply)});`;

test('what the thread found is the answer', async () => {
  const read = readerOf(`if (workerData.bytes[2] === 3) ${answer}`);
  expect(await read(a, task)).toEqual(reply);
});

test('a thread that runs for ever is stopped, and the next file is read', async () => {
  const endless = readerOf(`if (workerData.kind === 'pdf') for (;;); ${answer}`, {
    timeoutMs: 500,
  });
  const first = endless(a, task);
  const second = endless(a, { ...task, kind: 'zip' });
  expect(await first).toEqual({ kind: 'failed', reason: 'too-slow' });
  expect(await second).toEqual(reply);
});

test('a thread that takes all memory ends alone', async () => {
  const greedy = readerOf(`const all = []; for (;;) all.push(new Array(10_000).fill({}));`);
  expect(await greedy(a, task)).toEqual({ kind: 'failed', reason: 'too-large' });
});

test.each([
  ['breaks', `throw new Error('broken file');`],
  ['ends without a word', `process.exit(0);`],
  ['overflows its stack', `const deep = () => deep() + 1; deep();`],
])('a thread that %s is a broken file', async (_name, program) => {
  expect(await readerOf(program)(a, task)).toEqual({ kind: 'failed', reason: 'broken' });
});

test('files are read one after another, and too many are told to wait', async () => {
  const read = readerOf(answer);
  const settled = await Promise.allSettled(Array.from({ length: 12 }, () => read(a, task)));
  expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
  expect(settled.at(-1)).toMatchObject({ reason: { code: 'unavailable' } });
});

test('a file of another association is read before the rest of somebody with many', async () => {
  const read = readerOf(answer);
  const order: string[] = [];
  const note = (whose: string) => read(whose, task).then(() => order.push(whose));
  await Promise.all(['a', 'a', 'a', 'a', 'b'].map(note));
  expect(order).toEqual(['a', 'a', 'b', 'a', 'a']);
});
